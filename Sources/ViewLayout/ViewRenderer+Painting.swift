import Geometry
import SceneModel

/// A layer with what is needed to clip it and to tell its part.
struct RenderedLayer {
  var layer: Layer
  /// Bounding box of the layout bounds it was drawn in, in scene points.
  var bounds: Rect
  /// Whether the layer paints exactly ``bounds``.
  var isRectangle: Bool
  /// Whether the source states the part.
  var hasStatedPart: Bool
  /// Whether it takes taps.
  var takesTaps: Bool
}

extension ViewRenderer {
  /// Opacity below which a leaf takes no taps (swiftui-semantics, section 7.1, rule 3).
  private static let leastTappableAlpha = 0.001

  /// Adds the layer and the tap area of a leaf.
  mutating func paint(_ node: LayoutNode, in bounds: Rect, _ context: RenderingContext) {
    if context.isHidden { return }
    switch node.kind {
    case .text(let string, let font, _, let paint):
      let text = TextAttributes(
        string: string,
        fontSize: node.fontObstacle == nil ? font.size * context.transform.meanScale : nil,
        fontWeight: font.weight, sizeObstacle: node.fontObstacle)
      add(
        Shape(path: .rectangle(bounds)), .label, paint, text, node, in: bounds, context,
        outline: ShapeGeometry(.rectangle))
    case .picture(let picture, _, let foreground):
      let (shape, paint) = self.shape(picture, foreground, in: bounds)
      add(shape, .icon, paint, nil, node, in: bounds, context)
    case .divider(_, let paint):
      add(Shape(path: .rectangle(bounds)), .decoration, paint, nil, node, in: bounds, context)
    case .shape(let geometry, let drawing):
      let geometry = drawn(geometry.inContainer(context.container, bounds), in: bounds)
      let (shape, paint) = self.shape(geometry, drawing, in: bounds)
      add(
        shape, .decoration, paint, nil, node, in: bounds, context,
        outline: shape.centerLine == nil ? geometry : nil)
    case .stack, .spacer, .padding, .frame, .flexibleFrame, .background, .overlay, .mask, .effect,
      .position, .fixedSize, .aspectRatio:
      break
    }
  }

  private mutating func shape(
    _ picture: Picture, _ foreground: ViewPaint, in bounds: Rect
  ) -> (Shape, ViewPaint) {
    switch picture.kind {
    case .symbol: return (Shape(path: .rectangle(bounds)), foreground)
    case .icon(let outline, let drawing):
      return shape(
        ShapeGeometry(.path(outline)), drawing, in: outline.frame(fittedInto: bounds))
    case .bitmap(let cause):
      return (Shape(path: .rectangle(bounds)), .paint(Resolved(.unresolved(cause))))
    }
  }

  private mutating func shape(
    _ geometry: ShapeGeometry, _ drawing: ShapeDrawing, in bounds: Rect
  ) -> (Shape, ViewPaint) {
    switch drawing {
    case .fill(let paint): return (geometry.shape(in: bounds), paint)
    case .stroke(let paint, let style):
      return (band(along: geometry.path(in: bounds), style), paint)
    case .strokeBorder(let paint, let style):
      let centerLine = geometry.inset(by: style.width / 2).path(in: bounds)
      return (band(along: centerLine, style), paint)
    }
  }

  private mutating func band(along centerLine: Path, _ style: StrokeStyle) -> Shape {
    Shape(strokeOutline: cache.outline(of: centerLine, style), centerLine: centerLine)
  }

  private mutating func add(
    _ shape: Shape, _ part: Part, _ paint: ViewPaint, _ text: TextAttributes?, _ node: LayoutNode,
    in bounds: Rect, _ context: RenderingContext, outline: ShapeGeometry? = nil
  ) {
    if shape.path.isEmpty || (bounds.isEmpty && shape.centerLine == nil) { return }
    let paint = paint.lowered(to: bounds, context.transform)
    let visibility = paint.value.greatestAlpha * context.alpha
    if visibility > 0, paint.value.greatestAlpha >= Self.leastTappableAlpha {
      // A picture takes taps in all of its bounds.
      if case .picture = node.kind {
        addTapArea(ShapeGeometry(.rectangle), in: bounds, context)
      } else {
        addTapArea(shape, outline, in: bounds, context)
      }
    }
    // A text that vanishes in one state stays, so that the rules can say so.
    guard visibility > 0 || text != nil else { return }
    let transform = context.transform
    let layer = Layer(
      part: node.part ?? part, shape: shape.applying(transform),
      paint: context.unresolved.map { Resolved(.unresolved($0)) } ?? paint,
      alpha: context.alpha, text: text, name: node.name, location: node.location)
    let leaf = Group.Node.layer(layers.count)
    children.append(
      context.blendMode == .normal
        ? leaf : .group(Group(blendMode: context.blendMode, children: [leaf])))
    layers.append(
      RenderedLayer(
        layer: layer, bounds: bounds.applying(transform),
        isRectangle: outline == ShapeGeometry(.rectangle) && transform.keepsAxes,
        hasStatedPart: node.part != nil, takesTaps: context.takesTaps))
  }

  /// Adds a shape that takes taps if the context lets it.
  mutating func addTapArea(
    _ geometry: ShapeGeometry, in bounds: Rect, _ context: RenderingContext
  ) {
    addTapArea(geometry.shape(in: bounds), geometry, in: bounds, context)
  }

  private mutating func addTapArea(
    _ shape: Shape, _ geometry: ShapeGeometry?, in bounds: Rect, _ context: RenderingContext
  ) {
    guard context.takesTaps else { return }
    taps.append(
      TapArea(
        path: shape.path.applying(context.transform), fillRule: shape.fillRule,
        outline: geometry.map {
          TapArea.Outline(geometry: $0, bounds: bounds, transform: context.transform)
        }, isBand: shape.centerLine != nil, isInsideButton: context.isInsideButton))
  }

  /// Cuts layers to a clip where that needs no group; `false` if it needs one.
  ///
  /// A layer inside the clip stays as it is; a rectangle around it takes the clip's outline.
  mutating func clip(
    _ indices: Range<Int>, to shape: ShapeGeometry, in bounds: Rect, _ transform: AffineTransform
  ) -> Bool {
    guard shape.trim == nil, transform.keepsAxes, let inverse = transform.inverse else {
      return false
    }
    let outline = shape.shape(in: bounds).applying(transform)
    guard let clipBounds = outline.path.boundingBox else { return false }
    var cut: [Int] = []
    for index in indices {
      let layer = layers[index]
      if shape.contains(layer.layer.shape.path.applying(inverse), in: bounds) { continue }
      guard layer.isRectangle, layer.layer.text == nil,
        layer.bounds.inset(by: -Self.clipTolerance).contains(clipBounds), !clipBounds.isEmpty
      else { return false }
      cut.append(index)
    }
    for index in cut {
      layers[index].layer.shape = outline
      layers[index].bounds = clipBounds
      layers[index].isRectangle = shape == ShapeGeometry(.rectangle)
    }
    return true
  }

  /// Points by which a rectangle may miss a clip's bounds: the rounding of sums.
  private static let clipTolerance = 1e-6
}

extension Shape {
  func applying(_ transform: AffineTransform) -> Shape {
    if transform == .identity { return self }
    var shape = self
    shape.path = path.applying(transform)
    shape.centerLine = centerLine?.applying(transform)
    return shape
  }
}

extension ShapeGeometry {
  /// The area inside the outline.
  func shape(in bounds: Rect) -> Shape {
    Shape(path: path(in: bounds), fillRule: fillRule)
  }
}
