/// A colour space of CSS Color 4, with the components in the order and range of its notation.
public enum ColorSpace: String, Hashable, Sendable, CaseIterable {
  /// Encoded sRGB, 0...1.
  case srgb
  /// Linear-light sRGB, 0...1.
  case srgbLinear = "srgb-linear"
  /// Display P3 with the sRGB transfer function, 0...1.
  case displayP3 = "display-p3"
  /// Adobe RGB (1998), 0...1.
  case a98RGB = "a98-rgb"
  /// ROMM RGB, 0...1.
  case prophotoRGB = "prophoto-rgb"
  /// ITU-R BT.2020, 0...1.
  case rec2020
  /// CIE XYZ relative to D50; Y of white is 1.
  case xyzD50 = "xyz-d50"
  /// CIE XYZ relative to D65; Y of white is 1.
  case xyzD65 = "xyz-d65"
  /// CIE Lab relative to D50: lightness 0...100, a, b.
  case lab
  /// Lab in polar form: lightness 0...100, chroma, hue in degrees.
  case lch
  /// OKLab: lightness 0...1, a, b.
  case oklab
  /// OKLab in polar form: lightness 0...1, chroma, hue in degrees.
  case oklch
  /// sRGB by hue in degrees, saturation and lightness 0...100.
  case hsl
  /// sRGB by hue in degrees, whiteness and blackness 0...100.
  case hwb

  /// Position of the hue among the components of a polar space, `nil` for the others.
  public var hueIndex: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD50, .xyzD65, .lab,
      .oklab:
      nil
    }
  }

  /// The colour with these components, in extended sRGB.
  public func color(_ components: SIMD3<Double>, alpha: Double = 1) -> Color {
    switch self {
    case .displayP3 where components.x == components.y && components.y == components.z:
      // The same white and transfer function: greys are those of sRGB, without a rounding.
      return Color(encoded: components, alpha: alpha)
    case .srgb: return Color(encoded: components, alpha: alpha)
    case .hsl: return Color(encoded: Self.rgb(hsl: components), alpha: alpha)
    case .hwb: return Color(encoded: Self.rgb(hwb: components), alpha: alpha)
    case .oklab:
      return OKLab(lightness: components.x, a: components.y, b: components.z).color(alpha: alpha)
    case .oklch: return ColorSpace.oklab.color(Self.rectangular(components), alpha: alpha)
    case .lch: return ColorSpace.lab.color(Self.rectangular(components), alpha: alpha)
    case .srgbLinear:
      return Color(encoded: components.map(TransferFunction.encoded), alpha: alpha)
    case .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD50, .xyzD65, .lab:
      let linear = ColorMatrix.xyzToSRGB * xyzD65(components)
      return ColorSpace.srgbLinear.color(linear, alpha: alpha)
    }
  }

  /// The components of `color`; the hue of a grey is whatever rounding left of it.
  public func components(of color: Color) -> SIMD3<Double> {
    let encoded = SIMD3(color.red, color.green, color.blue)
    switch self {
    case .srgb: return encoded
    case .hsl: return Self.hsl(rgb: encoded)
    case .hwb: return Self.hwb(rgb: encoded)
    case .oklab:
      let oklab = OKLab(color)
      return SIMD3(oklab.lightness, oklab.a, oklab.b)
    case .oklch: return Self.polar(ColorSpace.oklab.components(of: color))
    case .lch: return Self.polar(ColorSpace.lab.components(of: color))
    case .srgbLinear: return encoded.map(TransferFunction.linear)
    case .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD50, .xyzD65, .lab:
      return components(xyzD65: ColorMatrix.sRGBToXYZ * encoded.map(TransferFunction.linear))
    }
  }
}

extension Color {
  fileprivate init(encoded: SIMD3<Double>, alpha: Double) {
    self.init(red: encoded.x, green: encoded.y, blue: encoded.z, alpha: alpha)
  }
}

extension SIMD3<Double> {
  /// The vector with `transform` applied to each component.
  func map(_ transform: (Double) -> Double) -> SIMD3<Double> {
    SIMD3(transform(x), transform(y), transform(z))
  }
}
