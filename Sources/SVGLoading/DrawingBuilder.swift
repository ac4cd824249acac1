import CSS
import Geometry
import SceneModel

/// Draws elements and their descendants into layers and groups, everything resolved.
///
/// The walk keeps its own stack, so the depth of a drawing costs no machine stack.
struct DrawingBuilder {
  let document: SVGDocument
  let styles: StyleResolver
  let recognizer: ControlRecognizer
  /// Elements whose masks or clip paths are being drawn, the outermost first.
  let references: [Int]

  var layers: [Layer] = []
  /// The control that each layer belongs to, an index into `owners`.
  var layerOwners: [Int?] = []
  /// The element that each layer is drawn from.
  var layerElements: [Int] = []
  var owners: [Owner] = []
  /// The areas that take taps, in paint order.
  var hitShapes: [HitShape] = []
  /// The boxes drawn so far in scene points, painted or not; bounding boxes come from them.
  var outlines: [Path] = []
  /// The outlines of the strokes drawn so far in scene points.
  var strokeOutlines: [Path] = []
  var diagnostics = DiagnosticList()
  /// Why drawing stopped early, `nil` if all was drawn.
  var failure: LoaderError?

  var tasks: [Task] = []
  /// The nodes of each group that is open, the outermost first.
  var nodeLists: [[Group.Node]] = [[]]
  var drawnCount = 0

  init(
    document: SVGDocument, styles: StyleResolver, recognizer: ControlRecognizer,
    references: [Int] = []
  ) {
    self.document = document
    self.styles = styles
    self.recognizer = recognizer
    self.references = references
  }

  /// A layer that waits for others to be drawn.
  struct PendingLayer {
    var layer: Layer
    var element: Int
    var owner: Int?
  }

  /// A marker that waits for the one before it to be drawn.
  struct PendingMarker {
    var element: Int
    var vertex: LineVertices.Vertex
    var isStart: Bool
    /// The bounding box of the marked line in its user space.
    var box: Rect?
    /// The context of the marked line.
    var line: Context
  }

  /// A painted fill or stroke.
  enum ShapePart {
    case layer(PendingLayer)
    case pattern(PatternFill)
  }

  /// Indirect, since contexts are large and the stack of tasks moves them about.
  indirect enum Task {
    case draw(Int, Context)
    case mark(PendingMarker)
    case add(PendingLayer)
    case pattern(PatternFill)
    case tile(PatternTile)
    case close(OpenGroup)
    case join(BoxRange)
  }

  /// The boxes of a turned container's content.
  struct BoxRange {
    var first: Int
    /// The container's user space to the scene.
    var transform: AffineTransform
  }

  /// The drawing of `index` and all in it.
  mutating func draw(_ index: Int, in context: Context) -> Drawing {
    draw([index], in: context)
  }

  /// The drawing of what is in `index`, under a parent with the style of `context`.
  mutating func draw(childrenOf index: Int, in context: Context) -> Drawing {
    draw(document.children(of: index), in: context)
  }

  mutating func draw(_ indices: [Int], in context: Context) -> Drawing {
    enqueue(indices, in: context)
    while let task = tasks.popLast(), failure == nil {
      switch task {
      case .draw(let index, let context): drawElement(index, in: context)
      case .mark(let marker): draw(marker)
      case .add(let item): append(item.layer, of: item.element, owner: item.owner)
      case .pattern(let fill): draw(fill)
      case .tile(let tile): draw(tile)
      case .close(let group): close(group)
      case .join(let range): join(range)
      }
    }
    return Drawing(layers: layers, root: Group(children: nodeLists.first ?? []))
  }

  /// Makes `indices` the next elements to draw, the first one first.
  mutating func enqueue(_ indices: [Int], in context: Context) {
    for index in indices.reversed() { tasks.append(.draw(index, context)) }
  }

  /// Makes `tile` the next thing to draw.
  mutating func enqueue(_ tile: PatternTile) { tasks.append(.tile(tile)) }

  /// Makes `marker` the next thing to draw.
  mutating func enqueue(_ marker: PendingMarker) { tasks.append(.mark(marker)) }

  /// Makes a painted part of a shape the next thing to draw.
  mutating func enqueue(_ part: ShapePart) {
    switch part {
    case .layer(let layer): tasks.append(.add(layer))
    case .pattern(let fill): tasks.append(.pattern(fill))
    }
  }

  private mutating func drawElement(_ index: Int, in parentContext: Context) {
    let kind = document[index].kind
    guard
      kind.isContainer || kind.isShape || kind == .text || kind == .image || kind == .foreignObject
    else { return }
    guard document[index].parent == nil || document.isAccepted(index) else { return }
    drawnCount += 1
    guard drawnCount <= Limits.maximumDrawnElements, parentContext.depth < Limits.maximumDepth
    else { return fail(at: index) }
    var context = parentContext
    context.depth += 1
    let style = styles.style(of: index, parent: parentContext.style)
    guard style.isDisplayed, !isLinkInLink(index) else { return }
    noteSettled(style)
    context.style = style
    let box = style.transformBox == .view ? nil : ownBox(of: index, in: context)
    let own = style.localTransform(of: index, in: document, context.viewport) { box }
    context.transform = own.then(context.transform)
    guard context.transform.isFinite else { return }
    // What an animation fades in starts invisible, but is there.
    if style.opacity == 0, style.animation == nil { context.isInvisible = true }
    if let candidate = recognizer.candidate(index, style: style, parent: parentContext.style),
      recognizer.isControl(candidate, inside: parentContext.owner.map { owners[$0].candidate })
    {
      owners.append(
        Owner(
          element: index, uses: context.uses, candidate: candidate, outer: parentContext.owner))
      context.owner = owners.count - 1
    }
    if own.b != 0 || own.c != 0, !kind.isShape {
      tasks.append(.join(BoxRange(first: outlines.count, transform: context.transform)))
    }
    open(index, in: context)
    drawContent(index, kind, in: context)
  }

  /// Replaces the boxes in a turned container by the one around them in its own user space: browsers
  /// turn that box, not what is in it.
  private mutating func join(_ range: BoxRange) {
    guard outlines.count > range.first, let inverse = range.transform.inverse else { return }
    let boxes = outlines[range.first...].lazy.compactMap { $0.applying(inverse).boundingBox }
    let union = boxes.reduce(nil as Rect?) { $0?.union($1) ?? $1 }
    guard let union else { return }
    // Groups that are still open count the boxes before theirs, which are all in front of these.
    outlines.removeSubrange(range.first...)
    outlines.append(.rectangle(union).applying(range.transform))
  }

  mutating func drawContent(_ index: Int, _ kind: ElementKind, in context: Context) {
    if kind.isShape {
      drawShape(index, in: context)
    } else if kind == .svg {
      drawViewport(index, in: context)
    } else if kind == .switch {
      drawSwitch(index, in: context)
    } else if kind == .use {
      drawUse(index, in: context)
    } else if kind == .text {
      drawText(index, in: context)
    } else if kind == .image || kind == .foreignObject {
      drawForeign(index, in: context)
    } else {
      enqueue(document.children(of: index), in: context)
    }
  }

  private mutating func fail(at index: Int) {
    failure = LoaderError(
      code: "too-complex",
      message: "the drawing has more than \(Limits.maximumDrawnElements) elements, or elements"
        + " nested more than \(Limits.maximumDepth) deep, once every 'use' is expanded",
      location: document.location(of: index))
  }

  /// Adds a layer in front of all others.
  mutating func append(_ layer: Layer, of element: Int, owner: Int?) {
    layers.append(layer)
    layerElements.append(element)
    layerOwners.append(owner)
    nodeLists[nodeLists.count - 1].append(.layer(layers.count - 1))
  }

  /// Says that an element is measured as it looks once its animations have run.
  mutating func noteSettled(_ style: Style) {
    guard let place = style.settledAnimation else { return }
    diagnostics.add(
      "animation-settled", "the look once the animation has ended is measured", at: place)
  }
}

extension AffineTransform {
  /// Whether all coefficients are finite.
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
