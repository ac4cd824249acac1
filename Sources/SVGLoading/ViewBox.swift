import Geometry

/// A rectangle of user space that is fitted into a viewport (SVG 2, section 8.6).
struct ViewBox {
  var rect: Rect

  /// Parses `min-x min-y width height`; `nil` for anything else and for negative extents.
  init?(_ text: String) {
    guard let rect = Rect(viewBox: text) else { return nil }
    self.rect = rect
  }

  /// Maps the box to `viewport`; `nil` if nothing is drawn because an extent is 0.
  func transform(to viewport: Rect, fitting: PreserveAspectRatio) -> AffineTransform? {
    guard !rect.isEmpty else { return nil }
    let scaleX = viewport.width / rect.width
    let scaleY = viewport.height / rect.height
    guard let slice = fitting.isSlice else {
      return AffineTransform(
        a: scaleX, b: 0, c: 0, d: scaleY, tx: viewport.x - rect.x * scaleX,
        ty: viewport.y - rect.y * scaleY)
    }
    let scale = slice ? max(scaleX, scaleY) : min(scaleX, scaleY)
    let freeX = viewport.width - rect.width * scale
    let freeY = viewport.height - rect.height * scale
    return AffineTransform(
      a: scale, b: 0, c: 0, d: scale,
      tx: viewport.x - rect.x * scale + freeX * fitting.alignX,
      ty: viewport.y - rect.y * scale + freeY * fitting.alignY)
  }
}

/// How a view box keeps its shape in a viewport of another shape (SVG 2, section 8.7).
struct PreserveAspectRatio {
  /// Share of the free space to the left: 0, 0.5 or 1.
  var alignX = 0.5
  /// Share of the free space at the top: 0, 0.5 or 1.
  var alignY = 0.5
  /// Whether the box covers the viewport rather than fits into it; `nil` to stretch it.
  var isSlice: Bool? = false

  /// The default, `xMidYMid meet`.
  init() {}

  /// Parses the attribute; the default for anything that is not valid.
  init(_ text: String) {
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    if words.first == "defer" { words.removeFirst() }
    guard let align = words.first else { return }
    if align == "none" {
      isSlice = nil
      return
    }
    guard align.hasPrefix("x"), align.utf8.count == 8,
      let x = Self.fraction(align.dropFirst(1).prefix(3)), align.dropFirst(4).first == "Y",
      let y = Self.fraction(align.suffix(3))
    else { return }
    (alignX, alignY) = (x, y)
    isSlice = words.count > 1 && words[1] == "slice"
  }

  private static func fraction(_ word: Substring) -> Double? {
    switch word {
    case "Min": 0
    case "Mid": 0.5
    case "Max": 1
    default: nil
    }
  }
}
