internal import Audit
internal import ColorMath
internal import Geometry
internal import SceneModel

/// Paints cards: the control with its marks, and the results under it.
struct CardPainter {
  let layout: CardLayout

  /// Font sizes of the first figure, the largest that fits.
  private static let figureSizes = [20.0, 17, 14]
  /// The least font size that can be read.
  private static let leastSize = 9.0
  private static let titleHeight = 34.0
  private static let headlineHeight = 36.0
  private static let noteHeight = 22.0
  private static let lineHeight = 21.0
  private static let footerHeight = 32.0

  /// The height that `card` needs.
  func height(of card: CardContent) -> Double {
    var height = Self.titleHeight + layout.drawingHeight + Self.footerHeight
    if let first = card.results.first {
      height += Self.headlineHeight + (first.note.isEmpty ? 0 : Self.noteHeight)
      height += Double(card.results.count - 1) * Self.lineHeight
    }
    return height + (card.hiddenResults > 0 ? Self.lineHeight : 0)
  }

  /// Paints `card` with its top left corner at `origin`.
  func paint(
    _ card: CardContent, at origin: Point, height: Double, scene: Scene, boxes: [Rect?],
    into writer: inout PictureWriter
  ) {
    writer.rectangle(
      Rect(x: origin.x, y: origin.y, width: layout.cardWidth, height: height), radius: 10,
      fill: ReportPalette.card.hex, stroke: ReportPalette.cardBorder, width: 1)
    let left = origin.x + CardLayout.padding
    write(card.title, at: Point(x: left, y: origin.y + 23), size: 13, isBold: true, into: &writer)
    let area = Rect(
      x: left, y: origin.y + Self.titleHeight, width: layout.contentWidth,
      height: layout.drawingHeight)
    let drawing = CardDrawing(card: card, area: area, scale: layout.scale, boxes: boxes)
    let remark = drawing.paint(scene, into: &writer)
    var y = area.maxY
    for (index, result) in card.results.enumerated() {
      y =
        index == 0
        ? paintHeadline(result, left: left, top: y, into: &writer)
        : paintLine(result, left: left, top: y, into: &writer)
    }
    if card.hiddenResults > 0 {
      y += Self.lineHeight
      write(
        "and \(card.hiddenResults) more in the table", at: Point(x: left, y: y - 4), size: 12,
        color: ReportPalette.secondaryInk, into: &writer)
    }
    write(
      remark ?? card.footer, at: Point(x: left, y: origin.y + height - 14), size: 11,
      color: ReportPalette.secondaryInk, into: &writer)
  }

  /// The first result: its figure large, its verdict beside it, its colours below.
  private func paintHeadline(
    _ result: CardContent.Result, left: Double, top: Double, into writer: inout PictureWriter
  ) -> Double {
    let baseline = top + 29
    let verdict = result.status.sign + " " + result.verdict
    let verdictWidth = min(TextFit.width(of: verdict, size: 12), layout.contentWidth * 0.6)
    let indent = paintBadge(result.letter, left: left, middle: baseline - 7, into: &writer)
    let room = layout.contentWidth - indent - verdictWidth - 6
    let size = Self.figureSizes.first { TextFit.width(of: result.figure, size: $0) <= room }
    write(
      result.figure, at: Point(x: left + indent, y: baseline), size: size ?? 12, isBold: true,
      width: room, into: &writer)
    write(
      verdict, at: Point(x: left + layout.contentWidth, y: baseline - 1), size: 12, isBold: true,
      color: result.status.color, anchor: "end", width: layout.contentWidth * 0.62, into: &writer)
    guard !result.note.isEmpty else { return top + Self.headlineHeight }
    var x = left
    for swatch in result.swatches {
      writer.rectangle(
        Rect(x: x, y: baseline + 11, width: 14, height: 14), radius: 3,
        fill: swatch.withAlpha(1).hex, stroke: ReportPalette.outline, width: 1)
      x += 17
    }
    if !result.swatches.isEmpty { x += 4 }
    write(
      result.note, at: Point(x: x, y: baseline + 22), size: 11,
      color: ReportPalette.secondaryInk, width: left + layout.contentWidth - x, into: &writer)
    return top + Self.headlineHeight + Self.noteHeight
  }

  /// A further result in one line.
  private func paintLine(
    _ result: CardContent.Result, left: Double, top: Double, into writer: inout PictureWriter
  ) -> Double {
    let baseline = top + 15
    let verdict = result.status.sign + " " + result.verdict
    let indent = paintBadge(result.letter, left: left, middle: baseline - 4, into: &writer)
    let verdictWidth = min(TextFit.width(of: verdict, size: 11), layout.contentWidth * 0.55)
    write(
      result.figure, at: Point(x: left + indent, y: baseline), size: 11, isBold: true,
      width: layout.contentWidth - indent - verdictWidth - 4, into: &writer)
    write(
      verdict, at: Point(x: left + layout.contentWidth, y: baseline), size: 11, isBold: true,
      color: result.status.color, anchor: "end", width: verdictWidth + 1, into: &writer)
    return top + Self.lineHeight
  }

  /// A small letter before a result; the result is how far it pushes the text.
  private func paintBadge(
    _ letter: String?, left: Double, middle: Double, into writer: inout PictureWriter
  ) -> Double {
    guard let letter else { return 0 }
    BadgeShape.paint(letter, at: Point(x: left + 8, y: middle), radius: 8, into: &writer)
    return 22
  }

  private func write(
    _ text: String, at point: Point, size: Double, isBold: Bool = false,
    color: Color = ReportPalette.ink, anchor: String? = nil, width: Double? = nil,
    into writer: inout PictureWriter
  ) {
    let room = width ?? layout.contentWidth
    // A little smaller rather than cut off.
    let fittingSize = [size, size - 1, size - 2].first {
      $0 >= Self.leastSize && TextFit.width(of: text, size: $0) <= room
    }
    writer.label(
      TextFit.fitting(text, width: room, size: fittingSize ?? size), at: point,
      size: fittingSize ?? size, color: color, isBold: isBold, anchor: anchor)
  }
}

/// A letter on a black disc with a white ring, visible on light and dark.
enum BadgeShape {
  static func paint(
    _ letter: String, at center: Point, radius: Double, into writer: inout PictureWriter
  ) {
    writer.element(
      "circle",
      [
        "cx": SVGNumber.text(center.x), "cy": SVGNumber.text(center.y),
        "r": SVGNumber.text(radius), "fill": "#000000", "stroke": "#FFFFFF",
        "stroke-width": "1.6",
      ])
    let size = (letter.count > 1 ? 1.0 : 1.25) * radius
    writer.label(
      letter, at: Point(x: center.x, y: center.y + size * 0.36), size: size, color: .white,
      isBold: true, anchor: "middle")
  }
}

extension FindingStatus {
  /// A sign beside the word, never instead of it.
  var sign: String {
    switch self {
    case .error, .warning, .note: "✕"
    case .notChecked: "?"
    case .suppressed, .known, .exempt: "–"
    case .passed: "✓"
    }
  }

  /// The colour of the word.
  var color: Color {
    switch self {
    case .error: ReportPalette.failure
    case .warning, .note: ReportPalette.warning
    case .notChecked, .suppressed, .known, .exempt: ReportPalette.neutral
    case .passed: ReportPalette.pass
    }
  }
}
