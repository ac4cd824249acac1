#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A two-dimensional affine map, x' = a x + c y + tx, y' = b x + d y + ty, as SVG's `matrix()`.
public struct AffineTransform: Hashable, Sendable {
  /// Coefficient of x in x'.
  public var a: Double
  /// Coefficient of x in y'.
  public var b: Double
  /// Coefficient of y in x'.
  public var c: Double
  /// Coefficient of y in y'.
  public var d: Double
  /// Horizontal translation.
  public var tx: Double
  /// Vertical translation.
  public var ty: Double

  /// A transform from SVG's six matrix values, in SVG's order.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that changes nothing.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A translation.
  public static func translation(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scaling about the origin.
  public static func scale(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A rotation about the origin, clockwise on screen for positive angles.
  public static func rotation(radians: Double) -> AffineTransform {
    let (sine, cosine) = (sin(radians), cos(radians))
    return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// This transform about `center` instead of the origin.
  public func about(_ center: Point) -> AffineTransform {
    AffineTransform.translation(x: -center.x, y: -center.y).then(self)
      .then(.translation(x: center.x, y: center.y))
  }

  /// The map that applies this transform first and `next` to its result.
  public func then(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b, c: next.a * c + next.c * d,
      d: next.b * c + next.d * d, tx: next.a * tx + next.c * ty + next.tx,
      ty: next.b * tx + next.d * ty + next.ty)
  }

  /// Factor by which areas change; negative if the map mirrors.
  public var determinant: Double { a * d - b * c }

  /// The inverse map, `nil` if the transform flattens the plane.
  public var inverse: AffineTransform? {
    let determinant = determinant
    guard determinant.isFinite, abs(determinant) > 1e-300 else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Geometric mean of the two scale factors, the factor by which a font size grows.
  public var meanScale: Double { abs(determinant).squareRoot() }

  /// Whether axis-aligned rectangles stay axis-aligned.
  public var keepsAxes: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}

extension Point {
  /// The image of the point.
  public func applying(_ transform: AffineTransform) -> Point {
    Point(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}
