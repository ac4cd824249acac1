#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The cylindrical forms of sRGB.
///
/// Source: https://www.w3.org/TR/css-color-4/#the-hsl-notation and #the-hwb-notation.
extension ColorSpace {
  /// Encoded sRGB of hue in degrees, saturation and lightness in percent.
  static func rgb(hsl: SIMD3<Double>) -> SIMD3<Double> {
    let saturation = hsl.y / 100
    let lightness = hsl.z / 100
    let reach = saturation * min(lightness, 1 - lightness)
    return SIMD3(0, 8, 4).map { n in
      let k = positiveRemainder(n + hsl.x / 30, 12)
      return lightness - reach * max(-1, min(k - 3, 9 - k, 1))
    }
  }

  /// Encoded sRGB of hue in degrees, whiteness and blackness in percent.
  static func rgb(hwb: SIMD3<Double>) -> SIMD3<Double> {
    let white = hwb.y / 100
    let black = hwb.z / 100
    if white + black >= 1 {
      let grey = white / (white + black)
      return SIMD3(grey, grey, grey)
    }
    return rgb(hsl: SIMD3(hwb.x, 100, 50)).map { $0 * (1 - white - black) + white }
  }

  /// Hue, saturation and lightness of encoded sRGB, which may lie outside 0...1.
  static func hsl(rgb: SIMD3<Double>) -> SIMD3<Double> {
    let largest = rgb.max()
    let smallest = rgb.min()
    let lightness = (largest + smallest) / 2
    let room = min(lightness, 1 - lightness)
    let saturation = largest == smallest || room == 0 ? 0 : (largest - lightness) / room
    var hue = hue(rgb: rgb)
    // Colours outside the gamut can have a negative saturation, which is the opposite hue.
    if saturation < 0 { hue = positiveRemainder(hue + 180, 360) }
    return SIMD3(hue, abs(saturation) * 100, lightness * 100)
  }

  /// Hue, whiteness and blackness of encoded sRGB.
  static func hwb(rgb: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(hue(rgb: rgb), rgb.min() * 100, (1 - rgb.max()) * 100)
  }

  /// Hue in degrees, 0 for greys.
  private static func hue(rgb: SIMD3<Double>) -> Double {
    let largest = rgb.max()
    let range = largest - rgb.min()
    guard range != 0 else { return 0 }
    let sixth =
      if largest == rgb.x {
        (rgb.y - rgb.z) / range
      } else if largest == rgb.y {
        (rgb.z - rgb.x) / range + 2
      } else {
        (rgb.x - rgb.y) / range + 4
      }
    return positiveRemainder(sixth * 60, 360)
  }

  private static func positiveRemainder(_ value: Double, _ divisor: Double) -> Double {
    let remainder = fmod(value, divisor)
    return remainder < 0 ? remainder + divisor : remainder
  }
}

extension Color {
  /// Hue in degrees, saturation and lightness in percent.
  public var hsl: SIMD3<Double> { ColorSpace.hsl(rgb: SIMD3(red, green, blue)) }

  /// The opaque colour of a hue in degrees, a saturation and a lightness in percent.
  public init(hsl: SIMD3<Double>) {
    let rgb = ColorSpace.rgb(hsl: hsl)
    self.init(red: rgb.x, green: rgb.y, blue: rgb.z)
  }
}
