internal import ColorMath

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The colour spaces of Interface Builder and asset catalogues.
enum ComponentSpace: Hashable {
  /// sRGB, also extended, and device colours, which iOS takes for sRGB.
  case srgb
  /// sRGB in linear light.
  case linearSRGB
  /// Display P3 with the sRGB transfer function.
  case displayP3
  /// Adobe RGB (1998).
  case adobeRGB
  /// Apple's Generic RGB: a power of 1.8 and primaries of its own.
  case genericRGB
  /// Gray of gamma 2.2.
  case gray22
  /// Gray that is encoded like sRGB.
  case gray

  /// Whether a colour has one component, `white`, instead of three.
  var isGray: Bool { self == .gray22 || self == .gray }

  /// The space of a catalogue's `color-space`, `nil` if it is not known.
  init?(catalogName: String) {
    switch catalogName {
    case "srgb", "extended-srgb": self = .srgb
    case "extended-linear-srgb": self = .linearSRGB
    case "display-p3": self = .displayP3
    case "gray-gamma-22", "extended-gray": self = .gray22
    default: return nil
    }
  }

  /// The space of `colorSpace` or `customColorSpace` in a document, `nil` if it is not known.
  ///
  /// Calibrated colours of documents that are not colour-matched were used as sRGB.
  init?(interfaceName: String, isColorMatched: Bool) {
    switch interfaceName {
    case "sRGB", "deviceRGB", "extendedSRGB": self = .srgb
    case "displayP3": self = .displayP3
    case "adobeRGB1998": self = .adobeRGB
    case "calibratedRGB": self = isColorMatched ? .genericRGB : .srgb
    case "calibratedWhite": self = isColorMatched ? .gray22 : .gray
    case "genericGamma22GrayColorSpace": self = .gray22
    case "deviceWhite": self = .gray
    default: return nil
    }
  }

  /// The colour with these components in extended sRGB; grays take the first component.
  func color(_ components: SIMD3<Double>, alpha: Double) -> Color {
    switch self {
    case .srgb: ColorSpace.srgb.color(components, alpha: alpha)
    case .linearSRGB: ColorSpace.srgbLinear.color(components, alpha: alpha)
    case .displayP3: ColorSpace.displayP3.color(components, alpha: alpha)
    case .adobeRGB: ColorSpace.a98RGB.color(components, alpha: alpha)
    case .genericRGB:
      ColorSpace.srgbLinear.color(Self.linearSRGB(generic: components), alpha: alpha)
    case .gray:
      ColorSpace.srgb.color(SIMD3(repeating: components.x), alpha: alpha)
    case .gray22:
      ColorSpace.srgbLinear.color(
        SIMD3(repeating: Self.power(components.x, 2.2)), alpha: alpha)
    }
  }

  /// Linear sRGB of Generic RGB components: gamma 1.8, then primaries adapted to D65.
  ///
  /// A gray stays a gray, so what the printed matrix is off by is scaled away.
  private static func linearSRGB(generic components: SIMD3<Double>) -> SIMD3<Double> {
    let linear = SIMD3(
      power(components.x, 1.8), power(components.y, 1.8), power(components.z, 1.8))
    let rows = [
      SIMD3(1.0247, -0.0275, 0.0028), SIMD3(0.0206, 0.9487, 0.0306),
      SIMD3(-0.0020, -0.0020, 1.0041),
    ]
    let mapped = rows.map { ($0 * linear).sum() / $0.sum() }
    return SIMD3(mapped[0], mapped[1], mapped[2])
  }

  private static func power(_ value: Double, _ exponent: Double) -> Double {
    let result = pow(abs(value), exponent)
    return value < 0 ? -result : result
  }
}
