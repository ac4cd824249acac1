import CSS
import Testing

struct ComponentValueTests {
  private func value(_ text: String) -> ArraySlice<Token> { Token.list(text)[...] }

  @Test("a value of one token is read as what it is and as nothing else")
  func singleTokens() {
    #expect(value(" Bold ").keyword == "bold")
    #expect(value("Bold").text == "Bold")
    #expect(value("'SF Pro'").text == "SF Pro")
    #expect(value("'SF Pro'").keyword == nil)
    #expect(value("1e1").number == 10)
    #expect(value("calc(1 + 2 * 3)").number == 7)
    #expect(value("10px").number == nil)
    #expect(value("50%").percentage == 50)
    #expect(value("a b").keyword == nil)
    #expect(value("").keyword == nil)
  }

  // 1 turn = 360deg = 400grad = 2 pi rad (CSS Values 4 section 7.1).
  @Test(
    "angles are given in degrees",
    arguments: [("90deg", 90.0), ("100grad", 90), ("0.25turn", 90), ("1.5707963267948966rad", 90)])
  func angles(text: String, expected: Double) throws {
    #expect(abs(try #require(value(text).angle) - expected) < 1e-9)
  }

  @Test("a URL is read with and without quotes")
  func urls() {
    #expect(value("url(#a)").url == "#a")
    #expect(value("URL( '#a b' )").url == "#a b")
    #expect(value("url(#a) red").url == nil)
    #expect(value("url(a b)").url == nil)
    #expect(value("src('#a')").url == nil)
  }

  @Test("lists are split at the top level only")
  func lists() {
    let shadow = value("0 1px rgb(0, 0, 0), none")
    #expect(shadow.commaSeparated.map(\.components.count) == [3, 1])
    let function = value("Rotate(10deg, 5)").function
    #expect(function?.name == "rotate")
    #expect(function?.arguments.commaSeparated.count == 2)
    #expect(value("a(b) c").function == nil)
  }

  @Test("tokens know their bytes")
  func ranges() {
    let tokens = Token.list("a url(b) 12px", base: 10)
    #expect(tokens.map(\.range) == [10..<11, 11..<12, 12..<18, 18..<19, 19..<23])
    let declaration = Declaration(presentationAttribute: "x", value: " 1 2 ", offset: 5)
    #expect(declaration.valueRange == 6..<9)
  }
}
