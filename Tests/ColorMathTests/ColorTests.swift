import ColorMath
import TestSupport
import Testing

struct ColorTests {
  @Test("hex shows alpha only where there is some, rounded half up")
  func hex() {
    #expect(Color(rgb: 0x0A84FF).hex == "#0A84FF")
    #expect(Color(rgb: 0x3C3C43, alpha: 0.6).hex == "#3C3C4399")
    #expect(Color(red: 0.5, green: 0.5, blue: 0.5).hex == "#808080")
    #expect(Color(red: 1.2, green: -0.2, blue: 0).hex == "#FF0000")
  }

  @Test("an alpha outside 0...1 is clamped")
  func alpha() {
    #expect(Color(red: 0, green: 0, blue: 0, alpha: 2).alpha == 1)
    #expect(Color.white.multiplyingAlpha(by: -1).alpha == 0)
  }

  /// Coordinates printed by the inventor of OKLab and by CSS Color 4.
  @Test(
    "OKLab has its published coordinates",
    arguments: [
      (0xFFFFFF, 1.0, 0.0, 0.0), (0xFF0000, 0.62796, 0.22486, 0.12585),
      (0x00FF00, 0.86644, -0.23389, 0.17950), (0x0000FF, 0.45201, -0.03246, -0.31153),
    ])
  func oklab(rgb: UInt32, lightness: Double, a: Double, b: Double) {
    let lab = OKLab(Color(rgb: rgb))
    #expect(isClose(lab.lightness, to: lightness, within: 1e-4))
    #expect(isClose(lab.a, to: a, within: 1e-4))
    #expect(isClose(lab.b, to: b, within: 1e-4))
  }

  @Test("a colour survives the way to OKLab and back", arguments: 0..<50)
  func roundTrip(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let color = Color.random(using: &generator)
    let back = OKLab(color).color()
    #expect(isClose(back.red, to: color.red, within: 1e-5))
    #expect(isClose(back.green, to: color.green, within: 1e-5))
    #expect(isClose(back.blue, to: color.blue, within: 1e-5))
  }
}
