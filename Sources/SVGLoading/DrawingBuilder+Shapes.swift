import ColorMath
import Geometry
import SceneModel

extension DrawingBuilder {
  /// Draws the fill and stroke of a shape element.
  mutating func drawShape(_ index: Int, in context: Context) {
    var context = context
    let shapes = BasicShapes(document: document, viewport: context.viewport, style: context.style)
    let (path, error) = shapes.path(of: index)
    scaleDashes(of: index, along: path, &context.style.stroking)
    let style = context.style
    if error != nil {
      let name = document[index].kind == .path ? "d" : "points"
      diagnostics.add(
        "bad-geometry",
        "the data of '\(name)' is not valid; browsers draw what stands before"
          + " the error in a path and nothing of a polygon",
        at: document.location(of: name, at: index))
    }
    guard !path.isEmpty else { return }
    let scenePath = path.applying(context.transform)
    guard let box = path.boundingBox else { return }
    if !context.isPaintOnly { outlines.append(.rectangle(box).applying(context.transform)) }
    if context.isMeasured { return }
    let target = PaintServers.Target(
      box: box, transform: context.transform, viewport: context.viewport, style: style)
    let fill = paint(style.fill, on: target, in: context)
    let stroke = style.stroking.width > 0 ? paint(style.stroke, on: target, in: context) : nil
    let outline = strokeOutline(path, stroke != nil, in: context)
    if !context.isPaintOnly, stroke != nil, let outline { strokeOutlines.append(outline) }
    addHits(
      index, in: context, fill: (scenePath, fill != nil), stroke: (outline, stroke != nil),
      box: box)
    guard style.isVisible, !context.isInvisible else { return }
    var parts: [Style.PaintOrder: ShapePart] = [:]
    if let fill, document[index].kind != .line {
      parts[.fill] = part(
        Shape(path: scenePath, fillRule: style.fillRule), fill, style.fillOpacity, index, context)
    }
    if let stroke, let outline {
      parts[.stroke] = part(
        Shape(strokeOutline: outline, centerLine: scenePath), stroke, style.strokeOpacity, index,
        context)
    }
    // What is enqueued last is drawn first.
    for name in style.paintOrder.reversed() {
      if name == .markers { drawMarkers(of: index, along: path, in: context) }
      if let part = parts[name] { enqueue(part) }
    }
  }

  /// What paints a shape, `nil` if the paint is fully transparent.
  private func part(
    _ shape: Shape, _ paint: PaintResult, _ alpha: Double, _ index: Int, _ context: Context
  ) -> ShapePart? {
    guard alpha > 0 else { return nil }
    switch paint {
    case .empty: return nil
    case .tiles(let tiles):
      return .pattern(
        PatternFill(tiles: tiles, shape: shape, alpha: alpha, element: index, context: context))
    case .visible(let paint):
      if case .color(let color) = paint.value, color.alpha == 0 { return nil }
      let layer = Layer(
        part: .decoration, shape: shape, paint: paint, alpha: alpha, name: name(of: index),
        location: document.location(of: index))
      return .layer(PendingLayer(layer: layer, element: index, owner: context.owner))
    }
  }

  /// What the source calls an element: a layer's name before an id, an id before a class.
  func name(of index: Int) -> String? {
    let node = document[index]
    return node.xml.attribute("label", namespace: SVGDocument.inkscapeNamespace)
      ?? node.xml.attribute("data-name") ?? node.id ?? node.classNames.first
  }

  /// A paint that is not `none`.
  enum PaintResult {
    case visible(Resolved<Paint>)
    /// A pattern made of shapes.
    case tiles(PatternTiles)
    /// A gradient or pattern without content: paints nothing, yet takes taps.
    case empty
  }

  /// What `paint` stands for on `target`, `nil` for none.
  func paint(
    _ paint: StyledPaint, on target: PaintServers.Target, in context: Context
  ) -> PaintResult? {
    let paint = target.style.resolvingCurrentColor(paint)
    let provenance = Provenance(paint.definitions)
    switch paint.value {
    case .none, .currentColor: return nil
    case .contextFill, .contextStroke:
      return hostPaint(paint, on: target, in: context)
    case .color(let color): return .visible(Resolved(.color(color), provenance: provenance))
    case .unresolved(var cause):
      cause.location = cause.location ?? paint.definitions.last?.location
      return .visible(
        Resolved(.unresolved(cause, standIn: paint.standIn), provenance: provenance))
    case .server(let id, let fallback):
      let found = fallback.flatMap {
        self.paint(
          StyledPaint(value: $0, definitions: paint.definitions), on: target, in: context)
      }
      let servers = PaintServers(document: document, styles: styles)
      switch servers.paint(id, on: target) {
      case .nothing: return .empty
      case .tiles(let tiles) where !context.patterns.contains(tiles.element): return .tiles(tiles)
      case .tiles, .unusable: return found ?? .empty
      case .missing: return found
      case .paint(let value, let definitions):
        return .visible(
          Resolved(value, provenance: Provenance(paint.definitions + definitions)))
      }
    }
  }

  /// The paint of the `use` or line around the element; gradients refer to its box.
  private func hostPaint(
    _ paint: StyledPaint, on target: PaintServers.Target, in context: Context
  ) -> PaintResult? {
    let isFill = paint.value == .contextFill
    if var found = isFill ? context.host?.fill : context.host?.stroke {
      found.definitions = paint.definitions + found.definitions
      switch found.value {
      case .none, .color, .unresolved: return self.paint(found, on: target, in: context)
      case .server:
        if let host = context.host?.target { return self.paint(found, on: host, in: context) }
      case .currentColor, .contextFill, .contextStroke: break
      }
    }
    let cause = IncompleteCause(
      .contextPaint,
      "'\(isFill ? "context-fill" : "context-stroke")', a paint that the host chooses",
      at: paint.definitions.last?.location)
    return .visible(
      Resolved(.unresolved(cause), provenance: Provenance(paint.definitions)))
  }

  /// Makes lengths along a path with `pathLength` lengths in user units (SVG 2, section 9.6).
  private func scaleDashes(of index: Int, along path: Path, _ stroking: inout StrokeStyle) {
    guard !stroking.dashes.isEmpty,
      let stated = document[index].xml.attribute("pathLength").flatMap({ Double(attribute: $0) }),
      stated >= 0
    else { return }
    // In units of no length every dash is endless.
    if stated == 0 { return stroking.dashes = [] }
    let scale = path.flattened().reduce(0) { $0 + $1.length } / stated
    stroking.dashes = stroking.dashes.map { $0 * scale }
    stroking.dashOffset *= scale
  }

  /// The outline of the stroke in scene points, `nil` if neither paint nor taps need it.
  private func strokeOutline(_ path: Path, _ isPainted: Bool, in context: Context) -> Path? {
    let style = context.style
    let takesTaps = style.pointerEvents.acceptsStroke(isPainted: isPainted)
    guard style.stroking.width > 0, isPainted || takesTaps else { return nil }
    if style.hasNonScalingStroke {
      return path.applying(context.transform).stroked(style.stroking)
    }
    let scale = context.transform.meanScale
    guard scale > 0 else { return nil }
    let outline = path.stroked(style.stroking, tolerance: Path.regionTolerance / scale)
    return outline.applying(context.transform)
  }

  /// Notes where the element takes taps (SVG 2, section 16.6).
  mutating func addHits(
    _ index: Int, in context: Context, fill: (path: Path, isPainted: Bool),
    stroke: (path: Path?, isPainted: Bool), box: Rect
  ) {
    let style = context.style
    let events = style.pointerEvents
    if context.isPaintOnly || events == .none || (events.needsVisibility && !style.isVisible) {
      return
    }
    if events == .boundingBox {
      let path = Path.rectangle(box).applying(context.transform)
      hitShapes.append(HitShape(path: path, element: index, owner: context.owner))
      return
    }
    if events.acceptsFill(isPainted: fill.isPainted), document[index].kind != .line {
      hitShapes.append(
        HitShape(
          path: fill.path, fillRule: style.fillRule, element: index, owner: context.owner))
    }
    if events.acceptsStroke(isPainted: stroke.isPainted), let path = stroke.path {
      hitShapes.append(HitShape(path: path, element: index, owner: context.owner))
    }
  }
}
