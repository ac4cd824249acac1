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
  /// Outlines of shapes that code draws.
  var outlines: [OutlineRequest: PathOutline] = [:]
  /// Those that are needed and not among ``outlines``.
  var missing: Set<OutlineRequest> = []

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
    case .stack: try placeStack(node, proposal, in: bounds, context)
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
    case .mask(let alignment): try placeMasked(node, proposal, alignment, in: bounds, context)
    case .position(let point):
      let size = try tree.size(of: node.child, for: proposal)
      try place(
        node.child, proposal,
        at: Point(
          x: bounds.x + point.x - size.width / 2, y: bounds.y + point.y - size.height / 2), context)
    case .effect(let effect): try place(node, effect, proposal, in: bounds, context)
    }
  }

  /// `geometry` with what code draws in `bounds` in the place of its number.
  mutating func drawn(_ geometry: ShapeGeometry, in bounds: Rect) -> ShapeGeometry {
    guard case .custom(let number) = geometry.kind else { return geometry }
    let request = OutlineRequest(number, size: bounds.inset(by: geometry.inset).size)
    guard let outline = outlines[request] else {
      missing.insert(request)
      return geometry
    }
    var result = geometry
    result.kind = .path(outline)
    return result
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
  mutating func place(
    _ index: Int, _ proposal: Proposal, _ alignment: Alignment, in bounds: Rect,
    _ context: RenderingContext
  ) throws(ViewLayoutError) {
    let size = try tree.size(of: index, for: proposal)
    try place(index, proposal, in: size.aligned(alignment, in: bounds), context)
  }

  private mutating func placeStack(
    _ node: LayoutNode, _ proposal: Proposal, in bounds: Rect, _ context: RenderingContext
  ) throws(ViewLayoutError) {
    guard case .stack(let axis, let alignment, let baseline, let spacing) = node.kind else {
      return
    }
    let views = node.children
    var frames: [(view: Int, offer: Proposal, frame: Rect)] = []
    if axis == .depth {
      for view in views {
        let size = try tree.size(of: view, for: proposal)
        frames.append((view, proposal, size.aligned(alignment, in: bounds)))
      }
    } else {
      let sizes = try tree.stackSizes(of: views, along: axis, spacing: spacing, for: proposal)
      let gaps = tree.gaps(between: views, along: axis, spacing: spacing) + [0]
      var start = axis == .horizontal ? bounds.x : bounds.y
      let rises = try baseline.map { (baseline) throws(ViewLayoutError) in
        try tree.rises(of: views, on: baseline, sizes)
      }
      for (index, (view, (offer, size))) in zip(views, sizes).enumerated() {
        let gap = gaps[index]
        var frame = size.aligned(alignment, in: bounds)
        if axis == .horizontal { frame.x = start } else { frame.y = start }
        if let rises { frame.y = bounds.y + rises[index] }
        frames.append((view, offer, frame))
        start += size.along(axis) + gap
      }
    }
    if views.contains(where: { tree.nodes[$0].zIndex != 0 }) {
      // Those of one index keep the order of the source.
      let order = frames.indices.sorted {
        (tree.nodes[views[$0]].zIndex, $0) < (tree.nodes[views[$1]].zIndex, $1)
      }
      frames = order.map { frames[$0] }
    }
    for (view, offer, frame) in frames { try place(view, offer, in: frame, context) }
  }
}

extension Size {
  /// The rectangle of this size in `bounds`; it may stick out.
  fileprivate func aligned(_ alignment: Alignment, in bounds: Rect) -> Rect {
    Rect(
      x: bounds.x + (bounds.width - width) * alignment.x,
      y: bounds.y + (bounds.height - height) * alignment.y, width: width, height: height)
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
