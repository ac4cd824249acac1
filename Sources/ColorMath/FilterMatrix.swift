#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Colour matrices by name; rows of red, green, blue and alpha, each with a constant at its end.
///
/// They act on encoded components without premultiplication.
public enum FilterMatrix {
  /// `saturate` (Filter Effects 1, section 9.5): the luminance's shares of red, green and blue
  /// mixed with the colour itself.
  public static func saturated(_ amount: Double) -> [Double] {
    matrix { row, column in luminance[column] * (1 - amount) + (row == column ? amount : 0) }
  }

  /// `hueRotate` (Filter Effects 1, section 9.5) by an angle in degrees.
  public static func hueRotated(_ degrees: Double) -> [Double] {
    let (cosine, sine) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    let sines = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
    return matrix { row, column in
      luminance[column] + cosine * ((row == column ? 1 : 0) - luminance[column])
        + sine * sines[row][column]
    }
  }

  /// `sepia()` (Filter Effects 1, section 8.5).
  public static func sepia(_ amount: Double) -> [Double] {
    let full = [[0.393, 0.769, 0.189], [0.349, 0.686, 0.168], [0.272, 0.534, 0.131]]
    return matrix { row, column in
      full[row][column] * amount + (row == column ? 1 - amount : 0)
    }
  }

  /// `luminanceToAlpha` (Filter Effects 1, section 9.5).
  public static let luminanceToAlpha: [Double] =
    Array(repeating: 0, count: 15) + [0.2126, 0.7152, 0.0722, 0, 0]

  /// Each component times a factor plus an amount; alpha stays.
  ///
  /// `contrast(f)` is a factor of f and an amount of (1 - f) / 2 (Filter Effects 1, section 8.8).
  public static func scaled(_ factor: Double, adding amount: Double) -> [Double] {
    matrix(constants: [amount, amount, amount]) { row, column in row == column ? factor : 0 }
  }

  /// The product with the components of `color`, its alpha among them.
  public static func multiplied(by color: Color) -> [Double] {
    let factors = [color.red, color.green, color.blue, color.alpha]
    return (0..<4).flatMap { row in (0..<5).map { $0 == row ? factors[row] : 0 } }
  }

  private static let luminance = [0.213, 0.715, 0.072]

  private static func matrix(
    constants: [Double] = [0, 0, 0], _ value: (_ row: Int, _ column: Int) -> Double
  ) -> [Double] {
    (0..<3).flatMap { row in (0..<3).map { value(row, $0) } + [0, constants[row]] }
      + [0, 0, 0, 1, 0]
  }
}
