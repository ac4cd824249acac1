extension Color {
  /// The colour with CIELAB's L* replaced, of the same hue and chroma in CAM16 as far as sRGB has it.
  ///
  /// That is what `android:lStar` does (`ColorStateList`, `ColorUtils.CAMToColor` of Android's
  /// framework). If sRGB has no such chroma at that lightness, the highest that it has is taken.
  /// Components are in 255ths. `lightness` lies in 0...100; the alpha stays.
  public func withPerceptualLightness(_ lightness: Double) -> Color {
    if lightness < Self.leastTone { return Color(red: 0, green: 0, blue: 0, alpha: alpha) }
    if lightness > 100 - Self.leastTone { return Color(red: 1, green: 1, blue: 1, alpha: alpha) }
    let luminance = CAM16.luminance(lightness: lightness)
    let own = CAM16(self)
    func components(chroma: Double) -> CAM16.Triple {
      Self.components(chroma: chroma, hue: own.hue, luminance: luminance)
    }
    var found = components(chroma: own.chroma)
    if !Self.isInGamut(found) {
      var (low, high) = (0.0, own.chroma)
      for _ in 0..<Self.steps {
        let middle = (low + high) / 2
        if Self.isInGamut(components(chroma: middle)) { low = middle } else { high = middle }
      }
      found = components(chroma: low)
    }
    func encoded(_ percent: Double) -> Double {
      (TransferFunction.encoded(min(max(percent / 100, 0), 1)) * 255).rounded() / 255
    }
    return Color(
      red: encoded(found.0), green: encoded(found.1), blue: encoded(found.2), alpha: alpha)
  }

  /// Below it, and as far from 100, there is only black and white.
  private static let leastTone = 0.0001
  /// Halvings of 100, enough for a thousandth of a 255th.
  private static let steps = 40

  /// Linear sRGB in percent of the colour of a luminance.
  private static func components(
    chroma: Double, hue: Double, luminance: Double
  ) -> CAM16.Triple {
    var (low, high) = (0.0, 100.0)
    var found: CAM16.Triple = (0, 0, 0)
    for _ in 0..<steps {
      let middle = (low + high) / 2
      found = CAM16(lightness: middle, chroma: chroma, hue: hue).linearSRGB
      if 0.2126 * found.0 + 0.7152 * found.1 + 0.0722 * found.2 < luminance {
        low = middle
      } else {
        high = middle
      }
    }
    return found
  }

  private static func isInGamut(_ components: CAM16.Triple) -> Bool {
    [components.0, components.1, components.2].allSatisfy { $0 >= -0.01 && $0 <= 100.01 }
  }
}
