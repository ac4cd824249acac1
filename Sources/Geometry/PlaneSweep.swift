/// A horizontal line that moves down over edges which meet in end points only.
///
/// It keeps the edges it crosses in order from left to right. n edges cost O(n log n) comparisons.
struct PlaneSweep<Edge: SweptEdge> {
  /// The edges in the order of their tops.
  let edges: [Edge]
  /// Edges below the current vertex, from left to right, as indices.
  private(set) var status: [Int] = []
  /// Current vertex.
  private(set) var vertex = Point.zero
  /// Place in `status` of the edges that start at the current vertex.
  private(set) var position = 0
  /// Edges that start at the current vertex, from left to right.
  private(set) var started = 0..<0
  /// Edges that end at the current vertex, from left to right.
  private(set) var removed: [Int] = []
  /// Whether an edge was not where it must be, because edges cross.
  private(set) var isInconsistent = false
  private let ends: [Int]
  private var nextEnd = 0

  /// A sweep over edges sorted by `precedes`.
  init(sorted edges: [Edge]) {
    self.edges = edges
    ends = edges.indices.sorted { first, second in
      let (a, b) = (edges[first].bottom, edges[second].bottom)
      return a.y != b.y ? a.y < b.y : a.x < b.x
    }
    status.reserveCapacity(16)
  }

  /// Moves to the next vertex, in order of y, then x; false after the last one.
  mutating func advance() -> Bool {
    let nextStart = started.upperBound
    guard nextEnd < ends.count else { return false }
    vertex = edges[ends[nextEnd]].bottom
    if nextStart < edges.count {
      let top = edges[nextStart].top
      if top.y < vertex.y || (top.y == vertex.y && top.x < vertex.x) { vertex = top }
    }
    position = countOfEdgesLeftOfVertex()
    removed.removeAll(keepingCapacity: true)
    while position + removed.count < status.count,
      edges[status[position + removed.count]].bottom == vertex
    {
      removed.append(status[position + removed.count])
    }
    let firstEnd = nextEnd
    while nextEnd < ends.count, edges[ends[nextEnd]].bottom == vertex { nextEnd += 1 }
    if nextEnd - firstEnd != removed.count { isInconsistent = true }
    var endOfStarted = nextStart
    while endOfStarted < edges.count, edges[endOfStarted].top == vertex { endOfStarted += 1 }
    started = nextStart..<endOfStarted
    status.replaceSubrange(position..<position + removed.count, with: started)
    return true
  }

  /// Whether the next vertex lies lower than the current one.
  var isLastVertexOfLine: Bool {
    if nextEnd < ends.count, edges[ends[nextEnd]].bottom.y == vertex.y { return false }
    return started.upperBound >= edges.count || edges[started.upperBound].top.y != vertex.y
  }

  private func countOfEdgesLeftOfVertex() -> Int {
    var (low, high) = (0, status.count)
    while low < high {
      let middle = (low + high) / 2
      if edges[status[middle]].side(of: vertex) > 0 { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
