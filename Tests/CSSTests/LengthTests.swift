import Testing

@testable import CSS

struct LengthTests {
  private func length(_ text: String) -> LengthPercentage? {
    LengthPercentage(Token.list(text)[...])
  }

  private let context = LengthContext(
    percentageBasis: 200, fontSize: 10, rootFontSize: 20, viewportWidth: 1000, viewportHeight: 500)

  // 1in = 2.54cm = 96px, 1pt = 1/72 in, 1pc = 12pt, 1Q = 1/4 mm (CSS Values 4 section 6.2).
  @Test(
    "units have the sizes of CSS Values 4",
    arguments: [
      ("5", 5.0), ("5px", 5), ("72pt", 96), ("6pc", 96), ("25.4mm", 96), ("2.54cm", 96),
      ("1IN", 96), ("101.6q", 96), ("2em", 20), ("2rem", 40), ("2ex", 10), ("2ch", 10),
      ("50%", 100), ("1vw", 10), ("1vh", 5), ("1vmin", 5), ("1vmax", 10), ("-1.5e1px", -15),
      ("calc(100% - 64px)", 136), ("calc(2 * (3px + 1em) / 4)", 6.5), ("calc(-1 * -2px)", 2),
      ("min(3px, 2px)", 2), ("max(3px, 2px, 5px)", 5), ("clamp(1px, 9px, 4px)", 4),
      ("calc(1px + max(1px, 2px) * 3)", 7), ("abs(-4px)", 4), ("calc(5)", 5), (" 7px ", 7),
    ])
  func units(text: String, expected: Double) throws {
    let value = try #require(length(text)).resolved(in: context)
    #expect(abs(value - expected) < 1e-9)
  }

  @Test(
    "what is no length is refused",
    arguments: [
      "", "auto", "5 px", "5deg", "calc(1px+2px)", "calc(1px * 2px)", "calc(1 / 1px)",
      "calc(1px + 2)", "calc()", "calc(1px", "calc(1px 2px)", "5foo", "min()", "clamp(1px, 2px)",
    ])
  func invalid(text: String) {
    // An unclosed function is closed by the end.
    #expect((length(text) == nil) == (text != "calc(1px"))
  }

  @Test("calculations are refused beyond the depth limit")
  func depth() {
    func nested(_ depth: Int) -> String {
      "calc" + String(repeating: "(", count: depth) + "1px" + String(repeating: ")", count: depth)
    }
    #expect(length(nested(20)) != nil)
    #expect(length(nested(100_000)) == nil)
  }
}
