import Geometry

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A path that text follows, measured along its length.
struct TextLine {
  private var points: [Point] = []
  /// Distance of each point from the start.
  private var distances: [Double] = []
  private var offset = 0.0

  /// The first subpath of `path`; text does not go on to another one.
  init(_ path: Path) {
    guard let polyline = path.flattened().first else { return }
    points = polyline.points
    if polyline.isClosed, let first = points.first { points.append(first) }
    var distance = 0.0
    for (index, point) in points.enumerated() {
      if index > 0 { distance += (point - points[index - 1]).length }
      distances.append(distance)
    }
  }

  /// The length of the path.
  var length: Double { distances.last ?? 0 }

  /// The line with its distances counted from `offset`.
  func starting(at offset: Double) -> TextLine {
    var line = self
    line.offset = offset
    return line
  }

  /// The point at a distance and the direction there in radians, `nil` beyond the ends.
  func point(at distance: Double) -> (point: Point, angle: Double)? {
    let distance = distance + offset
    guard distance >= 0, distance <= length, points.count > 1 else { return nil }
    var (low, high) = (0, distances.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if distances[middle] <= distance { low = middle } else { high = middle }
    }
    let span = distances[high] - distances[low]
    let fraction = span > 0 ? (distance - distances[low]) / span : 0
    let direction = points[high] - points[low]
    return (
      points[low].interpolated(to: points[high], at: fraction), atan2(direction.y, direction.x)
    )
  }
}
