import ColorMath
import Geometry
import SceneModel

extension ViewRenderer {
  /// Places the view inside a modifier that changes drawing or tapping, not the layout.
  mutating func place(
    _ node: LayoutNode, _ effect: LayoutNode.Effect, _ proposal: Proposal, in bounds: Rect,
    _ context: RenderingContext
  ) throws(ViewLayoutError) {
    var inner = context
    switch effect {
    case .button: inner.isInsideButton = true
    case .opacity(let alpha):
      inner.alpha *= alpha
      // Fully transparent views take no taps, any others do (semantics, section 7.1, rule 4).
      if alpha == 0 { inner.takesTaps = false }
    case .hitTesting(let isEnabled): inner.takesTaps = context.takesTaps && isEnabled
    case .hidden: (inner.isHidden, inner.takesTaps) = (true, false)
    case .blend(let mode): if mode != .normal { inner.blendMode = mode }
    case .unresolved(let cause): inner.unresolved = context.unresolved ?? cause
    case .containerShape(let shape): inner.container = (drawn(shape, in: bounds), bounds)
    case .scale, .rotation, .offset, .transform:
      inner.transform = effect.transform(in: bounds).then(context.transform)
    case .compositingGroup, .clip, .color:
      return try placeGroup(node, effect, proposal, in: bounds, context)
    case .contentShape(let shape):
      return try placeContentShape(shape, node, proposal, in: bounds, context)
    }
    guard bounds.applying(inner.transform).isWithinLimits else {
      throw ViewLayoutError(kind: .tooLarge, location: node.location)
    }
    try place(node.child, proposal, in: bounds, inner)
  }

  private mutating func placeGroup(
    _ node: LayoutNode, _ effect: LayoutNode.Effect, _ proposal: Proposal, in bounds: Rect,
    _ context: RenderingContext
  ) throws(ViewLayoutError) {
    let firstLayer = layers.count
    var inner = context
    // What is fully transparent stays so leaf by leaf, so that no layers remain of it.
    if case .compositingGroup = effect {
      inner.blendMode = .normal
      if context.alpha > 0 { inner.alpha = 1 }
    }
    let firstTap = taps.count
    let content = try collected(node.child, proposal, in: bounds, inner)
    if content.isEmpty { return }
    switch effect {
    case .clip(let shape):
      let shape = drawn(shape, in: bounds)
      let outline = shape.shape(in: bounds).applying(context.transform)
      cutBands(taps[firstTap...].indices, to: outline)
      if self.clip(layers[firstLayer...].indices, to: shape, in: bounds, context.transform) {
        children += content
      } else {
        let clip = Clip(path: outline.path, fillRule: outline.fillRule)
        children.append(.group(Group(clips: [clip], children: content)))
      }
    case .color(let change):
      children.append(
        .group(Group(filter: change.filter(at: node.location), children: content)))
    case .compositingGroup:
      let isFaded = context.alpha < 1 && context.alpha > 0
      let isBlended = context.blendMode != .normal
      // Blend modes inside see the group only.
      if isFaded || isBlended || content.contains(where: \.isBlended) {
        let group = Group(
          opacity: isFaded ? context.alpha : 1, blendMode: context.blendMode,
          isIsolated: !isFaded && !isBlended, children: content)
        children.append(.group(group))
      } else {
        children += content
      }
    case .button, .opacity, .scale, .offset, .rotation, .transform, .blend, .unresolved,
      .containerShape, .contentShape, .hitTesting, .hidden:
      children += content
    }
  }

  /// Cuts borders along the clip, of which nobody aims at the outer half; all other views take taps
  /// outside a clip, too.
  private mutating func cutBands(_ indices: Range<Int>, to outline: Shape) {
    guard let box = outline.path.boundingBox, !box.isEmpty else { return }
    for index in indices where taps[index].isBand {
      guard let band = taps[index].path.boundingBox else { continue }
      // Half of the line stands out on all sides.
      let reach = box.x - band.x
      let others = [band.maxX - box.maxX, box.y - band.y, band.maxY - box.maxY]
      guard reach > 0, others.allSatisfy({ abs($0 - reach) < Self.borderTolerance }) else {
        continue
      }
      taps[index].clips.append(outline)
    }
  }

  /// Points by which a border's sides may differ: the rounding of curves.
  private static let borderTolerance = 0.01

  /// What the node paints, without adding it to the open group.
  private mutating func collected(
    _ index: Int, _ proposal: Proposal, in bounds: Rect, _ context: RenderingContext
  ) throws(ViewLayoutError) -> [Group.Node] {
    let outer = children
    children = []
    try place(index, proposal, in: bounds, context)
    defer { children = outer }
    return children
  }

  private mutating func placeContentShape(
    _ shape: ShapeGeometry, _ node: LayoutNode, _ proposal: Proposal, in bounds: Rect,
    _ context: RenderingContext
  ) throws(ViewLayoutError) {
    let firstTap = taps.count
    try place(node.child, proposal, in: bounds, context)
    // Outside a button it does not reach the button's own tap area.
    if node.containsButton, !context.isInsideButton { return }
    taps.removeSubrange(firstTap...)
    addTapArea(drawn(shape, in: bounds), in: bounds, context)
  }

  /// Places a view and fades it by the opacity of another one, which takes no taps.
  mutating func placeMasked(
    _ node: LayoutNode, _ proposal: Proposal, _ alignment: Alignment, in bounds: Rect,
    _ context: RenderingContext
  ) throws(ViewLayoutError) {
    var content = try collected(node.children[0], proposal, in: bounds, context)
    if content.isEmpty { return }
    var inner = RenderingContext(isInsideButton: context.isInsideButton)
    inner.transform = context.transform
    inner.takesTaps = false
    let (outerLayers, outerChildren) = (layers, children)
    (layers, children) = ([], [])
    try place(node.children[1], Proposal(bounds.size), alignment, in: bounds, inner)
    let mask = Drawing(layers: layers.map(\.layer), root: Group(children: children))
    (layers, children) = (outerLayers, outerChildren)
    if let outline = mask.opaqueOutline {
      let clip = Clip(path: outline.path, fillRule: outline.fillRule)
      content = [.group(Group(clips: [clip], children: content))]
    } else if let cause = mask.obstacle(at: node.location) {
      content = [
        .group(
          Group(
            unresolvedEffect: UnresolvedEffect(
              cause: cause, bounds: bounds.applying(context.transform)), children: content))
      ]
    } else {
      content = [
        .group(Group(masks: [Mask(kind: .alpha, content: mask)], children: content))
      ]
    }
    children += content
  }
}

extension LayoutNode.Effect {
  /// What happens to coordinates inside; the identity for other effects.
  fileprivate func transform(in bounds: Rect) -> AffineTransform {
    switch self {
    case .scale(let x, let y, let anchor):
      AffineTransform.scale(x: x, y: y).about(bounds.point(at: anchor))
    case .rotation(let degrees, let anchor):
      AffineTransform.rotation(radians: degrees * .pi / 180).about(bounds.point(at: anchor))
    case .offset(let vector): .translation(x: vector.x, y: vector.y)
    case .transform(let transform): transform.about(Point(x: bounds.x, y: bounds.y))
    case .button, .opacity, .compositingGroup, .color, .blend, .unresolved, .clip,
      .containerShape, .contentShape, .hitTesting, .hidden:
      .identity
    }
  }
}

extension Group.Node {
  /// Whether the node is blended with what lies behind it.
  fileprivate var isBlended: Bool {
    guard case .group(let group) = self else { return false }
    return group.blendMode != .normal
      || !group.isIsolated && group.children.contains(where: \.isBlended)
  }
}

extension Drawing {
  /// The outline of the only layer if all of it is opaque and nothing else is, as a mask.
  fileprivate var opaqueOutline: Shape? {
    guard layers.count == 1, root.children == [.layer(0)], layers[0].text == nil,
      layers[0].part != .icon, layers[0].alpha == 1,
      case .color(let color) = layers[0].paint.value, color.alpha == 1
    else { return nil }
    return layers[0].shape
  }

  /// Why it cannot be told how far a mask is opaque; `nil` if it can.
  fileprivate func obstacle(at location: SourceLocation) -> IncompleteCause? {
    if layers.contains(where: { $0.text != nil || $0.part == .icon }) {
      return IncompleteCause(
        .unsupported, "a mask in the shape of letters or a symbol", at: location)
    }
    for layer in layers {
      if case .unresolved(let cause, _) = layer.paint.value { return cause }
    }
    return nil
  }
}
