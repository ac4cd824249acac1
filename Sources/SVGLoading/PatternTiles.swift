import CSS
import Geometry
import SceneModel

/// The tiles of a pattern that an element is painted with (SVG 2, section 14.3).
struct PatternTiles {
  /// The element that the reference leads to.
  let element: Int
  /// The element whose children are drawn: the reference's or a template of it.
  let source: Int
  /// The first tile, in pattern space.
  let tile: Rect
  /// Maps pattern space to the scene.
  let transform: AffineTransform
  /// Maps the content to a tile whose corner is the origin.
  let content: AffineTransform
  /// The viewport that percentages in the content refer to.
  let viewport: Viewport

  /// `nil` if nothing is painted: a tile without extent, or a box without one.
  init?(
    _ document: SVGDocument, chain: [Int], source: Int, target: PaintServers.Target,
    transform own: AffineTransform, attribute: (String, [Int]) -> String?
  ) {
    guard let element = chain.first else { return nil }
    self.element = element
    self.source = source
    let usesBox = attribute("patternUnits", chain) != "userSpaceOnUse"
    let fontSize = target.style.font.size
    func length(_ name: String, _ axis: Viewport.Axis) -> Double {
      let written = attribute(name, chain).flatMap { LengthPercentage(attribute: $0) }
      let viewport = usesBox ? Viewport(width: 1, height: 1) : target.viewport
      return written?.resolved(in: viewport.context(axis, fontSize: fontSize)) ?? 0
    }
    var rect = Rect(
      x: length("x", .horizontal), y: length("y", .vertical), width: length("width", .horizontal),
      height: length("height", .vertical))
    if usesBox {
      guard let box = target.box else { return nil }
      rect = Rect(
        x: box.x + rect.x * box.width, y: box.y + rect.y * box.height,
        width: rect.width * box.width, height: rect.height * box.height)
    }
    guard !rect.isEmpty, rect.area.isFinite else { return nil }
    tile = rect
    transform = own.then(target.transform)
    guard transform.inverse != nil else { return nil }
    var viewport = target.viewport
    if let viewBox = attribute("viewBox", chain).flatMap({ ViewBox($0) }) {
      let fitting = attribute("preserveAspectRatio", chain).map { PreserveAspectRatio($0) }
      guard
        let fit = viewBox.transform(
          to: Rect(size: rect.size), fitting: fitting ?? PreserveAspectRatio())
      else { return nil }
      content = fit
      (viewport.width, viewport.height) = (viewBox.rect.width, viewBox.rect.height)
    } else if attribute("patternContentUnits", chain) == "objectBoundingBox" {
      guard let box = target.box else { return nil }
      content = .scale(x: box.width, y: box.height)
      (viewport.width, viewport.height) = (1, 1)
    } else {
      content = .identity
    }
    self.viewport = viewport
  }

  /// The corners of the tiles that meet `box`, a rectangle of the scene; `nil` if they are too many.
  func origins(covering box: Rect) -> [Point]? {
    guard let inverse = transform.inverse else { return [] }
    let area = box.applying(inverse)
    let (left, right) = (
      ((area.x - tile.x) / tile.width).rounded(.down),
      ((area.maxX - tile.x) / tile.width).rounded(.up)
    )
    let (top, bottom) = (
      ((area.y - tile.y) / tile.height).rounded(.down),
      ((area.maxY - tile.y) / tile.height).rounded(.up)
    )
    let count = (right - left) * (bottom - top)
    guard count.isFinite, count <= Double(Limits.maximumTiles) else { return nil }
    var origins: [Point] = []
    for row in 0..<Int(bottom - top) {
      for column in 0..<Int(right - left) {
        origins.append(
          Point(
            x: tile.x + (left + Double(column)) * tile.width,
            y: tile.y + (top + Double(row)) * tile.height))
      }
    }
    return origins
  }
}

/// A shape that waits for its pattern to be drawn.
struct PatternFill {
  var tiles: PatternTiles
  var shape: Shape
  var alpha: Double
  /// The element that is painted.
  var element: Int
  var context: DrawingBuilder.Context
}
