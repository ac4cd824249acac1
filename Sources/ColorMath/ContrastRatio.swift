extension Color {
  /// WCAG 2.2 contrast ratio with `other`, 1...21, both taken as opaque.
  ///
  /// (L1 + 0.05) / (L2 + 0.05) with L1 the lighter one
  /// (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). Symmetric. A wide-gamut colour is measured
  /// as clipped to sRGB and as it is, and the lower ratio counts: neither display may be worse.
  public func contrastRatio(with other: Color) -> Double {
    let clipped = Self.ratio(
      clippedToSRGB.relativeLuminance, other.clippedToSRGB.relativeLuminance)
    if isInSRGBGamut && other.isInSRGBGamut { return clipped }
    return min(clipped, Self.ratio(relativeLuminance, other.relativeLuminance))
  }

  private static func ratio(_ first: Double, _ second: Double) -> Double {
    let lighter = max(first, second, 0)
    let darker = max(min(first, second), 0)
    return (lighter + 0.05) / (darker + 0.05)
  }
}
