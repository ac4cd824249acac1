public import ColorMath

/// The colours of one hue by lightness, as candidates for a suggestion.
///
/// Chroma is kept where sRGB has room for it and reduced where it has not.
public struct HueLine {
  private let origin: OKLab
  private let rounded: @Sendable (Color) -> Color
  /// Steps between black and white; one is about half of a just noticeable difference.
  private static let steps = 128

  /// The line through `color`, whose alpha does not count, in colours that can be written.
  public init(
    through color: Color, rounded: @escaping @Sendable (Color) -> Color = \.roundedTo8Bits
  ) {
    origin = OKLab(color)
    self.rounded = rounded
  }

  /// The colour of a lightness of 0...1, as it can be written.
  private func color(at lightness: Double) -> Color {
    func scaled(_ factor: Double) -> OKLab {
      OKLab(lightness: lightness, a: origin.a * factor, b: origin.b * factor)
    }
    if scaled(1).isInSRGBGamut { return rounded(scaled(1).color()) }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<12 {
      let middle = (low + high) / 2
      if scaled(middle).isInSRGBGamut { low = middle } else { high = middle }
    }
    return rounded(scaled(low).color().clippedToSRGB)
  }

  /// The colour nearest to the origin, in OKLab, that satisfies `passes`; `nil` if none does.
  public func nearest(where passes: (Color) -> Bool) -> Color? {
    let candidates = [-1.0, 1.0].compactMap { nearest(towards: $0, where: passes) }
    return candidates.min {
      OKLab($0).distance(to: origin) < OKLab($1).distance(to: origin)
    }
  }

  private func nearest(towards direction: Double, where passes: (Color) -> Bool) -> Color? {
    let step = direction / Double(Self.steps)
    var failing = origin.lightness
    var lightness = origin.lightness
    while lightness > 0 && direction < 0 || lightness < 1 && direction > 0 {
      lightness = min(max(lightness + step, 0), 1)
      guard passes(color(at: lightness)) else {
        failing = lightness
        continue
      }
      return refined(failing: failing, passing: lightness, where: passes)
    }
    return nil
  }

  private func refined(
    failing: Double, passing: Double, where passes: (Color) -> Bool
  ) -> Color {
    var (failing, passing) = (failing, passing)
    for _ in 0..<5 {
      let middle = (failing + passing) / 2
      if passes(color(at: middle)) { passing = middle } else { failing = middle }
    }
    return color(at: passing)
  }
}
