import Audit
import RuleSets
import SceneModel
import TestSupport

@testable import AuditRules

/// Rules with numbers of the test's own.
enum Rules {
  static let set = RuleSet(
    name: "test", title: "Test", source: "", date: "2026-01-01", largeTextUnit: .px, rules: [])

  static let contrastNumbers = [
    "minimum": 3, "failing-share": 0.05, "invisible-ratio": 1.05, "minimum-area": 1,
  ]

  static let textNumbers = [
    "minimum": 4.5, "minimum-large": 3, "large-size": 24, "large-bold-size": 18.66,
    "bold-weight": 700, "failing-share": 0.05,
  ]

  static func rule<R: Rule>(
    _ type: R.Type, _ numbers: [String: Double], words: [String: String] = [:],
    set: RuleSet = Rules.set
  ) throws -> R {
    try R(
      settings: RuleSettings(
        id: R.metadata.id, severity: .error, criterion: "test", numbers: numbers, words: words),
      ruleSet: set)
  }

  /// All checks of `controls` by `rule`.
  static func findings(
    _ rule: some Rule, _ controls: [Control], scenes: [Scene]
  ) -> [Finding] {
    let source = LoadedSource(path: "test.svg", scenes: scenes, controls: controls)
    let context = AuditContext(source, ruleSet: set)
    return controls.flatMap { rule.evaluate($0, in: context) }
  }
}
