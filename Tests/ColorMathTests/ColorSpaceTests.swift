import Testing

@testable import ColorMath

struct ColorSpaceTests {
  private func close(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ tolerance: Double) -> Bool {
    let difference = first - second
    return max(difference.max(), -difference.min()) <= tolerance
  }

  // The matrices of OKLab are published with ten digits, which leaves 2e-6.
  @Test("converting to any space and back changes no colour", arguments: ColorSpace.allCases)
  func roundTrip(space: ColorSpace) {
    for color in [
      Color(rgb: 0x663399), Color(rgb: 0x010203), Color(rgb: 0xFE8000), .white, .black,
      Color(rgb: 0x00FF00), Color(rgb: 0x8090A0),
    ] {
      let back = space.color(space.components(of: color))
      let difference = close(
        SIMD3(back.red, back.green, back.blue), SIMD3(color.red, color.green, color.blue), 1e-5)
      #expect(difference, "\(color.hex) in \(space.rawValue)")
    }
  }

  @Test("converting a wide-gamut colour to linear spaces and back changes nothing")
  func wideGamutRoundTrip() {
    let color = Color(red: 1.4, green: -0.3, blue: 1.1)
    for space in ColorSpace.allCases where space != .hwb {
      let back = space.color(space.components(of: color))
      let isClose = close(
        SIMD3(back.red, back.green, back.blue), SIMD3(color.red, color.green, color.blue), 1e-6)
      #expect(isClose, "\(space.rawValue)")
    }
  }

  // Rows sum to the white point: D65 0.3127, 0.3290 and D50 0.3457, 0.3585 of CSS Color 4.
  @Test("white is white in every RGB space, and the white point in XYZ")
  func white() {
    for space in [
      ColorSpace.srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020,
    ] {
      #expect(close(space.components(of: .white), SIMD3(1, 1, 1), 1e-6), "\(space.rawValue)")
    }
    let d65 = SIMD3(0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290)
    let d50 = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
    #expect(close(ColorSpace.xyzD65.components(of: .white), d65, 1e-6))
    #expect(close(ColorSpace.xyzD50.components(of: .white), d50, 1e-6))
    #expect(close(ColorSpace.lab.components(of: .white), SIMD3(100, 0, 0), 1e-4))
  }

  // Published coordinates of CSS green, #008000: web-platform-tests, css/css-color. Those of Lab
  // were computed before the white points of CSS Color 4 got their present digits.
  @Test(
    "CSS green has its published coordinates",
    arguments: [
      (ColorSpace.lab, SIMD3(46.2775, -47.5621, 48.5837), 0.02),
      (.lch, SIMD3(46.2775, 67.9892, 134.3912), 0.02),
      (.oklab, SIMD3(0.51975, -0.1403, 0.10768), 1e-4),
      (.oklch, SIMD3(0.51975, 0.17686, 142.495), 1e-2),
      (.displayP3, SIMD3(0.21604, 0.49418, 0.13151), 1e-4),
      (.a98RGB, SIMD3(0.281363, 0.498012, 0.116746), 1e-4),
      (.prophotoRGB, SIMD3(0.230479, 0.395789, 0.129968), 1e-4),
      (.xyzD50, SIMD3(0.08312, 0.154746, 0.020961), 1e-4),
      (.xyzD65, SIMD3(0.07719, 0.15438, 0.02573), 1e-4),
      (.hsl, SIMD3(120, 100, 25.098), 1e-3),
      (.hwb, SIMD3(120, 0, 49.804), 1e-3),
    ])
  func green(space: ColorSpace, expected: SIMD3<Double>, tolerance: Double) {
    #expect(close(space.components(of: Color(rgb: 0x008000)), expected, tolerance))
  }

  @Test("named colours are found by their lower-case name")
  func names() {
    #expect(NamedColors.color(named: "rebeccapurple") == Color(rgb: 0x663399))
    #expect(NamedColors.color(named: "mediumpurple") == Color(rgb: 0x9370DB))
    #expect(NamedColors.color(named: "transparent")?.alpha == 0)
    #expect(NamedColors.color(named: "Red") == nil)
    #expect(NamedColors.color(named: "currentcolor") == nil)
  }
}
