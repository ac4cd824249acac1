import Geometry

/// Evenly spread points over a rectangle, at the centres of equal cells.
struct SamplingGrid {
  /// Cells along one axis at most; 64 x 64 points resolve a failing share of 5 % to 0.03 %.
  static let maximumCellsPerAxis = 64
  /// Cells along an axis at least, so that thin strokes and small icons are hit.
  static let minimumCellsPerAxis = 16
  /// Cells along an axis at least for texts: their cells fill their boxes, and one point a pixel gives
  /// the distribution that a screen shows.
  static let minimumTextCellsPerAxis = 4

  /// Cells along an axis at most where a blur is computed at every point; 32 x 32 points resolve a
  /// failing share to 0.1 %.
  static let maximumCostlyCellsPerAxis = 32

  private let rect: Rect
  private let columns: Int
  private let rows: Int
  private let stopsAtFirst: Bool

  /// A grid over `rect`, one cell a point within the limits; one found point is enough where the
  /// colours are constant.
  init(_ rect: Rect, isConstant: Bool, isText: Bool = false, isCostly: Bool = false) {
    self.rect = rect
    let minimum = isText ? Self.minimumTextCellsPerAxis : Self.minimumCellsPerAxis
    let maximum = isCostly ? Self.maximumCostlyCellsPerAxis : Self.maximumCellsPerAxis
    columns = Self.cells(rect.width, minimum...maximum)
    rows = Self.cells(rect.height, minimum...maximum)
    stopsAtFirst = isConstant
  }

  private static func cells(_ extent: Double, _ limits: ClosedRange<Int>) -> Int {
    guard extent.isFinite else { return limits.lowerBound }
    // A rounding error beyond a whole number makes no further cell.
    let cells = (extent - 1e-6).rounded(.up)
    return Int(min(max(cells, Double(limits.lowerBound)), Double(limits.upperBound)))
  }

  /// The grid's points that satisfy `isInside`; only the first one if one is enough.
  func points(where isInside: (Point) -> Bool) -> [Point] {
    var points: [Point] = []
    for row in 0..<rows {
      let y = rect.y + rect.height * (Double(row) + 0.5) / Double(rows)
      for column in 0..<columns {
        let x = rect.x + rect.width * (Double(column) + 0.5) / Double(columns)
        let point = Point(x: x, y: y)
        guard isInside(point) else { continue }
        points.append(point)
        if stopsAtFirst { return points }
      }
    }
    return points
  }
}
