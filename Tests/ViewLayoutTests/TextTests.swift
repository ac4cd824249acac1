import Geometry
import Testing
import TextMetrics
import ViewLayout

/// Characters are 6 points wide and a line 11.93359375 points high; see `text`.
@Suite("Texts")
struct TextTests {
  private let line = 11.93359375
  /// Two lines: the second one is a leading further down.
  private var twoLines: Double { SystemFont(size: 10).height(lines: 2) }

  private func check(
    _ view: View, width: Double = 320, is expected: Size,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let size = try rendering(view, width: width).frame.size
    #expect(abs(size.width - expected.width) < 1e-9, sourceLocation: sourceLocation)
    #expect(abs(size.height - expected.height) < 1e-9, sourceLocation: sourceLocation)
  }

  @Test("a text is as wide as its words, or wraps between them")
  func wrapping() throws {
    try check(text("aaaa bbbb"), is: Size(width: 54, height: line))
    try check(text("aaaa bbbb"), width: 30, is: Size(width: 24, height: twoLines))
  }

  @Test("line ends break lines")
  func lineEnds() throws {
    try check(text("aa\nbbbb"), is: Size(width: 24, height: twoLines))
  }

  @Test("a limit of lines cuts the text, which takes what it is given")
  func lineLimit() throws {
    try check(text("aaaa bbbb", .lineLimit(1)), width: 30, is: Size(width: 30, height: line))
    try check(text("aaaa bbbb", .lineLimit(1)), is: Size(width: 54, height: line))
    try check(
      text("aaaa bbbb", .lineLimit(nil), .lineLimit(1)), width: 30,
      is: Size(width: 24, height: twoLines))
  }
}
