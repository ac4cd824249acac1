/// A colour in extended sRGB with an alpha.
///
/// Components are gamma-encoded, not premultiplied, and nominally 0...1. Colours outside the sRGB
/// gamut keep components below 0 or above 1; ``clippedToSRGB`` is what an sRGB display shows.
public struct Color: Hashable, Sendable {
  /// Encoded red, 0...1 inside the sRGB gamut.
  public var red: Double
  /// Encoded green, 0...1 inside the sRGB gamut.
  public var green: Double
  /// Encoded blue, 0...1 inside the sRGB gamut.
  public var blue: Double
  /// Opacity, 0 (transparent) to 1 (opaque).
  public var alpha: Double

  /// A colour from encoded components; `alpha` is clamped to 0...1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = min(max(alpha, 0), 1)
  }

  /// A colour from 8-bit channels.
  public init(red8: UInt8, green8: UInt8, blue8: UInt8, alpha: Double = 1) {
    self.init(
      red: Double(red8) / 255, green: Double(green8) / 255, blue: Double(blue8) / 255,
      alpha: alpha)
  }

  /// A colour from `0xRRGGBB`; higher bits are ignored.
  public init(rgb: UInt32, alpha: Double = 1) {
    self.init(
      red8: UInt8(truncatingIfNeeded: rgb >> 16), green8: UInt8(truncatingIfNeeded: rgb >> 8),
      blue8: UInt8(truncatingIfNeeded: rgb), alpha: alpha)
  }

  /// Opaque white.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Black with alpha 0, the CSS `transparent`.
  public static let transparent = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// The same colour with its alpha multiplied by `factor`, clamped to 0...1.
  public func multiplyingAlpha(by factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// The same colour with `alpha` instead of its own.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Whether both are one colour, up to the rounding of a conversion (1e-6 of each component).
  public func isClose(to other: Color) -> Bool {
    [
      red - other.red, green - other.green, blue - other.blue, alpha - other.alpha,
    ].allSatisfy { abs($0) <= 1e-6 }
  }

  /// Whether every component lies in 0...1, up to the rounding of a conversion (1e-6).
  public var isInSRGBGamut: Bool {
    Self.gamut.contains(red) && Self.gamut.contains(green) && Self.gamut.contains(blue)
  }

  /// The components of sRGB with the rounding of a conversion.
  static let gamut = -1e-6...1 + 1e-6

  /// The colour an sRGB display shows: each component clipped to 0...1, as browsers paint it.
  public var clippedToSRGB: Color {
    Color(
      red: min(max(red, 0), 1), green: min(max(green, 0), 1), blue: min(max(blue, 0), 1),
      alpha: alpha)
  }

  /// The colour with each component rounded half up to 8 bits, as it can be written in hex.
  public var roundedTo8Bits: Color {
    Color(
      red8: Self.byte(red), green8: Self.byte(green), blue8: Self.byte(blue),
      alpha: Double(Self.byte(alpha)) / 255)
  }

  /// `#RRGGBB`, or `#RRGGBBAA` if the colour is not opaque; clipped to sRGB, rounded half up.
  public var hex: String {
    let rgb = "#" + Self.digits(red) + Self.digits(green) + Self.digits(blue)
    return Self.byte(alpha) == 255 ? rgb : rgb + Self.digits(alpha)
  }

  /// The 8-bit value of an encoded component, clipped and rounded half up.
  public static func byte(_ component: Double) -> UInt8 {
    guard component > 0 else { return 0 }
    return UInt8(min(component, 1) * 255 + 0.5)
  }

  private static func digits(_ component: Double) -> String {
    let byte = byte(component)
    let text = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0" + text : text
  }
}
