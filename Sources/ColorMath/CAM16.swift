#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A colour in the appearance model CAM16, seen as sRGB's standard assumes.
///
/// Li, Li, Wang et al., "Comprehensive color solutions: CAM16, CAT16, and CAM16-UCS", Color Research
/// and Application 42 (2017). Viewing conditions as Android has them (`Frame` of its framework):
/// white D65, 200 lux, a background of L* 50, average surround.
public struct CAM16: Hashable, Sendable {
  /// Lightness J, 0...100.
  public var lightness: Double
  /// Chroma C, 0 for grey.
  public var chroma: Double
  /// Hue in radians, 0 up to 2 pi.
  public var hue: Double

  /// A colour from its coordinates.
  public init(lightness: Double, chroma: Double, hue: Double) {
    self.lightness = lightness
    self.chroma = chroma
    self.hue = hue
  }

  /// How `color` appears, ignoring alpha.
  public init(_ color: Color) {
    let linear = (
      100 * TransferFunction.linear(color.red), 100 * TransferFunction.linear(color.green),
      100 * TransferFunction.linear(color.blue)
    )
    let cones = Self.product(Self.cones, Self.product(Self.fromSRGB, linear))
    let view = Viewing.standard
    let r = view.adapted(view.discount.0 * cones.0)
    let g = view.adapted(view.discount.1 * cones.1)
    let b = view.adapted(view.discount.2 * cones.2)
    let redness = (11 * r - 12 * g + b) / 11
    let yellowness = (r + g - 2 * b) / 9
    let angle = atan2(yellowness, redness)
    hue = angle < 0 ? angle + 2 * .pi : angle
    let response = (40 * r + 20 * g + b) / 20 * view.induction
    lightness = 100 * pow(max(response / view.white, 0), view.exponent)
    let t =
      Self.eccentricity(hue) * 50000 / 13 * view.induction * hypot(redness, yellowness)
      / ((20 * r + 20 * g + 21 * b) / 20 + 0.305)
    chroma = pow(max(t, 0), 0.9) * view.chromaFactor * (lightness / 100).squareRoot()
  }

  /// The linear sRGB components in percent; outside 0...100 for colours that sRGB does not have.
  var linearSRGB: (Double, Double, Double) {
    let view = Viewing.standard
    let alpha = chroma == 0 || lightness == 0 ? 0 : chroma / (lightness / 100).squareRoot()
    let t = pow(alpha / view.chromaFactor, 1 / 0.9)
    let (cosine, sine) = (cos(hue), sin(hue))
    let p1 = Self.eccentricity(hue) * 50000 / 13 * view.induction
    let p2 = view.white * pow(lightness / 100, 1 / view.exponent) / view.induction
    let gamma = 23 * (p2 + 0.305) * t / (23 * p1 + 11 * t * cosine + 108 * t * sine)
    let (a, b) = (gamma * cosine, gamma * sine)
    let cones = (
      view.unadapted((460 * p2 + 451 * a + 288 * b) / 1403) / view.discount.0,
      view.unadapted((460 * p2 - 891 * a - 261 * b) / 1403) / view.discount.1,
      view.unadapted((460 * p2 - 220 * a - 6300 * b) / 1403) / view.discount.2
    )
    return Self.product(Self.toSRGB, Self.product(Self.fromCones, cones))
  }

  private static func eccentricity(_ hue: Double) -> Double { (cos(hue + 2) + 3.8) / 4 }

  // MARK: Matrices

  typealias Triple = (Double, Double, Double)
  typealias Matrix = (Triple, Triple, Triple)

  private static let cones: Matrix = (
    (0.401288, 0.650173, -0.051461), (-0.250268, 1.204414, 0.045854),
    (-0.002079, 0.048952, 0.953127)
  )
  private static let fromCones: Matrix = (
    (1.86206786, -1.01125463, 0.14918677), (0.38752654, 0.62144744, -0.00897398),
    (-0.01584150, -0.03412294, 1.04996444)
  )
  /// To XYZ, with a white of exactly D65 as Android's `CamUtils` has it.
  private static let fromSRGB: Matrix = (
    (0.41233895, 0.35762064, 0.18051042), (0.2126, 0.7152, 0.0722),
    (0.01932141, 0.11916382, 0.95034478)
  )
  private static let toSRGB: Matrix = (
    (3.2413774792388685, -1.5376652402851851, -0.49885366846268053),
    (-0.9691452513005321, 1.8758853451067872, 0.04156585616912061),
    (0.05562093689691305, -0.20395524564742123, 1.0571799111220335)
  )

  private static func product(_ matrix: Matrix, _ vector: Triple) -> Triple {
    func row(_ row: Triple) -> Double {
      row.0 * vector.0 + row.1 * vector.1 + row.2 * vector.2
    }
    return (row(matrix.0), row(matrix.1), row(matrix.2))
  }

  /// What the model derives from the viewing conditions.
  private struct Viewing {
    /// How strongly each kind of cone is adapted to the white.
    var discount: Triple
    /// Luminance-level adaptation F_L.
    var level: Double
    /// N_bb and N_cb.
    var induction: Double
    /// The response to white, A_w.
    var white: Double
    /// c z.
    var exponent: Double
    /// (1.64 - 0.29^n)^0.73.
    var chromaFactor: Double

    static let standard: Viewing = {
      let background = CAM16.luminance(lightness: 50)
      let adapting = 200 / Double.pi * background / 100
      let white = CAM16.product(CAM16.cones, (95.047, 100, 108.883))
      let degree = 1 - exp((-adapting - 42) / 92) / 3.6
      let k = pow(1 / (5 * adapting + 1), 4)
      let n = background / 100
      var view = Viewing(
        discount: (
          degree * 100 / white.0 + 1 - degree, degree * 100 / white.1 + 1 - degree,
          degree * 100 / white.2 + 1 - degree
        ),
        level: k * adapting + 0.1 * (1 - k) * (1 - k) * cbrt(5 * adapting),
        induction: 0.725 / pow(n, 0.2), white: 1, exponent: 0.69 * (1.48 + n.squareRoot()),
        chromaFactor: pow(1.64 - pow(0.29, n), 0.73))
      view.white =
        (2 * view.adapted(view.discount.0 * white.0) + view.adapted(view.discount.1 * white.1)
          + 0.05 * view.adapted(view.discount.2 * white.2)) * view.induction
      return view
    }()

    func adapted(_ response: Double) -> Double {
      let factor = pow(level * abs(response) / 100, 0.42)
      return (response < 0 ? -400 : 400) * factor / (factor + 27.13)
    }

    func unadapted(_ response: Double) -> Double {
      // No response reaches 400.
      let size = min(abs(response), 399.999)
      let value = 100 / level * pow(27.13 * size / (400 - size), 1 / 0.42)
      return response < 0 ? -value : value
    }
  }

  /// The luminance Y in percent of CIELAB's L*.
  static func luminance(lightness: Double) -> Double {
    lightness > 8 ? 100 * pow((lightness + 16) / 116, 3) : 100 * lightness * 27 / 24389
  }
}
