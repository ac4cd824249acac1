internal import Audit
internal import ColorMath
internal import Geometry

/// The picture of a contrast matrix: each token as text on each other one.
struct MatrixPicture {
  private static let cell = (width: 64.0, height: 54.0)
  private static let sampleHeight = 34.0
  private static let headerHeight = 30.0
  private static let rowHeader = 196.0

  private let matrix: ContrastMatrix

  init(_ matrix: ContrastMatrix) {
    self.matrix = matrix
  }

  private var tokens: [Palette.Token] { matrix.palette.tokens }

  /// What the picture shows, for those who do not see it.
  var description: String {
    let counts = matrix.counts
    return VisibleText.collapsed(
      "Contrast matrix of \(Figure.count(tokens.count, "colour")) in "
        + matrix.palette.appearances.joined(separator: ", ")
        + ": \(counts.text) of \(counts.pairs) pairs are enough for text. The figures are in the "
        + "table below.", limit: 600)
  }

  /// The picture as an SVG document.
  func svg() -> String {
    let left = CardLayout.margin + Self.rowHeader
    let width = left + Double(tokens.count) * Self.cell.width + CardLayout.margin
    let top = CardLayout.margin + Self.headerHeight
    let height = top + Double(tokens.count) * Self.cell.height + 24 + CardLayout.margin
    var writer = PictureWriter()
    writer.openPicture(width: width, height: height, title: description)
    for (index, token) in tokens.enumerated() {
      let column = left + Double(index) * Self.cell.width
      let row = top + Double(index) * Self.cell.height
      paintSwatch(
        token, Rect(x: column + 6, y: top - 24, width: 18, height: 16), into: &writer)
      writer.label(
        "\(index + 1)", at: Point(x: column + 30, y: top - 11), size: 12,
        color: ReportPalette.ink, isBold: true)
      paintRowHeader(token, index: index, top: row, into: &writer)
      for (position, background) in tokens.enumerated() {
        paint(
          matrix.cell(token, on: background), of: token, on: background,
          at: Point(x: left + Double(position) * Self.cell.width, y: row), into: &writer)
      }
    }
    writer.label(
      TextFit.fitting(matrix.legend, width: width - 2 * CardLayout.margin, size: 12),
      at: Point(x: CardLayout.margin, y: height - CardLayout.margin), size: 12,
      color: ReportPalette.secondaryInk)
    writer.close()
    return writer.string + "\n"
  }

  private func paintRowHeader(
    _ token: Palette.Token, index: Int, top: Double, into writer: inout PictureWriter
  ) {
    let left = CardLayout.margin
    paintSwatch(token, Rect(x: left, y: top + 8, width: 22, height: 34), into: &writer)
    let lines: [(text: String, color: Color, isBold: Bool)] = [
      ("\(index + 1)  \(token.name)", ReportPalette.ink, true),
      (token.color.hex, ReportPalette.secondaryInk, false),
    ]
    for (line, content) in lines.enumerated() {
      writer.label(
        TextFit.fitting(content.text, width: Self.rowHeader - 42, size: 12),
        at: Point(x: left + 30, y: top + 22 + Double(line) * 17), size: 12, color: content.color,
        isBold: content.isBold)
    }
  }

  private func paintSwatch(
    _ token: Palette.Token, _ rect: Rect, into writer: inout PictureWriter
  ) {
    writer.rectangle(
      rect, radius: 3, fill: matrix.surface(token).hex, stroke: ReportPalette.outline, width: 1)
  }

  /// The sample above its ratio, so that neither has to be read on the other's colour.
  private func paint(
    _ cell: (ratio: Double, word: String)?, of token: Palette.Token,
    on background: Palette.Token, at origin: Point, into writer: inout PictureWriter
  ) {
    let box = Rect(
      x: origin.x + 2, y: origin.y + 2, width: Self.cell.width - 4, height: Self.cell.height - 4)
    writer.rectangle(
      box, radius: 4, fill: ReportPalette.card.hex, stroke: ReportPalette.cardBorder, width: 1)
    let middle = box.center.x
    guard let cell else {
      writer.label(
        "–", at: Point(x: middle, y: box.center.y + 4), size: 12,
        color: ReportPalette.secondaryInk, anchor: "middle")
      return
    }
    let behind = matrix.surface(background)
    let sample = Rect(x: box.x, y: box.y, width: box.width, height: Self.sampleHeight - 4)
    writer.rectangle(
      sample, radius: 4, fill: behind.hex, stroke: ReportPalette.cardBorder, width: 1)
    writer.label(
      "Aa", at: Point(x: middle, y: sample.center.y + 6), size: 17,
      color: token.color.composited(over: behind), isBold: true,
      anchor: "middle")
    writer.label(
      Figure.ratio(cell.ratio) + " " + cell.word, at: Point(x: middle, y: box.maxY - 6), size: 10,
      color: cell.word == "no" ? ReportPalette.neutral : ReportPalette.ink,
      isBold: cell.word == "text", anchor: "middle")
  }
}
