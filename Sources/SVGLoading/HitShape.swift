import Geometry
import SceneModel

/// An area that takes taps.
struct HitShape {
  /// The outline in scene points.
  var path: Path
  var fillRule = FillRule.nonZero
  /// The areas outside of which it takes none.
  var clips: [Clip] = []
  /// The element that the taps go to.
  var element: Int
  /// The control around the element, an index into the builder's owners.
  var owner: Int?
}
