#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A part of an ellipse, as the image of a part of the unit circle.
struct EllipticalArc {
  /// The map from the unit circle to the ellipse.
  let transform: AffineTransform
  /// Angle on the unit circle at which the arc starts, in radians, clockwise on screen.
  let startAngle: Double
  /// Angle that the arc spans, in radians; negative if it runs counter-clockwise.
  let sweep: Double

  /// The arc between two points, by SVG 2, appendix B.2.4 and B.2.5.
  ///
  /// `nil` if a radius is 0, a value is not finite, or the radii are out of all proportion to the
  /// distance of the points.
  init?(
    from start: Point, to end: Point, radiusX: Double, radiusY: Double, rotation: Double,
    isLarge: Bool, isSweeping: Bool
  ) {
    guard radiusX != 0, radiusY != 0, start.isComputable, end.isComputable else { return nil }
    var (rx, ry) = (abs(radiusX), abs(radiusY))
    // Step 1: half of the chord, in the ellipse's axes.
    let half = ((start - end) * 0.5).applying(.rotation(radians: -rotation))
    let excess = (half.x / rx) * (half.x / rx) + (half.y / ry) * (half.y / ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    // Step 2: the centre, seen from the middle of the chord.
    let (first, second) = (rx * rx * half.y * half.y, ry * ry * half.x * half.x)
    let root = max((rx * rx * ry * ry - first - second) / (first + second), 0).squareRoot()
    let factor = isLarge == isSweeping ? -root : root
    let middle = Point(x: factor * rx * half.y / ry, y: -factor * ry * half.x / rx)
    // Steps 3 and 4: the centre itself, and the angles on the unit circle.
    let startAngle = atan2((half.y - middle.y) / ry, (half.x - middle.x) / rx)
    var sweep = atan2((-half.y - middle.y) / ry, (-half.x - middle.x) / rx) - startAngle
    if isSweeping, sweep < 0 { sweep += 2 * .pi }
    if !isSweeping, sweep > 0 { sweep -= 2 * .pi }
    let center = middle.applying(.rotation(radians: rotation)) + (start + end) * 0.5
    guard sweep.isFinite, center.isFinite else { return nil }
    self.startAngle = startAngle
    self.sweep = sweep
    transform = AffineTransform.scale(x: rx, y: ry).then(.rotation(radians: rotation))
      .then(.translation(x: center.x, y: center.y))
  }
}
