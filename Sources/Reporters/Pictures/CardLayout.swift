internal import Geometry

/// Where the cards of a picture lie and how large the control is drawn on them.
struct CardLayout {
  /// Between the picture's edge and the cards.
  static let margin = 16.0
  /// Between cards.
  static let gap = 12.0
  /// Between a card's edge and what it shows.
  static let padding = 14.0
  /// Widths of what a card shows, with the heights that a drawing may have; chosen so that a row is
  /// no wider than the text column of common hosts.
  private static let sizes: [(width: Double, height: Double, columns: Int)] = [
    (180, 240, 4), (252, 240, 3), (400, 320, 2), (840, 480, 1),
  ]
  /// Height that small controls are enlarged to at most, and the largest factor.
  private static let usualHeight = 84.0
  private static let largestScale = 2.5
  /// Below this factor a wider card is chosen.
  private static let leastScale = 0.65
  /// Room around a drawing, in which its letters find a place.
  private static let room = 26.0

  /// Width of what a card shows.
  var contentWidth: Double
  /// Height of the area that the control is drawn in.
  var drawingHeight: Double
  /// Cards in a row.
  var columns: Int
  /// Picture units for a point of the scene.
  var scale: Double

  /// Width of a card.
  var cardWidth: Double { contentWidth + 2 * Self.padding }

  /// A layout in which `views`, the parts of scenes that cards show, are drawn at one scale.
  init(views: [Rect]) {
    let width = max(views.reduce(0) { max($0, $1.width) }, 1)
    let height = max(views.reduce(0) { max($0, $1.height) }, 1)
    var chosen = Self.sizes[0]
    var scale = 0.0
    for size in Self.sizes {
      chosen = size
      let fit = min(
        (size.width - 2 * Self.room) / width, (size.height - 2 * Self.room) / height)
      scale = min(fit, Self.largestScale, max(1, Self.usualHeight / height))
      if scale >= Self.leastScale { break }
    }
    self.scale = scale
    contentWidth = chosen.width
    columns = chosen.columns
    drawingHeight = (height * scale + 2 * Self.room).rounded(.up)
  }
}

/// Estimates how wide text is in an unknown sans-serif font, on the wide side.
enum TextFit {
  /// `text`, cut so that it fits into `width` at font size `size`: at its end, or in its middle where
  /// the end tells more.
  static func fitting(
    _ text: String, width: Double, size: Double, keepingEnd: Bool = false
  ) -> String {
    let line = VisibleText.collapsed(text)
    if self.width(of: line, size: size) <= width { return line }
    let room = width - self.width(of: "…", size: size)
    guard keepingEnd else { return prefix(of: line.unicodeScalars, width: room, size: size) + "…" }
    let end = prefix(of: line.unicodeScalars.reversed(), width: room * 0.6, size: size)
    return prefix(of: line.unicodeScalars, width: room * 0.4, size: size) + "…"
      + String(end.reversed())
  }

  private static func prefix(
    of scalars: some Sequence<Unicode.Scalar>, width: Double, size: Double
  ) -> String {
    var kept = String.UnicodeScalarView()
    var used = 0.0
    for scalar in scalars {
      used += advance(of: scalar) * size
      if used > width { break }
      kept.append(scalar)
    }
    return String(kept)
  }

  /// The estimated width of `text`.
  static func width(of text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + advance(of: $1) } * size
  }

  /// Advances for font size 1, those of wide fonts such as DejaVu Sans.
  private static func advance(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", " ", "(", ")", "[", "]": 0.36
    case "m", "w", "M", "W", "@", "%", "#", "×": 0.86
    case "A"..."Z": 0.68
    case "\u{0}"..."\u{7F}": 0.6
    case "\u{80}"..."\u{2E7F}": 0.7
    default: 1
    }
  }
}
