import Geometry
import SceneModel

/// The area in which a leaf takes taps.
struct TapArea: Hashable {
  /// The outline in scene points.
  var path: Path
  var fillRule: FillRule
  /// The same outline as a shape in layout bounds, `nil` if it is none.
  var outline: Outline?
  /// Whether it is the band of a stroke.
  var isBand = false
  /// Of a border, what it is cut to: what lies outside is seen nowhere and aimed at by nobody.
  var clips: [Shape] = []
  /// Whether it belongs to the button rather than to what lies around it.
  var isInsideButton: Bool

  struct Outline: Hashable {
    var geometry: ShapeGeometry
    var bounds: Rect
    var transform: AffineTransform

    /// The area in scene points, `nil` unless it is a rectangle along the axes.
    var rectangle: Rect? {
      guard geometry == ShapeGeometry(.rectangle), transform.keepsAxes else { return nil }
      return bounds.applying(transform)
    }
  }

  /// Areas that look alike from afar differ in their paths only, which equality compares.
  func hash(into hasher: inout Hasher) {
    hasher.combine(path.elements.count)
    hasher.combine(path.elements.first)
    hasher.combine(outline?.bounds)
  }

  var region: Region {
    if let rectangle = outline?.rectangle { return Region(rect: rectangle) }
    return clips.reduce(Region(path: path, fillRule: fillRule)) { region, clip in
      region.intersection(Region(path: clip.path, fillRule: clip.fillRule))
    }
  }
}
