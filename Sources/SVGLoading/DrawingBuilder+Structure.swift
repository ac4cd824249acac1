import Geometry
import SceneModel

extension DrawingBuilder {
  /// Draws an `svg` element: a viewport with a coordinate system of its own.
  mutating func drawViewport(_ index: Int, in context: Context) {
    var context = context
    let shapes = BasicShapes(
      document: document, viewport: context.viewport, style: context.style)
    let isRoot = document[index].parent == nil && context.uses.isEmpty
    let viewport: Rect
    if isRoot {
      viewport = Rect(
        x: 0, y: 0, width: context.viewport.width, height: context.viewport.height)
    } else {
      viewport = Rect(
        x: shapes.attributeLength("x", .horizontal, of: index) ?? 0,
        y: shapes.attributeLength("y", .vertical, of: index) ?? 0,
        width: size("width", index, context) ?? context.viewport.width,
        height: size("height", index, context) ?? context.viewport.height)
    }
    guard enter(viewport, of: index, isRoot: isRoot, &context) else { return }
    enqueue(document.children(of: index), in: context)
  }

  /// The width or height of a nested viewport; a `use` that leads to it overrides its own.
  private func size(_ name: String, _ index: Int, _ context: Context) -> Double? {
    let axis: Viewport.Axis = name == "width" ? .horizontal : .vertical
    let shapes = BasicShapes(
      document: document, viewport: context.viewport, style: context.style)
    // A value that is not valid counts as 0, as browsers do it.
    if let use = context.uses.last, isTarget(index, of: use),
      document[use].xml.attribute(name) != nil
    {
      return shapes.attributeLength(name, axis, of: use) ?? 0
    }
    return shapes.attributeLength(name, axis, of: index)
  }

  private func isTarget(_ index: Int, of use: Int) -> Bool {
    document.href(of: use).flatMap { document.ids[String($0.dropFirst())] } == index
  }

  /// Changes to the coordinate system inside `viewport`; `false` if nothing in it is drawn.
  private mutating func enter(
    _ viewport: Rect, of index: Int, isRoot: Bool, _ context: inout Context
  ) -> Bool {
    let isClipping = !isRoot && context.style.isOverflowVisible != true
    // What may leave a viewport without extent is drawn at its corner.
    guard !viewport.isEmpty || !(isClipping || isRoot) else { return false }
    let node = document[index]
    if isClipping {
      open(
        index, in: Context(effectless: context),
        clips: [Clip(path: .rectangle(viewport).applying(context.transform))])
    }
    if !viewport.isEmpty, let viewBox = node.xml.attribute("viewBox").flatMap({ ViewBox($0) }) {
      let fitting =
        node.xml.attribute("preserveAspectRatio").map { PreserveAspectRatio($0) }
        ?? PreserveAspectRatio()
      guard let transform = viewBox.transform(to: viewport, fitting: fitting) else { return false }
      context.transform = transform.then(context.transform)
      context.viewport.width = viewBox.rect.width
      context.viewport.height = viewBox.rect.height
    } else {
      context.transform = AffineTransform.translation(x: viewport.x, y: viewport.y)
        .then(context.transform)
      context.viewport.width = viewport.width
      context.viewport.height = viewport.height
    }
    return true
  }

  /// Draws the element that a `use` refers to.
  mutating func drawUse(_ index: Int, in context: Context) {
    var context = context
    guard let href = document.href(of: index), href.hasPrefix("#") else {
      if let href = document.href(of: index), !href.isEmpty {
        diagnostics.add(
          "external-reference",
          "'\(href)' is another file, which is not read; what it shows"
            + " is missing", at: document.location(of: index))
      }
      return
    }
    guard let target = document.ids[String(href.dropFirst())] else {
      diagnostics.add(
        "missing-reference", "no element has the id '\(href.dropFirst())', so nothing is drawn",
        at: document.location(of: index))
      return
    }
    // A copy inside itself has no end; neither has a copy of something around the `use`.
    if context.uses.contains(index) || document.isInside(index, target) {
      diagnostics.add(
        "reference-cycle", "'\(href)' leads back to itself, so nothing is drawn",
        at: document.location(of: index))
      return
    }
    let shapes = BasicShapes(
      document: document, viewport: context.viewport, style: context.style)
    let offset = AffineTransform.translation(
      x: shapes.length("x", .horizontal, of: index) ?? 0,
      y: shapes.length("y", .vertical, of: index) ?? 0)
    let own = context
    context.transform = offset.then(context.transform)
    context.uses.append(index)
    var host = Host(own.style, in: own.host)
    if host.target == nil, host.fill.isServer || host.stroke.isServer, !own.isMeasured {
      host.target = PaintServers.Target(
        box: measuredBox(in: context, from: own.transform) {
          $0.drawCopy(target, of: index, in: $1)
        }, transform: own.transform,
        viewport: own.viewport, style: own.style)
    }
    context.host = host
    drawCopy(target, of: index, in: context)
  }

  private mutating func drawCopy(_ target: Int, of index: Int, in context: Context) {
    guard document[target].kind == .symbol else { return enqueue([target], in: context) }
    drawSymbol(target, of: index, in: context)
  }

  /// Draws a `symbol` as the nested viewport that it is in a `use`.
  private mutating func drawSymbol(_ index: Int, of use: Int, in context: Context) {
    var context = context
    let style = styles.style(of: index, parent: context.style)
    guard style.isDisplayed, document.isAccepted(index) else { return }
    context.style = style
    context.transform = style.localTransform(of: index, in: document, context.viewport)
      .then(context.transform)
    let shapes = BasicShapes(document: document, viewport: context.viewport, style: style)
    let viewport = Rect(
      x: shapes.attributeLength("x", .horizontal, of: index) ?? 0,
      y: shapes.attributeLength("y", .vertical, of: index) ?? 0,
      width: size("width", index, context) ?? context.viewport.width,
      height: size("height", index, context) ?? context.viewport.height)
    open(index, in: context)
    guard enter(viewport, of: index, isRoot: false, &context) else { return }
    enqueue(document.children(of: index), in: context)
  }

  /// Draws the first child of a `switch` whose conditions hold (SVG 2, section 5.7).
  mutating func drawSwitch(_ index: Int, in context: Context) {
    let children = document.children(of: index).filter { document.isAccepted($0) }
    guard let first = children.first else { return }
    // HTML is not laid out here; diagram tools put a picture of it behind it for such readers.
    if document[first].kind == .foreignObject,
      let fallback = children.dropFirst().first(where: { document[$0].kind != .other })
    {
      diagnostics.add(
        "foreign-object-fallback",
        "the HTML of 'foreignObject' is not laid out; its fallback is read instead",
        at: document.location(of: first))
      return enqueue([fallback], in: context)
    }
    enqueue([first], in: context)
  }

  /// Whether an element is a link inside another one, which browsers do not show.
  func isLinkInLink(_ index: Int) -> Bool {
    guard document[index].kind == .a else { return false }
    var outer = document[index].parent
    while let element = outer {
      if document[element].kind == .a { return true }
      outer = document[element].parent
    }
    return false
  }

  /// Draws an image or HTML: a rectangle whose content is not known.
  mutating func drawForeign(_ index: Int, in context: Context) {
    let shapes = BasicShapes(
      document: document, viewport: context.viewport, style: context.style)
    let rect = Rect(
      x: shapes.length("x", .horizontal, of: index) ?? 0,
      y: shapes.length("y", .vertical, of: index) ?? 0,
      width: shapes.length("width", .horizontal, of: index) ?? 0,
      height: shapes.length("height", .vertical, of: index) ?? 0)
    guard !rect.isEmpty else { return }
    let path = Path.rectangle(rect).applying(context.transform)
    outlines.append(path)
    addHits(index, in: context, fill: (path, true), stroke: (nil, false), box: rect)
    guard context.style.isVisible, !context.isInvisible else { return }
    let isImage = document[index].kind == .image
    let cause = IncompleteCause(
      isImage ? .rasterImage : .foreignObject,
      isImage ? "an image" : "HTML in 'foreignObject'", at: document.location(of: index))
    append(
      Layer(
        part: .decoration, shape: Shape(path: path), paint: Resolved(.unresolved(cause)),
        name: name(of: index), location: document.location(of: index)), of: index,
      owner: context.owner)
  }
}

extension DrawingBuilder.Context {
  /// The context with all effects on a group taken out of its style, for a second group around
  /// the same element's content.
  init(effectless context: DrawingBuilder.Context) {
    self = context
    style = context.style.inherited
    style.isVisible = context.style.isVisible
    if style.pointerEvents == .boundingBox { style.pointerEvents = .auto }
  }
}
