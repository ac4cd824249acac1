import Testing

@testable import CSS

struct StyleSheetTests {
  private func sheet(_ text: String) -> StyleSheet { StyleSheet(Array(text.utf8)) }

  @Test("rules carry selectors, declarations and the offsets of both")
  func offsets() throws {
    let text = "/* é */ .a, #b { fill: red; stroke : Blue !important }"
    let sheet = StyleSheet(Array(text.utf8), base: 100)
    let rule = try #require(sheet.rules.first)
    #expect(rule.selectors.map(\.specificity) == [Specificity(classes: 1), Specificity(ids: 1)])
    #expect(rule.declarations.map(\.name) == ["fill", "stroke"])
    #expect(rule.declarations.map(\.isImportant) == [false, true])
    // The comment is nine bytes with its space: the letter takes two.
    #expect(rule.offset == 109)
    #expect(rule.declarations[0].offset == 118)
    #expect(rule.selectors[1].range == 113..<115)
    #expect(sheet.diagnostics.isEmpty)
  }

  @Test("an invalid declaration, rule or selector is skipped and reported")
  func recovery() {
    let sheet = sheet("a{fill red;fill:blue} b:unknown{fill:red} c{x:y} d")
    #expect(sheet.rules.map { $0.declarations.map(\.name) } == [["fill"], ["x"]])
    #expect(sheet.diagnostics.map(\.code) == [.invalidDeclaration, .invalidSelector, .invalidRule])
    #expect(sheet.diagnostics.map(\.offset) == [2, 22, 49])
  }

  @Test("at-rules that hold no rules for elements are skipped and reported by name")
  func atRules() {
    let sheet = sheet(
      """
      @charset "utf-8"; @import url(a.css); @font-face{src:url(b)} @keyframes k{0%{x:y}}
      @layer l{a{x:y}} @supports (x:y){a{x:y}} a{fill:red}
      """)
    #expect(sheet.rules.count == 3)
    #expect(sheet.diagnostics.map(\.name) == ["import", "font-face"])
    #expect(sheet.diagnostics.allSatisfy { $0.code == .unsupportedAtRule })
  }

  @Test("media blocks nest, and their rules keep every condition")
  func media() {
    let sheet = sheet(
      "@media (hover){ a{x:y} @media print{ b{x:y} } } c{x:y}")
    #expect(sheet.rules.map(\.media.count) == [1, 2, 0])
  }

  @Test("a value that the caller does not support is dropped unless it holds a variable")
  func support() {
    let list = DeclarationList("fill:red;fill:bogus;stroke:var(--a);x:inherit;--b:1") {
      $0.value == [Token(.ident("red"), range: $0.value[0].range)]
    }
    #expect(list.declarations.map(\.name) == ["fill", "stroke", "x", "--b"])
    #expect(list.diagnostics.map(\.code) == [.unsupportedDeclaration])
  }

  @Test("property names are lower case, custom properties keep theirs")
  func names() {
    let list = DeclarationList("FILL: Red; --Own: { a: b };")
    #expect(list.declarations.map(\.name) == ["fill", "--Own"])
    #expect(list.declarations[0].value.map(\.kind) == [.ident("Red")])
  }

  @Test("HTML comment marks and unclosed blocks are forgiven")
  func forgiveness() {
    let sheet = sheet("<!-- a { fill: rgb(1, 2, 3 --> ")
    #expect(sheet.rules.count == 1)
    #expect(sheet.rules.first?.declarations.first?.name == "fill")
    #expect(sheet.diagnostics.map(\.code) == [.unclosedBlock, .unclosedBlock])
  }

  @Test("a declaration and a nested rule are told apart by the block")
  func nesting() {
    let sheet = sheet("a{x:y;b:hover{c:d}e:f;g:{h};i:j{k}l{m}--n:o{p}}")
    // `:hover` below `a` is a rule, `:j` is no selector, and `l` holds no declaration.
    #expect(
      sheet.rules.map { $0.declarations.map(\.name) } == [["x"], ["c"], ["e", "g"], [], ["--n"]])
    #expect(sheet.diagnostics.map(\.code) == [.invalidSelector, .invalidDeclaration])
  }

  @Test("rows of blocks take time in proportion to their number")
  func rowsOfBlocks() {
    let count = 50_000
    for unit in ["{c}", "b:{c}", "b:c{d}"] {
      let sheet = sheet("a{" + String(repeating: unit, count: count) + "}")
      #expect(sheet.rules.count == 1)
      #expect(sheet.diagnostics.count >= count - 1)
    }
  }

  @Test("media blocks are ignored beyond the depth limit")
  func mediaDepth() {
    let sheet = sheet(String(repeating: "@media all{", count: 1000) + "a{x:y}")
    #expect(sheet.rules.isEmpty)
    #expect(sheet.diagnostics.contains { $0.code == .nestingTooDeep })
  }
}
