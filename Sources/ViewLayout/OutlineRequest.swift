public import Geometry

/// The outline that a shape drawn by code has in bounds of one size.
public struct OutlineRequest: Hashable, Sendable {
  /// Which shape, as in ``ShapeGeometry/Kind/custom(_:)``.
  public var number: Int
  /// Extents of the bounds, in points.
  public var size: Size

  /// A request from its parts.
  public init(_ number: Int, size: Size) {
    self.number = number
    self.size = size
  }
}
