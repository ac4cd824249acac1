/// A piece of a region between two edges of its outline, with horizontal top and bottom.
///
/// Each horizontal cut through a trapezoid is a whole cut through the region: it ends at the
/// outline on both sides.
struct Trapezoid {
  var top: Double
  var bottom: Double
  /// Indices of the edges on both sides.
  var left: Int
  var right: Int
  var topLeft: Double
  var topRight: Double
  var bottomLeft: Double
  var bottomRight: Double

  var topWidth: Double { topRight - topLeft }
  var bottomWidth: Double { bottomRight - bottomLeft }

  /// The fewest trapezoids that make up the region with these edges; at most one per vertex.
  static func decomposition(of edges: [BoundaryEdge]) -> [Trapezoid] {
    var builder = Builder(edges: edges)
    return builder.build()
  }

  private struct Builder {
    let edges: [BoundaryEdge]
    /// For a left edge, the right edge opposite and the y from which it is.
    var opposite: [Int]
    var openTop: [Double]
    var result: [Trapezoid] = []

    init(edges: [BoundaryEdge]) {
      self.edges = edges
      opposite = Array(repeating: -1, count: edges.count)
      openTop = Array(repeating: 0, count: edges.count)
    }

    mutating func build() -> [Trapezoid] {
      var sweep = PlaneSweep(sorted: edges)
      // Ranges of the status that changed at the current y.
      var changes: [Range<Int>] = []
      var y = -Double.infinity
      while sweep.advance() {
        if sweep.vertex.y != y { changes.removeAll(keepingCapacity: true) }
        y = sweep.vertex.y
        for edge in sweep.removed { closeTrapezoid(at: edge, y: y) }
        let end = sweep.position + sweep.started.count
        changes.append(max(sweep.position - 1, 0)..<end)
        if sweep.isLastVertexOfLine {
          for range in changes { openTrapezoids(sweep.status, range, y: y) }
        }
      }
      return result
    }

    private mutating func openTrapezoids(_ status: [Int], _ range: Range<Int>, y: Double) {
      for place in range where place + 1 < status.count {
        let (left, right) = (status[place], status[place + 1])
        guard edges[left].side == .left, opposite[left] != right else { continue }
        closeTrapezoid(at: left, y: y)
        opposite[left] = right
        openTop[left] = y
      }
    }

    private mutating func closeTrapezoid(at left: Int, y: Double) {
      let right = opposite[left]
      guard right >= 0 else { return }
      opposite[left] = -1
      let top = openTop[left]
      guard y > top else { return }
      result.append(
        Trapezoid(
          top: top, bottom: y, left: left, right: right, topLeft: edges[left].x(at: top),
          topRight: edges[right].x(at: top), bottomLeft: edges[left].x(at: y),
          bottomRight: edges[right].x(at: y)))
    }
  }
}
