import Geometry
import SceneModel
import TextMetrics

/// A view tree in one array, and the sizes that were worked out for it.
struct LayoutTree {
  private(set) var nodes: [LayoutNode] = []
  /// Sizes by node; a node sees few different proposals.
  var sizes: [[(proposal: Proposal, size: Size)]] = []
  /// Lines of text of nodes that were already looked for: rows in rows ask for them again and again.
  var lines: [Int: [(baseline: TextBaseline, proposal: Proposal, line: Double?)]] = [:]
  var measurements = 0
  /// Index of the outermost node, `nil` if nothing is there.
  private(set) var root: Int?

  init(_ view: View, environment: ViewEnvironment) throws(ViewLayoutError) {
    root = try add(view, environment, depth: 0)
    sizes = Array(repeating: [], count: nodes.count)
  }

  /// Adds `view` with its modifiers and returns its outermost node, `nil` for no view.
  private mutating func add(
    _ view: View, _ environment: ViewEnvironment, depth: Int
  ) throws(ViewLayoutError) -> Int? {
    let depth = depth + view.modifiers.count + 1
    guard depth <= LayoutLimits.depth else {
      throw ViewLayoutError(kind: .tooDeep, location: view.location)
    }
    // The environment of the leaf is set from the outside in, so that the innermost wins; what a
    // modifier holds itself sees only what lies further out.
    var environments = [environment]
    for modifier in view.modifiers.reversed() {
      environments.append(Self.environment(environments[environments.count - 1], inside: modifier))
    }
    var inner = environments.removeLast()
    if let name = view.name { inner.name = name }
    guard var index = try addContent(of: view, inner, depth: depth) else { return nil }
    for modifier in view.modifiers {
      let outer = environments.removeLast()
      index = try wrap(index, in: modifier, of: view, outer, depth: depth)
    }
    return index
  }

  private static func environment(
    _ environment: ViewEnvironment, inside modifier: ViewModifier
  ) -> ViewEnvironment {
    var inner = environment
    switch modifier {
    case .foreground(let paint): inner.foreground = environment.resolved(paint)
    case .tint(let paint): inner.tint = environment.resolved(paint)
    case .font(let font): inner.font = font
    case .fontSizeUnknown(let cause): inner.fontObstacle = cause
    case .lineLimit(let limit): inner.lineLimit = limit
    case .part(let part): inner.part = part
    case .padding, .frame, .flexibleFrame, .background, .overlay, .mask, .opacity,
      .compositingGroup, .scale, .offset, .rotation, .transform, .position, .colorEffect, .blend,
      .unresolved, .clip, .containerShape, .contentShape, .hitTesting, .hidden, .fixedSize,
      .aspectRatio, .layoutPriority, .zIndex:
      break
    }
    return inner
  }

  private mutating func addContent(
    of view: View, _ environment: ViewEnvironment, depth: Int
  ) throws(ViewLayoutError) -> Int? {
    let paint = environment.foreground
    switch view.content {
    case .empty: return nil
    case .text(let string):
      let text = LayoutNode.Kind.text(
        string, environment.font, lineLimit: environment.lineLimit, paint)
      let index = try add(text, view, environment)
      nodes[index].fontObstacle = environment.fontObstacle
      nodes[index].neighbor = .text
      return index
    case .picture(var picture):
      if case .icon(let outline, let drawing) = picture.kind {
        picture.kind = .icon(outline, environment.resolved(drawing))
      }
      return try add(
        .picture(picture, fontSize: environment.font.size, paint), view, environment)
    case .shape(let geometry, let drawing):
      return try add(
        .shape(geometry.limited, environment.resolved(drawing)), view, environment)
    case .spacer(let length):
      let minimum = LayoutLimits.limited(length ?? Self.standardSpacing)
      let index = try add(
        .spacer(minimumLength: minimum, environment.axis), view, environment)
      nodes[index].neighbor = .spacer
      // A spacer only takes what no other view wants.
      nodes[index].priority = -.infinity
      return index
    case .divider: return try add(.divider(environment.axis, paint), view, environment)
    case .stack(let stack): return try add(stack, of: view, environment, depth: depth)
    case .button(let label):
      var inside = environment
      inside.axis = nil
      guard let child = try add(label, inside, depth: depth) else { return nil }
      let index = try add(.effect(.button), view, environment, children: [child])
      nodes[index].containsButton = true
      return index
    }
  }

  private mutating func add(
    _ stack: Stack, of view: View, _ environment: ViewEnvironment, depth: Int
  ) throws(ViewLayoutError) -> Int? {
    var inside = environment
    inside.axis = stack.axis == .depth ? nil : stack.axis
    var children: [Int] = []
    for child in stack.views {
      if let index = try add(child, inside, depth: depth) { children.append(index) }
    }
    return try add(
      .stack(
        stack.axis, stack.alignment, stack.axis == .horizontal ? stack.baseline : nil,
        spacing: stack.spacing.map(LayoutLimits.limited)), view, environment, children: children)
  }

  private mutating func add(
    _ kind: LayoutNode.Kind, _ view: View, _ environment: ViewEnvironment, children: [Int] = []
  ) throws(ViewLayoutError) -> Int {
    guard nodes.count < LayoutLimits.nodes else {
      throw ViewLayoutError(kind: .tooMany, location: view.location)
    }
    nodes.append(
      LayoutNode(
        kind: kind, children: children, part: environment.part, name: environment.name,
        location: view.location,
        containsButton: children.contains { nodes[$0].containsButton }))
    return nodes.count - 1
  }

  private mutating func wrap(
    _ index: Int, in modifier: ViewModifier, of view: View, _ outer: ViewEnvironment, depth: Int
  ) throws(ViewLayoutError) -> Int {
    switch modifier {
    case .foreground, .tint, .font, .fontSizeUnknown, .lineLimit, .part: return index
    case .zIndex(let zIndex):
      nodes[index].zIndex = LayoutLimits.limited(zIndex)
      return index
    case .layoutPriority(let priority):
      nodes[index].priority = LayoutLimits.limited(priority)
      return index
    case .background(let secondary, let alignment):
      return try wrap(index, with: secondary, .background(alignment), view, outer, depth)
    case .overlay(let secondary, let alignment):
      return try wrap(index, with: secondary, .overlay(alignment), view, outer, depth)
    case .mask(let mask, let alignment):
      return try wrap(index, with: mask, .mask(alignment), view, outer, depth)
    case .padding, .frame, .flexibleFrame, .opacity, .compositingGroup, .scale, .offset,
      .rotation, .transform, .position, .colorEffect, .blend, .unresolved, .clip,
      .containerShape, .contentShape, .hitTesting, .hidden, .fixedSize, .aspectRatio:
      guard let kind = LayoutNode.Kind(modifier) else { return index }
      return try add(kind, view, outer, around: [index])
    }
  }

  private mutating func wrap(
    _ index: Int, with secondary: View, _ kind: LayoutNode.Kind, _ view: View,
    _ outer: ViewEnvironment, _ depth: Int
  ) throws(ViewLayoutError) -> Int {
    var inside = outer
    inside.axis = nil
    guard let second = try add(secondary, inside, depth: depth) else {
      // A mask that shows nothing hides everything.
      guard case .mask = kind else { return index }
      return try add(.effect(.opacity(0)), view, outer, around: [index])
    }
    return try add(kind, view, outer, around: [index, second])
  }

  /// Adds the node of a modifier; what a stack around it goes by is that of the view inside.
  private mutating func add(
    _ kind: LayoutNode.Kind, _ view: View, _ environment: ViewEnvironment, around children: [Int]
  ) throws(ViewLayoutError) -> Int {
    let index = try add(kind, view, environment, children: children)
    nodes[index].priority = nodes[children[0]].priority
    nodes[index].zIndex = nodes[children[0]].zIndex
    switch (kind, nodes[children[0]].neighbor) {
    case (.padding, .text), (.frame, .text), (.flexibleFrame, .text): break
    case (_, let neighbor): nodes[index].neighbor = neighbor
    }
    return index
  }

  /// Points between neighbours of a stack, and the least length of a spacer, if none is given.
  static let standardSpacing = 8.0
}
