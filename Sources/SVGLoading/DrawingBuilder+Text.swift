import Geometry
import SceneModel

extension DrawingBuilder {
  /// Draws a `text` element: one layer for each element in it that has characters of its own.
  mutating func drawText(_ index: Int, in context: Context) {
    var found: [Owner] = []
    var styled: [Style] = []
    let firstOwner = owners.count
    let content = TextContent(
      document, index, style: context.style, owner: context.owner, viewport: context.viewport
    ) { element, parent, owner in
      let style = styles.style(of: element, parent: parent)
      styled.append(style)
      guard document[element].kind == .a,
        let candidate = recognizer.candidate(element, style: style, parent: parent)
      else { return (style, owner) }
      found.append(
        Owner(element: element, uses: context.uses, candidate: candidate, outer: owner))
      return (style, firstOwner + found.count - 1)
    }
    owners += found
    for style in styled { noteSettled(style) }
    guard !content.items.isEmpty else { return }
    let layout = TextLayout(
      document, content, scale: context.transform.meanScale, viewport: context.viewport)
    let box = layout.cells.reduce(nil as Rect?) { box, cell in
      guard let next = cell.path.boundingBox else { return box }
      return box?.union(next) ?? next
    }
    guard let box else { return }
    outlines.append(Path.rectangle(box).applying(context.transform))
    for span in content.spans.indices { drawSpan(span, content, layout, box, context) }
  }

  private mutating func drawSpan(
    _ index: Int, _ content: TextContent, _ layout: TextLayout, _ box: Rect, _ context: Context
  ) {
    let span = content.spans[index]
    guard span.hasOwnText else { return }
    let cells = zip(content.items[span.range], layout.cells[span.range])
      .filter { $0.0.span == index }.map(\.1)
    let path = Self.outline(of: cells).applying(context.transform)
    guard !path.isEmpty else { return }
    let target = PaintServers.Target(
      box: box, transform: context.transform, viewport: context.viewport, style: span.style)
    let fill = paint(span.style.fill, on: target, in: context)
    let stroke =
      span.style.stroking.width > 0 ? paint(span.style.stroke, on: target, in: context) : nil
    var inner = context
    inner.style = span.style
    inner.owner = span.owner
    if let local = path.applying(context.transform.inverse ?? .identity).boundingBox {
      addHits(
        span.element, in: inner, fill: (path, fill != nil || stroke != nil), stroke: (nil, false),
        box: local)
    }
    guard span.style.isVisible else { return }
    addText(index, content, path, fill: fill, stroke: stroke, inner)
  }

  private mutating func addText(
    _ index: Int, _ content: TextContent, _ path: Path, fill: PaintResult?, stroke: PaintResult?,
    _ context: Context
  ) {
    let span = content.spans[index]
    var alpha = span.style.fillOpacity * span.opacity
    var paint = fill
    if fill == nil, stroke != nil {
      paint = stroke
      alpha = span.style.strokeOpacity * span.opacity
    } else if stroke != nil, Self.coversFill(span.style) {
      paint = stroke
      alpha = span.style.strokeOpacity * span.opacity
    } else if stroke != nil {
      diagnostics.add(
        "text-stroke", "the stroke of the text is left out; only its fill is measured",
        at: document.location(of: span.element))
    }
    guard var resolved = paint?.single else { return }
    if span.parent != nil, let place = span.style.animation {
      resolved.value = .unresolved(IncompleteCause(.animation, "an animation", at: place))
      alpha = 1
    }
    let font = span.style.font
    let size = font.size * context.transform.meanScale
    if let problem = font.sizeProblem {
      diagnostics.add(
        "font-size-unknown", problem.detail, at: document.location(of: span.element))
    }
    append(
      Layer(
        part: .label, shape: Shape(path: path), paint: resolved,
        alpha: context.isInvisible || span.isInvisible ? 0 : alpha,
        text: TextAttributes(
          string: content.ownText(of: index), fontSize: font.sizeProblem == nil ? size : nil,
          fontWeight: font.weight),
        name: name(of: span.element), location: document.location(of: span.element)),
      of: span.element, owner: context.owner)
  }

  /// Whether the stroke of a text is painted over its fill and as wide as the strokes of its letters,
  /// so that nothing of the fill is left.
  private static func coversFill(_ style: Style) -> Bool {
    guard let fill = style.paintOrder.firstIndex(of: .fill),
      let stroke = style.paintOrder.firstIndex(of: .stroke), fill < stroke
    else { return false }
    let stem = style.font.weight < 600 ? regularStem : boldStem
    return style.stroking.width >= stem * style.font.size
  }

  /// Widths of the letter l in em: 0.09 in DejaVu Sans and Liberation Sans, 0.18 in their bold faces;
  /// other fonts have a tenth more.
  private static let (regularStem, boldStem) = (0.1, 0.2)

  /// The outline of cells; neighbours on one line are joined to one rectangle.
  static func outline(of cells: [TextLayout.Cell]) -> Path {
    var path = Path()
    var run: TextLayout.Cell?
    for cell in cells where cell.advance != 0 {
      if let last = run, last.rotation == 0, cell.rotation == 0,
        abs(last.origin.x + last.advance - cell.origin.x) < Self.joiningDistance,
        abs(last.origin.y - cell.origin.y) < Self.joiningDistance, last.ascent == cell.ascent,
        last.descent == cell.descent, cell.advance > 0
      {
        run?.advance = cell.origin.x + cell.advance - last.origin.x
      } else {
        if let last = run { path.append(last.path) }
        run = cell
      }
    }
    if let last = run { path.append(last.path) }
    return path
  }

  /// Far below a device pixel at any size of text that can be read.
  private static let joiningDistance = 0.01
}
