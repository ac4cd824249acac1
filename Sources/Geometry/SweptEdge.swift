/// A segment between grid points that a sweep from top to bottom meets.
protocol SweptEdge {
  /// The end with smaller y.
  var top: Point { get }
  /// The end with greater y.
  var bottom: Point { get }
}

extension SweptEdge {
  /// The x where the edge passes `y`, on the grid; the same for the same `y`.
  func x(at y: Double) -> Double {
    if y <= top.y { return top.x }
    if y >= bottom.y { return bottom.x }
    if top.x == bottom.x { return top.x }
    let x = top.x + (y - top.y) * ((bottom.x - top.x) / (bottom.y - top.y))
    return CoordinateGrid.snapped(min(max(x, min(top.x, bottom.x)), max(top.x, bottom.x)))
  }

  /// Side of the edge on which `point` lies: positive to the right.
  func side(of point: Point) -> Int {
    CoordinateGrid.side(of: point, top: top, bottom: bottom)
  }

  /// Side of the edge on which `point` lies, 0 if the edge passes through its grid cell.
  func roundedSide(of point: Point) -> Int {
    CoordinateGrid.roundedSide(of: point, top: top, bottom: bottom)
  }

  /// The order in which a sweep meets edges: by their tops, then from left to right.
  func precedes(_ other: some SweptEdge) -> Bool {
    if top.y != other.top.y { return top.y < other.top.y }
    if top.x != other.top.x { return top.x < other.top.x }
    let turn = side(of: other.bottom)
    if turn != 0 { return turn > 0 }
    return bottom.y < other.bottom.y
  }
}
