extension Color {
  /// WCAG 2.2 relative luminance of the colour's components, ignoring alpha.
  ///
  /// 0 for black, 1 for white (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). Components
  /// outside 0...1 are taken as they are, which gives the Y of a wide-gamut colour.
  public var relativeLuminance: Double {
    0.2126 * TransferFunction.linear(red) + 0.7152 * TransferFunction.linear(green)
      + 0.0722 * TransferFunction.linear(blue)
  }
}
