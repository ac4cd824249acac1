import Geometry
import SceneModel

/// A drawing with bounding boxes and outlines, from a prepared scene or, for a mask, on the spot.
struct PreparedDrawing {
  let layers: [Layer]
  private let prepared: PreparedScene?

  init(_ prepared: PreparedScene) {
    layers = prepared.layers
    self.prepared = prepared
  }

  init(_ drawing: Drawing) {
    layers = drawing.layers
    prepared = nil
  }

  func bounds(of index: Int) -> Rect? {
    prepared?.layerBounds[index] ?? layers[index].shape.path.boundingBox
  }

  func outline(of index: Int) -> FlattenedPath {
    prepared?.outline(of: index) ?? FlattenedPath(layers[index].shape.path)
  }
}
