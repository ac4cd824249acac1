#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A colour space in which Interface Builder and asset catalogues write components.
public enum ComponentSpace: String, Hashable, Sendable, CaseIterable {
  /// Encoded sRGB; also extended sRGB and device RGB, which are shown as they are.
  case srgb
  /// Linear-light sRGB, also extended.
  case linearSRGB = "linear-srgb"
  /// Adobe RGB (1998).
  case adobeRGB = "adobe-rgb"
  /// Display P3 with the sRGB transfer function.
  case displayP3 = "display-p3"
  /// Generic RGB with a gamma of 1.8, which calibrated RGB means.
  case genericRGB = "generic-rgb"
  /// One component, shown as it is: device white.
  case deviceGray = "device-gray"
  /// One component with a gamma of 2.2: calibrated white and generic grey.
  case genericGray = "generic-gray"

  /// How many components a colour has: 1 for greys, 3 for others.
  public var componentCount: Int {
    switch self {
    case .srgb, .linearSRGB, .adobeRGB, .displayP3, .genericRGB: 3
    case .deviceGray, .genericGray: 1
    }
  }

  /// The colour with `components`, each nominally 0...1, in extended sRGB.
  ///
  /// Components that are missing count as 0, further ones do not count.
  public func color(_ components: [Double], alpha: Double = 1) -> Color {
    func component(_ index: Int) -> Double { index < components.count ? components[index] : 0 }
    let rgb = SIMD3(component(0), component(1), component(2))
    switch self {
    case .srgb: return ColorSpace.srgb.color(rgb, alpha: alpha)
    case .linearSRGB: return ColorSpace.srgbLinear.color(rgb, alpha: alpha)
    case .adobeRGB: return ColorSpace.a98RGB.color(rgb, alpha: alpha)
    case .displayP3: return ColorSpace.displayP3.color(rgb, alpha: alpha)
    case .genericRGB:
      let linear = ColorMatrix.genericRGBToSRGB * rgb.map { Self.power($0, Self.genericRGBGamma) }
      return ColorSpace.srgbLinear.color(linear, alpha: alpha)
    case .deviceGray: return ColorSpace.srgb.color(SIMD3(repeating: component(0)), alpha: alpha)
    case .genericGray:
      let linear = Self.power(component(0), Self.genericGrayGamma)
      return ColorSpace.srgbLinear.color(SIMD3(repeating: linear), alpha: alpha)
    }
  }

  /// The components of `color`; for a grey, those of the grey with its relative luminance.
  public func components(of color: Color) -> [Double] {
    let rgb: SIMD3<Double>
    switch self {
    case .srgb: rgb = ColorSpace.srgb.components(of: color)
    case .linearSRGB: rgb = ColorSpace.srgbLinear.components(of: color)
    case .adobeRGB: rgb = ColorSpace.a98RGB.components(of: color)
    case .displayP3: rgb = ColorSpace.displayP3.components(of: color)
    case .genericRGB:
      let linear = ColorMatrix.sRGBToGenericRGB * ColorSpace.srgbLinear.components(of: color)
      rgb = linear.map { Self.power($0, 1 / Self.genericRGBGamma) }
    case .deviceGray: return [TransferFunction.encoded(color.relativeLuminance)]
    case .genericGray: return [Self.power(color.relativeLuminance, 1 / Self.genericGrayGamma)]
    }
    return [rgb.x, rgb.y, rgb.z]
  }

  private static let genericRGBGamma = 1.8
  private static let genericGrayGamma = 2.2

  private static func power(_ value: Double, _ exponent: Double) -> Double {
    let result = pow(abs(value), exponent)
    return value < 0 ? -result : result
  }
}

extension ColorMatrix {
  /// Linear Generic RGB to linear sRGB, both adapted to the same white.
  ///
  /// Four digits of the profile `Generic RGB Profile.icc` of macOS, the last of the diagonal such
  /// that each row adds up to 1: white stays exactly white.
  static let genericRGBToSRGB = ColorMatrix(
    SIMD3(1.0247, -0.0275, 0.0028), SIMD3(0.0206, 0.9488, 0.0306),
    SIMD3(-0.0020, -0.0020, 1.0040))

  /// Linear sRGB to linear Generic RGB.
  static let sRGBToGenericRGB = genericRGBToSRGB.inverse

  /// The inverse of a matrix that has one, by its cofactors.
  var inverse: ColorMatrix {
    let (a, b, c) = rows
    let (bc, ca, ab) = (Self.cross(b, c), Self.cross(c, a), Self.cross(a, b))
    let determinant = (a * bc).sum()
    return ColorMatrix(
      SIMD3(bc.x, ca.x, ab.x) / determinant, SIMD3(bc.y, ca.y, ab.y) / determinant,
      SIMD3(bc.z, ca.z, ab.z) / determinant)
  }

  private static func cross(_ u: SIMD3<Double>, _ v: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x)
  }
}
