internal import Audit
internal import Geometry
internal import SceneModel

/// Where the layers of a source's scenes lie, worked out once for each scene.
struct SceneBoxes {
  private var boxes: [Int: [Rect?]] = [:]

  /// The bounding boxes of the layers of a scene; `nil` for a layer that is nowhere.
  mutating func boxes(of scene: Int, in source: AuditedSource) -> [Rect?] {
    if let known = boxes[scene] { return known }
    let result = source.scenes[scene].drawing.layers.map(\.shape.path.boundingBox)
    boxes[scene] = result
    return result
  }

  /// The bounding boxes of the layers of a card's scene.
  mutating func bounds(of card: CardContent, in source: AuditedSource) -> [Rect?] {
    boxes(of: card.rendition.scene, in: source)
  }
}
