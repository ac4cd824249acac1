internal import Markup
internal import TextMetrics

/// The font of a text, as far as a document says.
struct Typeface: Hashable, Sendable {
  /// Size in points, `nil` if the document leaves it to UIKit and that is not known.
  var size: Double?
  /// Weight on the CSS scale.
  var weight: Double

  /// UIKit's font for a button without one.
  static let button = Typeface(size: 15, weight: 400)
  /// UIKit's font for a button with a configuration.
  static let configuredButton = Typeface(size: 17, weight: 400)
  /// UIKit's font for a label or text field without one.
  static let body = Typeface(size: 17, weight: 400)
  /// UIKit's font for the title of a bar without one.
  static let barTitle = Typeface(size: 17, weight: 600)
  /// UIKit's font for the title of a tab.
  static let tab = Typeface(size: 10, weight: 500)
  /// The font of something that UIKit sizes.
  static let unknown = Typeface(size: nil, weight: 400)

  private init(size: Double?, weight: Double) {
    self.size = size
    self.weight = weight
  }

  /// The font of `<fontDescription>`.
  init(description: XMLElement) {
    if let style = description.attribute("style").flatMap({ Self.styles[$0] }) {
      size = description.number("pointSize") ?? style.size
      weight = style.weight
      return
    }
    size = description.number("pointSize")
    switch description.attribute("type") {
    case "boldSystem": weight = 700
    case nil: weight = Self.weight(ofFontNamed: description.attribute("name") ?? "")
    default: weight = description.attribute("weight").flatMap { Self.weights[$0] } ?? 400
    }
  }

  /// The same in another size.
  func scaled(by factor: Double) -> Typeface {
    Typeface(size: size.map { $0 * factor }, weight: weight)
  }

  /// Whether a text counts as large by WCAG in CSS pixels, and whether in points.
  var isLarge: (Bool, Bool) {
    guard let size else { return (false, false) }
    let isBold = weight >= 700
    return (size >= (isBold ? 18.66 : 24), size >= (isBold ? 14 : 18))
  }

  /// The font of `<font>` inside an attributed string, over `inherited`.
  init(font: XMLElement, over inherited: Typeface) {
    size = font.number("size") ?? inherited.size
    switch font.attribute("metaFont") {
    case "systemBold", "boldSystem", "titleBar", "alertHeader": weight = 700
    case "system", "label", "message", "menu", "smallSystem": weight = 400
    default: weight = Self.weight(ofFontNamed: font.attribute("name") ?? "")
    }
  }

  private static let weights: [String: Double] = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600,
    "bold": 700, "heavy": 800, "black": 900,
  ]

  private static let styles: [String: TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title,
    "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
    "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleBody": .body,
    "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption,
    "UICTFontTextStyleCaption2": .caption2,
  ]

  /// Words of PostScript names; those that hold others stand before them.
  private static let words: [(word: String, weight: Double)] = [
    ("ultralight", 100), ("extralight", 200), ("semilight", 350), ("thin", 200),
    ("hairline", 100), ("light", 300), ("demibold", 600), ("semibold", 600), ("extrabold", 800),
    ("ultrabold", 800), ("demi", 600), ("bold", 700), ("heavy", 800), ("black", 900),
    ("medium", 500), ("regular", 400), ("book", 400),
  ]

  /// The weight that the name of a font tells: of its style, after the hyphen, if it has one.
  private static func weight(ofFontNamed name: String) -> Double {
    let style = name.lastIndex(of: "-").map { name[$0...] } ?? name[...]
    let lowered = style.lowercased()
    return words.first { lowered.contains($0.word) }?.weight ?? 400
  }
}
