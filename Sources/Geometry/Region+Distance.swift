extension Region {
  /// Whether `point` lies inside or on the outline.
  public func contains(_ point: Point) -> Bool {
    guard point.isFinite else { return false }
    let point = CoordinateGrid.snapped(point)
    // The cut through the region just above the point and the one just below it.
    var (above, below): (Int32, Int32) = (0, 0)
    for edge in edges {
      if edge.top.y > point.y { break }
      if edge.bottom.y < point.y { continue }
      let side = edge.side(of: point)
      if side == 0 { return true }
      if side < 0 { continue }
      if edge.top.y < point.y { above += edge.winding }
      if edge.bottom.y > point.y { below += edge.winding }
    }
    return above != 0 || below != 0
  }

  /// Distance in points from `point` to the nearest point of the region, infinite if it is empty.
  public func distance(to point: Point) -> Double {
    if contains(point) { return 0 }
    var nearest = Double.infinity
    for edge in edges {
      nearest = min(nearest, point.distance(toSegmentFrom: edge.top, to: edge.bottom))
    }
    for edge in HorizontalEdge.closing(edges) where edge.minX < point.x && point.x < edge.maxX {
      nearest = min(nearest, abs(edge.y - point.y))
    }
    return nearest
  }
}

extension Point {
  /// Distance to the nearest point of a segment.
  fileprivate func distance(toSegmentFrom start: Point, to end: Point) -> Double {
    let direction = end - start
    let offset = self - start
    let square = direction.x * direction.x + direction.y * direction.y
    let fraction = square > 0 ? (offset.x * direction.x + offset.y * direction.y) / square : 0
    return (self - start.interpolated(to: end, at: min(max(fraction, 0), 1))).length
  }
}
