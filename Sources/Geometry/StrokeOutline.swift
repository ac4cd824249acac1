#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Builds the outline of stroked polylines.
///
/// The outline runs along both sides of the polyline. Where it turns, the outer side gets a join;
/// the inner side goes through the vertex itself if the segments are too short to meet beside it.
/// So the outline is the sum of equally directed rectangles, one per segment and side, and of the
/// joins: its winding number is not 0 exactly where one of them lies.
struct StrokeOutline {
  /// Most points that round joins and caps consist of; if there are many, each gets fewer.
  private static let maximumArcPoints = 500_000

  private(set) var path = Path()
  private let style: StrokeStyle
  private let radius: Double
  /// Greatest angle of a step on a circle of the stroke's radius.
  private let arcStep: Double
  private var side: [Point] = []

  init(style: StrokeStyle, tolerance: Double, vertexCount: Int) {
    self.style = style
    radius = style.width / 2
    // The sagitta of a step, r (1 - cos(step / 2)), stays within the tolerance.
    let cosine = max(1 - tolerance / radius, 0)
    let affordable = .pi * Double(vertexCount) / Double(StrokeOutline.maximumArcPoints)
    arcStep = max(2 * acos(cosine), 0.01, affordable)
  }

  /// Adds the outline of one polyline.
  mutating func add(_ polyline: Polyline) {
    let points = polyline.points
    guard let first = points.first else { return }
    if points.count == 1 {
      addDot(at: first, direction: polyline.direction)
      return
    }
    let forward = directions(polyline)
    let vertices = points.indices
    if polyline.isClosed {
      addRing(vertices.map { points[$0] }, forward, polyline.isCorner)
      let reversed = forward.reversed().map { $0 * -1 }
      // Reversed segment i leads from vertex n - i to vertex n - i - 1.
      let order = [0] + vertices.dropFirst().reversed()
      addRing(order.map { points[$0] }, reversed, order.map { polyline.isCorner[$0] })
      return
    }
    side.removeAll(keepingCapacity: true)
    addSide(points, forward, polyline.isCorner)
    addCap(at: points[points.count - 1], direction: forward[forward.count - 1])
    addSide(points.reversed(), forward.reversed().map { $0 * -1 }, polyline.isCorner.reversed())
    addCap(at: first, direction: forward[0] * -1)
    finishLoop()
  }

  /// The unit vectors along the segments.
  private func directions(_ polyline: Polyline) -> [Point] {
    polyline.segments.map { segment in
      let vector = segment.end - segment.start
      return vector * (1 / vector.length)
    }
  }

  /// Adds one side of a closed polyline.
  private mutating func addRing(_ points: [Point], _ directions: [Point], _ isCorner: [Bool]) {
    side.removeAll(keepingCapacity: true)
    for index in points.indices {
      let previous = (index + points.count - 1) % points.count
      addJoin(
        at: points[index], from: directions[previous], to: directions[index],
        isCorner: isCorner[index],
        reach: min(
          (points[index] - points[previous]).length,
          (points[(index + 1) % points.count] - points[index]).length))
    }
    finishLoop()
  }

  /// Adds one side of an open polyline, from its first to its last vertex.
  private mutating func addSide(_ points: [Point], _ directions: [Point], _ isCorner: [Bool]) {
    side.append(points[0] + directions[0].leftNormal * radius)
    for index in 1..<points.count - 1 {
      addJoin(
        at: points[index], from: directions[index - 1], to: directions[index],
        isCorner: isCorner[index],
        reach: min(
          (points[index] - points[index - 1]).length,
          (points[index + 1] - points[index]).length))
    }
    side.append(
      points[points.count - 1] + directions[directions.count - 1].leftNormal * radius)
  }

  /// Adds the way around a vertex on the left side.
  ///
  /// `reach` is the length of the shorter segment.
  private mutating func addJoin(
    at vertex: Point, from: Point, to: Point, isCorner: Bool, reach: Double
  ) {
    let start = vertex + from.leftNormal * radius
    let end = vertex + to.leftNormal * radius
    let sine = from.x * to.y - from.y * to.x
    let cosine = from.x * to.x + from.y * to.y
    side.append(start)
    if sine < 0 || (sine == 0 && cosine > 0) {
      // The inner side; the offset segments overlap beside the vertex if they are long enough.
      if cosine <= 0 || radius * -sine > reach {
        side.append(vertex)
        // Beyond the centre of a tight curve, its normals sweep the area between the segments.
        if !isCorner { path.append(.polygon([vertex, end, start])) }
      }
    } else if !isCorner || style.join == .round {
      addArc(center: vertex, from: from.leftNormal, angle: atan2(sine, cosine))
    } else if style.join == .miter {
      // Miter length / width = 1 / sin(inner angle / 2) = 1 / cos(turn / 2), SVG 2, 13.5.5.
      let halfCosine = max((1 + cosine) / 2, 0).squareRoot()
      if halfCosine * style.miterLimit >= 1, halfCosine > 1e-6 {
        let middle = from.leftNormal + to.leftNormal
        side.append(vertex + middle * (radius / (1 + cosine)))
      }
    }
    side.append(end)
  }

  /// Adds the points inside an arc that starts at a unit vector and turns clockwise on screen.
  private mutating func addArc(center: Point, from: Point, angle: Double) {
    let count = max(Int((angle / arcStep).rounded(.up)), 1)
    for index in 1..<max(count, 1) {
      let turn = angle * Double(index) / Double(count)
      side.append(center + from.applying(.rotation(radians: turn)) * radius)
    }
  }

  /// Adds the end of an open polyline, from its left side to its right side.
  private mutating func addCap(at end: Point, direction: Point) {
    switch style.cap {
    case .butt: return
    case .round: addArc(center: end, from: direction.leftNormal, angle: .pi)
    case .square:
      side.append(end + (direction + direction.leftNormal) * radius)
      side.append(end + (direction - direction.leftNormal) * radius)
    }
  }

  /// Adds a subpath without length: caps only.
  private mutating func addDot(at point: Point, direction: Point) {
    let length = direction.length
    let unit = length > 0 ? direction * (1 / length) : Point(x: 1, y: 0)
    if style.cap == .butt { return }
    side.removeAll(keepingCapacity: true)
    side.append(point + unit.leftNormal * radius)
    addCap(at: point, direction: unit)
    side.append(point - unit.leftNormal * radius)
    addCap(at: point, direction: unit * -1)
    finishLoop()
  }

  private mutating func finishLoop() {
    path.append(.polygon(side))
  }
}

extension Point {
  /// The unit vector a quarter turn counter-clockwise on screen, to the left of the direction.
  fileprivate var leftNormal: Point { Point(x: y, y: -x) }
}
