public import Audit
public import RuleSets
public import SceneModel

/// Every entry of a list of states can be chosen.
public struct UnreachableStateRule: Rule {
  private let report: ObservationReport

  /// The rule with a rule set's severity.
  public init(settings: RuleSettings, ruleSet: RuleSet) throws(RuleSetError) {
    report = ObservationReport(.unreachableState, settings)
  }

  /// One check for each such thing that the source shows.
  public func evaluate(_ control: Control, in context: AuditContext) -> [Finding] {
    report.findings(of: control)
  }
}
