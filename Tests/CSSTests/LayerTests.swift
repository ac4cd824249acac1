import Testing

@testable import CSS

/// Outcomes worked out by hand from CSS Cascade 5, CSS Nesting 1 and CSS Conditional Rules 4.
struct LayerTests {
  private let document = MarkupDocument(
    "<svg id=\"s\"><rect id=\"r\" class=\"a b\"/><g id=\"g\" class=\"a\"><rect id=\"i\"/></g></svg>"
  )

  private func winner(
    _ sheets: String..., of element: Int = 1, attribute: String? = nil, style: String = "",
    isSupported: (Declaration) -> Bool = { _ in true }
  ) -> String? {
    let cascade = Cascade(
      styleSheets: sheets.map { StyleSheet(Array($0.utf8), isSupported: isSupported) })
    let style = cascade.cascadedStyle(
      for: document.elements[element],
      presentationAttributes: attribute.map {
        [Declaration(presentationAttribute: "fill", value: $0)]
      } ?? [],
      style: DeclarationList(style).declarations)
    guard case .ident(let name)? = style["fill"]?.declaration.value.first?.kind else { return nil }
    return name
  }

  @Test("later layers win over earlier ones, and what is in none wins over all")
  func order() {
    #expect(winner("@layer a{#r{fill:red}} @layer b{rect{fill:blue}}") == "blue")
    #expect(winner("@layer b,a; @layer a{rect{fill:red}} @layer b{#r{fill:blue}}") == "red")
    #expect(winner("rect{fill:red} @layer a{#r{fill:blue}}") == "red")
    #expect(winner("@layer a{rect{fill:red}}", attribute: "blue") == "red")
    #expect(winner("@layer{#r{fill:red}}", "@layer{rect{fill:blue}}") == "blue")
    #expect(winner("@layer a,b;", "@layer b{rect{fill:red}} @layer a{#r{fill:blue}}") == "red")
  }

  @Test("what is directly in a layer wins over its inner layers")
  func nestedLayers() {
    let sheet = "@layer a{rect{fill:red} @layer i{#r{fill:blue}}}"
    #expect(winner(sheet) == "red")
    #expect(winner("@layer a.i{#r{fill:blue}} @layer a{rect{fill:red}}") == "red")
  }

  @Test("important declarations turn the order of layers round")
  func importance() {
    let sheet = "@layer a{rect{fill:red!important}} @layer b{#r{fill:blue!important}}"
    #expect(winner(sheet) == "red")
    #expect(winner(sheet + "#r{fill:green!important}") == "red")
    #expect(winner(sheet, style: "fill:green!important") == "green")
  }

  @Test("'revert-layer' goes back to the layer below, and from the lowest one to attributes")
  func revertLayer() {
    let sheet = "@layer a{rect{fill:red}} @layer b{rect{fill:revert-layer}}"
    #expect(winner(sheet) == "red")
    #expect(winner(sheet + "#r{fill:revert-layer}") == "red")
    #expect(winner("#r{fill:revert-layer}", attribute: "blue") == "blue")
    #expect(winner(sheet, style: "fill:revert-layer") == "red")
  }

  @Test("'@supports' takes known properties with values that are accepted")
  func supports() {
    func holds(_ condition: String) -> Bool {
      winner("@supports \(condition){rect{fill:red}}") { $0.value.first?.kind != .ident("bad") }
        == "red"
    }
    #expect(holds("(fill:blue)") && !holds("(fill:bad)") && !holds("(no-such:blue)"))
    #expect(holds("not (fill:bad)") && !holds("not (fill:blue)"))
    #expect(holds("(fill:bad) or (fill:blue)") && !holds("(fill:bad) and (fill:blue)"))
    #expect(holds("selector(a:has(b))") && !holds("selector(a:no-such)"))
    #expect(holds("(--x:y)") && !holds("no-such(x)") && holds("not no-such(x)"))
    // Without parentheses, or with both operators, it is no condition.
    #expect(!holds("fill:blue") && !holds("(fill:blue) or (fill:blue) and (fill:blue)"))
  }

  @Test("'&' stands for the rule around, with its specificity")
  func nesting() {
    #expect(winner(".a{&.b{fill:red}}") == "red")
    #expect(winner("#r,.none{&{fill:red}} .a.b{fill:blue}") == "red")
    #expect(winner("#g{rect{fill:red}}", of: 3) == "red")
    #expect(winner("#g{>rect{fill:red}} rect{fill:blue}", of: 3) == "red")
    #expect(winner("#r{+ g{fill:red}}", of: 2) == "red")
    #expect(winner("rect{#g &{fill:red}}", of: 3) == "red")
    #expect(winner("rect{#g &{fill:red}}") == nil)
    #expect(winner("#g{@media screen{fill:red}}", of: 2) == "red")
  }

  @Test("declarations behind a nested rule come after it")
  func nestingOrder() {
    #expect(winner("rect{fill:red;&{fill:blue}}") == "blue")
    #expect(winner("rect{fill:red;&{fill:blue}fill:green}") == "green")
  }

  @Test("rules in rules whose selectors multiply are left out")
  func nestingLimit() {
    let depth = 20
    let sheet =
      String(repeating: "& &,& &{", count: depth) + "fill:red"
      + String(repeating: "}", count: depth)
    #expect(winner("rect{" + sheet + "}", "rect{fill:blue}") == "blue")
  }
}
