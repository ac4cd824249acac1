import Geometry

extension Path {
  /// Whether no control point lies outside of `rect`; a coordinate that is no number does.
  func keepsWithin(_ rect: Rect) -> Bool {
    elements.allSatisfy { $0.points.allSatisfy(rect.contains) }
  }

  /// Whether some subpath is more than a straight line, so that a fill shows.
  var enclosesArea: Bool {
    var (start, direction) = (Point.zero, Point.zero)
    for element in elements {
      if case .move(let point) = element { (start, direction) = (point, .zero) }
      for point in element.points {
        let vector = point - start
        if direction == .zero { direction = vector }
        let cross = direction.x * vector.y - direction.y * vector.x
        let lengths = abs(direction.x * vector.y) + abs(direction.y * vector.x)
        // What is out of bounds is for others to report.
        guard lengths.isFinite else { return true }
        if abs(cross) > Self.collinearity * lengths { return true }
      }
    }
    return false
  }

  /// Share of their product by which the sides of a straight line's parts differ from rounding.
  private static let collinearity = 1e-9
}

extension Path.Element {
  /// The control points and the end, none for `.close`.
  fileprivate var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadratic(let control, let end): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }
}
