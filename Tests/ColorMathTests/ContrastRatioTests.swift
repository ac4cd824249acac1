import ColorMath
import TestSupport
import Testing

struct ContrastRatioTests {
  /// Ratios printed by the sources of WCAG's own techniques and by published checkers.
  @Test(
    "known pairs have their published ratios",
    arguments: [
      (0x000000, 0xFFFFFF, 21.0), (0xFFFFFF, 0xFFFFFF, 1.0), (0x767676, 0xFFFFFF, 4.54),
      (0x777777, 0xFFFFFF, 4.48), (0x949494, 0xFFFFFF, 3.03), (0xFF0000, 0xFFFFFF, 3.998),
      (0x0000FF, 0xFFFFFF, 8.59), (0x666666, 0x000000, 3.657),
    ])
  func knownPairs(first: UInt32, second: UInt32, ratio: Double) {
    let measured = Color(rgb: first).contrastRatio(with: Color(rgb: second))
    #expect(isClose(measured, to: ratio, within: 0.005))
  }

  @Test("luminance weighs the primaries as WCAG does")
  func primaries() {
    #expect(Color(rgb: 0xFF0000).relativeLuminance == 0.2126)
    #expect(Color(rgb: 0x00FF00).relativeLuminance == 0.7152)
    #expect(Color(rgb: 0x0000FF).relativeLuminance == 0.0722)
  }

  @Test("the linear segment ends at 0.04045, not at 0.03928")
  func threshold() {
    // Between the two thresholds only the newer one is linear.
    #expect(TransferFunction.linear(0.04) == 0.04 / 12.92)
    #expect(TransferFunction.linear(0.0405) != 0.0405 / 12.92)
  }

  @Test("the ratio is symmetric and lies in 1...21", arguments: 0..<200)
  func properties(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let first = Color.random(using: &generator)
    let second = Color.random(using: &generator)
    let ratio = first.contrastRatio(with: second)
    #expect(ratio == second.contrastRatio(with: first))
    #expect((1...21).contains(ratio))
  }

  @Test("of a wide-gamut colour the lower ratio of both displays counts")
  func wideGamut() {
    // Display-P3 red in extended sRGB; clipped it is #FF0000 with 3.998 on white, as it is its Y
    // is 0.2290 (the first row of the P3 matrix), 1.05 / 0.2790 = 3.76.
    let red = Color(red: 1.0930663, green: -0.2267475, blue: -0.1501429)
    #expect(!red.isInSRGBGamut)
    #expect(isClose(red.contrastRatio(with: .white), to: 3.76, within: 0.01))
    #expect(isClose(red.clippedToSRGB.contrastRatio(with: .white), to: 3.998, within: 0.001))
  }

  @Test("encoding inverts linearisation", arguments: [-0.5, 0, 0.01, 0.0404, 0.0405, 0.5, 1, 1.2])
  func inverse(component: Double) {
    let back = TransferFunction.encoded(TransferFunction.linear(component))
    #expect(isClose(back, to: component, within: 1e-7))
  }
}
