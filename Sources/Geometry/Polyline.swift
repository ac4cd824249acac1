/// A chain of straight segments, the flattened form of one subpath.
public struct Polyline: Hashable, Sendable {
  /// The vertices in drawing order; a closed polyline does not repeat its first vertex.
  public var points: [Point]
  /// Whether a segment leads from the last vertex back to the first.
  public var isClosed: Bool
  /// Whether the vertex of the same index is a corner of the path, not a point inside a curve.
  ///
  /// Strokes join corners by the join style and curves always smoothly.
  var isCorner: [Bool]
  /// Direction of a polyline without length, for its caps.
  var direction = Point(x: 1, y: 0)

  /// A polyline whose vertices are all corners.
  public init(points: [Point], isClosed: Bool) {
    self.init(
      points: points, isClosed: isClosed, isCorner: Array(repeating: true, count: points.count))
  }

  init(points: [Point], isClosed: Bool, isCorner: [Bool]) {
    self.points = points
    self.isClosed = isClosed
    self.isCorner = isCorner
  }
}
