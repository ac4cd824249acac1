import Geometry
import SceneModel

/// Walks a measured tree from the outside in and collects layers and tap areas in paint order.
struct ViewRenderer {
  var tree: LayoutTree
  var layers: [RenderedLayer] = []
  /// What the innermost open group holds so far.
  var children: [Group.Node] = []
  var taps: [TapArea] = []
  var cache = RenderingCache()

  init(_ tree: LayoutTree) {
    self.tree = tree
  }

  /// Places the node `index`, which was offered `proposal`, in `bounds`.
  mutating func place(
    _ index: Int, _ proposal: Proposal, in bounds: Rect, _ context: RenderingContext
  ) throws(ViewLayoutError) {
    let node = tree.nodes[index]
    switch node.kind {
    case .text, .picture, .shape, .divider: paint(node, in: bounds, context)
    case .spacer: break
    case .stack(let axis, let alignment, let spacing):
      try place(
        node.children, along: axis, alignment, spacing: spacing, proposal, in: bounds, context)
    case .padding(let insets):
      try place(
        node.child, proposal.reduced(by: insets),
        at: Point(x: bounds.x + insets.leading, y: bounds.y + insets.top), context)
    case .frame(let width, let height, let alignment):
      try place(node.child, proposal.replaced(width, height), alignment, in: bounds, context)
    case .flexibleFrame(let width, let height, let alignment):
      try place(node.child, proposal.limited(width, height), alignment, in: bounds, context)
    case .fixedSize(let horizontal, let vertical):
      try place(node.child, proposal.freed(horizontal, vertical), in: bounds, context)
    case .aspectRatio(let ratio, let isFilling):
      let fitted = try tree.proposal(proposal, keeping: ratio, of: node.child, isFilling)
      try place(node.child, fitted, in: bounds, context)
    case .background(let alignment):
      try place(node.children[1], Proposal(bounds.size), alignment, in: bounds, context)
      try place(node.children[0], proposal, in: bounds, context)
    case .overlay(let alignment):
      try place(node.children[0], proposal, in: bounds, context)
      try place(node.children[1], Proposal(bounds.size), alignment, in: bounds, context)
    case .button, .opacity, .compositingGroup, .scale, .offset, .rotation, .clip, .contentShape,
      .hitTesting, .hidden:
      try placeEffect(node, proposal, in: bounds, context)
    }
  }

  /// Places a view at its own size with its top left corner at `origin`.
  private mutating func place(
    _ index: Int, _ proposal: Proposal, at origin: Point, _ context: RenderingContext
  ) throws(ViewLayoutError) {
    let size = try tree.size(of: index, for: proposal)
    try place(
      index, proposal,
      in: Rect(x: origin.x, y: origin.y, width: size.width, height: size.height), context)
  }

  /// Places a view at its own size, aligned in `bounds`; it may stick out.
  private mutating func place(
    _ index: Int, _ proposal: Proposal, _ alignment: Alignment, in bounds: Rect,
    _ context: RenderingContext
  ) throws(ViewLayoutError) {
    let size = try tree.size(of: index, for: proposal)
    try place(
      index, proposal,
      in: Rect(
        x: bounds.x + (bounds.width - size.width) * alignment.x,
        y: bounds.y + (bounds.height - size.height) * alignment.y,
        width: size.width, height: size.height), context)
  }

  private mutating func place(
    _ views: [Int], along axis: Stack.Axis, _ alignment: Alignment, spacing: Double,
    _ proposal: Proposal, in bounds: Rect, _ context: RenderingContext
  ) throws(ViewLayoutError) {
    if axis == .depth {
      for view in views { try place(view, proposal, alignment, in: bounds, context) }
      return
    }
    let sizes = try tree.stackSizes(of: views, along: axis, spacing: spacing, for: proposal)
    var start = axis == .horizontal ? bounds.x : bounds.y
    for (view, (offer, size)) in zip(views, sizes) {
      let origin =
        axis == .horizontal
        ? Point(x: start, y: bounds.y + (bounds.height - size.height) * alignment.y)
        : Point(x: bounds.x + (bounds.width - size.width) * alignment.x, y: start)
      try place(
        view, offer,
        in: Rect(x: origin.x, y: origin.y, width: size.width, height: size.height), context)
      start += size.along(axis) + spacing
    }
  }

  /// Places the view inside a modifier that changes drawing or tapping, not the layout.
  private mutating func placeEffect(
    _ node: LayoutNode, _ proposal: Proposal, in bounds: Rect, _ context: RenderingContext
  ) throws(ViewLayoutError) {
    var inner = context
    switch node.kind {
    case .button: inner.isInsideButton = true
    case .opacity(let alpha):
      inner.alpha *= alpha
      // Fully transparent views take no taps, any others do (semantics, section 7.1, rule 4).
      if alpha == 0 { inner.takesTaps = false }
    case .hitTesting(let isEnabled): inner.takesTaps = context.takesTaps && isEnabled
    case .hidden: (inner.isHidden, inner.takesTaps) = (true, false)
    case .scale(let x, let y, let anchor):
      inner.transform = AffineTransform.scale(x: x, y: y).about(bounds.point(at: anchor))
        .then(context.transform)
    case .rotation(let degrees, let anchor):
      inner.transform = AffineTransform.rotation(radians: degrees * .pi / 180)
        .about(bounds.point(at: anchor)).then(context.transform)
    case .offset(let vector):
      inner.transform = AffineTransform.translation(x: vector.x, y: vector.y)
        .then(context.transform)
    case .compositingGroup, .clip: return try placeGroup(node, proposal, in: bounds, context)
    case .contentShape(let shape):
      return try placeContentShape(shape, node, proposal, in: bounds, context)
    case .text, .picture, .shape, .stack, .spacer, .divider, .padding, .frame, .flexibleFrame,
      .background, .overlay, .fixedSize, .aspectRatio:
      break
    }
    guard bounds.applying(inner.transform).isWithinLimits else {
      throw ViewLayoutError(kind: .tooLarge, location: node.location)
    }
    try place(node.child, proposal, in: bounds, inner)
  }

  private mutating func placeGroup(
    _ node: LayoutNode, _ proposal: Proposal, in bounds: Rect, _ context: RenderingContext
  ) throws(ViewLayoutError) {
    let outerChildren = children
    let firstLayer = layers.count
    children = []
    var inner = context
    // What is fully transparent stays so leaf by leaf, so that no layers remain of it.
    if case .compositingGroup = node.kind, context.alpha > 0 { inner.alpha = 1 }
    try place(node.child, proposal, in: bounds, inner)
    let content = children
    children = outerChildren
    if content.isEmpty { return }
    if case .clip(let shape) = node.kind {
      if clip(layers[firstLayer...].indices, to: shape, in: bounds, context.transform) {
        children += content
      } else {
        let path = shape.path(in: bounds).applying(context.transform)
        let clip = Clip(path: path, fillRule: shape.fillRule)
        children.append(.group(Group(clips: [clip], children: content)))
      }
    } else if context.alpha < 1, context.alpha > 0 {
      children.append(.group(Group(opacity: context.alpha, children: content)))
    } else {
      children += content
    }
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
    addTapArea(shape, in: bounds, context)
  }
}

extension Rect {
  /// The point at shares of the extents.
  func point(at place: UnitPoint) -> Point {
    Point(x: x + width * place.x, y: y + height * place.y)
  }

  /// Whether no coordinate is too large for the modules that measure.
  var isWithinLimits: Bool {
    let limit = LayoutLimits.coordinate
    return x >= -limit && y >= -limit && maxX <= limit && maxY <= limit
  }
}
