/// An axis-aligned rectangle in points, with non-negative extents.
public struct Rect: Hashable, Sendable {
  /// Left edge.
  public var x: Double
  /// Top edge.
  public var y: Double
  /// Horizontal extent, at least 0.
  public var width: Double
  /// Vertical extent, at least 0.
  public var height: Double

  /// A rectangle from its top left corner and extents; negative extents become 0.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = max(width, 0)
    self.height = max(height, 0)
  }

  /// A rectangle at the origin.
  public init(size: Size) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The smallest rectangle around `points`, `nil` if there are none.
  @inlinable public init?(around points: some Sequence<Point>) {
    var iterator = points.makeIterator()
    guard let first = iterator.next() else { return nil }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    while let point = iterator.next() {
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Right edge.
  public var maxX: Double { x + width }
  /// Bottom edge.
  public var maxY: Double { y + height }
  /// Centre.
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }
  /// Extents.
  public var size: Size { Size(width: width, height: height) }
  /// Product of the extents, in square points.
  public var area: Double { width * height }
  /// Whether an extent is 0.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
  /// The corners, clockwise on screen from the top left.
  public var corners: [Point] {
    [
      Point(x: x, y: y), Point(x: maxX, y: y), Point(x: maxX, y: maxY), Point(x: x, y: maxY),
    ]
  }

  /// Whether `point` lies inside or on the edge.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x <= maxX && point.y >= y && point.y <= maxY
  }

  /// Whether `other` lies inside, edges included.
  public func contains(_ other: Rect) -> Bool {
    other.x >= x && other.maxX <= maxX && other.y >= y && other.maxY <= maxY
  }

  /// Whether the rectangles share a point, edges included.
  public func intersects(_ other: Rect) -> Bool {
    x <= other.maxX && other.x <= maxX && y <= other.maxY && other.y <= maxY
  }

  /// The common part, `nil` if the rectangles share no point.
  public func intersection(_ other: Rect) -> Rect? {
    guard intersects(other) else { return nil }
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// The smallest rectangle around both.
  public func union(_ other: Rect) -> Rect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle with each side moved inwards by `distance`; outwards if negative.
  public func inset(by distance: Double) -> Rect {
    Rect(
      x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
  }

  /// The rectangle moved by `vector`.
  public func offset(by vector: Point) -> Rect {
    Rect(x: x + vector.x, y: y + vector.y, width: width, height: height)
  }

  /// The bounding box of the transformed rectangle.
  public func applying(_ transform: AffineTransform) -> Rect {
    Rect(around: corners.map { $0.applying(transform) }) ?? self
  }
}
