extension Color {
  /// WCAG 2.2 contrast ratio with `other`, 1...21, both taken as opaque.
  ///
  /// (L1 + 0.05) / (L2 + 0.05) with L1 the lighter one
  /// (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). Symmetric. A wide-gamut colour is measured
  /// as clipped to sRGB and as it is, and the lower ratio counts: neither display may be worse.
  public func contrastRatio(with other: Color) -> Double {
    MeasuredColor(self).contrastRatio(with: MeasuredColor(other))
  }
}

/// A colour with its luminance, for comparing it with many others.
public struct MeasuredColor: Sendable {
  private let color: Color
  private let clippedLuminance: Double
  private let isInSRGBGamut: Bool

  /// Measures `color`, whose alpha does not count.
  public init(_ color: Color) {
    self.color = color
    clippedLuminance = color.clippedToSRGB.relativeLuminance
    isInSRGBGamut = color.isInSRGBGamut
  }

  /// The ratio of ``Color/contrastRatio(with:)``.
  public func contrastRatio(with other: MeasuredColor) -> Double {
    let clipped = Self.ratio(clippedLuminance, other.clippedLuminance)
    if isInSRGBGamut && other.isInSRGBGamut { return clipped }
    return min(clipped, Self.ratio(color.relativeLuminance, other.color.relativeLuminance))
  }

  private static func ratio(_ first: Double, _ second: Double) -> Double {
    let lighter = max(first, second, 0)
    let darker = max(min(first, second), 0)
    return (lighter + 0.05) / (darker + 0.05)
  }
}
