extension Region {
  /// The connected parts of the region, by their topmost, then leftmost edge.
  ///
  /// Parts that touch in a corner only are separate.
  public var components: [Region] {
    let trapezoids = Trapezoid.decomposition(of: edges)
    var sets = DisjointSets(count: edges.count)
    for trapezoid in trapezoids { sets.join(trapezoid.left, trapezoid.right) }
    joinAcrossLines(trapezoids, &sets)
    var groups: [Int: [BoundaryEdge]] = [:]
    var order: [Int] = []
    for (index, edge) in edges.enumerated() {
      let root = sets.root(of: index)
      if groups[root] == nil { order.append(root) }
      groups[root, default: []].append(edge)
    }
    return order.compactMap { groups[$0] }
      .map { Region(edges: $0, isApproximate: isApproximate) }
  }

  /// Joins trapezoids that end on a line with those that start there and share a part of it.
  private func joinAcrossLines(_ trapezoids: [Trapezoid], _ sets: inout DisjointSets) {
    let upper = trapezoids.sorted {
      $0.bottom != $1.bottom ? $0.bottom < $1.bottom : $0.bottomLeft < $1.bottomLeft
    }
    let lower = trapezoids.sorted {
      $0.top != $1.top ? $0.top < $1.top : $0.topLeft < $1.topLeft
    }
    var (first, second) = (0, 0)
    while first < upper.count, second < lower.count {
      let (above, below) = (upper[first], lower[second])
      if above.bottom != below.top {
        if above.bottom < below.top { first += 1 } else { second += 1 }
        continue
      }
      if max(above.bottomLeft, below.topLeft) < min(above.bottomRight, below.topRight) {
        sets.join(above.left, below.left)
      }
      if above.bottomRight < below.topRight { first += 1 } else { second += 1 }
    }
  }
}

/// A partition of the numbers below a count.
private struct DisjointSets {
  private var parents: [Int]

  init(count: Int) {
    parents = Array(0..<count)
  }

  mutating func root(of element: Int) -> Int {
    var element = element
    while parents[element] != element {
      parents[element] = parents[parents[element]]
      element = parents[element]
    }
    return element
  }

  mutating func join(_ first: Int, _ second: Int) {
    let (a, b) = (root(of: first), root(of: second))
    // The first edge of a part stands for it, which keeps the order of parts.
    parents[max(a, b)] = min(a, b)
  }
}
