extension Region {
  /// The points of either region.
  public func union(_ other: Region) -> Region {
    Region.union(of: [self, other])
  }

  /// The points of any of the regions, in one pass over all their outlines.
  public static func union(of regions: [Region]) -> Region {
    let parts = regions.filter { !$0.isEmpty }
    guard let first = parts.first else { return .empty }
    if parts.count == 1 { return first }
    var arrangement = Arrangement()
    for part in parts { arrangement.add(part.edges, operand: .first) }
    return Region(
      arrangement, .nonZero, isApproximate: parts.contains { $0.isApproximate })
  }

  /// The points of both regions.
  public func intersection(_ other: Region) -> Region {
    if !isNear(other) { return .empty }
    if isRectangle(around: other) { return other }
    if other.isRectangle(around: self) { return self }
    return combined(with: other, .intersection)
  }

  /// The points of this region that are not in the interior of `other`.
  public func subtracting(_ other: Region) -> Region {
    if !isNear(other) { return self }
    if other.isRectangle(around: self) { return .empty }
    return combined(with: other, .subtraction)
  }

  /// Whether the bounding boxes overlap.
  private func isNear(_ other: Region) -> Bool {
    guard let box = boundingBox, let otherBox = other.boundingBox else { return false }
    return box.intersects(otherBox)
  }

  /// Whether this is a rectangle with all of `other` in it, the usual case of a control that takes
  /// taps in all of its frame.
  private func isRectangle(around other: Region) -> Bool {
    guard edges.count == 2, !isApproximate else { return false }
    let (left, right) = (edges[0], edges[1])
    guard left.top.x == left.bottom.x, right.top.x == right.bottom.x, left.top.y == right.top.y,
      left.bottom.y == right.bottom.y
    else { return false }
    func contains(_ point: Point) -> Bool {
      left.top.x <= point.x && point.x <= right.top.x && left.top.y <= point.y
        && point.y <= left.bottom.y
    }
    return other.edges.allSatisfy { contains($0.top) && contains($0.bottom) }
  }

  private func combined(with other: Region, _ rule: Arrangement.Rule) -> Region {
    var arrangement = Arrangement()
    arrangement.add(edges, operand: .first)
    arrangement.add(other.edges, operand: .second)
    return Region(arrangement, rule, isApproximate: isApproximate || other.isApproximate)
  }

  /// The image of the region; empty if the transform flattens the plane.
  ///
  /// Flattened curves scale with their deviation: to enlarge a shape, transform its path.
  public func applying(_ transform: AffineTransform) -> Region {
    if transform == .identity { return self }
    guard transform.determinant.isFinite, transform.determinant != 0 else { return .empty }
    var arrangement = Arrangement()
    for side in directedSides() {
      let (start, end) = (side.start.applying(transform), side.end.applying(transform))
      guard start.isFinite, end.isFinite else { return .empty }
      arrangement.add(
        from: CoordinateGrid.snapped(start), to: CoordinateGrid.snapped(end), operand: .first)
    }
    return Region(arrangement, .nonZero, isApproximate: isApproximate)
  }
}
