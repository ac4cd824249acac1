internal import Geometry

/// Finds places for the letters of a drawing, so that none covers another or what it points at.
struct BadgePlacer {
  /// Radius of a badge with its white ring.
  static let radius = 10.5
  /// Distance of a badge's centre from the corner or side that it points at.
  private static let reach = 22.0

  private let area: Rect
  private let marks: [Rect]
  private var badges: [Rect] = []

  /// A placer inside `area`, of badges for `marks`.
  init(area: Rect, marks: [Rect]) {
    self.area = area
    self.marks = marks
  }

  /// The point of `mark` that the badge is tied to, and the badge's centre.
  mutating func place(_ mark: Rect) -> (anchor: Point, center: Point) {
    let diagonal = Self.reach * 0.5.squareRoot()
    let (left, top, right, bottom) = (mark.x, mark.y, mark.maxX, mark.maxY)
    let middle = mark.center
    let candidates: [(anchor: Point, step: Point)] = [
      (Point(x: right, y: top), Point(x: diagonal, y: -diagonal)),
      (Point(x: left, y: top), Point(x: -diagonal, y: -diagonal)),
      (Point(x: right, y: bottom), Point(x: diagonal, y: diagonal)),
      (Point(x: left, y: bottom), Point(x: -diagonal, y: diagonal)),
      (Point(x: right, y: middle.y), Point(x: Self.reach, y: 0)),
      (Point(x: left, y: middle.y), Point(x: -Self.reach, y: 0)),
      (Point(x: middle.x, y: top), Point(x: 0, y: -Self.reach)),
      (Point(x: middle.x, y: bottom), Point(x: 0, y: Self.reach)),
    ]
    var best: (cost: Double, anchor: Point, center: Point)?
    for (anchor, step) in candidates {
      let center = clamped(anchor + step)
      let cost = cost(of: badge(center), for: mark) + (center - anchor - step).length
      if cost < best?.cost ?? .infinity { best = (cost, anchor, center) }
    }
    let choice = best.map { ($0.anchor, $0.center) } ?? (middle, middle)
    badges.append(badge(choice.1))
    return choice
  }

  /// What a badge there would hide: other badges weigh most, then its own mark, then other marks.
  private func cost(of badge: Rect, for mark: Rect) -> Double {
    func shared(_ other: Rect) -> Double { badge.intersection(other)?.area ?? 0 }
    let others = badges.reduce(0) { $0 + shared($1) }
    let covered = marks.reduce(0) { $0 + shared($1) }
    return others * 100 + shared(mark) * 2 + covered
  }

  private func badge(_ center: Point) -> Rect {
    Rect(
      x: center.x - Self.radius, y: center.y - Self.radius, width: 2 * Self.radius,
      height: 2 * Self.radius)
  }

  private func clamped(_ point: Point) -> Point {
    let inner = area.inset(by: Self.radius)
    return Point(
      x: min(max(point.x, inner.x), max(inner.maxX, inner.x)),
      y: min(max(point.y, inner.y), max(inner.maxY, inner.y)))
  }
}
