import EmbeddedFiles
import RuleSets
import Testing

@Suite("Embedded rule sets")
struct EmbeddedRuleSetTests {
  @Test("the default comes first and four rule sets are there")
  func names() {
    #expect(RuleSet.available == ["wcag22-aa", "wcag22-aaa", "apple", "android"])
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

  @Test("platforms measure the bounding box", arguments: [("apple", 44.0), ("android", 48.0)])
  func platform(name: String, minimum: Double) throws {
    let target = try #require(try RuleSet.named(name).settings(for: "target-size"))
    #expect(target.numbers == ["minimum": minimum])
    #expect(target.words == ["measure": "box", "spacing": "none"])
  }

  @Test("an unknown name is an error with the nearest name")
  func unknownName() {
    let error = #expect(throws: RuleSetError.self) { try RuleSet.named("wcag22-a") }
    #expect(error?.message == "there is no rule set 'wcag22-a'; did you mean 'wcag22-aa'?")
  }

  @Test("every file of the table has content", arguments: EmbeddedFile.names(in: "Rules"))
  func content(name: String) throws {
    let bytes = try #require(EmbeddedFile.bytes(at: "Rules/" + name))
    #expect(bytes.starts(with: Array("<?xml".utf8)) && bytes.last == UInt8(ascii: "\n"))
  }
}
