import Testing

@testable import CSS

/// Matches worked out by hand from Selectors 4.
struct RelationTests {
  private let document = MarkupDocument(
    "<svg id=\"s\"><rect id=\"a\"/><g id=\"g\"><circle id=\"c\" class=\"x\"/><path id=\"p\"/></g>"
      + "<rect id=\"b\"/></svg>")

  @Test("':has()' looks below, beside and beyond")
  func has() {
    #expect(document.ids(matching: ":has(circle)") == ["s", "g"])
    #expect(document.ids(matching: ":has(> circle)") == ["g"])
    #expect(document.ids(matching: ":has(+ path)") == ["c"])
    #expect(document.ids(matching: ":has(~ rect)") == ["a", "g"])
    #expect(document.ids(matching: "rect:has(+ g > path)") == ["a"])
    #expect(document.ids(matching: ":has(g path, .none)") == ["s"])
    #expect(document.ids(matching: "g:not(:has(text))") == ["g"])
    #expect(document.ids(matching: ":has(:has(a))") == ["invalid"])
  }

  @Test("':has()' weighs as much as the heaviest of its selectors")
  func specificity() throws {
    let selector = try #require(Selector.list("g:has(#c, .x)")?.first)
    #expect(selector.specificity == Specificity(ids: 1, classes: 0, types: 1))
  }

  @Test("prefixes stand for the namespaces that are declared")
  func namespaces() {
    func matches(_ sheet: String) -> Bool {
      let cascade = Cascade(styleSheets: [StyleSheet(Array(sheet.utf8))])
      return cascade.cascadedStyle(for: document.elements[1])["fill"] != nil
    }
    let svg = "@namespace s url(http://www.w3.org/2000/svg);@namespace o 'urn:other';"
    #expect(matches(svg + "s|rect{fill:red}") && !matches(svg + "o|rect{fill:red}"))
    #expect(!matches("@namespace 'urn:other';rect{fill:red}"))
    #expect(matches("@namespace 'urn:other';*|rect{fill:red}"))
    #expect(!matches("none|rect{fill:red}"))
  }
}
