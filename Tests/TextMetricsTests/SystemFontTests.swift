import Testing
import TextMetrics

/// A label, its font and the width that the sum of Inter's published advances gives by hand.
private struct Label {
  let text: String
  let font: SystemFont
  let width: Double
}

private let labels = [
  Label(text: "Press Me!", font: SystemFont(size: 16, weight: 700), width: 74.79),
  Label(text: "Event", font: SystemFont(style: .body), width: 43.51),
  Label(text: "Start", font: SystemFont(style: .body), width: 36.98),
  Label(text: "Stop", font: SystemFont(style: .body), width: 35.82),
  Label(text: "Hello, World!", font: SystemFont(style: .body), width: 96.55),
  Label(text: "Log in", font: SystemFont(size: 16), width: 44.08),
  Label(text: "Tap me!", font: SystemFont(size: 28, design: .monospaced), width: 117.6),
]

@Test("a label is as wide as its Inter advances and the tracking", arguments: labels)
private func labelWidth(_ label: Label) {
  // The expected widths were added up from advances rounded to 1/1000 em.
  #expect(abs(label.font.width(of: label.text) - label.width) < 0.05)
}

@Test("one line is 1.193359375 em high")
func lineHeight() {
  #expect(abs(SystemFont(size: 15).lineHeight - 17.900391) < 1e-6)
  #expect(abs(SystemFont(style: .body).height(lines: 1) - 20.29) < 0.005)
  #expect(abs(SystemFont(size: 28).lineHeight - 33.41) < 0.005)
}

@Test("a further line adds the leading of its text style")
func paragraphHeight() {
  #expect(abs(SystemFont(style: .body).height(lines: 3) - (20.287 + 2 * 22)) < 0.001)
  #expect(SystemFont(style: .body).height(lines: 0) == 0)
}

@Test("each text style finds its own leading by size", arguments: TextStyle.allCases)
func leadingOfStyle(_ style: TextStyle) {
  #expect(SystemFont(style: style).leading == style.leading)
}

@Test("leading is interpolated between the styles and in proportion outside")
func leadingBetweenStyles() {
  #expect(SystemFont(size: 14).leading == 19)
  #expect(SystemFont(size: 68).leading == 82)
  #expect(SystemFont(size: 5.5).leading == 6.5)
}

@Test(
  "tracking is interpolated between sizes and absent from 20 points",
  arguments: [(16, -0.31), (17, -0.43), (16.5, -0.37), (12, 0), (4, 0.24), (20, 0), (34, 0)])
func tracking(size: Double, expected: Double) {
  #expect(abs(SystemFont(size: size).tracking - expected) < 1e-9)
}

@Test("letters get wider from regular to bold and no further", arguments: [17.0, 28.0])
func widthGrowsWithWeight(size: Double) {
  let widths = [100, 400, 500, 600, 700, 900].map {
    SystemFont(size: size, weight: $0).width(of: "Continue")
  }
  #expect(widths[0] == widths[1])
  #expect(widths[1] < widths[2] && widths[2] < widths[3] && widths[3] < widths[4])
  #expect(widths[4] == widths[5])
}

@Test(
  "medium and semibold lie on Inter's own advances",
  arguments: [(500.0, 0.884), (600.0, 0.898)])
func interpolatedWeight(weight: Double, advanceOfM: Double) {
  // At 12 points the tracking is zero.
  let width = SystemFont(size: 12, weight: weight).width(of: "m")
  #expect(abs(width / 12 - advanceOfM) < 0.001)
}

@Test(
  "an unknown character takes 0.60 em, an ideograph or emoji a whole em",
  arguments: [("ა", 0.6), ("漢", 1), ("😀", 1), ("❤️", 1), ("👩‍👩‍👧", 1), ("\u{200B}", 0)])
func unknownCharacter(text: String, advance: Double) {
  #expect(SystemFont(size: 12).width(of: text) == advance * 12)
}

@Test("the widths of the characters add up to the width of the label")
func advancesOfLabel() {
  let font = SystemFont(style: .headline)
  let advances = font.advances(of: "Log in…")
  #expect(advances.count == 7)
  #expect(abs(advances.reduce(0, +) - font.width(of: "Log in…")) < 1e-9)
}

@Test("a size that is no number gives no crash")
func hostileSize() {
  #expect(SystemFont(size: .nan).width(of: "a").isNaN)
  #expect(SystemFont(size: 17, weight: .nan).width(of: "a") == SystemFont(size: 17).width(of: "a"))
}
