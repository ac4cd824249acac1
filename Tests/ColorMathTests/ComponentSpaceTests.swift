import Testing

@testable import ColorMath

struct ComponentSpaceTests {
  private func isClose(_ first: Color, _ second: Color, _ tolerance: Double) -> Bool {
    abs(first.red - second.red) <= tolerance && abs(first.green - second.green) <= tolerance
      && abs(first.blue - second.blue) <= tolerance
  }

  @Test("components of a colour give the colour again", arguments: ComponentSpace.allCases)
  func roundTrip(space: ComponentSpace) {
    for rgb: UInt32 in [0x663399, 0x010203, 0xFE8000, 0xFFFFFF, 0, 0x808080] {
      let color = Color(rgb: rgb)
      let components = space.components(of: color)
      #expect(components.count == space.componentCount)
      let isGray = color.red == color.green && color.green == color.blue
      guard isGray || space.componentCount == 3 else { continue }
      #expect(isClose(space.color(components), color, 1e-6), "\(color.hex) in \(space)")
    }
  }

  // A gamma of g gives 0.5 the linear light 0.5 ^ g: 0.28717 for 1.8 and 0.21764 for 2.2; encoded
  // for sRGB these are 1.055 * 0.28717 ^ (1 / 2.4) - 0.055 = 0.5723 and 0.5039.
  @Test("a half is lighter in the spaces of calibrated colours than in sRGB")
  func gammas() {
    let rgb = ComponentSpace.genericRGB.color([0.5, 0.5, 0.5])
    #expect(isClose(rgb, Color(red: 0.5723, green: 0.5723, blue: 0.5723), 1e-4))
    let gray = ComponentSpace.genericGray.color([0.5])
    #expect(isClose(gray, Color(red: 0.5039, green: 0.5039, blue: 0.5039), 1e-4))
    #expect(ComponentSpace.deviceGray.color([0.5]) == Color(red: 0.5, green: 0.5, blue: 0.5))
  }

  @Test("a grey of Display P3 is exactly that of sRGB")
  func grays() {
    for value in [0.93333333333333335, 0.2, 0.7, 1.0 / 3] {
      let gray = ComponentSpace.displayP3.color([value, value, value])
      #expect(gray == Color(red: value, green: value, blue: value))
    }
  }

  @Test("colours are close within the rounding of a conversion, not within a step of 8 bits")
  func closeness() {
    let color = Color(red: 0.5, green: 0.25, blue: 0.75, alpha: 0.5)
    #expect(color.isClose(to: Color(red: 0.5 + 1e-9, green: 0.25, blue: 0.75, alpha: 0.5)))
    #expect(!color.isClose(to: Color(red: 0.5, green: 0.251, blue: 0.75, alpha: 0.5)))
    #expect(!color.isClose(to: color.withAlpha(0.501)))
  }

  @Test("white is white in every space", arguments: ComponentSpace.allCases)
  func white(space: ComponentSpace) {
    let white = space.color(Array(repeating: 1, count: space.componentCount))
    #expect(white.isInSRGBGamut)
    #expect(isClose(white, Color(rgb: 0xFFFFFF), 1e-12))
  }

  @Test("a grey for a colour has the colour's relative luminance")
  func luminance() {
    let orange = Color(rgb: 0xFE8000)
    for space in [ComponentSpace.deviceGray, .genericGray] {
      let gray = space.color(space.components(of: orange))
      #expect(abs(gray.relativeLuminance - orange.relativeLuminance) < 1e-9)
    }
  }
}
