internal import Geometry
internal import Markup
internal import SceneModel
internal import TextMetrics

/// A piece of text of one colour and font.
struct TextRun: Sendable {
  var string: String
  var color: InterfaceColor
  var font: Typeface
  var location: SourceLocation
}

/// Where a text lies in its frame.
struct TextPlacement: Sendable {
  /// 0 for the left edge, 0.5 for the middle, 1 for the right edge.
  var horizontal: Double
  /// 0 for the top, 0.5 for the middle, 1 for the bottom.
  var vertical = 0.5
  /// Whether lines may be broken.
  var isWrapped = false

  /// The place that `textAlignment` names.
  static func aligned(_ element: XMLElement) -> TextPlacement {
    let lines = element.number("numberOfLines")
    let horizontal: Double =
      switch element.attribute("textAlignment") {
      case "center": 0.5
      case "right": 1
      default: 0
      }
    return TextPlacement(horizontal: horizontal, isWrapped: lines != nil && lines != 1)
  }

  /// The place that `contentHorizontalAlignment` and `contentVerticalAlignment` name.
  static func content(_ element: XMLElement) -> TextPlacement {
    let horizontal: Double =
      switch element.attribute("contentHorizontalAlignment") {
      case "left", "leading": 0
      case "right", "trailing": 1
      default: 0.5
      }
    let vertical: Double =
      switch element.attribute("contentVerticalAlignment") {
      case "top": 0
      case "bottom": 1
      default: 0.5
      }
    return TextPlacement(horizontal: horizontal, vertical: vertical)
  }
}

extension TextRun {
  /// The size that stands in where nobody says one.
  private static let standInSize = 17.0

  /// Extents of the run on one line.
  var extent: Size {
    let font = SystemFont(size: font.size ?? Self.standInSize, weight: font.weight)
    let text = string.isEmpty ? " " : string
    return Size(width: max(font.width(of: text), 1), height: font.lineHeight)
  }

  /// The glyph cells of `runs`, which follow each other, inside `frame`.
  static func boxes(of runs: [TextRun], in frame: Rect, _ placement: TextPlacement) -> [Rect] {
    let extents = runs.map(\.extent)
    let total = extents.reduce(0) { $0 + $1.width }
    guard total > 0, !frame.isEmpty else { return runs.map { _ in frame } }
    let isBroken = total > frame.width
    let scale = isBroken ? frame.width / total : 1
    var x = frame.x + (frame.width - total * scale) * placement.horizontal
    return extents.map { extent in
      let lines = isBroken && placement.isWrapped ? (total / frame.width).rounded(.up) : 1
      let height = min(extent.height * lines, frame.height)
      let box = Rect(
        x: x, y: frame.y + (frame.height - height) * placement.vertical,
        width: extent.width * scale, height: height)
      x += extent.width * scale
      return box
    }
  }
}

/// Reads the texts of one document.
struct TextReader: Sendable {
  let colors: ColorElementReader

  /// The runs of the attributed string inside `element` under `key`; `nil` if there is none.
  ///
  /// What a fragment leaves open is as in `color` and `font`.
  func attributed(
    _ key: String, of element: XMLElement, color: InterfaceColor, font: Typeface
  ) -> [TextRun]? {
    guard let string = element.child("attributedString", key: key) else { return nil }
    return string.children("fragment").map { fragment in
      let attributes = fragment.firstChild("attributes")
      let own = attributes.flatMap { colors.color("NSColor", of: $0) }
      let typeface = attributes?.child("font", key: "NSFont")
        .map { Typeface(font: $0, over: font) }
      return TextRun(
        string: Self.content(of: fragment), color: own ?? color, font: typeface ?? font,
        location: colors.document.location(of: fragment))
    }
  }

  /// The font of `<fontDescription key="fontDescription">`, else `standard`.
  func font(of element: XMLElement, key: String = "fontDescription", standard: Typeface) -> Typeface
  {
    element.child("fontDescription", key: key).map { Typeface(description: $0) } ?? standard
  }

  /// An attribute or a `<string>` of that name.
  static func text(_ name: String, of element: XMLElement) -> String? {
    element.attribute(name) ?? element.child("string", key: name)?.textContent
      ?? element.child("mutableString", key: name)?.textContent
  }

  private static func content(of fragment: XMLElement) -> String {
    text("content", of: fragment) ?? ""
  }
}
