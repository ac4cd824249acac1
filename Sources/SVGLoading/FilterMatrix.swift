import Geometry

/// Colour matrices by name; rows of red, green, blue and alpha, each with a constant at its end.
enum FilterMatrix {
  /// `saturate` (Filter Effects 1, section 9.5): the luminance's shares of red, green and blue
  /// mixed with the colour itself.
  static func saturated(_ amount: Double) -> [Double] {
    matrix { row, column in luminance[column] * (1 - amount) + (row == column ? amount : 0) }
  }

  /// `hueRotate` (Filter Effects 1, section 9.5) by an angle in degrees.
  static func hueRotated(_ degrees: Double) -> [Double] {
    let rotation = AffineTransform.rotation(radians: degrees * .pi / 180)
    let (cosine, sine) = (rotation.a, rotation.b)
    let sines = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
    return matrix { row, column in
      luminance[column] + cosine * ((row == column ? 1 : 0) - luminance[column])
        + sine * sines[row][column]
    }
  }

  /// `sepia()` (Filter Effects 1, section 8.5).
  static func sepia(_ amount: Double) -> [Double] {
    let full = [[0.393, 0.769, 0.189], [0.349, 0.686, 0.168], [0.272, 0.534, 0.131]]
    return matrix { row, column in
      full[row][column] * amount + (row == column ? 1 - amount : 0)
    }
  }

  /// `luminanceToAlpha` (Filter Effects 1, section 9.5).
  static let luminanceToAlpha: [Double] =
    Array(repeating: 0, count: 15) + [0.2126, 0.7152, 0.0722, 0, 0]

  private static let luminance = [0.213, 0.715, 0.072]

  private static func matrix(_ value: (_ row: Int, _ column: Int) -> Double) -> [Double] {
    (0..<3).flatMap { row in (0..<3).map { value(row, $0) } + [0, 0] } + [0, 0, 0, 1, 0]
  }
}
