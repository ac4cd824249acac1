import Testing

@testable import CSS

struct SelectorTests {
  private let document = MarkupDocument(
    """
    <svg id="s"><g id="g" class="card on" lang="de-AT"><rect id="r1" fill="#FFF"/><rect id="r2"/>
    <circle id="c1"/><rect id="r3"/></g><text id="t"></text></svg>
    """)

  @Test(
    "selectors match the elements that the specification says",
    arguments: [
      ("rect", "r1 r2 r3"), (".card > rect", "r1 r2 r3"), ("g.on.card", "g"), ("RECT", ""),
      ("rect + rect", "r2"), ("rect ~ rect", "r2 r3"), ("svg rect:not(:first-child)", "r2 r3"),
      ("[fill='#fff' i]", "r1"), ("[fill='#fff']", ""), ("g [id^=r]:nth-child(2n)", "r2 r3"),
      (":nth-child(2 of rect)", "r2"), (":nth-last-child(1 of circle, rect)", "r3"),
      ("rect:last-of-type", "r3"), (":only-of-type", "s g c1 t"), (":root", "s"),
      ("text:empty", "t"),
      (":is(circle, text)", "c1 t"), (":where(#r1, :bogus)", "r1"), ("circle:lang(de)", "c1"),
      ("g::before", ""), ("g rect, svg > text", "r1 r2 r3 t"), (":not(g, rect, svg)", "c1 t"),
      ("g\\.x", ""), ("svg\t>\n g", "g"), ("g > rect ~ circle + rect", "r3"),
    ])
  func matching(selector: String, expected: String) {
    let ids = document.ids(matching: selector)
    #expect(ids == expected.split(separator: " ").map(String.init))
  }

  @Test("state pseudo-classes are answered by the set of states")
  func states() {
    #expect(document.ids(matching: "g:hover", states: [.hover, .focus]) == ["g"])
    #expect(document.ids(matching: "g:hover", states: .focus).isEmpty)
    #expect(document.ids(matching: "g:not(:disabled)", states: .hover) == ["g"])
    #expect(
      document.ids(matching: ".on:focus-visible rect:first-child", states: .focusVisible) == ["r1"])
  }

  // The examples of https://www.w3.org/TR/selectors-4/#specificity-rules.
  @Test(
    "specificity counts as in the specification's examples",
    arguments: [
      ("*", 0, 0, 0), ("LI", 0, 0, 1), ("UL LI", 0, 0, 2), ("UL OL+LI", 0, 0, 3),
      ("H1 + *[REL=up]", 0, 1, 1), ("UL OL LI.red", 0, 1, 3), ("LI.red.level", 0, 2, 1),
      ("#x34y", 1, 0, 0), ("#s12:not(FOO)", 1, 0, 1), (".foo :is(.bar, #baz)", 1, 1, 0),
      (":is(em, #foo)", 1, 0, 0), (".qux:where(em, #foo#bar#baz)", 0, 1, 0),
      (":nth-child(even of li, .item)", 0, 2, 0), (":not(em, strong#foo)", 1, 0, 1),
    ])
  func specificity(selector: String, ids: Int, classes: Int, types: Int) {
    let expected = Specificity(ids: ids, classes: classes, types: types)
    #expect(Selector.list(selector)?.first?.specificity == expected)
  }

  @Test("pseudo-classes inside each other are refused beyond the depth limit")
  func depth() {
    func nested(_ depth: Int) -> String {
      String(repeating: ":not(", count: depth) + "a" + String(repeating: ")", count: depth)
    }
    #expect(Selector.list(nested(10)) != nil)
    #expect(Selector.list(nested(100_000)) == nil)
  }

  @Test("an attribute's substring is found, also where it starts with a repetition")
  func substrings() {
    let selector = AttributeSelector(name: "d", comparison: .substring, value: "aab")
    #expect(selector.accepts("aaab"))
    #expect(selector.accepts("xaabx"))
    #expect(!selector.accepts("aacab"))
    #expect(!selector.accepts(""))
    let long = AttributeSelector(
      name: "d", comparison: .substring, value: String(repeating: "0", count: 50_000) + "1")
    #expect(!long.accepts(String(repeating: "0", count: 500_000)))
  }

  @Test("long chains of combinators in deep trees do not take exponential time")
  func backtracking() {
    let depth = 200
    let document = MarkupDocument(
      String(repeating: "<g class=\"a\">", count: depth) + "<rect id=\"r\"/>"
        + String(repeating: "</g>", count: depth))
    let selector = "b " + String(repeating: ".a .a ~ .a ", count: 20) + "rect"
    let descendants = "b " + String(repeating: ".a ", count: 40) + "rect"
    #expect(document.ids(matching: selector).isEmpty)
    #expect(document.ids(matching: descendants).isEmpty)
  }
}
