extension Arrangement {
  /// The outline of the inside, from segments that meet in end points only.
  ///
  /// `nil` if they do not.
  func exactOutline(_ rule: Rule) -> [BoundaryEdge]? {
    var sweep = PlaneSweep(sorted: distinctSegments())
    let count = sweep.edges.count
    // Winding numbers to the right of each segment, and its place in the result.
    var windings = [(first: Int32, second: Int32)](repeating: (0, 0), count: count)
    var places = [Int](repeating: -1, count: count)
    var result: [BoundaryEdge] = []
    while sweep.advance() {
      if sweep.isInconsistent { return nil }
      let ended = sweep.removed.filter { places[$0] >= 0 }
      let firstResult = result.count
      var winding: (first: Int32, second: Int32) =
        sweep.position > 0 ? windings[sweep.status[sweep.position - 1]] : (0, 0)
      var wasInside = rule.isInside(winding.first, winding.second)
      for index in sweep.started {
        let segment = sweep.edges[index]
        winding = (winding.first &+ segment.first, winding.second &+ segment.second)
        windings[index] = winding
        let isInside = rule.isInside(winding.first, winding.second)
        if isInside == wasInside { continue }
        wasInside = isInside
        places[index] = result.count
        result.append(
          BoundaryEdge(
            top: segment.top, bottom: segment.bottom, side: isInside ? .left : .right))
      }
      if ended.count == 1, result.count == firstResult + 1 {
        let place = places[ended[0]]
        if result[place].extend(with: result[firstResult]) {
          result.removeLast()
          for index in sweep.started where places[index] == firstResult { places[index] = place }
        }
      }
    }
    return result
  }

  /// The segments that are not horizontal, equal ones as one, in the order of a sweep.
  private func distinctSegments() -> [Segment] {
    var sorted = segments.filter { !$0.isHorizontal }
    sorted.sort { $0.precedes($1) }
    var result: [Segment] = []
    result.reserveCapacity(sorted.count)
    for segment in sorted {
      if let last = result.last, last.top == segment.top, last.bottom == segment.bottom {
        result[result.count - 1].first &+= segment.first
        result[result.count - 1].second &+= segment.second
      } else {
        result.append(segment)
      }
    }
    return result.filter { $0.first != 0 || $0.second != 0 }
  }
}

extension BoundaryEdge {
  /// Takes in an edge that continues this one in a straight line; false if it does not.
  fileprivate mutating func extend(with next: BoundaryEdge) -> Bool {
    guard next.side == side, next.top == bottom, side(of: next.bottom) == 0 else { return false }
    bottom = next.bottom
    return true
  }
}
