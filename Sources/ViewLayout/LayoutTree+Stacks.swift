import Geometry

extension LayoutTree {
  /// The size of views upon each other: each is proposed everything, the largest extents count.
  mutating func pileSize(
    of children: [Int], for proposal: Proposal
  ) throws(ViewLayoutError) -> Size {
    var result = Size.zero
    for child in children {
      let size = try size(of: child, for: proposal)
      result.width = max(result.width, size.width)
      result.height = max(result.height, size.height)
    }
    return result
  }

  /// The size of views beside or below each other.
  mutating func stackSize(
    of children: [Int], along axis: Stack.Axis, spacing: Double?, for proposal: Proposal
  ) throws(ViewLayoutError) -> Size {
    let sizes = try stackSizes(of: children, along: axis, spacing: spacing, for: proposal)
    var length = gaps(between: children, along: axis, spacing: spacing).reduce(0, +)
    var across = 0.0
    for size in sizes.lazy.map(\.size) {
      length += size.along(axis)
      across = max(across, size.across(axis))
    }
    return Size(along: axis, max(length, 0), across: across)
  }

  /// The distances of neighbours (swiftui-semantics, section 3.5).
  ///
  /// Without a stated one spacers need none, and neither do lines of text below each other, whose
  /// own metrics keep them apart.
  func gaps(
    between children: [Int], along axis: Stack.Axis, spacing: Double?
  ) -> [Double] {
    zip(children, children.dropFirst()).map { first, second in
      if let spacing { return spacing }
      switch (nodes[first].neighbor, nodes[second].neighbor) {
      case (.spacer, _), (_, .spacer): return 0
      case (.text, .text): return axis == .vertical ? 0 : Self.standardSpacing
      case (.usual, _), (_, .usual): return Self.standardSpacing
      }
    }
  }

  /// What each view of a stack is proposed and takes (swiftui-semantics, section 3.5).
  ///
  /// Views of higher priority come first, after the least lengths of the others are set aside; among
  /// equals the least flexible view comes first, and each is offered an equal share of the rest.
  mutating func stackSizes(
    of children: [Int], along axis: Stack.Axis, spacing: Double?, for proposal: Proposal
  ) throws(ViewLayoutError) -> [(proposal: Proposal, size: Size)] {
    let across = axis == .horizontal ? proposal.height : proposal.width
    guard let length = axis == .horizontal ? proposal.width : proposal.height else {
      let free = Proposal(along: axis, nil, across: across)
      return try children.map { (child) throws(ViewLayoutError) in
        (free, try size(of: child, for: free))
      }
    }
    let flexible = try flexibilities(of: children, along: axis, across: across)
    var result = Array(repeating: (proposal: Proposal.zero, size: Size.zero), count: children.count)
    var remaining = length - gaps(between: children, along: axis, spacing: spacing).reduce(0, +)
    var setAside = flexible.reduce(0) { $0 + $1.least }
    var start = 0
    while start < flexible.count {
      let end =
        flexible[start...].firstIndex { $0.priority != flexible[start].priority } ?? flexible.count
      setAside -= flexible[start..<end].reduce(0) { $0 + $1.least }
      for index in start..<end {
        let share = remaining.isInfinite ? remaining : (remaining - setAside) / Double(end - index)
        let offer = Proposal(along: axis, max(share, 0), across: across)
        let position = flexible[index].position
        let size = try size(of: children[position], for: offer)
        result[position] = (offer, size)
        if remaining.isFinite { remaining -= size.along(axis) }
      }
      start = end
    }
    return result
  }

  /// A view of a stack with how much it can shrink and grow.
  private struct Flexibility {
    var position: Int
    var priority: Double
    var least: Double
    var range: Double
  }

  /// The views in the order in which they are offered space.
  private mutating func flexibilities(
    of children: [Int], along axis: Stack.Axis, across: Double?
  ) throws(ViewLayoutError) -> [Flexibility] {
    var result: [Flexibility] = []
    for (position, child) in children.enumerated() {
      let least = try size(of: child, for: Proposal(along: axis, 0, across: across)).along(axis)
      let most = try size(of: child, for: Proposal(along: axis, .infinity, across: across))
        .along(axis)
      result.append(
        Flexibility(
          position: position, priority: nodes[child].priority, least: least, range: most - least))
    }
    // Ties keep the order of the source.
    return result.sorted {
      ($1.priority, $0.range, $0.position) < ($0.priority, $1.range, $1.position)
    }
  }
}

extension Size {
  init(along axis: Stack.Axis, _ length: Double, across: Double) {
    self =
      axis == .horizontal
      ? Size(width: length, height: across) : Size(width: across, height: length)
  }

  func along(_ axis: Stack.Axis) -> Double { axis == .horizontal ? width : height }

  func across(_ axis: Stack.Axis) -> Double { axis == .horizontal ? height : width }
}

extension Proposal {
  init(along axis: Stack.Axis, _ length: Double?, across: Double?) {
    self =
      axis == .horizontal
      ? Proposal(width: length, height: across) : Proposal(width: across, height: length)
  }
}
