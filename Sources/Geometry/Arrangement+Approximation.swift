extension Arrangement {
  /// Rows and columns of the raster that stands in for an outline that is too complex.
  static let approximationColumns = 1024
  /// Most crossings of segments with rows that are looked at.
  private static let maximumRowCrossings = 2_000_000

  private struct Crossing {
    var row: Int
    var x: Double
    var first: Int32
    var second: Int32
  }

  /// The outline as the rectangles of a raster, sampled along the middle of its rows.
  func approximateOutline(_ rule: Rule) -> [BoundaryEdge] {
    let sloped = segments.filter { !$0.isHorizontal }
    guard let bounds = Rect(around: sloped.lazy.flatMap { [$0.top, $0.bottom] }),
      bounds.height > 0
    else { return [] }
    let rows = min(max(Arrangement.maximumRowCrossings / sloped.count, 8), 512)
    let rowHeight = bounds.height / Double(rows)
    var crossings: [Crossing] = []
    for segment in sloped {
      let first = Int(((segment.top.y - bounds.y) / rowHeight - 0.5).rounded(.up))
      let last = Int(((segment.bottom.y - bounds.y) / rowHeight - 0.5).rounded(.up))
      for row in max(first, 0)..<max(min(last, rows), max(first, 0)) {
        let x = segment.x(at: bounds.y + (Double(row) + 0.5) * rowHeight)
        crossings.append(
          Crossing(row: row, x: x, first: segment.first, second: segment.second))
      }
    }
    crossings.sort { $0.row != $1.row ? $0.row < $1.row : $0.x < $1.x }
    return Arrangement.rectangles(crossings, bounds: bounds, rowHeight: rowHeight, rule: rule)
  }

  private static func rectangles(
    _ crossings: [Crossing], bounds: Rect, rowHeight: Double, rule: Rule
  ) -> [BoundaryEdge] {
    let columnWidth = bounds.width / Double(approximationColumns)
    var edges: [BoundaryEdge] = []
    var (first, second): (Int32, Int32) = (0, 0)
    var row = -1
    for crossing in crossings {
      if crossing.row != row { (first, second, row) = (0, 0, crossing.row) }
      let wasInside = rule.isInside(first, second)
      first &+= crossing.first
      second &+= crossing.second
      let isInside = rule.isInside(first, second)
      if isInside == wasInside { continue }
      let column = columnWidth > 0 ? ((crossing.x - bounds.x) / columnWidth).rounded() : 0
      let x = CoordinateGrid.snapped(bounds.x + column * columnWidth)
      let top = CoordinateGrid.snapped(bounds.y + Double(row) * rowHeight)
      let bottom = CoordinateGrid.snapped(bounds.y + Double(row + 1) * rowHeight)
      // Two equal edges in a row are a gap, or a piece, without width.
      if let last = edges.last, last.top == Point(x: x, y: top) {
        edges.removeLast()
        continue
      }
      if top == bottom { continue }
      edges.append(
        BoundaryEdge(
          top: Point(x: x, y: top), bottom: Point(x: x, y: bottom),
          side: isInside ? .left : .right))
    }
    return edges
  }
}
