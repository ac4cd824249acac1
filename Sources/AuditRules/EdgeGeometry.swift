import Geometry
import SceneModel
import Synchronization

/// Points along a container's outline, each with a place outside and places inside it.
struct EdgeGeometry: Sendable {
  /// How many points are compared.
  private static let sampleCount = 96
  /// How far from the outline the colours are taken, in points: clear of rounding, within a
  /// hairline border.
  static let margin = 0.25

  /// The places of all points one after the other, of each the one outside first; not empty.
  let places: [Point]
  /// How many places a point has.
  let stride: Int
  /// A rectangle around all places.
  let bounds: Rect

  /// `nil` if the container has no extent.
  init?(_ outline: ContainerOutline) {
    let bands = zip(outline.shapes, outline.clips).filter { $0.0.centerLine != nil }.map {
      (shape, clips) in
      // Of a stroke that is clipped along its middle the inner half remains.
      let band = Region(path: shape.path, fillRule: shape.fillRule)
      return (shape: shape, region: clips.reduce(band) { $0.intersection(Region(clip: $1)) })
    }
    // The painted extent: strokes reach beyond their centre line.
    let painted = Region.union(of: [outline.silhouette] + bands.map(\.region))
    guard let box = painted.boundingBox else { return nil }
    let widths = bands.compactMap { Self.width(of: $0.region, along: $0.shape.centerLine) }
    let depths = [-Self.margin, Self.margin] + widths.map { $0 + Self.margin }
    stride = depths.count
    places = Self.walk(painted, depths: depths)
    bounds = box.inset(by: -2 * Self.margin)
    if places.isEmpty { return nil }
  }

  /// Width of a stroked band, from its area and the length of its centre line.
  private static func width(of band: Region, along line: Path?) -> Double? {
    guard let length = line?.flattened().reduce(0, { $0 + $1.length }), length > 0 else {
      return nil
    }
    return band.area / length
  }

  /// The places `depths` inside of evenly spread points on the outline.
  private static func walk(_ region: Region, depths: [Double]) -> [Point] {
    let outlines = region.path.flattened()
    let total = outlines.reduce(0) { $0 + $1.length }
    guard total > 0 else { return [] }
    let step = total / Double(sampleCount)
    var places: [Point] = []
    places.reserveCapacity((sampleCount + 1) * depths.count)
    var next = step / 2
    var walked = 0.0
    for outline in outlines {
      for (start, end) in outline.segments {
        let vector = end - start
        let length = vector.length
        while length > 0 && next <= walked + length {
          let position = start.interpolated(to: end, at: (next - walked) / length)
          var normal = Point(x: vector.y / length, y: -vector.x / length)
          if region.contains(position + normal * margin) { normal = normal * -1 }
          for depth in depths { places.append(position - normal * depth) }
          next += step
        }
        walked += length
      }
    }
    return places
  }
}

/// The geometries of container outlines, which are equal in most states, appearances and controls;
/// any task may ask.
final class EdgeGeometryMemory: Sendable {
  /// Most geometries that are kept, of some kilobytes each.
  private static let limit = 256

  private let geometries = Mutex<[ContainerOutline: EdgeGeometry?]>([:])

  /// The geometry of `outline`; `nil` if it has no extent.
  func geometry(of outline: ContainerOutline) -> EdgeGeometry? {
    if let known = geometries.withLock({ $0[outline] }) { return known }
    let geometry = EdgeGeometry(outline)
    geometries.withLock {
      if $0.count >= Self.limit { $0.removeAll(keepingCapacity: true) }
      $0[outline] = .some(geometry)
    }
    return geometry
  }
}
