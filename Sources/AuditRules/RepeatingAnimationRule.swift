public import Audit
public import RuleSets
public import SceneModel

/// An animation without end that motion settings do not stop.
public struct RepeatingAnimationRule: Rule {
  private let report: ObservationReport

  /// The rule with a rule set's severity.
  public init(settings: RuleSettings, ruleSet: RuleSet) throws(RuleSetError) {
    report = ObservationReport(.repeatingAnimation, settings)
  }

  /// One check for each such thing that the source shows.
  public func evaluate(_ control: Control, in context: AuditContext) -> [Finding] {
    report.findings(of: control)
  }
}
