extension Path {
  /// The smallest rectangle around the path, curves measured at their extrema.
  ///
  /// `nil` if the path is empty or a coordinate is not finite. A `.move` that draws nothing counts
  /// only if the whole path draws nothing.
  public var boundingBox: Rect? {
    guard isComputable else { return nil }
    var points: [Point] = []
    var (current, start) = (Point.zero, Point.zero)
    for element in elements {
      switch element {
      case .move(let point):
        (current, start) = (point, point)
      case .line(let end):
        points += [current, end]
        current = end
      case .quadratic(let control, let end):
        let elevated = Point.cubicControls(from: current, control: control, to: end)
        points += Point.extrema(of: (current, elevated.0, elevated.1, end))
        current = end
      case .cubic(let control1, let control2, let end):
        points += Point.extrema(of: (current, control1, control2, end))
        current = end
      case .close:
        points += [current, start]
        current = start
      }
    }
    if points.isEmpty, !elements.isEmpty { points = [start] }
    return Rect(around: points)
  }
}

extension Point {
  /// The control points of the cubic that equals a quadratic curve.
  static func cubicControls(
    from start: Point, control: Point, to end: Point
  ) -> (Point, Point) {
    (start.interpolated(to: control, at: 2.0 / 3), end.interpolated(to: control, at: 2.0 / 3))
  }

  /// The point of a cubic curve at parameter `t`.
  static func onCubic(_ curve: (Point, Point, Point, Point), at t: Double) -> Point {
    let u = 1 - t
    return curve.0 * (u * u * u) + curve.1 * (3 * u * u * t) + curve.2 * (3 * u * t * t)
      + curve.3 * (t * t * t)
  }

  /// The ends of a cubic curve and its points where x or y is extreme.
  fileprivate static func extrema(of curve: (Point, Point, Point, Point)) -> [Point] {
    let parameters =
      roots(curve.0.x, curve.1.x, curve.2.x, curve.3.x)
      + roots(curve.0.y, curve.1.y, curve.2.y, curve.3.y)
    return [curve.0, curve.3] + parameters.map { onCubic(curve, at: $0) }
  }

  /// Parameters between 0 and 1 at which a coordinate's derivative, a quadratic, is 0.
  private static func roots(
    _ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double
  ) -> [Double] {
    let (d0, d1, d2) = (p1 - p0, p2 - p1, p3 - p2)
    let (a, b, c) = (d0 - 2 * d1 + d2, 2 * (d1 - d0), d0)
    let candidates: [Double]
    if abs(a) <= 1e-12 * (abs(b) + abs(c)) {
      candidates = b == 0 ? [] : [-c / b]
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant < 0 { return [] }
      // The form without cancellation.
      let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
      candidates = [q / a] + (q == 0 ? [] : [c / q])
    }
    return candidates.filter { $0 > 0 && $0 < 1 }
  }
}
