import SceneModel
import Testing

struct NamePatternTests {
  @Test(
    "stars and question marks stand for what the rest of the pattern leaves",
    arguments: [
      ("cta-*", "cta-buy", "buy"), ("*-aktiv", "save-aktiv", "save"),
      ("*-aktiv", "Save-AKTIV", "Save"),
      ("cta-*", "my-cta-buy", nil), ("*", "anything", "anything"), ("exact", "exact", ""),
      ("exact", "exactly", nil), ("b?n", "bin", "i"), ("b?n", "bn", nil), ("*a*b", "xaxxb", "xxx"),
      ("a*a", "aXaYa", "XaY"), ("", "", ""), ("", "x", nil), ("**", "é", "é"),
      ("*State=On", "Tab, State=On", "Tab, "),
    ] as [(String, String, String?)])
  func matching(pattern: String, name: String, expected: String?) {
    let pattern = NamePattern(pattern: pattern, meaning: .noControl)
    #expect(pattern.wildcardText(in: name) == expected)
  }

  @Test("a pattern that is made to be slow is not")
  func slow() {
    let pattern = NamePattern(
      pattern: String(repeating: "a*", count: 200), meaning: .noControl)
    #expect(pattern.wildcardText(in: String(repeating: "a", count: 4000) + "b") != nil)
    let other = NamePattern(pattern: String(repeating: "a*", count: 200) + "c", meaning: .noControl)
    #expect(other.wildcardText(in: String(repeating: "a", count: 4000) + "b") == nil)
  }
}
