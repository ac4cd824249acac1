internal import Geometry
internal import Markup
internal import SceneModel
internal import TextMetrics

/// A piece of text of one colour and font.
struct TextRun: Sendable {
  var string: String
  var color: InterfaceColor
  var font: Typeface
  /// What is painted behind its glyphs, `nil` for nothing.
  var background: InterfaceColor?
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
  /// What `runs` paint in their `boxes`, the backgrounds below all texts.
  static func parts(of runs: [TextRun], in boxes: [Rect]) -> [PaintedPart] {
    let backgrounds = zip(runs, boxes).compactMap { run, box in
      run.background.map {
        PaintedPart(
          part: .decoration, path: .rectangle(box), color: $0,
          location: $0.location ?? run.location)
      }
    }
    return backgrounds + zip(runs, boxes).map { .text($0, in: $1) }
  }

  /// The runs in the size that UIKit gives them where `element` lets it shrink its text to fit.
  ///
  /// On an extent that is not `isStated`, whether they fit is a matter of the device: where the
  /// smallest size may count as another one, the size is then not known.
  static func fitted(
    _ runs: [TextRun], _ element: XMLElement, in frame: Rect, isStated: Bool
  ) -> [TextRun] {
    guard element.flag("adjustsFontSizeToFit") != false else { return runs }
    let total = runs.reduce(0) { $0 + $1.extent.width }
    guard total > frame.width, frame.width > 0 else { return runs }
    let isOneLine = element.number("numberOfLines").map { $0 == 1 } ?? true
    return runs.map { run in
      guard let size = run.font.size, size > 0 else { return run }
      let least =
        element.number("minimumScaleFactor")
        ?? element.number("minimumFontSize").map { $0 / size } ?? 1
      guard least > 0, least < 1 else { return run }
      var run = run
      if isStated && isOneLine {
        run.font.size = size * max(least, frame.width / total)
      } else if run.font.isLarge.0 != run.font.scaled(by: least).isLarge.0
        || run.font.isLarge.1 != run.font.scaled(by: least).isLarge.1
      {
        run.font.size = nil
      }
      return run
    }
  }

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
        background: attributes.flatMap { colors.color("NSBackgroundColor", of: $0) },
        location: colors.document.location(of: fragment))
    }
  }

  /// The font of `<fontDescription key="fontDescription">`, else `standard`; of those for different
  /// size classes the smallest, which needs the most contrast.
  func font(of element: XMLElement, key: String = "fontDescription", standard: Typeface) -> Typeface
  {
    let varied = element.children("variation").compactMap {
      $0.child("fontDescription", key: key).map { Typeface(description: $0) }
    }
    let own =
      element.child("fontDescription", key: key).map { Typeface(description: $0) } ?? standard
    guard let size = own.size else { return own }
    return varied.reduce(own) { smallest, font in
      (font.size ?? size) < (smallest.size ?? size) ? font : smallest
    }
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
