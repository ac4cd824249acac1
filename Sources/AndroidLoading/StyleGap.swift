internal import SceneModel

/// Where what files say of a view's attributes ends: a style, an ancestor of one or a theme's style that
/// nobody defines may set whatever is not set before it.
struct StyleGap {
  /// How many levels of the view come before it.
  var known: Int
  var cause: IncompleteCause

  /// The gap after `known` levels, where `detail` says what is missing.
  init(after known: Int, _ detail: String, at location: SourceLocation?) {
    self.known = known
    cause = IncompleteCause(.unresolvedReference, detail, at: location)
  }

  /// The first gap of `levels`, the styles of a view that is written at `home`; `nil` for none.
  init?(_ levels: [ResolvedStyle], at home: SourceLocation?, _ resolver: ResourceResolver) {
    guard let index = levels.firstIndex(where: { $0.missing != nil }),
      let cause = Self.cause(levels[index], at: home, resolver)
    else { return nil }
    known = index + 1
    self.cause = cause
  }

  /// Why nobody knows all of a style; `nil` if everything of it is known.
  static func cause(
    _ style: ResolvedStyle, at home: SourceLocation?, _ resolver: ResourceResolver
  ) -> IncompleteCause? {
    guard let missing = style.missing else { return nil }
    guard style.location != nil, let heir = style.lineage.dropLast().last else {
      return IncompleteCause(
        .unresolvedReference, "\(missing.reference) is not defined", at: home)
    }
    let place = resolver.style(heir, for: style.location?.path).location
    let isShown = place.map { resolver.table.isShown($0.path) } == true
    return IncompleteCause(
      .unresolvedReference,
      "\(missing.reference), from which \(heir.reference) inherits, is not defined",
      at: isShown ? place : home)
  }
}

extension WidgetContext {
  /// Why nobody knows what an attribute is set to; `nil` if the files say it.
  func gap(before attribute: String) -> IncompleteCause? {
    guard let gap, !levels.prefix(gap.known).contains(where: { $0.items[attribute] != nil }) else {
      return nil
    }
    return gap.cause
  }

  /// The same for a text appearance, or another style that an attribute names, and what it sets.
  func gap(of attribute: String) -> IncompleteCause? {
    if let cause = gap(before: attribute) { return cause }
    guard let use = use(attribute) else { return nil }
    if let style = resolver.style(use, under: theme) {
      return StyleGap.cause(style, at: use.location, resolver)
    }
    return resolver.unsetAttribute(use, under: theme)
  }

  /// The colour of the first of `attributes` that is set to something known.
  func knownColor(_ attributes: String..., in state: ViewState) -> Traced<ColorOutcome>? {
    for attribute in attributes where gap(before: attribute) == nil {
      if let color = color(attribute, in: state) { return color }
    }
    return nil
  }
}

extension ResourceResolver {
  /// Why a value leads nowhere that starts with a theme's attribute; `nil` if it leads somewhere, or
  /// to nothing because other themes set the attribute and this one does not.
  func unsetAttribute(_ use: Definition, under theme: ThemeStack) -> IncompleteCause? {
    guard let (name, cause) = openEnd(of: use, under: theme),
      theme.missing != nil || !setAttributes.contains(name)
    else { return nil }
    return cause
  }

  /// What of a length no file defines; `nil` for one that is none, or not in points.
  func undefinedLength(_ use: Definition, under theme: ThemeStack) -> IncompleteCause? {
    guard let end = end(of: use, under: theme) else { return openEnd(of: use, under: theme)?.cause }
    guard case .reference(let name) = end.value else { return nil }
    return IncompleteCause(
      .unresolvedReference, "\(name.reference) is not defined", at: use.location)
  }

  /// The theme's attribute that a value names, if that leads nowhere.
  private func openEnd(
    of use: Definition, under theme: ThemeStack
  ) -> (attribute: String, cause: IncompleteCause)? {
    guard case .attribute(let name) = understood(use.value), end(of: use, under: theme) == nil
    else { return nil }
    let cause = IncompleteCause(
      .unresolvedReference, missing(attribute: name, in: theme), at: use.location)
    return (name, cause)
  }
}
