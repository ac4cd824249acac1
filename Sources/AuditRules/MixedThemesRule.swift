public import Audit
public import RuleSets
public import SceneModel

/// Text and what lies behind it come from the same theme.
public struct MixedThemesRule: Rule {
  private let report: ObservationReport

  /// The rule with a rule set's severity.
  public init(settings: RuleSettings, ruleSet: RuleSet) throws(RuleSetError) {
    report = ObservationReport(.mixedThemes, settings)
  }

  /// One check for each such thing that the source shows.
  public func evaluate(_ control: Control, in context: AuditContext) -> [Finding] {
    report.findings(of: control)
  }
}
