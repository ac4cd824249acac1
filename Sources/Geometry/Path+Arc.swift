#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Path {
  /// Adds SVG's elliptical arc from the current point, as cubic curves.
  ///
  /// SVG 2, section 9.5.1 and appendix B.2.4 and B.2.5: radii are made positive and, if too small
  /// to reach `end`, enlarged; a radius of 0 gives a line; nothing is drawn if `end` is the current
  /// point. Each curve spans at most a quarter turn and is off by at most 0.03 % of the radius.
  public mutating func arc(
    to end: Point, radiusX: Double, radiusY: Double, rotationInDegrees: Double, isLarge: Bool,
    isSweeping: Bool
  ) {
    let start = currentPoint
    if start == end { return }
    guard
      let arc = EllipticalArc(
        from: start, to: end, radiusX: radiusX, radiusY: radiusY,
        rotation: rotationInDegrees * .pi / 180, isLarge: isLarge, isSweeping: isSweeping)
    else {
      line(to: end)
      return
    }
    appendUnitArc(
      from: arc.startAngle, sweep: arc.sweep, transform: arc.transform, exactEnd: end)
  }

  /// Adds a circular arc, after a line from the current point to its start if there is one.
  ///
  /// Angles are measured from the x axis, clockwise on screen. A sweep beyond a full turn is cut
  /// to a full turn.
  public mutating func arc(
    center: Point, radius: Double, startAngle: Double, sweep: Double
  ) {
    guard center.isFinite, radius.isFinite, startAngle.isFinite, sweep.isFinite else { return }
    let start = center + Point(x: cos(startAngle), y: sin(startAngle)) * radius
    if elements.isEmpty { move(to: start) } else { line(to: start) }
    let toCircle = AffineTransform.scale(x: radius, y: radius)
      .then(.translation(x: center.x, y: center.y))
    appendUnitArc(
      from: startAngle, sweep: min(max(sweep, -2 * .pi), 2 * .pi), transform: toCircle,
      exactEnd: nil)
  }

  /// Where the next element starts.
  public var currentPoint: Point {
    switch elements.last {
    case .move(let point), .line(let point): return point
    case .quadratic(_, let end), .cubic(_, _, let end): return end
    case .close:
      for element in elements.reversed() {
        if case .move(let point) = element { return point }
      }
      return .zero
    case nil: return .zero
    }
  }

  /// Adds the image of an arc of the unit circle, in steps of at most a quarter turn.
  private mutating func appendUnitArc(
    from startAngle: Double, sweep: Double, transform: AffineTransform, exactEnd: Point?
  ) {
    // Just over a quarter, so that rounding does not split one.
    let count = max(Int((abs(sweep) / (.pi / 2 + 1e-9)).rounded(.up)), 1)
    let step = sweep / Double(count)
    // Distance of the control points for which the middle of the curve lies on the circle.
    let control = 4.0 / 3 * tan(step / 4)
    for index in 0..<count {
      let (angle, next) = (
        startAngle + Double(index) * step, startAngle + Double(index + 1) * step
      )
      let start = Point(x: cos(angle), y: sin(angle))
      let end = Point(x: cos(next), y: sin(next))
      let control1 = Point(x: start.x - control * start.y, y: start.y + control * start.x)
      let control2 = Point(x: end.x + control * end.y, y: end.y - control * end.x)
      let last = index + 1 == count ? exactEnd : nil
      cubic(
        to: last ?? end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    }
  }
}
