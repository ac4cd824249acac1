import Geometry

/// A stand-in for the glyphs of a text whose outlines are not known.
///
/// The letters of a specimen, repeated along the cells and scaled to their height. Coverage, its
/// distribution over the rows of a line and the distances between strokes come out as with real
/// glyphs, and with them shares and medians over an area; single points do not.
struct TextInk: Sendable {
  /// One rectangle of cells, possibly turned: a place in it as fractions of its sides.
  private struct Line: Sendable {
    var toUnit: AffineTransform
    /// Columns of the specimen along the rectangle.
    var columns: Double
    /// Points in one row of the specimen.
    var rowHeight: Double
  }

  private var lines: [Line] = []

  /// The ink in the rectangles that `cells` consists of; other outlines count as their boxes.
  init(_ cells: Path) {
    for polyline in cells.flattened() { add(polyline.points) }
  }

  private mutating func add(_ points: [Point]) {
    var corners = points
    if corners.count == 5, corners.first == corners.last { corners.removeLast() }
    if corners.count != 4 {
      guard let box = Self.box(of: corners) else { return }
      corners = [
        Point(x: box.x, y: box.y), Point(x: box.maxX, y: box.y),
        Point(x: box.maxX, y: box.maxY), Point(x: box.x, y: box.maxY),
      ]
    }
    let along = corners[1] - corners[0]
    let down = corners[3] - corners[0]
    let toScene = AffineTransform(
      a: along.x, b: along.y, c: down.x, d: down.y, tx: corners[0].x, ty: corners[0].y)
    guard let toUnit = toScene.inverse, down.length > 0 else { return }
    let rows = Double(Self.specimen.count)
    lines.append(
      Line(
        toUnit: toUnit, columns: along.length / down.length * rows,
        rowHeight: down.length / rows))
  }

  private static func box(of points: [Point]) -> Rect? {
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// How much of `point`'s surroundings of one point the ink covers, 0...1.
  func coverage(at point: Point) -> Double {
    for line in lines {
      let place = point.applying(line.toUnit)
      guard place.x >= 0, place.x < 1, place.y >= 0, place.y < 1 else { continue }
      let column = place.x * line.columns
      let row = place.y * Double(Self.specimen.count)
      // Smoothed edges are one point wide at any size, so large letters have sharper ones.
      if line.rowHeight < Self.sharpenedRowHeight { return Self.value(column, row) }
      let value = Self.interpolated(column - 0.5, row - 0.5)
      return min(max((value - 0.5) * line.rowHeight + 0.5, 0), 1)
    }
    return 0
  }

  /// Rows higher than this hold several points, between which the specimen is interpolated.
  private static let sharpenedRowHeight = 1.5

  private static func value(_ column: Double, _ row: Double) -> Double {
    let row = min(max(Int(row.rounded(.down)), 0), specimen.count - 1)
    let columns = specimen[row].count
    let column = Int(column.rounded(.down)) % columns
    return Double(specimen[row][column < 0 ? column + columns : column]) / 15
  }

  private static func interpolated(_ column: Double, _ row: Double) -> Double {
    let (x, y) = (column - column.rounded(.down), row - row.rounded(.down))
    let upper = value(column, row) * (1 - x) + value(column + 1, row) * x
    let lower = value(column, row + 1) * (1 - x) + value(column + 1, row + 1) * x
    return upper * (1 - y) + lower * y
  }
}
