internal import ColorMath
internal import SceneModel

/// What a colour of a document or catalogue is, before an appearance is chosen.
enum ColorReference: Sendable {
  /// The same colour in every appearance.
  case literal(Color)
  /// A colour of a catalogue.
  case catalog(ColorSet)
  /// A colour of the platform, by its own name.
  case platform(String)
  /// What a document keeps of a colour that is defined elsewhere: its value in the light appearance.
  case copy(Color, of: IncompleteCause)
  /// Nothing that can be told; in the second case of what is painted where nobody says more.
  case unresolved(IncompleteCause)
  case inherited(IncompleteCause, standIn: String)
}

/// A reference with the definitions that led to it.
struct InterfaceColor: Sendable {
  var reference: ColorReference
  /// From the use to the place where the reference is written; empty for a default.
  var steps: [Definition]

  /// Where it is written, `nil` for a default.
  var location: SourceLocation? { steps.first?.location }
}

/// Gives references their colours in an appearance.
struct ColorResolver: Sendable {
  let palette: PlatformPalette
  /// Whether the project's catalogues have variants for the dark appearance at all.
  let providesDark: Bool

  /// What `color` paints in `appearance`.
  func paint(_ color: InterfaceColor, in appearance: Appearance) -> Resolved<Paint> {
    var steps = color.steps
    let paint: Paint
    switch color.reference {
    case .literal(let value): paint = .color(value)
    case .catalog(let set): paint = self.paint(of: set, in: appearance, steps: &steps)
    case .platform(let name):
      paint = self.paint(platform: name, in: appearance, at: steps.last?.location)
    case .copy(let value, let cause):
      paint = appearance == .light ? .color(value) : .unresolved(cause)
    case .unresolved(let cause): paint = .unresolved(cause)
    case .inherited(let cause, let name):
      paint = .unresolved(cause, standIn: palette.color(name, in: appearance))
    }
    return Resolved(paint, provenance: Provenance(steps))
  }

  /// Whether `color` is able to look different outside the light appearance.
  ///
  /// In a project with dark variants every named colour is, also where nobody defined its own.
  func varies(_ color: InterfaceColor) -> Bool {
    switch color.reference {
    case .literal, .copy, .unresolved, .inherited: false
    case .catalog(let set):
      providesDark || Appearance.standard.contains { set.varies(in: $0) }
        || set.entry(for: .light).map { isVarying($0) } ?? false
    case .platform(let name): palette.varies(name)
    }
  }

  /// Whether a value for increased contrast is published or defined that differs from the normal one.
  func isDefinedForIncreasedContrast(_ color: InterfaceColor) -> Bool {
    let pairs = [
      (Appearance.light, Appearance.lightIncreasedContrast),
      (.dark, .darkIncreasedContrast),
    ]
    return pairs.contains { normal, increased in
      guard case .color(let value) = paint(color, in: increased).value else { return false }
      return paint(color, in: normal).value != .color(value)
    }
  }

  private func isVarying(_ entry: ColorSet.Entry) -> Bool {
    guard case .platform(let name) = entry.value, let known = palette.canonicalName(of: name) else {
      return false
    }
    return palette.varies(known)
  }

  private func paint(
    of set: ColorSet, in appearance: Appearance, steps: inout [Definition]
  ) -> Paint {
    guard let entry = set.entry(for: appearance) else {
      return .unresolved(
        IncompleteCause(
          .unresolvedReference, "the colour '\(set.name)' has no value for an iPhone or iPad",
          at: SourceLocation(path: set.path)))
    }
    steps.append(
      Definition(
        name: entry.title(of: set), value: entry.written, location: entry.location,
        notation: entry.notation))
    switch entry.value {
    case .color(let color): return .color(color)
    case .platform(let name):
      guard let known = palette.canonicalName(of: name) else {
        return .unresolved(
          IncompleteCause(
            .systemColor, "iOS has no published colour called \(name)", at: entry.location))
      }
      return paint(platform: known, in: appearance, at: entry.location)
    case .unsupported(let what):
      return .unresolved(
        IncompleteCause(.unsupported, "\(what) is not evaluated", at: entry.location))
    case .undefined: return .unresolved(IncompleteCause(.unresolvedReference, "an empty slot"))
    }
  }

  private func paint(
    platform name: String, in appearance: Appearance, at location: SourceLocation?
  ) -> Paint {
    if let color = palette.color(name, in: appearance) { return .color(color) }
    let place =
      appearance.isIncreasedContrast ? "increased contrast" : "iOS \(palette.version)"
    return .unresolved(
      IncompleteCause(.systemColor, "no value of \(name) is published for \(place)", at: location))
  }
}

extension ColorSet.Entry {
  /// The entry as a step of a chain, such as `Brand [dark]`.
  fileprivate func title(of set: ColorSet) -> String {
    var traits: [String] = []
    if let isDark { traits.append(isDark ? "dark" : "light") }
    if isIncreasedContrast == true { traits.append("increased contrast") }
    return traits.isEmpty ? set.name : "\(set.name) [\(traits.joined(separator: ", "))]"
  }
}
