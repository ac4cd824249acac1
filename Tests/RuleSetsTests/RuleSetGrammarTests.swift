import EmbeddedFiles
import Markup
import RuleSets
import Testing

@Suite("Grammar of rule sets")
struct RuleSetGrammarTests {
  private let grammar: RelaxNGSchema

  init() throws {
    grammar = try RelaxNGSchema(
      bytes: try #require(EmbeddedFile.bytes(at: "Rules/ruleset.rng")), path: "Rules/ruleset.rng")
  }

  private func isValid(_ text: String) throws -> Bool {
    try grammar.validate(Array(text.utf8)).isEmpty
  }

  private func file(attributes: String = "", rule: String = "<rule id=\"size\"/>") -> String {
    "<ruleset xmlns=\"urn:a11yaudit:ruleset:1\" title=\"T\" source=\"https://e.org/\""
      + " date=\"2026-01-01\" \(attributes)>\(rule)</ruleset>"
  }

  @Test("every rule set follows it", arguments: RuleSet.available)
  func embedded(name: String) throws {
    let bytes = try #require(EmbeddedFile.bytes(at: "Rules/\(name).xml"))
    #expect(try grammar.validate(bytes, path: "Rules/\(name).xml").isEmpty)
  }

  @Test("numbers and words are options, anything else is not")
  func options() throws {
    #expect(try isValid(file(rule: "<rule id=\"size\" minimum=\"4.5\" measure=\"box\"/>")))
    #expect(try !isValid(file(rule: "<rule id=\"size\" minimum=\"4.5 px\"/>")))
  }

  @Test(
    "a rule set without rules, a wrong date, unit, severity or element does not follow it",
    arguments: [
      "large-text-unit=\"em\"", "date-of-birth=\"2026-01-01\"", "extends=\"two words\"",
    ])
  func wrong(attributes: String) throws {
    #expect(try isValid(file()))
    #expect(try !isValid(file(attributes: attributes)))
    #expect(try !isValid(file(rule: "")))
    #expect(try isValid(file(attributes: "extends=\"base\"", rule: "")))
    #expect(try !isValid(file(rule: "<rule id=\"size\" severity=\"bad\"/>")))
    #expect(try !isValid(file(rule: "<rule severity=\"error\"/>")))
    #expect(try !isValid(file(rule: "<role id=\"size\"/>")))
  }
}
