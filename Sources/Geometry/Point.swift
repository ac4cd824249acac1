#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A position, or a vector, in points; y grows downwards.
public struct Point: Hashable, Sendable {
  /// Horizontal coordinate.
  public var x: Double
  /// Vertical coordinate, growing downwards.
  public var y: Double

  /// A point from its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// The vector sum.
  public static func + (first: Point, second: Point) -> Point {
    Point(x: first.x + second.x, y: first.y + second.y)
  }

  /// The vector difference.
  public static func - (first: Point, second: Point) -> Point {
    Point(x: first.x - second.x, y: first.y - second.y)
  }

  /// The vector scaled by a factor.
  public static func * (vector: Point, factor: Double) -> Point {
    Point(x: vector.x * factor, y: vector.y * factor)
  }

  /// Euclidean length of the vector.
  public var length: Double { (x * x + y * y).squareRoot() }

  /// Angle of the vector in radians from the positive x axis, clockwise on the screen.
  public var direction: Double { atan2(y, x) }

  /// The point at `fraction` of the way to `end`; 0 is this point, 1 is `end`.
  public func interpolated(to end: Point, at fraction: Double) -> Point {
    Point(x: x + (end.x - x) * fraction, y: y + (end.y - y) * fraction)
  }

  /// Whether both coordinates are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite }
}
