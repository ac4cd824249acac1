extension Path {
  /// The part of the path between two fractions of its length, as SwiftUI's `trim(from:to:)`.
  ///
  /// Fractions are limited to 0...1. Lengths are measured along the flattened path; the result
  /// consists of lines that stay within `tolerance` points of it. Subpaths count one after the
  /// other; a whole path keeps its curves and its closed subpaths.
  public func trimmed(
    from start: Double, to end: Double, tolerance: Double = Path.regionTolerance
  ) -> Path {
    guard start < end else { return Path() }
    if start <= 0, end >= 1 { return self }
    let polylines = flattened(tolerance: tolerance)
    let total = polylines.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return Path() }
    let (first, last) = (max(start, 0) * total, min(end, 1) * total)
    var result = Path()
    var offset = 0.0
    for polyline in polylines {
      let length = polyline.length
      if offset < last, offset + length > first {
        if first <= offset, last >= offset + length {
          result.append(Path(polyline))
        } else {
          let interval = (max(first - offset, 0), min(last - offset, length))
          for part in polyline.parts([interval]) { result.append(Path(part)) }
        }
      }
      offset += length
    }
    return result
  }

  /// The lines of a polyline.
  public init(_ polyline: Polyline) {
    self.init()
    guard let first = polyline.points.first else { return }
    move(to: first)
    for point in polyline.points.dropFirst() { line(to: point) }
    if polyline.isClosed { close() }
  }
}

extension Polyline {
  /// The segments in order, with the closing one.
  public var segments: [(start: Point, end: Point)] {
    guard let first = points.first else { return [] }
    var segments = Array(zip(points, points.dropFirst()))
    if isClosed, let last = points.last, last != first { segments.append((last, first)) }
    return segments.map { (start: $0.0, end: $0.1) }
  }

  /// Length in points, with the closing segment.
  public var length: Double { segments.reduce(0) { $0 + ($1.end - $1.start).length } }

  /// Adds a vertex unless it repeats the last one.
  mutating func append(_ point: Point, isCorner corner: Bool) {
    if points.last == point { return }
    points.append(point)
    isCorner.append(corner)
  }
}
