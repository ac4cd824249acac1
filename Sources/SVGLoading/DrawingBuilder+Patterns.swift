import Geometry
import SceneModel

extension DrawingBuilder {
  /// Draws the tiles of a pattern inside the shape that it fills.
  mutating func draw(_ fill: PatternFill) {
    guard let box = fill.shape.path.boundingBox else { return }
    guard let origins = fill.tiles.origins(covering: box) else {
      let cause = IncompleteCause(
        .pattern, "a pattern of more than \(Limits.maximumTiles) tiles",
        at: document.location(of: fill.tiles.element))
      return append(
        Layer(
          part: .decoration, shape: fill.shape, paint: Resolved(.unresolved(cause)),
          alpha: fill.alpha, name: name(of: fill.element),
          location: document.location(of: fill.element)),
        of: fill.element, owner: fill.context.owner)
    }
    var whole = Context(effectless: fill.context)
    whole.style.opacity = fill.alpha
    open(
      fill.element, in: whole,
      clips: [Clip(path: fill.shape.path, fillRule: fill.shape.fillRule)])
    let style = styles.style(ofAncestorsOf: fill.tiles.source, including: true)
    for origin in origins.reversed() {
      enqueue(PatternTile(fill: fill, origin: origin, style: style))
    }
  }

  /// A tile that waits for those before it to be drawn.
  struct PatternTile {
    var fill: PatternFill
    var origin: Point
    /// The computed style of the pattern.
    var style: Style
  }

  /// Draws the content of one tile.
  mutating func draw(_ tile: PatternTile) {
    let tiles = tile.fill.tiles
    let place = AffineTransform.translation(x: tile.origin.x, y: tile.origin.y)
      .then(tiles.transform)
    var inner = tile.fill.context
    inner.style = tile.style
    inner.isPaintOnly = true
    inner.patterns.append(tiles.element)
    inner.viewport = tiles.viewport
    inner.transform = tiles.content.then(place)
    if tile.style.isOverflowVisible != true {
      let outline = Path.rectangle(Rect(size: tiles.tile.size)).applying(place)
      open(tiles.source, in: Context(effectless: inner), clips: [Clip(path: outline)])
    }
    enqueue(document.children(of: tiles.source), in: inner)
  }
}

extension DrawingBuilder.PaintResult {
  /// The paint of a single layer; a text filled with tiles is not drawn tile by tile.
  var single: Resolved<Paint>? {
    switch self {
    case .visible(let paint): paint
    case .tiles: Resolved(.unresolved(IncompleteCause(.pattern, "a text filled with a pattern")))
    case .empty: nil
    }
  }
}
