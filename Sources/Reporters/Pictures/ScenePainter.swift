internal import Audit
internal import ColorMath
internal import Geometry
internal import Raster
internal import SceneModel

/// Paints the part of a scene around a control as SVG.
struct ScenePainter {
  /// Most layers and path elements that are drawn; what a card points out, the control's own layers
  /// and large ones come first.
  struct Detail {
    var layers: Int
    var elements: Int

    /// What a card of a control shows.
    static let full = Detail(layers: 240, elements: 8_000)
  }

  /// How deep groups, clips and masks may nest.
  private static let depthLimit = 32

  /// How many layers were left out to keep the picture small.
  private(set) var omittedLayers = 0
  /// Whether something is drawn as a grey weave because nobody knows what it looks like.
  private(set) var hasUnknownPaint = false

  private let scene: Scene
  private let visible: Rect
  private let change: Suggestion.ColorChange?
  private let detail: Detail
  private var isKept: [Bool]

  /// A painter of what `visible` shows of `scene`, whose layers lie in `boxes`.
  ///
  /// `marked` are the layers that the card points out, `own` those of the control. With `change`, the picture shows the suggested colour.
  init(
    _ scene: Scene, boxes: [Rect?], visible: Rect, marked: [Int] = [], own: [Int],
    change: Suggestion.ColorChange? = nil, detail: Detail = .full
  ) {
    self.scene = scene
    self.visible = visible
    self.change = change
    self.detail = detail
    isKept = [Bool](repeating: false, count: scene.drawing.layers.count)
    select(boxes: boxes, marked: Set(marked), own: Set(own))
  }

  private mutating func select(boxes: [Rect?], marked: Set<Int>, own: Set<Int>) {
    var candidates: [(index: Int, rank: Int, area: Double)] = []
    for (index, box) in boxes.enumerated() where isKept.indices.contains(index) {
      guard let overlap = box.flatMap({ $0.intersection(visible) }) else { continue }
      let rank = marked.contains(index) ? 0 : own.contains(index) ? 1 : 2
      candidates.append((index, rank, overlap.area))
    }
    candidates.sort { ($0.rank, -$0.area, $0.index) < ($1.rank, -$1.area, $1.index) }
    var elements = 0
    var layers = 0
    for candidate in candidates {
      let count = scene.drawing.layers[candidate.index].shape.path.elements.count
      guard layers < detail.layers, elements + count <= detail.elements else {
        omittedLayers += 1
        continue
      }
      layers += 1
      elements += count
      isKept[candidate.index] = true
    }
  }

  /// Paints the layers in their groups; coordinates are scene points.
  mutating func paint(into writer: inout PictureWriter) {
    guard let root = pruned(scene.drawing.root, depth: 0) else { return }
    paint(root, of: scene.drawing, depth: 0, into: &writer)
  }

  /// The group without the layers that are not shown, `nil` if nothing is left.
  private func pruned(_ group: Group, depth: Int) -> Group? {
    guard depth < Self.depthLimit else { return nil }
    var result = group
    result.children = group.children.compactMap { child in
      switch child {
      case .layer(let index): isKept.indices.contains(index) && isKept[index] ? child : nil
      case .group(let inner): pruned(inner, depth: depth + 1).map { .group($0) }
      }
    }
    return result.children.isEmpty ? nil : result
  }

  private mutating func paint(
    _ group: Group, of drawing: Drawing, depth: Int, into writer: inout PictureWriter
  ) {
    guard depth < Self.depthLimit else { return }
    var opened = 0
    if group.opacity < 1 || group.blendMode != .normal || group.isIsolated {
      writer.open(
        "g",
        [
          "opacity": group.opacity < 1 ? SVGNumber.text(group.opacity) : nil,
          "style": Self.style(of: group),
        ])
      opened += 1
    }
    if let clip = define(group.clips, depth: depth, into: &writer) {
      writer.open("g", ["clip-path": "url(#\(clip))"])
      opened += 1
    }
    for mask in group.masks {
      guard let id = define(mask, depth: depth, into: &writer) else { continue }
      writer.open("g", ["mask": "url(#\(id))"])
      opened += 1
    }
    for child in group.children {
      switch child {
      case .layer(let index):
        guard drawing.layers.indices.contains(index) else { continue }
        paint(drawing.layers[index], into: &writer)
      case .group(let inner): paint(inner, of: drawing, depth: depth + 1, into: &writer)
      }
    }
    for _ in 0..<opened { writer.close() }
  }

  private static func style(of group: Group) -> String? {
    // `plus-darker` is not a CSS blend mode; the picture shows its layers unblended.
    let mode = group.blendMode == .plusDarker ? .normal : group.blendMode
    if mode != .normal { return "mix-blend-mode:\(mode.rawValue)" }
    return group.isIsolated ? "isolation:isolate" : nil
  }

  private mutating func paint(_ layer: Layer, into writer: inout PictureWriter) {
    let fill = fill(of: layer, into: &writer)
    if let text = layer.text {
      for line in TextLine.lines(of: text, in: layer.shape.path) {
        line.write(fill: fill, into: &writer)
      }
      return
    }
    writer.path(
      layer.shape.path.data,
      [
        "fill": fill.paint, "fill-opacity": fill.opacity,
        "fill-rule": layer.shape.fillRule == .evenOdd ? "evenodd" : nil,
      ])
  }

  private mutating func fill(of layer: Layer, into writer: inout PictureWriter) -> PictureFill {
    var paint = layer.paint.value
    if let change, let recolored = layer.paint.recolored(change.definition, to: change.after) {
      paint = recolored
    }
    let fill = PictureFill(paint, alpha: layer.alpha, into: &writer)
    hasUnknownPaint = hasUnknownPaint || fill.isUnknown
    return fill
  }

  /// Defines the intersection of `clips`, `nil` if there are none.
  private func define(_ clips: [Clip], depth: Int, into writer: inout PictureWriter) -> String? {
    var outer: String?
    for clip in clips {
      outer = define(clip, within: outer, depth: depth + 1, into: &writer)
    }
    return outer
  }

  private func define(
    _ clip: Clip, within parent: String?, depth: Int, into writer: inout PictureWriter
  ) -> String? {
    guard depth < Self.depthLimit else { return parent }
    var outer = parent
    for further in clip.clips {
      outer = define(further, within: outer, depth: depth + 1, into: &writer)
    }
    let members = clip.members.map { member in
      (
        data: member.path.data, rule: member.fillRule,
        clip: define(member.clips, depth: depth + 1, into: &writer)
      )
    }
    for member in members { writer.define(member.data) }
    let id = writer.makeID()
    writer.open("clipPath", ["id": id, "clip-path": outer.map { "url(#\($0))" }])
    for member in members {
      writer.path(
        member.data,
        [
          "clip-rule": member.rule == .evenOdd ? "evenodd" : nil,
          "clip-path": member.clip.map { "url(#\($0))" },
        ])
    }
    writer.close()
    return id
  }

  private mutating func define(
    _ mask: Mask, depth: Int, into writer: inout PictureWriter
  ) -> String? {
    guard mask.content.layers.count <= detail.layers, depth < Self.depthLimit else {
      omittedLayers += mask.content.layers.count
      return nil
    }
    let region = mask.region.flatMap {
      define([Clip(path: $0)], depth: depth + 1, into: &writer)
    }
    let id = writer.makeID()
    writer.open(
      "mask",
      [
        "id": id, "maskUnits": "userSpaceOnUse", "x": SVGNumber.text(visible.x),
        "y": SVGNumber.text(visible.y), "width": SVGNumber.text(visible.width),
        "height": SVGNumber.text(visible.height),
        "style": mask.kind == .alpha ? "mask-type:alpha" : nil,
      ])
    if let region { writer.open("g", ["clip-path": "url(#\(region))"]) }
    paint(mask.content.root, of: mask.content, depth: depth + 1, into: &writer)
    if region != nil { writer.close() }
    writer.close()
    return id
  }
}
