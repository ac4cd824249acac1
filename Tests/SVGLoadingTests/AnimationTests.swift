import Testing

@testable import SVGLoading

/// Animations at their end, worked out by hand from CSS Animations 1 and SVG Animations.
@Suite("Animations")
struct AnimationTests {
  private static let sheet = """
    <style>
      @keyframes appear { from { opacity: 0 } to { opacity: 1 } }
      @keyframes paint { from { fill: #0000ff } to { fill: var(--end, #00ff00) } }
      @keyframes pulse { 50% { fill: #0000ff } }
      @keyframes hand { from { cursor: help } to { cursor: pointer } }
    </style>
    """

  /// The colour of a square with declarations and content, which is red without them.
  private func color(_ style: String, _ content: String = "") throws -> String {
    try LoadedDrawing(
      Self.sheet
        + "<rect width=\"9\" height=\"9\" fill=\"#ff0000\" style=\"\(style)\">\(content)</rect>"
    ).color(5, 5)
  }

  @Test(
    "the end of an animation is what shows",
    arguments: [
      ("opacity: 0; animation: appear 1s 3s forwards", "#FF0000"),
      ("opacity: 0; animation: appear 1s 2 alternate both", "#FFFFFF"),
      ("opacity: 0; animation: appear 1s", "#FFFFFF"),
      ("animation: paint 1s forwards", "#00FF00"),
      ("--end: #ffff00; animation: paint 1s forwards", "#FFFF00"),
      ("animation: paint 1s reverse forwards", "#0000FF"),
      ("animation: paint 1s", "#FF0000"),
      ("animation: pulse 1s 3 forwards", "#FF0000"),
      ("animation: paint 1s forwards, pulse 1s forwards", "#00FF00"),
      ("animation-name: paint; animation-fill-mode: both", "#00FF00"),
      ("fill: #ffff00 !important; animation: paint 1s forwards", "#FFFF00"),
    ])
  func settled(style: String, expected: String) throws {
    #expect(try color(style) == expected)
  }

  @Test(
    "what never ends is unknown, unless it changes nothing that is seen",
    arguments: [
      ("animation: paint 1s infinite", "animation"), ("animation: paint 1s paused", "animation"),
      ("animation: elsewhere 1s", "animation"), ("animation: hand 1s infinite", "#FF0000"),
    ])
  func endless(style: String, expected: String) throws {
    #expect(try color(style) == expected)
  }

  @Test(
    "animation elements stay at their last value if they freeze",
    arguments: [
      ("<animate attributeName='fill' to='#00ff00' dur='1s' fill='freeze'/>", "#00FF00"),
      (
        "<animate attributeName='fill' values='red;#0000ff' dur='1s' repeatCount='2' fill='freeze'/>",
        "#0000FF"
      ),
      ("<animate attributeName='fill' to='#00ff00' dur='1s'/>", "#FF0000"),
      ("<set attributeName='fill' to='#00ff00' begin='2s'/>", "#00FF00"),
      ("<set attributeName='fill' to='#00ff00' dur='2s'/>", "#FF0000"),
      // Nobody clicks.
      ("<set attributeName='fill' to='#00ff00' begin='click'/>", "#FF0000"),
      (
        "<animate attributeName='fill' to='#00ff00' dur='1s' repeatCount='indefinite'/>",
        "animation"
      ),
      ("<set attributeName='fill' to='#00ff00' begin='other.end'/>", "animation"),
      ("<set attributeName='display' to='none'/>", "#FFFFFF"),
    ])
  func elements(content: String, expected: String) throws {
    #expect(try color("", content) == expected)
  }

  @Test("an animation element may stand elsewhere, and stops of gradients move as well")
  func references() throws {
    let moved = try LoadedDrawing(
      """
      <rect id="r" width="9" height="9"/><set href="#r" attributeName="fill" to="#00ff00"/>
      """)
    #expect(moved.color(5, 5) == "#00FF00")
    let stop = "<animate attributeName='stop-color' values='red;blue' dur='1s'"
    let gradient = try LoadedDrawing(
      """
      <linearGradient id="g"><stop stop-color="#00ff00">\(stop) repeatCount="indefinite"/></stop>
      <stop offset="1" stop-color="#00ff00"/></linearGradient>
      <rect width="9" height="9" fill="url(#g)"/>
      """)
    #expect(gradient.color(5, 5) == "animation")
  }

  @Test("a settled look is told in a diagnostic")
  func diagnostic() throws {
    let drawing = try LoadedDrawing(
      Self.sheet
        + "<text y=\"20\" style=\"opacity: 0; animation: appear 1s forwards\">Hello</text>")
    #expect(drawing.codes == ["animation-settled"])
    #expect(drawing.layers.map(\.alpha) == [1])
  }
}
