internal import Geometry
internal import SceneModel

/// One line of a control's text, fitted into the cells that were measured.
struct TextLine {
  /// Most characters of a line; more would not be legible.
  private static let characterLimit = 400
  /// Share of a line's height above its baseline; that of common sans-serif fonts lies between 0.78
  /// and 0.80.
  private static let baseline = 0.79
  /// Font size of a line 1 high, for text whose size is not known.
  private static let usualSize = 0.84

  /// The characters.
  var string: String
  /// The top left corner of the cells.
  var origin: Point
  /// The unit vector along the line.
  var direction: Point
  /// The unit vector down the line.
  var down: Point
  var width: Double
  var height: Double
  var fontSize: Double
  var fontWeight: Double

  /// The lines of `text`, whose glyph cells are the subpaths of `cells`.
  static func lines(of text: TextAttributes, in cells: Path) -> [TextLine] {
    let boxes = CellBox.boxes(of: cells)
    guard let first = boxes.first, first.height > 0 else { return [] }
    var rows: [(x: Double, y: Double, maxX: Double, maxY: Double)] = []
    for box in boxes {
      // Cells of one line overlap vertically, seen along the direction of the text.
      let offset = box.origin - first.origin
      let x = offset.x * first.direction.x + offset.y * first.direction.y
      let y = offset.x * first.down.x + offset.y * first.down.y
      let cell = (x: x, y: y, maxX: x + box.width, maxY: y + box.height)
      if let last = rows.last, cell.y < last.maxY - box.height / 2 {
        rows[rows.count - 1] = (
          min(last.x, cell.x), min(last.y, cell.y), max(last.maxX, cell.maxX),
          max(last.maxY, cell.maxY)
        )
      } else {
        rows.append(cell)
      }
    }
    if rows.count == 1, let only = rows.first {
      let count = lineCount(of: text, width: only.maxX - only.x, height: only.maxY - only.y)
      let height = (only.maxY - only.y) / Double(count)
      rows = (0..<count).map { line in
        let y = only.y + Double(line) * height
        return (only.x, y, only.maxX, y + height)
      }
    }
    let strings = split(text.string, over: rows.map { $0.maxX - $0.x })
    return zip(rows, strings).map { row, string in
      let height = row.maxY - row.y
      return TextLine(
        string: string, origin: first.origin + first.direction * row.x + first.down * row.y,
        direction: first.direction, down: first.down, width: row.maxX - row.x, height: height,
        fontSize: min(text.fontSize ?? height * usualSize, height * 1.2),
        fontWeight: text.fontWeight)
    }
  }

  /// How many lines a block of `text` has room for, if one line of it would have to be squeezed.
  private static func lineCount(of text: TextAttributes, width: Double, height: Double) -> Int {
    guard let size = text.fontSize, size > 0,
      TextFit.width(of: text.string, size: size) > squeeze * width
    else { return 1 }
    return Int(min(max((height / (size * usualLeading)).rounded(), 1), 50))
  }

  /// How much wider than its cells a line is estimated that takes more than one.
  private static let squeeze = 1.4
  /// Height of a line of font size 1.
  private static let usualLeading = 1.2

  /// `string` in as many pieces as there are `widths`: at its line breaks if they agree, else at
  /// spaces so that each piece is as long as its line is wide.
  private static func split(_ string: String, over widths: [Double]) -> [String] {
    if widths.count == 1 { return [string] }
    let paragraphs = string.split(separator: "\n", omittingEmptySubsequences: false)
    if paragraphs.count == widths.count { return paragraphs.map(String.init) }
    let total = max(widths.reduce(0, +), .leastNormalMagnitude)
    let words = string.split(whereSeparator: \.isWhitespace)
    let length = Double(words.reduce(0) { $0 + $1.count })
    var lines: [String] = []
    var (next, used, wanted) = (0, 0.0, 0.0)
    for width in widths {
      wanted += width / total * length
      var line: [Substring] = []
      while next < words.count,
        lines.count == widths.count - 1
          || used + Double(words[next].count) / 2 <= wanted
      {
        line.append(words[next])
        used += Double(words[next].count)
        next += 1
      }
      lines.append(line.joined(separator: " "))
    }
    return lines
  }

  /// Writes the line with `fill`.
  func write(fill: PictureFill, into writer: inout PictureWriter) {
    let text = VisibleText.collapsed(string, limit: Self.characterLimit)
    guard !text.isEmpty, width > 0, height > 0 else { return }
    let isUpright = direction == Point(x: 1, y: 0) && down == Point(x: 0, y: 1)
    let baseline = height * Self.baseline
    writer.element(
      "text",
      [
        "x": SVGNumber.text(isUpright ? origin.x : 0),
        "y": SVGNumber.text(isUpright ? origin.y + baseline : baseline),
        "transform": isUpright
          ? nil
          : AffineTransform(
            a: direction.x, b: direction.y, c: down.x, d: down.y, tx: origin.x, ty: origin.y
          ).matrix,
        "font-size": SVGNumber.text(fontSize),
        "font-weight": fontWeight == 400 ? nil : "\(Int(min(max(fontWeight, 1), 1000)))",
        "fill": fill.paint, "fill-opacity": fill.opacity, "textLength": SVGNumber.text(width),
        "lengthAdjust": "spacingAndGlyphs",
      ], text: text)
  }
}

/// A cell, or a run of cells, as a rectangle that may be turned.
private struct CellBox {
  var origin: Point
  var direction: Point
  var down: Point
  var width: Double
  var height: Double

  /// The boxes of the subpaths of `path`.
  static func boxes(of path: Path) -> [CellBox] {
    var boxes: [CellBox] = []
    var corners: [Point] = []
    func finish() {
      if let box = CellBox(corners: corners) { boxes.append(box) }
      corners = []
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        finish()
        corners = [point]
      case .line(let point): corners.append(point)
      case .quadratic(_, let end): corners.append(end)
      case .cubic(_, _, let end): corners.append(end)
      case .close: break
      }
    }
    finish()
    return boxes
  }

  private init?(corners: [Point]) {
    guard corners.count >= 4, corners.allSatisfy(\.isFinite) else { return nil }
    let (right, down) = (corners[1] - corners[0], corners[3] - corners[0])
    guard right.length > 0, down.length > 0 else { return nil }
    origin = corners[0]
    direction = right * (1 / right.length)
    self.down = down * (1 / down.length)
    width = right.length
    height = down.length
  }
}
