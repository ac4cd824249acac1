import ColorMath
import Testing

@Suite struct ColorVisionDeficiencyTests {
  /// What Chromium shows for `colors` where its developer tools emulate each deficiency.
  private static let colors: [UInt32] = [
    0x2E7D32, 0xA33A3A, 0xFF0000, 0x00FF00, 0x0000FF, 0x767676, 0xFFCC00, 0x8040C0,
  ]
  private static let measured: [(ColorVisionDeficiency, [UInt32])] = [
    (
      .protanopia,
      [0x7F722A, 0x555039, 0x6D5F00, 0xFFE500, 0x0059FF, 0x767676, 0xE6CA00, 0x0060C4]
    ),
    (
      .deuteranopia,
      [0x756B38, 0x706637, 0xA39000, 0xEFD63A, 0x003DFB, 0x767676, 0xF2D81F, 0x0A61BD]
    ),
    (
      .tritanopia,
      [0x1E7A6D, 0xB3233B, 0xFF0010, 0x00F7D9, 0x006B96, 0x767676, 0xFFB9AE, 0x735D7B]
    ),
  ]

  @Test("colours are seen as a browser emulates it, to one step of 8 bits", arguments: measured)
  func browser(_ deficiency: ColorVisionDeficiency, _ seen: [UInt32]) {
    for (color, expected) in zip(Self.colors, seen) {
      let simulated = Color(rgb: color).simulated(deficiency)
      let wanted = Color(rgb: expected)
      for (a, b) in [
        (simulated.red, wanted.red), (simulated.green, wanted.green),
        (simulated.blue, wanted.blue),
      ] {
        #expect(abs(a - b) <= 1.5 / 255, "\(Color(rgb: color).hex) is \(simulated.hex)")
      }
    }
  }

  @Test("greys look the same to everybody", arguments: ColorVisionDeficiency.allCases)
  func greys(_ deficiency: ColorVisionDeficiency) {
    for row in deficiency.matrix { #expect(abs(row.reduce(0, +) - 1) < 1e-5) }
  }
}
