import RuleSets
import Testing

private func library(_ files: [String: String]) -> RuleSetLibrary {
  RuleSetLibrary(names: files.keys.sorted()) { name in files[name].map { Array($0.utf8) } }
}

/// A rule set of `rules`, each on a line of its own from line 2.
private func file(extends: String? = nil, unit: String? = nil, _ rules: String...) -> String {
  let parent = extends.map { " extends=\"\($0)\"" } ?? ""
  let unit = unit.map { " large-text-unit=\"\($0)\"" } ?? ""
  let head =
    "<ruleset xmlns=\"urn:a11yaudit:ruleset:1\"\(parent)\(unit) title=\"T\" source=\"https://e.org\""
    + " date=\"2026-01-01\">"
  return ([head] + rules + ["</ruleset>"]).joined(separator: "\n")
}

private let base = file(
  unit: "pt", "<rule id=\"size\" severity=\"error\" criterion=\"1\" minimum=\"24\" gap=\"2\"/>")

@Suite("Loading of rule sets")
struct RuleSetLibraryTests {
  @Test("a child changes single options and inherits the others")
  func inheritance() throws {
    let child = file(extends: "base", "<rule id=\"size\" minimum=\"44\" gap=\"none\"/>")
    let set = try library(["base": base, "child": child]).ruleSet(named: "child")
    let size = try #require(set.settings(for: "size"))
    #expect(set.name == "child" && set.largeTextUnit == .pt)
    #expect(size.severity == .error && size.criterion == "1")
    #expect(size.numbers == ["minimum": 44] && size.words == ["gap": "none"])
  }

  @Test("severity 'off' switches a rule off, and a grandchild switches it on again")
  func off() throws {
    let library = library([
      "base": base, "child": file(extends: "base", "<rule id=\"size\" severity=\"off\"/>"),
      "grandchild": file(extends: "child", "<rule id=\"size\" severity=\"note\"/>"),
    ])
    #expect(try library.ruleSet(named: "child").rules.map(\.severity) == [nil])
    #expect(try library.ruleSet(named: "grandchild").rules.map(\.severity) == [.note])
  }

  @Test(
    "what is wrong is named with file, line and column",
    arguments: [
      (
        file(extends: "base", "<rule id=\"sise\"/>"),
        "2:1: the extended rule set has no rule 'sise'; did you mean 'size'?"
      ),
      (
        file(extends: "base", "<rule id=\"size\" minimun=\"3\"/>"),
        "2:17: the extended rule set has no option 'minimun'; did you mean 'minimum'?"
      ),
      (
        file(extends: "base", "<rule id=\"size\" minimum=\"3px\"/>"),
        "2:17: '3px' is neither a number nor a word; write one, such as 4.5 or none"
      ),
      (
        file(extends: "base", "<rule id=\"size\" minimum=\"nan\"/>"),
        "2:17: 'nan' is neither a number nor a word; write one, such as 4.5 or none"
      ),
      (
        file(extends: "base", "<rule id=\"size\" severity=\"bad\"/>"),
        "2:17: 'bad' is not one of note, warning, error, off"
      ),
      (
        file(extends: "base", "<rule id=\"size\"/>", "<rule id=\"size\"/>"),
        "3:1: the rule 'size' is here twice; remove one"
      ),
      (file(extends: "base", "<rule/>"), "2:1: 'rule' needs the attribute 'id'"),
      (
        file(extends: "base", "<rul id=\"size\"/>"),
        "2:1: the element 'rul' is unknown here; write 'rule' in the namespace"
          + " 'urn:a11yaudit:ruleset:1'"
      ),
      (
        file("<rule id=\"size\"/>"),
        "2:1: the rule 'size' needs the attributes 'severity' and 'criterion'"
      ),
      (
        "<ruleset xmlns=\"urn:a11yaudit:ruleset:1\" titel=\"T\"/>",
        "1:42: the attribute 'titel' is unknown; did you mean 'title'?"
      ),
      (
        "<ruleset xmlns=\"urn:a11yaudit:ruleset:1\"/>", "1:1: 'ruleset' needs the attribute 'title'"
      ),
      (
        file(extends: "bse", "<rule id=\"size\"/>"),
        "1:42: there is no rule set 'bse'; did you mean 'base'?"
      ),
      (
        file(extends: "child", "<rule id=\"size\"/>"),
        "1:42: a rule set cannot extend itself: 'child' extends 'child'"
      ),
    ])
  func mistakes(content: String, message: String) {
    let error = #expect(throws: RuleSetError.self) {
      try library(["base": base, "child": content]).ruleSet(named: "child")
    }
    #expect(error?.message == "Rules/child.xml:\(message)")
  }

  @Test("a circle of rule sets is refused and shown")
  func circle() {
    let library = library(["a": file(extends: "b"), "b": file(extends: "a")])
    let error = #expect(throws: RuleSetError.self) { try library.ruleSet(named: "a") }
    #expect(
      error?.message
        == "Rules/b.xml:1:42: a rule set cannot extend itself: 'a' extends 'b' extends 'a'")
  }

  @Test("malformed XML is refused with its place")
  func malformed() {
    let library = library(["a": "<ruleset"])
    let error = #expect(throws: RuleSetError.self) { try library.ruleSet(named: "a") }
    #expect(error?.message.hasPrefix("Rules/a.xml:1:") == true)
  }
}
