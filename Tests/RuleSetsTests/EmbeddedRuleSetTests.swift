import EmbeddedFiles
import RuleSets
import Testing

@Suite("Embedded rule sets")
struct EmbeddedRuleSetTests {
  @Test("the default comes first, then the other levels, WCAG 2.1 and the platforms")
  func names() {
    #expect(
      RuleSet.available == [
        "wcag22-aa", "wcag22-aaa", "wcag22-a", "wcag21-aa", "wcag21-aaa", "wcag21-a", "apple",
        "android",
      ])
    #expect(RuleSet.available.first == RuleSetLibrary.defaultName)
  }

  @Test("WCAG 2.2 AA asks for 4.5 and 3 of text and for 24 points of targets")
  func levelAA() throws {
    let set = try RuleSet.named("wcag22-aa")
    let text = try #require(set.settings(for: "text-contrast"))
    #expect(text.criterion == "1.4.3" && text.severity == .error)
    #expect(text.numbers["minimum"] == 4.5 && text.numbers["minimum-large"] == 3)
    #expect(text.numbers["large-size"] == 24 && text.numbers["large-bold-size"] == 18.66)
    let target = try #require(set.settings(for: "target-size"))
    #expect(target.numbers == ["minimum": 24, "spacing": 24])
    #expect(target.words == ["measure": "square"])
    #expect(set.largeTextUnit == .px)
    #expect(try #require(set.settings(for: "hit-area-overlap")).severity == .warning)
  }

  @Test("WCAG 2.2 AAA changes numbers and criteria and keeps the rest")
  func levelAAA() throws {
    let set = try RuleSet.named("wcag22-aaa")
    let text = try #require(set.settings(for: "text-contrast"))
    #expect(text.criterion == "1.4.6")
    #expect(text.numbers["minimum"] == 7 && text.numbers["minimum-large"] == 4.5)
    #expect(text.numbers["large-size"] == 24)
    let target = try #require(set.settings(for: "target-size"))
    #expect(target.numbers == ["minimum": 44])
    #expect(target.words == ["measure": "square", "spacing": "none"])
    #expect(set.rules.count == (try RuleSet.named("wcag22-aa")).rules.count)
  }

  /// The success criteria of the versions and levels that rules check.
  ///
  /// New in 2.2: 2.4.13 and 2.5.8.
  /// Level A: 1.4.1 and 2.2.2; AA: 1.4.3, 1.4.11, 2.4.7, 2.5.8; AAA: 1.4.6, 2.4.13, 2.5.5. A criterion
  /// of level AA that one of AAA replaces is not among those of AAA.
  @Test(
    "a rule set checks the criteria of its version and level and no other",
    arguments: [
      ("wcag22-a", ["1.4.1", "2.2.2"]),
      ("wcag22-aa", ["1.4.1", "2.2.2", "1.4.3", "1.4.11", "2.4.7", "2.5.8"]),
      (
        "wcag22-aaa",
        ["1.4.1", "2.2.2", "1.4.3", "1.4.6", "1.4.11", "2.4.7", "2.4.13", "2.5.5", "2.5.8"]
      ),
      ("wcag21-a", ["1.4.1", "2.2.2"]),
      ("wcag21-aa", ["1.4.1", "2.2.2", "1.4.3", "1.4.11", "2.4.7"]),
      ("wcag21-aaa", ["1.4.1", "2.2.2", "1.4.3", "1.4.6", "1.4.11", "2.4.7", "2.5.5"]),
    ])
  func criteria(name: String, expected: [String]) throws {
    let checked = try RuleSet.named(name).rules.filter { $0.severity != nil }.map(\.criterion)
    #expect(Set(checked.filter { $0.first?.isNumber == true }) == Set(expected))
    #expect(checked.contains("hit-area") && checked.contains("states"))
  }

  @Test("no level asks for less than the one below it", arguments: ["wcag21", "wcag22"])
  func levels(standard: String) throws {
    let sets = try ["a", "aa", "aaa"].map { try RuleSet.named("\(standard)-\($0)") }
    for (lower, higher) in zip(sets, sets.dropFirst()) {
      for rule in lower.rules {
        let other = try #require(higher.settings(for: rule.id))
        #expect((rule.severity ?? .note) <= (other.severity ?? .note), "\(rule.id)")
        #expect(rule.severity == nil || other.severity != nil, "\(rule.id)")
      }
    }
  }

  @Test("platforms measure the bounding box", arguments: [("apple", 44.0), ("android", 48.0)])
  func platform(name: String, minimum: Double) throws {
    let target = try #require(try RuleSet.named(name).settings(for: "target-size"))
    #expect(target.numbers == ["minimum": minimum])
    #expect(target.words == ["measure": "box", "spacing": "none"])
  }

  @Test("an unknown name is an error with the nearest name")
  func unknownName() {
    let error = #expect(throws: RuleSetError.self) { try RuleSet.named("wcag20-aa") }
    #expect(error?.message == "there is no rule set 'wcag20-aa'; did you mean 'wcag22-aa'?")
  }

  @Test("every file of the table has content", arguments: EmbeddedFile.names(in: "Rules"))
  func content(name: String) throws {
    let bytes = try #require(EmbeddedFile.bytes(at: "Rules/" + name))
    #expect(bytes.starts(with: Array("<?xml".utf8)) && bytes.last == UInt8(ascii: "\n"))
  }
}
