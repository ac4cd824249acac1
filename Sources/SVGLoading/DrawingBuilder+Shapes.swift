import ColorMath
import Geometry
import SceneModel

extension DrawingBuilder {
  /// Draws the fill and stroke of a shape element.
  mutating func drawShape(_ index: Int, in context: Context) {
    let style = context.style
    let shapes = BasicShapes(document: document, viewport: context.viewport, style: style)
    let (path, error) = shapes.path(of: index)
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
    outlines.append(scenePath)
    let target = PaintServers.Target(
      box: box, transform: context.transform, viewport: context.viewport, style: style)
    let fill = paint(style.fill, on: target, at: index)
    let stroke = style.stroking.width > 0 ? paint(style.stroke, on: target, at: index) : nil
    let outline = strokeOutline(path, stroke != nil, in: context)
    addHits(
      index, in: context, fill: (scenePath, fill != nil), stroke: (outline, stroke != nil),
      box: box)
    guard style.isVisible, !context.isInvisible else { return }
    for isStroke in style.paintsStrokeFirst ? [true, false] : [false, true] {
      if isStroke, let stroke, let outline {
        add(
          Shape(strokeOutline: outline, centerLine: scenePath), stroke, style.strokeOpacity, index,
          context)
      } else if !isStroke, let fill, document[index].kind != .line {
        add(
          Shape(path: scenePath, fillRule: style.fillRule), fill, style.fillOpacity, index, context)
      }
    }
  }

  /// Adds a layer unless its paint is fully transparent.
  private mutating func add(
    _ shape: Shape, _ paint: PaintResult, _ alpha: Double, _ index: Int, _ context: Context
  ) {
    guard case .visible(let paint) = paint, alpha > 0 else { return }
    if case .color(let color) = paint.value, color.alpha == 0 { return }
    append(
      Layer(
        part: .decoration, shape: shape, paint: paint, alpha: alpha, name: name(of: index),
        location: document.location(of: index)), of: index, owner: context.owner)
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
    /// A gradient or pattern without content: paints nothing, yet takes taps.
    case empty
  }

  /// What `paint` stands for on `target`, `nil` for none.
  func paint(_ paint: StyledPaint, on target: PaintServers.Target, at index: Int) -> PaintResult? {
    let paint = target.style.resolvingCurrentColor(paint)
    let provenance = Provenance(paint.definitions)
    switch paint.value {
    case .none, .currentColor: return nil
    case .color(let color): return .visible(Resolved(.color(color), provenance: provenance))
    case .unresolved(var cause):
      cause.location = cause.location ?? paint.definitions.last?.location
      return .visible(Resolved(.unresolved(cause), provenance: provenance))
    case .server(let id, let fallback):
      let servers = PaintServers(document: document, styles: styles)
      switch servers.paint(id, on: target) {
      case .nothing: return .empty
      case .paint(let found, let definitions):
        return .visible(
          Resolved(found, provenance: Provenance(paint.definitions + definitions)))
      case .missing:
        guard let fallback else { return nil }
        return self.paint(
          StyledPaint(value: fallback, definitions: paint.definitions), on: target, at: index)
      }
    }
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
    if events == .none || (events.needsVisibility && !style.isVisible) { return }
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
