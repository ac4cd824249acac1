import Audit
import Foundation
import RuleSets
import Testing

@testable import CommandLineTool

/// The folder `Sources` beside the tests, if the tests run where they were built.
private let sources: URL? = {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
  return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
}()

/// The names of the files below `folder` of `Sources` that end in `suffix`.swift, which are the
/// names of their types.
private func types(in folder: String, endingIn suffix: String) throws -> Set<String> {
  let folder = try #require(sources).appendingPathComponent(folder).path
  let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  let names = files.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
  return Set(names.filter { $0.hasSuffix(suffix) })
}

@Suite("Registry")
struct RegistryTests {
  @Test("every rule's file has a line", .enabled(if: sources != nil))
  func rules() throws {
    let registered = Set(Registry.rules.map { String(describing: $0) })
    #expect(try types(in: "AuditRules", endingIn: "Rule") == registered)
  }

  @Test("every reporter's file has a line", .enabled(if: sources != nil))
  func reporters() throws {
    let registered = Set(Registry.reporters.map { String(describing: $0) })
    #expect(try types(in: "Reporters", endingIn: "Reporter") == registered)
  }

  @Test("every loader of a loading module has a line", .enabled(if: sources != nil))
  func loaders() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: try #require(sources).path)
      .filter { $0.hasSuffix("Loading") }
    let loaders = try folders.flatMap { folder in
      try types(in: folder, endingIn: "Loader").map { "\(folder).\($0)" }
    }
    let registered =
      Registry.loaders.map { String(reflecting: $0) }
      + Registry.projectLoaders.map { String(reflecting: $0) }
    #expect(Set(loaders) == Set(registered))
  }

  @Test("identifiers are unique, and rules stand in their order")
  func unique() {
    let rules = Registry.rules.map { $0.metadata.id }
    #expect(rules == Set(rules).sorted())
    let reporters = Registry.reporters.map { $0.identifier }
    #expect(Set(reporters).count == reporters.count)
    let extensions = Registry.reporters.map { $0.fileExtension }
    #expect(Set(extensions).count == extensions.count)
    let loaders =
      Registry.loaders.map { $0.identifier } + Registry.projectLoaders.map { $0.identifier }
    #expect(Set(loaders).count == loaders.count)
  }

  @Test("every rule is documented", arguments: Registry.rules.map { $0.metadata })
  func documented(metadata: RuleMetadata) {
    #expect(!metadata.title.isEmpty && !metadata.summary.isEmpty)
    #expect(!metadata.rationale.isEmpty && !metadata.limitations.isEmpty)
  }

  @Test("a rule set names the known rules and no others", arguments: RuleSet.available)
  func ruleSetRules(name: String) throws {
    let ids = try RuleSet.named(name).rules.map(\.id)
    #expect(ids == Registry.rules.map { $0.metadata.id })
  }

  @Test(
    "a rule reads every number and word that its rule set gives it",
    arguments: RuleSet.available)
  func ruleSetOptions(name: String) throws {
    let ruleSet = try RuleSet.named(name)
    for rule in Registry.rules {
      let settings = try #require(ruleSet.settings(for: rule.metadata.id))
      _ = try rule.init(settings: settings, ruleSet: ruleSet)
      for number in settings.numbers.keys where number != "spacing" {
        var incomplete = settings
        incomplete.numbers[number] = nil
        #expect(throws: RuleSetError.self, "\(rule.metadata.id) does not read '\(number)'") {
          try rule.init(settings: incomplete, ruleSet: ruleSet)
        }
      }
    }
  }
}
