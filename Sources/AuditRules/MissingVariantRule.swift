public import Audit
public import RuleSets
public import SceneModel

/// A colour has a variant for every appearance that its project provides for others.
public struct MissingVariantRule: Rule {
  private let report: ObservationReport

  /// The rule with a rule set's severity.
  public init(settings: RuleSettings, ruleSet: RuleSet) throws(RuleSetError) {
    report = ObservationReport(.missingVariant, settings)
  }

  /// One check for each such thing that the source shows.
  public func evaluate(_ control: Control, in context: AuditContext) -> [Finding] {
    report.findings(of: control)
  }
}
