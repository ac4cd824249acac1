import ColorMath
import Testing

/// Expected values: tests of Material Color Utilities (github.com/material-foundation/
/// material-color-utilities, `cam_test` and `palettes_test`), which hold for Android's own copy.
@Suite("CAM16")
struct CAM16Tests {
  @Test(
    "primaries have the published lightness, chroma and hue",
    arguments: [
      (0xFF0000, 46.445, 113.357, 27.408), (0x00FF00, 79.331, 108.410, 142.139),
      (0x0000FF, 25.465, 87.230, 282.788), (0xFFFFFF, 100.0, 2.869, 209.492),
    ])
  func primaries(rgb: UInt32, lightness: Double, chroma: Double, degrees: Double) {
    let color = CAM16(Color(rgb: rgb))
    #expect(abs(color.lightness - lightness) < 0.002)
    #expect(abs(color.chroma - chroma) < 0.002)
    #expect(abs(color.hue * 180 / .pi - degrees) < 0.002)
  }

  @Test(
    "tones of blue are the published ones",
    arguments: [
      (100, 0xFFFFFF), (95, 0xF1EFFF), (90, 0xE0E0FF), (80, 0xBEC2FF), (70, 0x9DA3FF),
      (60, 0x7C84FF), (50, 0x5A64FF), (40, 0x343DFF), (30, 0x0000EF), (20, 0x0001AC),
      (10, 0x00006E), (0, 0x000000),
    ])
  func tones(lightness: Double, rgb: UInt32) {
    let found = Color(rgb: 0x0000FF).withPerceptualLightness(lightness)
    let expected = Color(rgb: rgb)
    // The published solver ends in single precision: one 255th.
    for path in [\Color.red, \.green, \.blue] {
      #expect(abs(found[keyPath: path] - expected[keyPath: path]) < 1.01 / 255)
    }
  }

  @Test("the alpha stays, and grey stays grey")
  func grey() {
    let found = Color(rgb: 0x808080, alpha: 0.5).withPerceptualLightness(50)
    // L* 50 is Y 18.42 %, in sRGB 118.9 of 255.
    #expect(found.alpha == 0.5)
    for path in [\Color.red, \.green, \.blue] {
      #expect(abs(found[keyPath: path] * 255 - 119) <= 1)
    }
  }
}
