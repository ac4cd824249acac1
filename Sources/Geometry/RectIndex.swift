/// Rectangles in a binary tree of bounding boxes, for finding those near a place without looking at
/// all of them.
///
/// Each node splits its rectangles at the median of their centres on the longer side, so that the
/// tree is balanced however they lie.
public struct RectIndex: Sendable {
  private struct Node: Sendable {
    var bounds: Rect
    /// A range of ``order``.
    var members: Range<Int>
    /// Indices of the two halves, `nil` for a leaf.
    var halves: (first: Int, second: Int)?
  }

  private static let leafCount = 8

  private let rects: [Rect]
  /// Indices of `rects`, those of each node side by side.
  private var order: [Int]
  private var nodes: [Node] = []

  /// An index of `rects`; those that are `nil` are never found.
  public init(_ rects: [Rect?]) {
    self.rects = rects.map { $0 ?? Rect(x: 0, y: 0, width: 0, height: 0) }
    order = rects.indices.filter { rects[$0] != nil }
    if !order.isEmpty { _ = build(0..<order.count) }
  }

  private mutating func build(_ members: Range<Int>) -> Int {
    let bounds = members.dropFirst().reduce(rects[order[members.lowerBound]]) {
      $0.union(rects[order[$1]])
    }
    let index = nodes.count
    nodes.append(Node(bounds: bounds, members: members, halves: nil))
    guard members.count > Self.leafCount else { return index }
    let isWide = bounds.width > bounds.height
    order[members].sort { first, second in
      let (first, second) = (rects[first].center, rects[second].center)
      return isWide ? first.x < second.x : first.y < second.y
    }
    let middle = members.lowerBound + members.count / 2
    let first = build(members.lowerBound..<middle)
    let second = build(middle..<members.upperBound)
    nodes[index].halves = (first, second)
    return index
  }

  /// The indices of the rectangles at most `distance` away from `rect`, in ascending order.
  public func indices(within distance: Double, of rect: Rect) -> [Int] {
    var found: [Int] = []
    var pending = nodes.isEmpty ? [] : [0]
    while let node = pending.popLast().map({ nodes[$0] }) {
      guard node.bounds.distance(to: rect) <= distance else { continue }
      if let halves = node.halves {
        pending += [halves.first, halves.second]
      } else {
        found += order[node.members].filter { rects[$0].distance(to: rect) <= distance }
      }
    }
    return found.sorted()
  }

  /// The distance from `rect` to the nearest rectangle whose index `isWanted`, `nil` if none is.
  public func distanceToNearest(from rect: Rect, where isWanted: (Int) -> Bool) -> Double? {
    var least: Double?
    var pending = nodes.isEmpty ? [] : [0]
    while let node = pending.popLast().map({ nodes[$0] }) {
      if let least, node.bounds.distance(to: rect) >= least { continue }
      if let halves = node.halves {
        let isNearer =
          nodes[halves.first].bounds.distance(to: rect)
          <= nodes[halves.second].bounds.distance(to: rect)
        // The nearer half is looked at first, which spares most of the other one.
        pending += isNearer ? [halves.second, halves.first] : [halves.first, halves.second]
        continue
      }
      for index in order[node.members] where isWanted(index) {
        let distance = rects[index].distance(to: rect)
        least = min(least ?? distance, distance)
      }
    }
    return least
  }
}

extension Rect {
  /// The length of the shortest line between the rectangles; 0 if they share a point.
  fileprivate func distance(to other: Rect) -> Double {
    let dx = max(0, other.x - maxX, x - other.maxX)
    let dy = max(0, other.y - maxY, y - other.maxY)
    return Point(x: dx, y: dy).length
  }
}
