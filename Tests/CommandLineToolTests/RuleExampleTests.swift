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
    // A rule of level AAA is off in the default rule set.
    let sets = try RuleSet.available.map { try RuleSet.named($0) }
    let ruleSet = try #require(sets.first { $0.settings(for: example.ruleID)?.severity != nil })
    let auditor = try Auditor(
      ruleSet: ruleSet, registry: Registry.rules,
      suppressions: SuppressionPolicy(today: CalendarDate("2026-11-30")))
    let outcomes = try sources(of: example.example).flatMap { auditor.audit($0).controls }
      .flatMap(\.findings)
      .filter { $0.ruleID == example.ruleID }
      .map { "\($0.controlKey) \($0.stateName) \($0.verdict.outcome)" }
    #expect(outcomes.sorted() == example.example.expected)
  }

  private func sources(of example: RuleExample) throws -> [LoadedSource] {
    var sources: [LoadedSource] = []
    var files: [ProjectFile] = []
    for file in example.files {
      let reader = reader(of: file)
      let input = SourceInput(path: file.name, origin: .standardInput, isNamed: true)
      switch reader.read(input) {
      case .loaded(let source, _): sources.append(source)
      case .parsed(let parsed): files += parsed
      case .failed(let error): throw error
      case .skipped, .passedOver: break
      }
    }
    let loaders = Registry.projectLoaders.map { $0.init(options: LoadingOptions()) }
    return sources
      + ParsedProject.projects(of: files).flatMap { project in
        project.work(by: loaders[project.loader]).result.sources
      }
  }

  private func reader(of file: RuleExample.File) -> SourceReader {
    let bytes = Array(file.source.utf8)
    return SourceReader(
      root: FilePath("/"), fileSystem: FileSystem(), options: LoadingOptions(),
      standardInput: { bytes })
  }
}
