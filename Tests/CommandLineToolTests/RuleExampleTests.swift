import Audit
import RuleSets
import SceneModel
import Testing

@testable import CommandLineTool

/// One example of one rule.
private struct Case: Sendable, CustomTestStringConvertible {
  let ruleID: String
  let example: RuleExample

  var testDescription: String { "\(ruleID): \(example.title)" }
}

private let cases = Registry.rules.flatMap { rule in
  rule.examples.map { Case(ruleID: rule.metadata.id, example: $0) }
}

@Suite("Examples of the rules")
struct RuleExampleTests {
  @Test("every rule has an example that fails and one that does not")
  func both() {
    for rule in Registry.rules {
      let outcomes = rule.examples.map { example in
        example.expected.contains { $0.hasSuffix(" failed") }
      }
      #expect(Set(outcomes) == [true, false], "\(rule.metadata.id)")
    }
  }

  @Test("an example has the outcomes that its rule states", arguments: cases)
  private func outcomes(example: Case) throws {
    let source = Source(
      path: example.example.fileName, bytes: Array(example.example.source.utf8))
    let file = SourceFile(
      path: source.path, head: Array(source.bytes.prefix(SourceFile.headLength)))
    let loader = try #require(Registry.loaders.first { $0.recognizes(file) })
    let loaded = try loader.init(options: LoadingOptions()).load(source)
    let auditor = try Auditor(ruleSet: RuleSet.named("wcag22-aa"), registry: Registry.rules)
    let outcomes = auditor.audit(loaded).controls.flatMap(\.findings)
      .filter { $0.ruleID == example.ruleID }
      .map { "\($0.controlKey) \($0.stateName) \($0.verdict.outcome)" }
    #expect(outcomes.sorted() == example.example.expected)
  }
}
