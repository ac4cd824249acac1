public import Geometry
public import SceneModel
import Synchronization

/// A scene with what sampling needs: bounding boxes now, flattened outlines when first asked for.
public final class PreparedScene: Sendable {
  /// The scene.
  public let scene: Scene
  /// Bounding box of each layer of the scene's drawing, `nil` for a layer without extent.
  public let layerBounds: [Rect?]
  private let outlines: Mutex<[Int: FlattenedPath]>

  /// Prepares `scene`; linear in its number of path elements.
  public init(_ scene: Scene) {
    self.scene = scene
    layerBounds = scene.drawing.layers.map(\.shape.path.boundingBox)
    outlines = Mutex([:])
  }

  /// The scene's layers in paint order.
  public var layers: [Layer] { scene.drawing.layers }

  /// The flattened outline of the layer at `index`, computed once.
  public func outline(of index: Int) -> FlattenedPath {
    if let outline = outlines.withLock({ $0[index] }) { return outline }
    let outline = FlattenedPath(layers[index].shape.path)
    outlines.withLock { $0[index] = outline }
    return outline
  }

  /// Bounding box of the layers at `indices`, `nil` if none has an extent.
  public func bounds(of indices: some Sequence<Int>) -> Rect? {
    indices.reduce(nil) { box, index in
      guard let bounds = layerBounds[index] else { return box }
      return box?.union(bounds) ?? bounds
    }
  }
}
