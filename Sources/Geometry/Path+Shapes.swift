/// Distance of the control points of a cubic that draws a quarter of a unit circle.
///
/// 4/3 (sqrt 2 - 1); its radius is off by at most 0.027 %.
let quarterCircleControl = 0.552284749830793

extension Path {
  /// A rectangle, clockwise on screen from its top left corner.
  public static func rectangle(_ rect: Rect) -> Path {
    let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    return Path(elements: [
      .move(Point(x: left, y: top)), .line(Point(x: right, y: top)),
      .line(Point(x: right, y: bottom)), .line(Point(x: left, y: bottom)), .close,
    ])
  }

  /// A closed polygon; empty if there are no points.
  public static func polygon(_ points: [Point]) -> Path {
    guard let first = points.first else { return Path() }
    return Path(
      elements: [.move(first)] + points.dropFirst().map { .line($0) } + [.close])
  }

  /// An ellipse that touches the sides of `rect`.
  public static func ellipse(in rect: Rect) -> Path {
    roundedRectangle(rect, radiusX: rect.width / 2, radiusY: rect.height / 2)
  }

  /// A rectangle with elliptical corners; radii are limited to half of the sides.
  public static func roundedRectangle(_ rect: Rect, radiusX: Double, radiusY: Double) -> Path {
    let rx = min(max(radiusX, 0), rect.width / 2)
    let ry = min(max(radiusY, 0), rect.height / 2)
    if rx == 0 || ry == 0 { return rectangle(rect) }
    let kx = rx * (1 - quarterCircleControl)
    let ky = ry * (1 - quarterCircleControl)
    let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    var path = Path()
    path.move(to: Point(x: left + rx, y: top))
    path.line(to: Point(x: right - rx, y: top))
    path.cubic(
      to: Point(x: right, y: top + ry), control1: Point(x: right - kx, y: top),
      control2: Point(x: right, y: top + ky))
    path.line(to: Point(x: right, y: bottom - ry))
    path.cubic(
      to: Point(x: right - rx, y: bottom), control1: Point(x: right, y: bottom - ky),
      control2: Point(x: right - kx, y: bottom))
    path.line(to: Point(x: left + rx, y: bottom))
    path.cubic(
      to: Point(x: left, y: bottom - ry), control1: Point(x: left + kx, y: bottom),
      control2: Point(x: left, y: bottom - ky))
    path.line(to: Point(x: left, y: top + ry))
    path.cubic(
      to: Point(x: left + rx, y: top), control1: Point(x: left, y: top + ky),
      control2: Point(x: left + kx, y: top))
    path.close()
    return path
  }

  /// A rectangle with an ellipse of its own at each corner, from the top left one clockwise.
  ///
  /// Radii of one side that overlap make all of them smaller (CSS Backgrounds 3, section 4.5).
  /// Without exactly four of both kinds the corners are square.
  public static func roundedRectangle(
    _ rect: Rect, horizontalRadii: [Double], verticalRadii: [Double]
  ) -> Path {
    guard horizontalRadii.count == 4, verticalRadii.count == 4, !rect.isEmpty else {
      return rectangle(rect)
    }
    let (h, v) = (horizontalRadii, verticalRadii)
    let sums = [
      (rect.width, h[0] + h[1]), (rect.width, h[2] + h[3]), (rect.height, v[0] + v[3]),
      (rect.height, v[1] + v[2]),
    ]
    let factor = sums.reduce(1.0) { $1.1 > 0 ? min($0, $1.0 / $1.1) : $0 }
    let radii = (0..<4).map { corner in
      let radius = Point(x: h[corner] * factor, y: v[corner] * factor)
      return radius.x > 0 && radius.y > 0 ? radius : .zero
    }
    let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    let free = 1 - quarterCircleControl
    var path = Path()
    path.move(to: Point(x: left + radii[0].x, y: top))
    path.line(to: Point(x: right - radii[1].x, y: top))
    path.cubic(
      to: Point(x: right, y: top + radii[1].y),
      control1: Point(x: right - radii[1].x * free, y: top),
      control2: Point(x: right, y: top + radii[1].y * free))
    path.line(to: Point(x: right, y: bottom - radii[2].y))
    path.cubic(
      to: Point(x: right - radii[2].x, y: bottom),
      control1: Point(x: right, y: bottom - radii[2].y * free),
      control2: Point(x: right - radii[2].x * free, y: bottom))
    path.line(to: Point(x: left + radii[3].x, y: bottom))
    path.cubic(
      to: Point(x: left, y: bottom - radii[3].y),
      control1: Point(x: left + radii[3].x * free, y: bottom),
      control2: Point(x: left, y: bottom - radii[3].y * free))
    path.line(to: Point(x: left, y: top + radii[0].y))
    path.cubic(
      to: Point(x: left + radii[0].x, y: top),
      control1: Point(x: left, y: top + radii[0].y * free),
      control2: Point(x: left + radii[0].x * free, y: top))
    path.close()
    return path
  }
}
