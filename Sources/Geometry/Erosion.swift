/// Finds the axis-aligned rectangles that fit into a region.
///
/// A rectangle of width w fits where its top left corner lies in the region eroded by a horizontal
/// segment of length w and by a vertical one. Both erosions only shorten cuts: the first the
/// horizontal cuts of the region, the second the vertical cuts of the result. So the greatest
/// height at width w is the longest vertical cut of the horizontally eroded region, and two sweeps
/// find it in O(n log n).
struct Erosion {
  /// A rectangle's height for a given width, and its top left corner.
  struct Fit {
    var height: Double
    var corner: Point
  }

  private let edges: [BoundaryEdge]
  private let trapezoids: [Trapezoid]

  init(_ edges: [BoundaryEdge]) {
    self.edges = edges
    trapezoids = Trapezoid.decomposition(of: edges)
  }

  /// Length of the longest horizontal cut.
  var longestCut: Double {
    trapezoids.reduce(0) { max($0, $1.topWidth, $1.bottomWidth) }
  }

  /// The highest rectangle of a width, `nil` if there is none with an area.
  func highestFit(width: Double) -> Fit? {
    let width = CoordinateGrid.snapped(width)
    let eroded = erodedHorizontally(by: width)
    var best: (height: Double, trapezoid: Trapezoid)?
    for trapezoid in Trapezoid.decomposition(of: eroded.transposed()) {
      let height = max(trapezoid.topWidth, trapezoid.bottomWidth)
      if height > best?.height ?? 0 { best = (height, trapezoid) }
    }
    guard let (height, trapezoid) = best else { return nil }
    // In transposed coordinates a cut runs from left to right at x = its y.
    let isLevel = trapezoid.topWidth == trapezoid.bottomWidth
    let x =
      isLevel
      ? (trapezoid.top + trapezoid.bottom) / 2
      : trapezoid.topWidth > trapezoid.bottomWidth ? trapezoid.top : trapezoid.bottom
    let y =
      isLevel
      ? max(trapezoid.topLeft, trapezoid.bottomLeft)
      : trapezoid.topWidth > trapezoid.bottomWidth ? trapezoid.topLeft : trapezoid.bottomLeft
    return Fit(height: height, corner: Point(x: x, y: y))
  }

  /// The outline of all left ends of horizontal segments of a length that lie in the region.
  private func erodedHorizontally(by length: Double) -> [BoundaryEdge] {
    var result: [BoundaryEdge] = []
    result.reserveCapacity(trapezoids.count * 2)
    for trapezoid in trapezoids {
      guard let piece = trapezoid.shortened(by: length) else { continue }
      result.append(
        BoundaryEdge(
          top: Point(x: piece.topLeft, y: piece.top),
          bottom: Point(x: piece.bottomLeft, y: piece.bottom), side: .left))
      result.append(
        BoundaryEdge(
          top: Point(x: piece.topRight, y: piece.top),
          bottom: Point(x: piece.bottomRight, y: piece.bottom), side: .right))
    }
    return result
  }
}

extension Trapezoid {
  /// The trapezoid with its right side moved left, where something is left of it.
  fileprivate func shortened(by length: Double) -> Trapezoid? {
    var result = self
    result.topRight -= length
    result.bottomRight -= length
    let (topExcess, bottomExcess) = (result.topWidth, result.bottomWidth)
    if topExcess <= 0, bottomExcess <= 0 { return nil }
    if topExcess >= 0, bottomExcess >= 0 { return result }
    // The sides cross where the cut is just as long as the segment.
    let fraction = topExcess / (topExcess - bottomExcess)
    let y = CoordinateGrid.snapped(top + (bottom - top) * fraction)
    let x = CoordinateGrid.snapped(topLeft + (bottomLeft - topLeft) * fraction)
    if topExcess < 0 {
      (result.top, result.topLeft, result.topRight) = (y, x, x)
    } else {
      (result.bottom, result.bottomLeft, result.bottomRight) = (y, x, x)
    }
    return result.top < result.bottom ? result : nil
  }
}

extension [BoundaryEdge] {
  /// The outline mirrored so that x and y change places.
  func transposed() -> [BoundaryEdge] {
    var result: [BoundaryEdge] = []
    result.reserveCapacity(count * 2)
    for edge in self where edge.top.x != edge.bottom.x {
      let isRightward = edge.top.x < edge.bottom.x
      let first = Point(x: edge.top.y, y: edge.top.x)
      let second = Point(x: edge.bottom.y, y: edge.bottom.x)
      // The inside lies above a left edge that leads down to the right.
      let isInsideAbove = (edge.side == .left) == isRightward
      result.append(
        BoundaryEdge(
          top: isRightward ? first : second, bottom: isRightward ? second : first,
          side: isInsideAbove ? .right : .left))
    }
    for edge in HorizontalEdge.closing(self) {
      result.append(
        BoundaryEdge(
          top: Point(x: edge.y, y: edge.minX), bottom: Point(x: edge.y, y: edge.maxX),
          side: edge.isTop ? .left : .right))
    }
    result.sort { $0.precedes($1) }
    return result
  }
}
