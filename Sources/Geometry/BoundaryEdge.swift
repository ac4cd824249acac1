/// A part of a region's outline that is not horizontal.
struct BoundaryEdge: Hashable, Sendable, SweptEdge {
  /// Which end of a horizontal cut through the region an edge is.
  enum Side: Hashable, Sendable {
    /// The inside lies to the right.
    case left
    /// The inside lies to the left.
    case right
  }

  var top: Point
  var bottom: Point
  var side: Side

  /// Change of the winding number from the left of the edge to its right.
  var winding: Int32 { side == .left ? 1 : -1 }
}

/// A horizontal part of a region's outline.
struct HorizontalEdge: Hashable, Sendable {
  var y: Double
  var minX: Double
  var maxX: Double
  /// Whether the region lies below the edge, not above.
  var isTop: Bool
}

extension HorizontalEdge {
  /// The horizontal edges that close the outline made of `edges`, by y, then x.
  ///
  /// Between the cut just above a line and the cut just below it, exactly the edges that start or
  /// end on the line make a difference; from left to right, their sum tells which cut is inside.
  static func closing(_ edges: [BoundaryEdge]) -> [HorizontalEdge] {
    var ends: [(point: Point, change: Int32)] = []
    ends.reserveCapacity(edges.count * 2)
    for edge in edges {
      ends.append((edge.top, edge.winding))
      ends.append((edge.bottom, -edge.winding))
    }
    ends.sort { first, second in
      first.point.y != second.point.y
        ? first.point.y < second.point.y : first.point.x < second.point.x
    }
    var result: [HorizontalEdge] = []
    var sum: Int32 = 0
    for index in ends.indices {
      sum += ends[index].change
      guard sum != 0, index + 1 < ends.count else { continue }
      let (start, end) = (ends[index].point, ends[index + 1].point)
      guard start.y == end.y, start.x < end.x else { continue }
      result.append(HorizontalEdge(y: start.y, minX: start.x, maxX: end.x, isTop: sum > 0))
    }
    return result
  }
}
