public import Audit
public import RuleSets
public import SceneModel

/// A suppression does not outlive its last day.
public struct SuppressionExpiryRule: Rule {
  private let report: ObservationReport

  /// The rule with a rule set's severity.
  public init(settings: RuleSettings, ruleSet: RuleSet) throws(RuleSetError) {
    report = ObservationReport(.expiredSuppression, settings)
  }

  /// One check for each such suppression.
  public func evaluate(_ control: Control, in context: AuditContext) -> [Finding] {
    report.findings(of: control)
  }
}
