internal import ColorMath
public import SceneModel

/// Gives colours of catalogues and of the platform their values in an appearance.
public struct ColorResolver: Sendable {
  /// The platform's colours.
  public let palette: PlatformPalette
  /// Whether the project's catalogues have variants for the dark appearance at all.
  public let providesDark: Bool

  /// A resolver from its parts.
  public init(palette: PlatformPalette, providesDark: Bool) {
    self.palette = palette
    self.providesDark = providesDark
  }

  /// What the named colour `set` paints in `appearance`; the definition that decides goes to `steps`.
  public func paint(
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
    case .color(let color):
      guard let wide = set.otherOfWideGamut(in: appearance) else { return .color(color) }
      return .unresolved(
        IncompleteCause(
          .unsupported, "'\(set.name)' is another colour on displays of a wide gamut",
          at: wide.location), standIn: color)
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

  /// What the platform's colour `name`, in its canonical spelling, paints in `appearance`.
  ///
  /// `location` is the place that refers to it.
  public func paint(
    platform name: String, in appearance: Appearance, at location: SourceLocation?
  ) -> Paint {
    if let color = palette.color(name, in: appearance) { return .color(color) }
    let place =
      appearance.isIncreasedContrast ? "increased contrast" : "iOS \(palette.version)"
    return .unresolved(
      IncompleteCause(.systemColor, "no value of \(name) is published for \(place)", at: location))
  }

  /// Whether `set` is able to look different outside the light appearance.
  ///
  /// In a project with dark variants every named colour is, also where nobody defined its own.
  public func varies(_ set: ColorSet) -> Bool {
    providesDark || Appearance.standard.contains { set.varies(in: $0) }
      || set.entry(for: .light).map { isVarying($0) } ?? false
  }

  private func isVarying(_ entry: ColorSet.Entry) -> Bool {
    guard case .platform(let name) = entry.value, let known = palette.canonicalName(of: name) else {
      return false
    }
    return palette.varies(known)
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
