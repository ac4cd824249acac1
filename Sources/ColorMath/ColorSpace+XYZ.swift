#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Conversions through XYZ D65, for the spaces that are defined by it.
///
/// Source: https://www.w3.org/TR/css-color-4/#color-conversion-code
extension ColorSpace {
  /// XYZ D65 of a colour in one of the spaces with matrices of their own, or in Lab.
  func xyzD65(_ c: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .displayP3: return ColorMatrix.displayP3ToXYZ * c.map(TransferFunction.linear)
    case .a98RGB: return ColorMatrix.a98RGBToXYZ * c.map { Self.power($0, Self.a98Gamma) }
    case .rec2020: return ColorMatrix.rec2020ToXYZ * c.map { Self.power($0, Self.rec2020Gamma) }
    case .prophotoRGB:
      return ColorMatrix.d50ToD65 * (ColorMatrix.prophotoRGBToXYZD50 * c.map(Self.rommLinear))
    case .xyzD50: return ColorMatrix.d50ToD65 * c
    case .xyzD65: return c
    case .lab: return ColorMatrix.d50ToD65 * Self.xyzD50(lab: c)
    case .srgb, .srgbLinear, .lch, .oklab, .oklch, .hsl, .hwb:
      return ColorMatrix.sRGBToXYZ * ColorSpace.srgbLinear.components(of: color(c))
    }
  }

  /// The inverse of ``xyzD65(_:)``.
  func components(xyzD65 xyz: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .displayP3: return (ColorMatrix.xyzToDisplayP3 * xyz).map(TransferFunction.encoded)
    case .a98RGB:
      return (ColorMatrix.xyzToA98RGB * xyz).map { Self.power($0, 1 / Self.a98Gamma) }
    case .rec2020:
      return (ColorMatrix.xyzToRec2020 * xyz).map { Self.power($0, 1 / Self.rec2020Gamma) }
    case .prophotoRGB:
      let linear = ColorMatrix.xyzD50ToProphotoRGB * (ColorMatrix.d65ToD50 * xyz)
      return linear.map(Self.rommEncoded)
    case .xyzD50: return ColorMatrix.d65ToD50 * xyz
    case .xyzD65: return xyz
    case .lab: return Self.lab(xyzD50: ColorMatrix.d65ToD50 * xyz)
    case .srgb, .srgbLinear, .lch, .oklab, .oklch, .hsl, .hwb:
      return components(of: ColorSpace.srgbLinear.color(ColorMatrix.xyzToSRGB * xyz))
    }
  }

  /// Adobe RGB (1998): 2 + 51/256.
  private static let a98Gamma = 563.0 / 256
  private static let rec2020Gamma = 2.4

  private static func power(_ value: Double, _ exponent: Double) -> Double {
    let result = pow(abs(value), exponent)
    return value < 0 ? -result : result
  }

  /// ROMM RGB to linear light: a power of 1.8 with a linear start below 1/512.
  private static func rommLinear(_ value: Double) -> Double {
    abs(value) <= 16.0 / 512 ? value / 16 : power(value, 1.8)
  }

  private static func rommEncoded(_ value: Double) -> Double {
    abs(value) >= 1.0 / 512 ? power(value, 1 / 1.8) : value * 16
  }

  /// D50 as CSS Color 4 has it, from the chromaticity 0.3457, 0.3585.
  private static let whiteD50 = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
  /// CIE 15: (29/3)^3 and (6/29)^3.
  private static let kappa = 24389.0 / 27
  private static let epsilon = 216.0 / 24389

  private static func xyzD50(lab: SIMD3<Double>) -> SIMD3<Double> {
    let fy = (lab.x + 16) / 116
    let f = SIMD3(lab.y / 500 + fy, fy, fy - lab.z / 200)
    var xyz = f.map { $0 * $0 * $0 > epsilon ? $0 * $0 * $0 : (116 * $0 - 16) / kappa }
    if lab.x <= kappa * epsilon { xyz.y = lab.x / kappa }
    return xyz * whiteD50
  }

  private static func lab(xyzD50 xyz: SIMD3<Double>) -> SIMD3<Double> {
    let f = (xyz / whiteD50).map { $0 > epsilon ? cbrt($0) : (kappa * $0 + 16) / 116 }
    return SIMD3(116 * f.y - 16, 500 * (f.x - f.y), 200 * (f.y - f.z))
  }

  /// Lightness, chroma and hue of lightness, a and b; the hue is 0..<360 degrees.
  static func polar(_ c: SIMD3<Double>) -> SIMD3<Double> {
    let hue = atan2(c.z, c.y) * 180 / .pi
    return SIMD3(c.x, sqrt(c.y * c.y + c.z * c.z), hue < 0 ? hue + 360 : hue)
  }

  /// The inverse of ``polar(_:)``.
  static func rectangular(_ c: SIMD3<Double>) -> SIMD3<Double> {
    let radians = c.z * .pi / 180
    return SIMD3(c.x, c.y * cos(radians), c.y * sin(radians))
  }
}
