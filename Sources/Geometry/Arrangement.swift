/// Segments of one or two sets of closed polygons, cut where they meet, with winding numbers.
struct Arrangement {
  /// A directed segment that is counted in the winding numbers of two sets of polygons.
  struct Segment: SweptEdge {
    /// The end with smaller y; the left end of a horizontal segment.
    var top: Point
    var bottom: Point
    /// Change of the first set's winding number from left to right; 0 if horizontal.
    var first: Int32 = 0
    /// Change of the second set's winding number from left to right; 0 if horizontal.
    var second: Int32 = 0

    var isHorizontal: Bool { top.y == bottom.y }
    var minX: Double { min(top.x, bottom.x) }
    var maxX: Double { max(top.x, bottom.x) }
  }

  /// Which winding numbers are inside.
  enum Rule {
    /// The first set's winding number is not 0.
    case nonZero
    /// The first set's winding number is odd.
    case evenOdd
    /// In both sets.
    case intersection
    /// In the first, but not in the second set.
    case subtraction

    func isInside(_ first: Int32, _ second: Int32) -> Bool {
      switch self {
      case .nonZero: first != 0
      case .evenOdd: first & 1 != 0
      case .intersection: first != 0 && second != 0
      case .subtraction: first != 0 && second == 0
      }
    }
  }

  /// Which set of polygons a segment belongs to.
  enum Operand {
    case first
    case second
  }

  var segments: [Segment] = []

  /// Adds the side of a polygon from `start` to `end`, which are grid points.
  mutating func add(from start: Point, to end: Point, operand: Operand) {
    if start == end { return }
    if start.y == end.y {
      let isForward = start.x < end.x
      segments.append(Segment(top: isForward ? start : end, bottom: isForward ? end : start))
      return
    }
    let isDown = start.y < end.y
    var segment = Segment(top: isDown ? start : end, bottom: isDown ? end : start)
    switch operand {
    case .first: segment.first = isDown ? 1 : -1
    case .second: segment.second = isDown ? 1 : -1
    }
    segments.append(segment)
  }

  /// Adds the outline of a region.
  mutating func add(_ edges: [BoundaryEdge], operand: Operand) {
    for edge in edges {
      var segment = Segment(top: edge.top, bottom: edge.bottom)
      switch operand {
      case .first: segment.first = edge.winding
      case .second: segment.second = edge.winding
      }
      segments.append(segment)
    }
    for edge in HorizontalEdge.closing(edges) {
      segments.append(
        Segment(top: Point(x: edge.minX, y: edge.y), bottom: Point(x: edge.maxX, y: edge.y)))
    }
  }

  /// The outline of the points that `rule` calls inside.
  ///
  /// Approximate, and so marked, if the segments cross more often than can be computed.
  consuming func outline(_ rule: Rule) -> (edges: [BoundaryEdge], isApproximate: Bool) {
    let original = segments
    if cutAtIntersections(), let edges = exactOutline(rule) { return (edges, false) }
    segments = original
    return (approximateOutline(rule), true)
  }
}
