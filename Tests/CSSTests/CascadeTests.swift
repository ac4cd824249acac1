import Testing

@testable import CSS

struct CascadeTests {
  private let document = MarkupDocument(
    "<svg id=\"s\"><rect id=\"r\" class=\"a b\"/><g id=\"g\"></g></svg>")

  private func winner(
    _ sheets: [String], _ property: String = "fill", states: ElementStates = [],
    media: MediaContext = MediaContext(), attribute: String? = nil, style: String = ""
  ) -> String? {
    let cascade = Cascade(styleSheets: sheets.map { StyleSheet(Array($0.utf8)) })
    let style = cascade.cascadedStyle(
      for: document.elements[1], states: states, media: media,
      presentationAttributes: attribute.map {
        [Declaration(presentationAttribute: property, value: $0)]
      } ?? [],
      style: DeclarationList(style).declarations)
    guard case .ident(let name)? = style[property]?.declaration.value.first?.kind else {
      return nil
    }
    return name
  }

  @Test("presentation attributes lose against any rule")
  func presentationAttributes() {
    #expect(winner([], attribute: "red") == "red")
    #expect(winner(["*{fill:blue}"], attribute: "red") == "blue")
  }

  @Test("specificity decides before order, order before nothing")
  func specificity() {
    #expect(winner(["#r{fill:red} .a{fill:blue} rect{fill:green}"]) == "red")
    #expect(winner([".a{fill:red} .b{fill:blue}"]) == "blue")
    #expect(winner([".a{fill:red}", ".b{fill:blue}"]) == "blue")
    #expect(winner([".b{fill:blue;fill:red}"]) == "red")
    #expect(winner(["rect, #r{fill:red} .a{fill:blue}"]) == "red")
  }

  @Test("the style attribute beats rules, and !important beats the style attribute")
  func importance() {
    #expect(winner(["#r{fill:red}"], style: "fill:blue") == "blue")
    #expect(winner(["rect{fill:red!important}"], style: "fill:blue") == "red")
    #expect(winner(["rect{fill:red!important}"], style: "fill:blue!important") == "blue")
    #expect(winner(["rect{fill:red!important} #r{fill:blue}"]) == "red")
  }

  @Test("rules hold in their states and media only")
  func conditions() {
    let sheet =
      "rect{fill:red} rect:hover{fill:blue} @media (prefers-color-scheme:dark){rect{fill:green}}"
    #expect(winner([sheet]) == "red")
    #expect(winner([sheet], states: .hover) == "blue")
    #expect(winner([sheet], media: MediaContext(colorScheme: .dark)) == "green")
    #expect(winner([sheet], states: .hover, media: MediaContext(colorScheme: .dark)) == "blue")
  }

  @Test("the winner names its rule, selector and place")
  func provenance() throws {
    let cascade = Cascade(styleSheets: [
      StyleSheet(Array("g{x:y}".utf8)), StyleSheet(Array("i, .a{fill:red}".utf8), base: 50),
    ])
    let winner = try #require(cascade.cascadedStyle(for: document.elements[1])["fill"])
    guard case .rule(let reference) = winner.source else {
      Issue.record("a rule should have won")
      return
    }
    #expect((reference.sheet, reference.rule, reference.selector) == (1, 0, 1))
    #expect(cascade.rule(reference).selector.range.lowerBound == 53)
    #expect(winner.declaration.offset == 56)
  }

  @Test("a shorthand can be weighed against the property that it sets")
  func precedence() throws {
    let cascade = Cascade(styleSheets: [StyleSheet(Array(".a{font:x} rect{font-size:y}".utf8))])
    let style = cascade.cascadedStyle(for: document.elements[1])
    let shorthand = try #require(style["font"])
    let longhand = try #require(style["font-size"])
    #expect(longhand.precedence < shorthand.precedence)
  }

  @Test("every candidate of the index that matches is found, as by trying every rule")
  func index() {
    let selectors = [
      "*", "rect", "#r", ".a", ".b", "svg rect", "svg > .a.b", ":not(g)", "[class]", ":is(#r)",
      "rect#r.a", "svg > :first-child",
    ]
    for selector in selectors {
      #expect(winner(["\(selector){fill:red}"]) == "red", "\(selector)")
    }
  }
}
