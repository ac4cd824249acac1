import ColorMath
import SceneModel
import ViewLayout

extension Evaluator {
  /// The foreground of what states none: the colour `primary`, else black or, if dark, white.
  mutating func primary() throws(StyleProblem) -> ViewPaint {
    if let paint = try standard("primary") { return paint }
    return .paint(Resolved(.color(appearance.appearance.isDark ? .white : .black)))
  }

  /// The accent where no `<tint>` is set: the colour `accent`.
  mutating func accent() throws(StyleProblem) -> ViewPaint {
    if let paint = try standard("accent") { return paint }
    return .paint(
      Resolved(
        .unresolved(
          IncompleteCause(.unresolvedReference, "no colour 'accent' and no <tint> is defined"))))
  }

  private mutating func standard(_ name: String) throws(StyleProblem) -> ViewPaint? {
    guard let token = theme.colors[name] else { return nil }
    return try namedPaint(name, at: token.location)
  }
}

extension StyleProblem {
  /// What keeps a view from being laid out.
  init(_ error: ViewLayoutError) {
    switch error.kind {
    case .tooDeep:
      self.init(
        .tooDeep, "views and modifiers are nested more than \(LayoutLimits.depth) deep",
        at: error.location)
    case .tooMany:
      self.init(
        .tooComplex, "a control has more than \(LayoutLimits.nodes) views and modifiers",
        at: error.location)
    case .tooComplex:
      self.init(
        .tooComplex, "stacks in stacks need more than \(LayoutLimits.measurements) measurements",
        at: error.location)
    case .tooLarge:
      self.init(
        .invalidValue,
        "effects multiply to coordinates beyond \(Int(LayoutLimits.coordinate)) points",
        at: error.location)
    }
  }
}
