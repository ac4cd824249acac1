public import RuleSets
public import SceneModel

/// Runs rules over loaded sources.
public struct Auditor: Sendable {
  private let rules: [any Rule]

  /// An auditor with the rules that `ruleSet` switches on, out of `registry`.
  public init(ruleSet: RuleSet, registry: [any Rule.Type]) throws(RuleSetError) {
    rules = []
  }

  /// What the rules that run are, ordered by id.
  public var metadata: [RuleMetadata] { [] }

  /// All checks of `source`, complete with fingerprints and suggestions.
  public func audit(_ source: LoadedSource) -> AuditedSource {
    AuditedSource(path: source.path, scenes: [], controls: [], diagnostics: source.diagnostics)
  }
}
