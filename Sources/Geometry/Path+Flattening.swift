extension Path {
  /// Deviation, in points, at which curves become polygons for areas and sizes.
  ///
  /// A circle of 24 points across loses 0.03 % of its area, and the square inside a circle at most
  /// 0.003 of its side.
  public static let regionTolerance = 0.002

  /// Deviation, in points, that no sampled colour can show.
  public static let samplingTolerance = 0.02

  /// Most segments that one curve is divided into, however long it is.
  static let maximumSegmentsPerCurve = 1024

  /// Most segments that all curves of a path are divided into; if they are many, each gets fewer.
  static let maximumSegmentsOfCurves = 200_000

  /// Greatest magnitude of a coordinate; squares of greater ones could overflow.
  static let maximumCoordinate = 1e100

  /// The subpaths as chains of segments that stay within `tolerance` points of the curves.
  ///
  /// A subpath that is only a `.move` is left out, a subpath of length 0 has one vertex. The result
  /// is empty if a coordinate is not finite, or greater than 1e100.
  public func flattened(tolerance: Double = Path.regionTolerance) -> [Polyline] {
    guard isComputable else { return [] }
    var flattener = Flattener(tolerance: tolerance, maximumSegments: maximumSegments)
    for element in elements { flattener.add(element) }
    flattener.finish(isClosed: false)
    return flattener.polylines
  }

  /// Whether all coordinates are finite and not so great that computing with them overflows.
  var isComputable: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): point.isComputable
      case .quadratic(let control, let end): control.isComputable && end.isComputable
      case .cubic(let control1, let control2, let end):
        control1.isComputable && control2.isComputable && end.isComputable
      case .close: true
      }
    }
  }

  /// Most segments per curve that keep the whole path within bounds.
  private var maximumSegments: Int {
    let curves = elements.count { element in
      switch element {
      case .quadratic, .cubic: true
      case .move, .line, .close: false
      }
    }
    let share = Path.maximumSegmentsOfCurves / max(curves, 1)
    return min(max(share, 1), Path.maximumSegmentsPerCurve)
  }
}

/// Collects the polylines of a path, element by element.
private struct Flattener {
  /// Shortest segment; a shorter one has no useful direction.
  private static let smallestStep = 1e-9

  private(set) var polylines: [Polyline] = []
  private let tolerance: Double
  private let maximumSegments: Int
  private var points: [Point] = []
  private var isCorner: [Bool] = []
  private var start = Point.zero
  private var hasDrawn = false
  /// Direction in which the subpath starts, and in which its last element ends.
  private var startDirection = Point.zero
  private var endDirection = Point.zero

  init(tolerance: Double, maximumSegments: Int) {
    self.tolerance = max(tolerance, 1e-9)
    self.maximumSegments = maximumSegments
  }

  mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let point):
      finish(isClosed: false)
      begin(at: point)
    case .line(let end):
      beginIfNeeded()
      guard let origin = points.last else { return }
      join(from: end - origin, to: end - origin)
      append(end, isCorner: true)
    case .quadratic(let control, let end):
      beginIfNeeded()
      addQuadratic(control, end)
    case .cubic(let control1, let control2, let end):
      beginIfNeeded()
      addCubic(control1, control2, end)
    case .close:
      beginIfNeeded()
      hasDrawn = true
      finish(isClosed: true)
    }
  }

  /// Ends the current subpath, if it drew anything.
  mutating func finish(isClosed: Bool) {
    if hasDrawn {
      if isClosed, points.count > 1, points.last == points.first {
        points.removeLast()
        isCorner.removeLast()
        if endDirection.isParallel(to: startDirection) { isCorner[0] = false }
      }
      polylines.append(Polyline(points: points, isClosed: isClosed, isCorner: isCorner))
    }
    points.removeAll()
    isCorner.removeAll()
    hasDrawn = false
  }

  private mutating func begin(at point: Point) {
    start = point
    points.append(point)
    isCorner.append(true)
  }

  /// Starts a subpath where the last one began: what drawing after `.close` does.
  private mutating func beginIfNeeded() {
    if points.isEmpty { begin(at: start) }
  }

  private mutating func append(_ point: Point, isCorner corner: Bool) {
    hasDrawn = true
    if let last = points.last, (point - last).length < Flattener.smallestStep {
      if corner { isCorner[isCorner.count - 1] = true }
      return
    }
    points.append(point)
    isCorner.append(corner)
  }

  /// Notes that an element starts and ends in these directions; where it continues the last one's
  /// direction, there is no corner.
  private mutating func join(from start: Point, to end: Point) {
    if points.count == 1 {
      startDirection = start
    } else if endDirection.isParallel(to: start) {
      isCorner[isCorner.count - 1] = false
    }
    endDirection = end
  }

  private mutating func addQuadratic(_ control: Point, _ end: Point) {
    guard let origin = points.last else { return }
    let directions = [control - origin, end - origin, end - control].filter { $0 != .zero }
    join(from: directions.first ?? .zero, to: directions.last ?? .zero)
    // Wang's bound on the deviation of n equal steps: n^2 = d (d - 1) M / (8 tolerance).
    let bend = (origin - control * 2 + end).length
    let count = segmentCount(2 * bend / (8 * tolerance))
    for step in 1..<max(count, 1) {
      let t = Double(step) / Double(count)
      let first = origin.interpolated(to: control, at: t)
      let second = control.interpolated(to: end, at: t)
      append(first.interpolated(to: second, at: t), isCorner: false)
    }
    append(end, isCorner: true)
  }

  private mutating func addCubic(_ control1: Point, _ control2: Point, _ end: Point) {
    guard let origin = points.last else { return }
    let directions = [
      control1 - origin, control2 - origin, end - origin, end - control1, end - control2,
    ].filter { $0 != .zero }
    join(from: directions.first ?? .zero, to: directions.last ?? .zero)
    let bend = max(
      (origin - control1 * 2 + control2).length, (control1 - control2 * 2 + end).length)
    let count = segmentCount(6 * bend / (8 * tolerance))
    for step in 1..<max(count, 1) {
      let t = Double(step) / Double(count)
      let u = 1 - t
      let weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      let x =
        weights.0 * origin.x + weights.1 * control1.x + weights.2 * control2.x + weights.3 * end.x
      let y =
        weights.0 * origin.y + weights.1 * control1.y + weights.2 * control2.y + weights.3 * end.y
      append(Point(x: x, y: y), isCorner: false)
    }
    append(end, isCorner: true)
  }

  private func segmentCount(_ square: Double) -> Int {
    let count = square.squareRoot().rounded(.up)
    return count < Double(maximumSegments) ? max(Int(count), 1) : maximumSegments
  }
}

extension Point {
  /// Whether both coordinates are finite and squares of them do not overflow.
  var isComputable: Bool {
    abs(x) <= Path.maximumCoordinate && abs(y) <= Path.maximumCoordinate
  }

  /// Whether another vector points in the same direction, within a thousandth of its length.
  fileprivate func isParallel(to other: Point) -> Bool {
    let scale = length * other.length * 1e-3
    return scale > 0 && x * other.x + y * other.y > 0 && abs(x * other.y - y * other.x) < scale
  }
}
