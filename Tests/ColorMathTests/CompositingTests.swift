import ColorMath
import TestSupport
import Testing

struct CompositingTests {
  @Test("half-transparent black over white is the middle of the encoded values")
  func middle() {
    let result = Color.black.withAlpha(0.5).composited(over: .white)
    #expect(result == Color(red: 0.5, green: 0.5, blue: 0.5))
  }

  @Test("alphas of translucent layers add up as 1 - (1 - a)(1 - b)")
  func alphas() {
    let result = Color.black.withAlpha(0.5).composited(over: Color.white.withAlpha(0.5))
    #expect(isClose(result.alpha, to: 0.75, within: 1e-12))
    // 0.5 x 0 + 0.5 x 0.5 x 1 = 0.25 premultiplied, a third of 0.75.
    #expect(isClose(result.red, to: 1.0 / 3, within: 1e-12))
  }

  @Test("opaque hides, transparent shows", arguments: 0..<50)
  func identities(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let top = Color.random(using: &generator)
    let bottom = Color.random(using: &generator)
    #expect(top.composited(over: bottom) == top)
    #expect(top.withAlpha(0).composited(over: bottom) == bottom)
  }

  /// Values by hand from the formulas of Compositing and Blending Level 1, cb = 0.8, cs = 0.4.
  @Test(
    "separable blend modes follow their formulas",
    arguments: [
      (BlendMode.normal, 0.4), (.multiply, 0.32), (.screen, 0.88), (.overlay, 0.76),
      (.darken, 0.4), (.lighten, 0.8), (.colorDodge, 1), (.colorBurn, 0.5), (.hardLight, 0.64),
      (.softLight, 0.768), (.difference, 0.4), (.exclusion, 0.56), (.plusLighter, 1),
      (.plusDarker, 0.2),
    ])
  func separable(mode: BlendMode, expected: Double) {
    let backdrop = PremultipliedColor(Color(red: 0.8, green: 0.8, blue: 0.8))
    let source = PremultipliedColor(Color(red: 0.4, green: 0.4, blue: 0.4))
    #expect(isClose(source.over(backdrop, blendMode: mode).red, to: expected, within: 1e-12))
  }

  @Test("luminosity of grey keeps the backdrop's hue out")
  func luminosity() {
    // A grey source has no hue: `color` and `hue` with it give a grey of the backdrop's luminosity.
    let backdrop = PremultipliedColor(Color(rgb: 0xFF0000))
    let gray = PremultipliedColor(Color(red: 0.5, green: 0.5, blue: 0.5))
    let result = gray.over(backdrop, blendMode: .color)
    #expect(isClose(result.red, to: 0.3, within: 1e-12))
    #expect(isClose(result.green, to: 0.3, within: 1e-12))
  }

  @Test("over nothing, every blend mode paints the source", arguments: BlendMode.allCases)
  func overNothing(mode: BlendMode) {
    let source = PremultipliedColor(Color(rgb: 0x336699, alpha: 0.5))
    #expect(source.over(.clear, blendMode: mode) == source)
  }
}
