public import Audit
public import RuleSets
public import SceneModel

/// A suppression names rules that exist, in words that are understood.
public struct SuppressionNameRule: Rule {
  private let report: ObservationReport

  /// The rule with a rule set's severity.
  public init(settings: RuleSettings, ruleSet: RuleSet) throws(RuleSetError) {
    report = ObservationReport(.unknownSuppression, settings)
  }

  /// One check for each such suppression.
  public func evaluate(_ control: Control, in context: AuditContext) -> [Finding] {
    report.findings(of: control)
  }
}
