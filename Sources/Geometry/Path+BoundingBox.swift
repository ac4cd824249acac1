extension Path {
  /// The smallest rectangle around the path, curves measured at their extrema.
  ///
  /// `nil` if the path is empty or a coordinate is not finite. A `.move` that draws nothing counts
  /// only if the whole path draws nothing.
  public var boundingBox: Rect? {
    guard isComputable else { return nil }
    var extent = Extent()
    var (current, start) = (Point.zero, Point.zero)
    for element in elements {
      switch element {
      case .move(let point):
        (current, start) = (point, point)
      case .line(let end):
        extent.add(current)
        extent.add(end)
        current = end
      case .quadratic(let control, let end):
        let elevated = Point.cubicControls(from: current, control: control, to: end)
        extent.add(curve: (current, elevated.0, elevated.1, end))
        current = end
      case .cubic(let control1, let control2, let end):
        extent.add(curve: (current, control1, control2, end))
        current = end
      case .close:
        extent.add(current)
        extent.add(start)
        current = start
      }
    }
    if extent.isEmpty, !elements.isEmpty { extent.add(start) }
    return extent.rect
  }
}

/// The smallest rectangle around points that come one by one.
private struct Extent {
  private var corners: (minX: Double, minY: Double, maxX: Double, maxY: Double)?

  var isEmpty: Bool { corners == nil }

  /// `nil` without any point.
  var rect: Rect? {
    corners.map {
      Rect(x: $0.minX, y: $0.minY, width: $0.maxX - $0.minX, height: $0.maxY - $0.minY)
    }
  }

  mutating func add(_ point: Point) {
    guard let known = corners else {
      corners = (point.x, point.y, point.x, point.y)
      return
    }
    corners = (
      min(known.minX, point.x), min(known.minY, point.y), max(known.maxX, point.x),
      max(known.maxY, point.y)
    )
  }

  /// Adds a cubic curve: its ends, and where it turns along an axis.
  mutating func add(curve: (Point, Point, Point, Point)) {
    add(curve.0)
    add(curve.3)
    let (first, second) = Point.turns(curve.0.x, curve.1.x, curve.2.x, curve.3.x)
    let (third, fourth) = Point.turns(curve.0.y, curve.1.y, curve.2.y, curve.3.y)
    if let first { add(Point.onCubic(curve, at: first)) }
    if let second { add(Point.onCubic(curve, at: second)) }
    if let third { add(Point.onCubic(curve, at: third)) }
    if let fourth { add(Point.onCubic(curve, at: fourth)) }
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

  /// Parameters between 0 and 1 at which a coordinate's derivative, a quadratic, is 0.
  fileprivate static func turns(
    _ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double
  ) -> (Double?, Double?) {
    let (d0, d1, d2) = (p1 - p0, p2 - p1, p3 - p2)
    let (a, b, c) = (d0 - 2 * d1 + d2, 2 * (d1 - d0), d0)
    func inside(_ parameter: Double) -> Double? {
      parameter > 0 && parameter < 1 ? parameter : nil
    }
    if abs(a) <= 1e-12 * (abs(b) + abs(c)) { return (b == 0 ? nil : inside(-c / b), nil) }
    let discriminant = b * b - 4 * a * c
    if discriminant < 0 { return (nil, nil) }
    // The form without cancellation.
    let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    return (inside(q / a), q == 0 ? nil : inside(c / q))
  }
}
