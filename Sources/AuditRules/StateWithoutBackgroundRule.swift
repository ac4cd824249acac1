public import Audit
public import RuleSets
public import SceneModel

/// A state that changes the foreground says what then lies behind it.
public struct StateWithoutBackgroundRule: Rule {
  private let report: ObservationReport

  /// The rule with a rule set's severity.
  public init(settings: RuleSettings, ruleSet: RuleSet) throws(RuleSetError) {
    report = ObservationReport(.stateWithoutBackground, settings)
  }

  /// One check for each such thing that the source shows.
  public func evaluate(_ control: Control, in context: AuditContext) -> [Finding] {
    report.findings(of: control)
  }
}
