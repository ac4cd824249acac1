import ColorMath
import Geometry
import SceneModel

/// The part of a scene that can matter inside a rectangle, as a list of compositing steps.
///
/// Layers that miss the rectangle are dropped, and areas that cover it whole need no test any more,
/// so that the usual flat background costs a handful of additions a point.
struct LocalScene: Sendable {
  /// Where a shape, clip or effect applies inside the rectangle.
  enum Area: Sendable {
    case everywhere
    case inside(FlattenedPath, FillRule)
    /// The ink of a text inside its cells.
    case ink(TextInk)

    var isInk: Bool {
      if case .ink = self { return true }
      return false
    }

    func contains(_ point: Point) -> Bool { coverage(at: point) > 0 }

    /// How much of the paint there is at `point`, 0...1; only ink has a share.
    func coverage(at point: Point) -> Double {
      switch self {
      case .everywhere: 1
      case .inside(let path, let rule): path.contains(point, fillRule: rule) ? 1 : 0
      case .ink(let ink): ink.coverage(at: point)
      }
    }
  }

  /// A layer's paint.
  struct Painting: Sendable {
    var layer: Int
    var area: Area
    var paint: PaintSampler
    /// Whether it belongs to the measured part.
    var isTarget: Bool
    /// Index of the cause if ``paint`` is unresolved.
    var cause: Int
  }

  /// A group's start; ``end`` is the index of its end step.
  struct Opening: Sendable {
    var clips: [LocalClip]
    var isPassThrough: Bool
    var end: Int
  }

  /// What happens to a group's result at its end.
  struct Closing: Sendable {
    var isPassThrough: Bool
    var opacity: Double
    var blendMode: BlendMode
    var masks: [LocalMask]
    /// Where an effect makes the result unknown, and the index of the cause.
    var effect: (bounds: Rect?, cause: Int)?
  }

  /// One step by its index in ``paintings``, ``openings``, ``closings`` or ``filters``: small, because sampling
  /// reads the steps for every point.
  enum Step: Sendable {
    case paint(Int)
    case open(Int)
    case close(Int)
    case filter(Int)
  }

  private(set) var steps: [Step] = []
  private(set) var paintings: [Painting] = []
  private(set) var openings: [Opening] = []
  private(set) var closings: [Closing] = []
  private(set) var filters: [LocalFilter] = []
  private(set) var causes: [IncompleteCause] = []
  /// Whether the composited colour is the same at every point of the rectangle that a target covers.
  private(set) var isConstant = true
  private let rect: Rect
  private let showsInk: Bool
  /// How many groups are being added.
  private var depth = 0
  /// How many filters are around; their content is asked for colours beyond the targets' areas.
  private let filterDepth: Int

  /// What of a scene matters in `rect`.
  ///
  /// Glyphs cover only a small part of their cells: around a measured text, other texts are typical
  /// ink, and elsewhere they are left out. A single target's own area is not tested: it is
  /// sampled at its own points.
  init(_ prepared: PreparedScene, in rect: Rect, targets: Set<Int>) {
    self.rect = rect
    filterDepth = 0
    showsInk = targets.contains { prepared.layers[$0].text != nil }
    add(prepared.scene.drawing.root, of: PreparedDrawing(prepared), targets: targets)
  }

  /// Whether nothing is painted.
  var isEmpty: Bool { steps.isEmpty }

  /// Whether a measured layer is painted.
  var hasTargets: Bool {
    paintings.contains(where: \.isTarget) || filters.contains(where: \.hasTargets)
  }

  /// Whether a blur has to be computed at every point.
  var hasBlur: Bool {
    steps.contains { step in
      if case .filter(let filter) = step { return filters[filter].hasBlur }
      return false
    }
  }

  /// Whether nothing but measured layers is painted.
  var isEmptyWithoutTargets: Bool {
    filters.isEmpty && paintings.allSatisfy(\.isTarget)
      && closings.allSatisfy { $0.effect == nil && $0.masks.allSatisfy { $0.cause < 0 } }
  }

  /// Gives the paints that come from `definition` another colour; their alphas stay.
  mutating func recolor(_ definition: Definition, to color: Color, in scene: Scene) {
    for index in paintings.indices {
      let layer = paintings[index].layer
      guard let paint = scene.drawing.layers[layer].paint.recolored(definition, to: color) else {
        continue
      }
      paintings[index].paint = PaintSampler(paint, alpha: scene.drawing.layers[layer].alpha)
    }
    for index in filters.indices { filters[index].recolor(definition, to: color, in: scene) }
  }

  fileprivate init(_ drawing: Drawing, in rect: Rect) {
    self.rect = rect
    filterDepth = 0
    showsInk = false
    add(drawing.root, of: PreparedDrawing(drawing), targets: [])
  }

  /// The unfiltered content of a group in `outer`.
  private init(
    _ children: [Group.Node], of drawing: PreparedDrawing, in rect: Rect, targets: Set<Int>,
    inside outer: LocalScene
  ) {
    self.rect = rect
    filterDepth = outer.filterDepth + 1
    showsInk = outer.showsInk
    add(children, of: drawing, targets: targets)
  }

  private mutating func add(_ group: Group, of drawing: PreparedDrawing, targets: Set<Int>) {
    var clips: [LocalClip] = []
    for clip in group.clips {
      switch LocalClip.relation(of: clip, to: rect) {
      case .outside: return
      case .covering: break
      case .crossing(let local):
        clips.append(local)
        isConstant = false
      }
    }
    let isNeeded = !group.isPassThrough || !clips.isEmpty
    let start = steps.count
    if isNeeded {
      steps.append(.open(openings.count))
      openings.append(Opening(clips: clips, isPassThrough: group.isPassThrough, end: 0))
      depth += 1
    }
    if let filter = group.filter {
      add(filter, over: group.children, of: drawing, targets: targets)
    } else {
      add(group.children, of: drawing, targets: targets)
    }
    guard isNeeded else { return }
    depth -= 1
    if steps.count == start + 1 && group.unresolvedEffect == nil {
      steps.removeLast()
      openings.removeLast()
      return
    }
    close(group, startedAt: start)
  }

  private mutating func add(
    _ children: [Group.Node], of drawing: PreparedDrawing, targets: Set<Int>
  ) {
    for child in children {
      switch child {
      case .layer(let index): add(layer: index, of: drawing, targets: targets)
      case .group(let group): add(group, of: drawing, targets: targets)
      }
    }
  }

  private mutating func add(
    _ filter: Filter, over children: [Group.Node], of drawing: PreparedDrawing, targets: Set<Int>
  ) {
    if let last = filter.primitives.last?.region {
      guard let bounds = last.boundingBox, bounds.intersects(rect) else { return }
    }
    let reach = filter.reach
    let content = LocalScene(
      children, of: drawing, in: rect.inset(by: -reach), targets: targets, inside: self)
    let firstCause = causes.count
    causes += content.causes
    causes.append(filter.cause)
    isConstant = false
    steps.append(.filter(filters.count))
    filters.append(
      LocalFilter(
        filter, content: content, firstCause: firstCause, cause: causes.count - 1,
        depth: filterDepth))
  }

  private mutating func close(_ group: Group, startedAt start: Int) {
    var effect: (bounds: Rect?, cause: Int)?
    if let unresolved = group.unresolvedEffect {
      if unresolved.bounds.map({ $0.intersects(rect) }) ?? true {
        effect = (unresolved.bounds, causes.count)
        causes.append(unresolved.cause)
        isConstant = false
      }
    }
    let masks = group.masks.map { localMask($0) }
    if case .open(let opening) = steps[start] { openings[opening].end = steps.count }
    steps.append(.close(closings.count))
    closings.append(
      Closing(
        isPassThrough: group.isPassThrough, opacity: group.opacity, blendMode: group.blendMode,
        masks: masks, effect: effect))
  }

  private mutating func localMask(_ mask: Mask) -> LocalMask {
    let content = LocalScene(mask.content, in: rect)
    isConstant = false
    guard let cause = content.causes.first else {
      return LocalMask(mask, content: content, cause: -1)
    }
    causes.append(cause)
    return LocalMask(mask, content: content, cause: causes.count - 1)
  }

  private mutating func add(layer index: Int, of drawing: PreparedDrawing, targets: Set<Int>) {
    // Most layers of a large drawing lie elsewhere: a look at the box is all that they may cost.
    guard let bounds = drawing.bounds(of: index), bounds.intersects(rect) else { return }
    let layer = drawing.layers[index]
    let isTarget = targets.contains(index)
    let isInk = layer.text != nil && !isTarget
    if isInk && !showsInk { return }
    guard layer.alpha > 0 else { return }
    var area = Area.everywhere
    if !isTarget || targets.count > 1 || filterDepth > 0 {
      let outline = drawing.outline(of: index)
      switch outline.relation(to: rect, fillRule: layer.shape.fillRule) {
      case .outside: return
      case .covering: break
      case .crossing:
        area = .inside(outline, layer.shape.fillRule)
        isConstant = false
      }
      if isInk {
        area = .ink(TextInk(layer.shape.path))
        isConstant = false
      }
    }
    let paint = PaintSampler(layer.paint.value, alpha: layer.alpha)
    if depth == 0, !isTarget, case .everywhere = area, case .color(let color) = paint,
      color.alpha >= 1
    {
      // Nothing shows through.
      steps = []
      isConstant = true
    }
    if !paint.isConstant { isConstant = false }
    var cause = -1
    if case .unresolved(let reason, _) = paint {
      cause = causes.count
      causes.append(reason)
    }
    steps.append(.paint(paintings.count))
    paintings.append(
      Painting(layer: index, area: area, paint: paint, isTarget: isTarget, cause: cause))
  }
}
