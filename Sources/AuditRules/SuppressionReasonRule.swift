public import Audit
public import RuleSets
public import SceneModel

/// A suppression says why.
public struct SuppressionReasonRule: Rule {
  private let report: ObservationReport

  /// The rule with a rule set's severity.
  public init(settings: RuleSettings, ruleSet: RuleSet) throws(RuleSetError) {
    report = ObservationReport(.suppressionWithoutReason, settings)
  }

  /// One check for each such suppression.
  public func evaluate(_ control: Control, in context: AuditContext) -> [Finding] {
    report.findings(of: control)
  }
}
