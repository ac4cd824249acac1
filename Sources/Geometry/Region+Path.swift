extension Region {
  /// The outline as closed polygons, clockwise on screen around the region, for either fill rule.
  ///
  /// Polygons that touch in a corner are separate where the region lies on opposite sides.
  public var path: Path {
    var path = Path()
    for loop in loops() { path.append(.polygon(loop)) }
    return path
  }

  /// The directed sides of the outline; the region lies to the right of each.
  func directedSides() -> [(start: Point, end: Point)] {
    edges.map { edge in
      switch edge.side {
      case .left: (edge.bottom, edge.top)
      case .right: (edge.top, edge.bottom)
      }
    }
      + HorizontalEdge.closing(edges).map { edge in
        let (left, right) = (Point(x: edge.minX, y: edge.y), Point(x: edge.maxX, y: edge.y))
        return edge.isTop ? (left, right) : (right, left)
      }
  }

  private func loops() -> [[Point]] {
    let sides = directedSides()
    var starts: [Point: [Int]] = [:]
    starts.reserveCapacity(sides.count)
    for (index, side) in sides.enumerated() { starts[side.start, default: []].append(index) }
    var isUsed = [Bool](repeating: false, count: sides.count)
    var loops: [[Point]] = []
    for first in sides.indices where !isUsed[first] {
      var loop: [Point] = []
      var current = first
      while !isUsed[current] {
        isUsed[current] = true
        let side = sides[current]
        loop.append(side.start)
        let candidates = (starts[side.end] ?? []).filter { !isUsed[$0] || $0 == first }
        guard let next = candidates.max(by: { turn(side, sides[$0]) < turn(side, sides[$1]) })
        else { break }
        current = next
      }
      loops.append(loop.withoutStraightVertices())
    }
    return loops.filter { $0.count > 2 }
  }

  /// How far to the right, towards the region, the way from one side to the next turns.
  private func turn(
    _ side: (start: Point, end: Point), _ next: (start: Point, end: Point)
  ) -> Double {
    let (direction, nextDirection) = (side.end - side.start, next.end - next.start)
    let scale = max(direction.length * nextDirection.length, .leastNormalMagnitude)
    let sine = (direction.x * nextDirection.y - direction.y * nextDirection.x) / scale
    let cosine = (direction.x * nextDirection.x + direction.y * nextDirection.y) / scale
    // Grows with the angle from -pi to pi, as the angle itself would.
    return sine >= 0 ? 1 - cosine : cosine - 1
  }
}

extension [Point] {
  /// The polygon without the vertices at which it does not turn.
  fileprivate func withoutStraightVertices() -> [Point] {
    indices.compactMap { index in
      let (previous, point) = (self[(index + count - 1) % count], self[index])
      let next = self[(index + 1) % count]
      let (first, second) = (point - previous, next - point)
      let isStraight =
        first.x * second.y == first.y * second.x && first.x * second.x + first.y * second.y > 0
      return isStraight ? nil : point
    }
  }
}
