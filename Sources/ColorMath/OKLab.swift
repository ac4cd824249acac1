#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A colour in OKLab, the perceptual space in which suggestions look for the nearest colour.
///
/// Matrices: Björn Ottosson, https://bottosson.github.io/posts/oklab/, from linear sRGB.
public struct OKLab: Hashable, Sendable {
  /// Lightness, 0 (black) to 1 (white).
  public var lightness: Double
  /// Green (negative) to red.
  public var a: Double
  /// Blue (negative) to yellow.
  public var b: Double

  /// A colour from its coordinates.
  public init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// The OKLab coordinates of `color`, ignoring alpha.
  public init(_ color: Color) {
    let r = TransferFunction.linear(color.red)
    let g = TransferFunction.linear(color.green)
    let b = TransferFunction.linear(color.blue)
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    self.init(
      lightness: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      a: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      b: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  /// The colour in extended sRGB; components outside 0...1 lie outside the gamut.
  public func color(alpha: Double = 1) -> Color {
    let (red, green, blue) = linear
    return Color(
      red: TransferFunction.encoded(red), green: TransferFunction.encoded(green),
      blue: TransferFunction.encoded(blue), alpha: alpha)
  }

  /// Whether ``color(alpha:)`` lies in the sRGB gamut, without the powers that encoding it takes.
  public var isInSRGBGamut: Bool {
    let (red, green, blue) = linear
    return Self.gamut.contains(red) && Self.gamut.contains(green) && Self.gamut.contains(blue)
  }

  /// The linear components of colours that ``Color/isInSRGBGamut`` accepts.
  private static let gamut: ClosedRange<Double> = {
    let encoded = Color.gamut
    return TransferFunction.linear(encoded.lowerBound)...TransferFunction.linear(encoded.upperBound)
  }()

  /// The components in linear light.
  private var linear: (red: Double, green: Double, blue: Double) {
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return (
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s
    )
  }

  /// Distance from the neutral axis.
  public var chroma: Double { sqrt(a * a + b * b) }

  /// Euclidean distance, about 0.02 for a just noticeable difference.
  public func distance(to other: OKLab) -> Double {
    let dl = lightness - other.lightness
    let da = a - other.a
    let db = b - other.b
    return sqrt(dl * dl + da * da + db * db)
  }

  private func cube(_ value: Double) -> Double { value * value * value }
}
