import Geometry
import SceneModel

extension DrawingBuilder {
  /// A group whose content is being drawn.
  struct OpenGroup {
    var element: Int
    var context: Context
    var clips: [Clip]
    var firstOutline: Int
    var firstStrokeOutline: Int
    var firstHit: Int
    /// Whether the group is beyond the depth that painting can follow.
    var isTooDeep: Bool
  }

  /// Opens a group if the element has an effect on its content as a whole.
  mutating func open(_ index: Int, in context: Context) {
    let style = context.style
    let hasEffect =
      style.opacity < 1 || style.blendMode != .normal || style.isIsolated
      || style.clipPath != .none || style.mask != .none || style.filter != .none
      || style.animation != nil
      || (style.pointerEvents == .boundingBox && document[index].kind.isContainer)
    if hasEffect { open(index, in: context, clips: []) }
  }

  /// Opens a group that is cut by `clips` besides what the element's style says.
  mutating func open(_ index: Int, in context: Context, clips: [Clip]) {
    let depth = nodeLists.count
    guard depth <= Limits.maximumGroupDepth else { return }
    nodeLists.append([])
    tasks.append(
      .close(
        OpenGroup(
          element: index, context: context, clips: clips, firstOutline: outlines.count,
          firstStrokeOutline: strokeOutlines.count, firstHit: hitShapes.count,
          isTooDeep: depth == Limits.maximumGroupDepth)))
  }

  /// Adds the group that ends, with the effects of its element.
  mutating func close(_ open: OpenGroup) {
    let children = nodeLists.removeLast()
    var group = Group(clips: open.clips, children: children)
    let effects = GroupEffects(
      document: document, styles: styles, references: references, element: open.element,
      context: open.context, outlines: outlines[open.firstOutline...],
      strokeOutlines: strokeOutlines[open.firstStrokeOutline...])
    effects.apply(to: &group, &diagnostics)
    if open.isTooDeep {
      group.unresolvedEffect = UnresolvedEffect(
        cause: IncompleteCause(
          .unsupported, "more than \(Limits.maximumGroupDepth) groups inside each other",
          at: document.location(of: open.element)), bounds: nil)
    }
    if !group.clips.isEmpty {
      for index in hitShapes.indices.dropFirst(open.firstHit) {
        hitShapes[index].clips += group.clips
      }
    }
    if open.context.style.pointerEvents == .boundingBox, let box = effects.sceneBox {
      hitShapes.append(
        HitShape(path: .rectangle(box), element: open.element, owner: open.context.owner))
    }
    append(group)
  }

  /// Adds a closed group, or what is left of it once groups without effect are dissolved.
  private mutating func append(_ group: Group) {
    // A filter may fill its region with nothing under it.
    if group.children.isEmpty, group.filter == nil { return }
    if group.isPassThrough, group.clips.isEmpty {
      nodeLists[nodeLists.count - 1] += group.children
      return
    }
    // The opacity of a single layer is that of its paint.
    if group.children.count == 1, case .layer(let index) = group.children[0], group.masks.isEmpty,
      group.filter == nil,
      group.clips.isEmpty, group.unresolvedEffect == nil, group.blendMode == .normal
    {
      layers[index].alpha *= group.opacity
      nodeLists[nodeLists.count - 1].append(.layer(index))
      return
    }
    nodeLists[nodeLists.count - 1].append(.group(group))
  }
}
