import RuleSets

/// What the rules for graphics share: a minimum ratio, and the share of the area that may miss it
/// (WCAG 1.4.11).
struct GraphicThreshold {
  let settings: RuleSettings
  let severity: Severity
  /// The required ratio.
  let minimum: Double
  /// Share of the area that may be below it, 0...1.
  let failingShare: Double

  init(_ settings: RuleSettings) throws(RuleSetError) {
    self.settings = settings
    severity = settings.severity ?? .error
    minimum = try settings.number("minimum")
    failingShare = try settings.number("failing-share")
  }
}
