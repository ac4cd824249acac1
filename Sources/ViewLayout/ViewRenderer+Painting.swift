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
}

/// A leaf's area that takes taps, in paint order.
struct TapArea {
  var path: Path
  var fillRule: FillRule
  var isInsideButton: Bool
}

extension ViewRenderer {
  /// Opacity below which a leaf takes no taps (swiftui-semantics, section 7.1, rule 3).
  private static let leastTappableAlpha = 0.001

  /// Adds the layer and the tap area of a leaf.
  mutating func paint(_ node: LayoutNode, in bounds: Rect, _ context: RenderingContext) {
    if context.isHidden { return }
    switch node.kind {
    case .text(let string, let font, let paint):
      let text = TextAttributes(
        string: string, fontSize: font.size * context.transform.meanScale,
        fontWeight: font.weight)
      add(
        Shape(path: .rectangle(bounds)), .label, paint, text, node, in: bounds, context,
        isRectangle: true)
    case .picture(let picture, _, let paint):
      let (shape, paint) = picture.drawing(in: bounds, foreground: paint)
      add(
        shape, .icon, paint, nil, node, in: bounds, context,
        tapArea: Shape(path: .rectangle(bounds)))
    case .divider(_, let paint):
      add(Shape(path: .rectangle(bounds)), .decoration, paint, nil, node, in: bounds, context)
    case .shape(let geometry, let drawing):
      let (shape, paint) = Self.shape(geometry, drawing, in: bounds)
      add(
        shape, .decoration, paint, nil, node, in: bounds, context,
        isRectangle: geometry == ShapeGeometry(.rectangle) && shape.centerLine == nil)
    case .stack, .spacer, .button, .padding, .frame, .flexibleFrame, .background, .overlay,
      .opacity, .compositingGroup, .scale, .offset, .rotation, .clip, .contentShape, .hitTesting,
      .hidden, .fixedSize, .aspectRatio:
      break
    }
  }

  private static func shape(
    _ geometry: ShapeGeometry, _ drawing: ShapeDrawing, in bounds: Rect
  ) -> (Shape, ViewPaint) {
    switch drawing {
    case .fill(let paint): return (Shape(path: geometry.path(in: bounds)), paint)
    case .stroke(let paint, let style):
      return (band(along: geometry.path(in: bounds), style), paint)
    case .strokeBorder(let paint, let style):
      let centerLine = geometry.inset(by: style.width / 2).path(in: bounds)
      return (band(along: centerLine, style), paint)
    }
  }

  private static func band(along centerLine: Path, _ style: StrokeStyle) -> Shape {
    Shape(strokeOutline: centerLine.stroked(style), centerLine: centerLine)
  }

  private mutating func add(
    _ shape: Shape, _ part: Part, _ paint: ViewPaint, _ text: TextAttributes?, _ node: LayoutNode,
    in bounds: Rect, _ context: RenderingContext, isRectangle: Bool = false, tapArea: Shape? = nil
  ) {
    if bounds.isEmpty, shape.centerLine == nil { return }
    let paint = paint.lowered(to: bounds, context.transform)
    let visibility = paint.value.greatestAlpha * context.alpha
    if visibility > 0, paint.value.greatestAlpha >= Self.leastTappableAlpha {
      addTapArea(tapArea ?? shape, context)
    }
    // A text that vanishes in one state stays, so that the rules can say so.
    guard visibility > 0 || text != nil else { return }
    let transform = context.transform
    let layer = Layer(
      part: node.part ?? part, shape: shape.applying(transform), paint: paint,
      alpha: context.alpha, text: text, name: node.name, location: node.location)
    children.append(.layer(layers.count))
    layers.append(
      RenderedLayer(
        layer: layer, bounds: bounds.applying(transform),
        isRectangle: isRectangle && transform.keepsAxes, hasStatedPart: node.part != nil))
  }

  /// Adds an area in layout coordinates that takes taps if the context lets it.
  mutating func addTapArea(_ shape: Shape, _ context: RenderingContext) {
    guard context.takesTaps else { return }
    taps.append(
      TapArea(
        path: shape.path.applying(context.transform), fillRule: shape.fillRule,
        isInsideButton: context.isInsideButton))
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
    let path = shape.path(in: bounds).applying(transform)
    let clipBounds = bounds.inset(by: shape.inset).applying(transform)
    var cut: [Int] = []
    for index in indices {
      let layer = layers[index]
      let reach = layer.layer.shape.path.controlPointBounds ?? layer.bounds
      if shape.contains(reach.applying(inverse), in: bounds) { continue }
      guard layer.isRectangle, layer.layer.text == nil,
        layer.bounds.inset(by: -Self.clipTolerance).contains(clipBounds), !clipBounds.isEmpty
      else { return false }
      cut.append(index)
    }
    for index in cut {
      layers[index].layer.shape = Shape(path: path)
      layers[index].bounds = clipBounds
      layers[index].isRectangle = shape == ShapeGeometry(.rectangle)
    }
    return true
  }

  /// Points by which a rectangle may miss a clip's bounds: the rounding of sums.
  private static let clipTolerance = 1e-6

  /// The points that take taps inside the button, less what later views outside it cover.
  func hitRegion() -> Region {
    var region = Region.empty
    var pending: [Region] = []
    for tap in taps {
      let area = Region(path: tap.path, fillRule: tap.fillRule)
      if tap.isInsideButton {
        pending.append(area)
      } else if !pending.isEmpty || !region.isEmpty {
        region = Region.union(of: pending + [region]).subtracting(area)
        pending = []
      }
    }
    return pending.isEmpty ? region : Region.union(of: pending + [region])
  }
}

extension Path {
  /// The bounding box of all points, which holds the path; `nil` for an empty one.
  var controlPointBounds: Rect? {
    Rect(
      around: elements.lazy.flatMap { element -> [Point] in
        switch element {
        case .move(let point), .line(let point): [point]
        case .quadratic(let control, let end): [control, end]
        case .cubic(let control1, let control2, let end): [control1, control2, end]
        case .close: []
        }
      })
  }
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

extension Picture {
  /// What is painted in `bounds`, and with what.
  func drawing(in bounds: Rect, foreground: ViewPaint) -> (Shape, ViewPaint) {
    switch kind {
    case .bitmap(let cause):
      return (Shape(path: .rectangle(bounds)), .paint(Resolved(.unresolved(cause))))
    case .icon(nil): return (Shape(path: .rectangle(bounds)), foreground)
    case .icon(let outline?):
      let box = size ?? bounds.size
      return (Shape(path: ShapeGeometry(.path(outline, box: box)).path(in: bounds)), foreground)
    }
  }
}
