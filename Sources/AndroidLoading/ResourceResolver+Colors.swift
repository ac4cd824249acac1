internal import ColorMath
internal import SceneModel

extension ResourceResolver {
  /// The colour that `use` leads to for a view in `state` under `theme`.
  func color(_ use: Definition, under theme: ThemeStack, in state: ViewState) -> Traced<
    ColorOutcome
  > {
    var chain: [Definition] = []
    var outcome = follow(use, under: theme, in: state, &chain)
    chain = table.shownChain(chain)
    if case .unresolved(var cause) = outcome, let place = cause.location,
      !table.isShown(place.path)
    {
      cause.location = chain.last?.location
      outcome = .unresolved(cause)
    }
    return Traced(value: outcome, chain: chain)
  }

  private func follow(
    _ use: Definition, under theme: ThemeStack, in state: ViewState?, _ chain: inout [Definition]
  ) -> ColorOutcome {
    let index = chain.count
    chain.append(use)
    let outcome = followed(use, under: theme, in: state, &chain)
    if case .color(let color) = outcome {
      chain[index].notation = .alphaFirstHex(alpha: Color.byte(color.alpha))
    }
    return outcome
  }

  private func followed(
    _ use: Definition, under theme: ThemeStack, in state: ViewState?, _ chain: inout [Definition]
  ) -> ColorOutcome {
    guard chain.count <= Self.maximumDepth else {
      return unresolved("\(use.value) refers to itself", at: use.location)
    }
    if use.isSample {
      return .unresolved(
        IncompleteCause(
          .unresolvedVariable,
          "only the designer's sample \(use.name) is in the file; code sets the real one",
          at: use.location))
    }
    switch understood(use.value) {
    case .color(let color): return .color(color)
    case .null: return .nothing
    case .attribute(let name):
      guard let item = theme.item(name) else {
        return unresolved(missing(attribute: name, in: theme), at: use.location)
      }
      return follow(
        Definition(name: item.name, value: item.value, location: item.location), under: theme,
        in: state, &chain)
    case .reference(let name): return follow(name, from: use, under: theme, in: state, &chain)
    case .foreignReference where LayoutNode.isBinding(use.value):
      return .unresolved(
        IncompleteCause(
          .unresolvedVariable, "\(use.name) is bound to an expression of the application's code",
          at: use.location))
    case .foreignReference where use.value.hasPrefix("@mipmap/"):
      return .unresolved(Self.picture(use.value, at: use.location))
    case .foreignReference, .dimension, .number, .boolean, .text:
      return unresolved("\(use.value) is no colour", at: use.location)
    }
  }

  private func follow(
    _ name: ResourceName, from use: Definition, under theme: ThemeStack, in state: ViewState?,
    _ chain: inout [Definition]
  ) -> ColorOutcome {
    guard let definition = definition(of: name, for: use.location.path) else {
      if let cause = systemColor(name, at: use.location) { return .unresolved(cause) }
      if name.type == .drawable {
        return .unresolved(Self.picture(name.reference, at: use.location))
      }
      return unresolved("\(name.reference) is not defined", at: use.location)
    }
    switch definition.body {
    case .text(let value):
      return follow(
        Definition(name: name.reference, value: value, location: definition.location),
        under: theme, in: state, &chain)
    case .style: return unresolved("\(name.reference) is no colour", at: use.location)
    case .element(let element):
      if name.type == .drawable { return .drawable(name) }
      guard let list = colorStateList(definition), let item = item(of: list, for: state) else {
        return unresolved("\(element.localName) of \(name.reference)", at: definition.location)
      }
      return follow(item, of: name, under: theme, &chain)
    }
  }

  private func item(of list: ColorStateList, for state: ViewState?) -> ColorStateList.Item? {
    guard let state else { return list.defaultItem }
    stateQuestions += 1
    return list.item(for: state)
  }

  private func follow(
    _ item: ColorStateList.Item, of name: ResourceName, under theme: ThemeStack,
    _ chain: inout [Definition]
  ) -> ColorOutcome {
    let use = Definition(name: name.reference, value: item.color, location: item.location)
    // Of a list in a list only the default counts.
    let outcome = follow(use, under: theme, in: nil, &chain)
    guard case .color(var color) = outcome else { return outcome }
    if let written = item.lightness {
      let use = Definition(name: "android:lStar", value: written, location: item.location)
      guard let lightness = number(use, under: theme) else {
        return unresolved("android:lStar \(written)", at: item.location)
      }
      // Others leave the colour as it is.
      if (0...100).contains(lightness) { color = color.withPerceptualLightness(lightness) }
    }
    guard let written = item.alpha else { return .color(color) }
    let alpha = number(
      Definition(name: "android:alpha", value: written, location: item.location), under: theme)
    guard let alpha else { return unresolved("android:alpha \(written)", at: item.location) }
    return .color(color.withAlpha(Self.product(color.alpha, alpha)))
  }

  /// An alpha times a factor, in 255ths as the platform keeps it.
  static func product(_ alpha: Double, _ factor: Double) -> Double {
    let scaled = ((alpha * 255).rounded() * factor + 0.5).rounded(.down)
    return min(max(scaled, 0), 255) / 255
  }

  private func unresolved(_ detail: String, at location: SourceLocation) -> ColorOutcome {
    .unresolved(IncompleteCause(.unresolvedReference, detail, at: location))
  }

  /// Why a drawable that no resource describes has no colour.
  private static func picture(_ name: String, at location: SourceLocation) -> IncompleteCause {
    IncompleteCause(.rasterImage, "\(name) is a bitmap, or missing", at: location)
  }

  func missing(attribute name: String, in theme: ThemeStack) -> String {
    let own = "?\(name) is set by no theme"
    if let missing = theme.missing { return "\(own), and \(missing.name) is not known" }
    // Not all that the platform's themes set is among the built-in values.
    return name.hasPrefix("android:") ? "\(own) that is known" : own
  }

  /// Why a colour that the device takes from the user's wallpaper has no value.
  private func systemColor(_ name: ResourceName, at location: SourceLocation) -> IncompleteCause? {
    guard name.isFramework, name.name.hasPrefix("system_") else { return nil }
    return IncompleteCause(
      .systemColor, "a colour of the user's wallpaper, @android:color/system_*", at: location)
  }
}
