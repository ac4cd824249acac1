import Geometry

/// The area in which a leaf takes taps.
struct TapArea: Hashable {
  /// The outline in scene points.
  var path: Path
  var fillRule: FillRule
  /// The same outline as a shape in layout bounds, `nil` if it is none.
  var outline: Outline?
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

  var region: Region {
    if let rectangle = outline?.rectangle { return Region(rect: rectangle) }
    return Region(path: path, fillRule: fillRule)
  }
}

/// Hit regions that were already worked out: states and appearances mostly share theirs.
public struct HitRegionCache {
  private var regions: [[TapArea]: Region] = [:]

  /// A cache without regions.
  public init() {}

  /// The points that take taps inside the button, less what later views outside it cover.
  mutating func region(of taps: [TapArea]) -> Region {
    if let known = regions[taps] { return known }
    let last = taps.lastIndex(where: \.isInsideButton) ?? taps.startIndex
    let inside = Self.withoutCovered(taps.filter(\.isInsideButton)).map(\.region)
    let above = taps[last...].filter { !$0.isInsideButton }.map(\.region)
    var region = inside.count == 1 ? inside[0] : Region.union(of: inside)
    if !above.isEmpty { region = region.subtracting(.union(of: above)) }
    regions[taps] = region
    return region
  }

  /// The areas except those that lie inside the largest one.
  private static func withoutCovered(_ taps: [TapArea]) -> [TapArea] {
    guard taps.count > 1 else { return taps }
    let boxes = taps.map { $0.path.boundingBox ?? Rect(size: .zero) }
    let largest = taps.indices.filter { taps[$0].outline != nil }
      .max { boxes[$0].area < boxes[$1].area }
    guard let largest, let outline = taps[largest].outline,
      let inverse = outline.transform.inverse
    else { return taps }
    return taps.indices.filter {
      $0 == largest
        || !outline.geometry.contains(taps[$0].path.applying(inverse), in: outline.bounds)
    }.map { taps[$0] }
  }
}
