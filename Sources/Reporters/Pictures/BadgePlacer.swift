internal import Geometry

/// Finds places for the letters of a drawing, outside of what is drawn and clear of each other.
struct BadgePlacer {
  /// Radius of a badge with its white ring.
  static let radius = 10.5
  /// Shortest line between a badge's centre and what it points at.
  private static let leastReach = 18.0

  private let area: Rect
  /// Everything that a badge should not cover.
  private let drawn: Rect
  private let marks: [Rect]
  private var badges: [Rect] = []
  private var lines: [(start: Point, end: Point)] = []

  /// A placer inside `area`, of badges for `marks` of a control that fills `frame`.
  init(area: Rect, frame: Rect, marks: [Rect]) {
    self.area = area
    self.marks = marks
    drawn = marks.reduce(frame) { $0.union($1) }
  }

  /// The point of `mark` that the badge is tied to, and the badge's centre.
  mutating func place(_ mark: Rect) -> (anchor: Point, center: Point) {
    let middle = mark.center
    let slant = 0.5.squareRoot()
    let candidates: [(anchor: Point, direction: Point)] = [
      (Point(x: mark.maxX, y: mark.y), Point(x: slant, y: -slant)),
      (Point(x: mark.x, y: mark.y), Point(x: -slant, y: -slant)),
      (Point(x: mark.maxX, y: mark.maxY), Point(x: slant, y: slant)),
      (Point(x: mark.x, y: mark.maxY), Point(x: -slant, y: slant)),
      (Point(x: mark.maxX, y: middle.y), Point(x: 1, y: 0)),
      (Point(x: mark.x, y: middle.y), Point(x: -1, y: 0)),
      (Point(x: middle.x, y: mark.y), Point(x: 0, y: -1)),
      (Point(x: middle.x, y: mark.maxY), Point(x: 0, y: 1)),
    ]
    var best: (cost: Double, anchor: Point, center: Point)?
    for (anchor, direction) in candidates {
      let reach = reach(from: anchor, towards: direction)
      let center = clamped(anchor + direction * reach)
      let cost = cost(from: anchor, to: center, of: mark)
      if cost < best?.cost ?? .infinity { best = (cost, anchor, center) }
    }
    guard let best else { return (middle, middle) }
    badges.append(badge(best.center))
    lines.append((best.anchor, best.center))
    return (best.anchor, best.center)
  }

  /// How far a badge has to move from `anchor` to lie outside of what is drawn.
  private func reach(from anchor: Point, towards direction: Point) -> Double {
    var ways: [Double] = []
    let clear = drawn.inset(by: -Self.radius - 1)
    if direction.x > 0 { ways.append((clear.maxX - anchor.x) / direction.x) }
    if direction.x < 0 { ways.append((clear.x - anchor.x) / direction.x) }
    if direction.y > 0 { ways.append((clear.maxY - anchor.y) / direction.y) }
    if direction.y < 0 { ways.append((clear.y - anchor.y) / direction.y) }
    return max(ways.min() ?? 0, Self.leastReach)
  }

  /// What a badge there hides, other badges above all, and how long and tangled its line is.
  private func cost(from anchor: Point, to center: Point, of mark: Rect) -> Double {
    let badge = badge(center)
    func shared(_ other: Rect) -> Double { badge.intersection(other)?.area ?? 0 }
    let others = badges.reduce(0) { $0 + shared($1) }
    let covered = marks.reduce(0) { $0 + shared($1) }
    let tangled = lines.reduce(0.0) { sum, line in
      let isCrossed = Self.cross(line.start, line.end, anchor, center)
      let near = badge.inset(by: -2).contains(line.start.interpolated(to: line.end, at: 0.5))
      return sum + (isCrossed || near ? 300 : 0)
    }
    return others * 100 + shared(mark) * 4 + covered * 2 + tangled + (center - anchor).length
  }

  /// Whether two segments cross.
  private static func cross(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
    func side(_ p: Point, _ q: Point, _ r: Point) -> Double {
      (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
    }
    return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
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
