import CSS
import ColorMath
import Geometry
import SceneModel

/// One scene of a drawing before it is cut into controls: one appearance, one operated control.
struct SceneDrawing {
  var scene: Scene
  var builder: DrawingBuilder
  var boxes: [Rect?]

  /// Draws the document with `styles`; throws if it is too complex.
  init(
    _ document: SVGDocument, styles: StyleResolver, recognizer: ControlRecognizer,
    appearance: Appearance, window: Color?
  ) throws(LoaderError) {
    let root = styles.style(of: 0, parent: styles.page.style)
    let size = styles.viewport.page
    let bounds = Rect(size: size)
    var builder = DrawingBuilder(document: document, styles: styles, recognizer: recognizer)
    let background = RootBackground(styles, style: root).paint
    var stated: Window?
    if let background {
      if case .color(let color) = background.value, color.alpha == 1 {
        stated = .stated(Resolved(color, provenance: background.provenance))
      } else {
        builder.append(
          Layer(
            part: .decoration, shape: Shape(path: .rectangle(bounds)), paint: background,
            location: background.provenance.literal?.location ?? document.location(of: 0)),
          of: 0, owner: nil)
      }
    }
    let drawing = builder.draw(
      0,
      in: DrawingBuilder.Context(
        style: styles.page.style, transform: .identity,
        viewport: Viewport(
          width: size.width, height: size.height, rootFontSize: root.font.size,
          page: size), host: styles.page.host))
    if let failure = builder.failure { throw failure }
    var marked = drawing
    TextShadows.mark(&marked.layers)
    builder.layers = marked.layers
    let configured = window.map { Window.stated(Resolved($0)) }
    self.builder = builder
    boxes = VisibleBounds(marked).boxes
    scene = Scene(
      drawing: marked,
      window: configured ?? stated ?? styles.page.window ?? .assumed(for: appearance),
      bounds: bounds)
  }
}
