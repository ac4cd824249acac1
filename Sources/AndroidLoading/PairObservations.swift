internal import ColorMath
internal import SceneModel

/// Remarks why a pair of a theme's roles has too little contrast, where the files show it.
struct PairObservations {
  /// One side of a pair under one theme.
  struct Side {
    var attribute: String
    var paint: Resolved<Paint>
    /// Whether the project itself sets the role.
    var isOwn: Bool

    var color: Color? {
      guard case .color(let color) = paint.value else { return nil }
      return color
    }

    var literal: SourceLocation? { paint.provenance.literal?.location }
  }

  /// Normal text's ratio (WCAG 1.4.3); above it nobody needs a remark.
  private static let sufficient = 4.5

  /// What is wrong with a text over a background under the theme of `appearance`.
  ///
  /// `day` is the same pair of the same theme by day, if `appearance` is by night.
  static func observations(
    text: Side, background: Side, in appearance: ThemeAppearance,
    day: (text: Side, background: Side)?
  ) -> [Observation] {
    guard let foreground = text.color, let behind = background.color, behind.alpha == 1,
      foreground.composited(over: behind).contrastRatio(with: behind) < sufficient
    else { return [] }
    if let day, let observation = missingVariant(text, background, day, appearance) {
      return [observation]
    }
    return mixedThemes(text, background, appearance).map { [$0] } ?? []
  }

  /// One colour of a pair changes at night, the other does not.
  private static func missingVariant(
    _ text: Side, _ background: Side, _ day: (text: Side, background: Side),
    _ appearance: ThemeAppearance
  ) -> Observation? {
    let changes = (text.color != day.text.color, background.color != day.background.color)
    guard changes.0 != changes.1 else { return nil }
    let (fixed, changing) = changes.0 ? (background, text) : (text, background)
    guard let literal = fixed.paint.provenance.literal, fixed.isOwn || changing.isOwn else {
      return nil
    }
    return Observation(
      .missingVariant,
      message: "\(changing.attribute) changes at night, \(fixed.attribute) does not; give"
        + " \(literal.name) a variant in values-night",
      location: literal.location, provenance: fixed.paint.provenance,
      appearance: appearance.appearance.name)
  }

  /// The project sets one role of a pair, the other is the library's.
  private static func mixedThemes(
    _ text: Side, _ background: Side, _ appearance: ThemeAppearance
  ) -> Observation? {
    guard text.isOwn != background.isOwn else { return nil }
    let (own, foreign) = text.isOwn ? (text, background) : (background, text)
    guard let setting = own.paint.provenance.definitions.first else { return nil }
    return Observation(
      .mixedThemes,
      message: "the project sets \(own.attribute), but \(foreign.attribute) is the library's; set"
        + " both in the same theme",
      location: setting.location, provenance: own.paint.provenance,
      appearance: appearance.appearance.name)
  }
}
