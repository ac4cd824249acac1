internal import Geometry
internal import Markup

/// Where UIKit puts a button's image and its title: side by side, aligned as one.
struct ButtonContent {
  /// The side of the title on which the image is.
  enum Edge {
    case left
    case right
    case top
    case bottom

    /// The side by the direction of the view.
    static func semantic(_ element: XMLElement) -> Edge {
      element.attribute("semanticContentAttribute") == "forceRightToLeft" ? .right : .left
    }

    /// The side by a configuration in a button.
    static func configured(_ configuration: XMLElement, _ element: XMLElement) -> Edge {
      let leading = semantic(element)
      switch configuration.attribute("imagePlacement") {
      case "trailing": return leading == .left ? .right : .left
      case "top": return .top
      case "bottom": return .bottom
      default: return leading
      }
    }
  }

  /// The place of the image, `nil` without one; an image has the size of a symbol.
  private(set) var image: Rect?
  /// The glyph cells of the title's runs.
  private(set) var titles: [Rect]
  /// Those of the runs of the subtitle, which stands below the title.
  private(set) var subtitles: [Rect] = []

  /// The side of a symbol at the size of body text.
  private static let imageSide = 22.0

  init(
    _ runs: [TextRun], hasImage: Bool, in frame: Rect, _ placement: TextPlacement, edge: Edge,
    padding: Double = 0
  ) {
    guard hasImage else {
      titles = TextRun.boxes(of: runs, in: frame, placement)
      return
    }
    let side = min(frame.width, frame.height, Self.imageSide)
    var image = Rect(
      x: frame.center.x - side / 2, y: frame.center.y - side / 2, width: side, height: side)
    var title = frame
    guard !runs.isEmpty else {
      self.image = image
      titles = []
      return
    }
    let extents = runs.map(\.extent)
    switch edge {
    case .left, .right:
      let width = extents.reduce(0) { $0 + $1.width }
      // A title that is too long is cut, never the image.
      title.width = max(min(width, frame.width - side - padding), 1)
      let slack = max(frame.width - side - padding - title.width, 0)
      let start = frame.x + slack * placement.horizontal
      image.x = edge == .left ? start : start + title.width + padding
      title.x = edge == .left ? start + side + padding : start
    case .top, .bottom:
      title.height = max(
        min(extents.map(\.height).max() ?? 0, frame.height - side - padding), 1)
      let slack = max(frame.height - side - padding - title.height, 0)
      let start = frame.y + slack * placement.vertical
      image.y = edge == .top ? start : start + title.height + padding
      title.y = edge == .top ? start + side + padding : start
    }
    self.image = image
    titles = TextRun.boxes(of: runs, in: title, placement)
  }

  /// Puts the subtitle below the title, both together where the title alone would be.
  mutating func addSubtitles(
    _ runs: [TextRun], in frame: Rect, _ placement: TextPlacement
  ) {
    guard !runs.isEmpty else { return }
    let height = runs.map(\.extent.height).max() ?? 0
    guard let first = titles.first else {
      subtitles = TextRun.boxes(of: runs, in: frame, placement)
      return
    }
    for index in titles.indices { titles[index].y -= height * placement.vertical }
    let text = titles.dropFirst().reduce(first) { $0.union($1) }
    let top = text.maxY - height * placement.vertical
    subtitles = TextRun.boxes(
      of: runs, in: Rect(x: frame.x, y: top, width: frame.width, height: height), placement)
  }
}
