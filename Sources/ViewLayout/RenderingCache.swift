import Geometry

/// What was already worked out: states and appearances mostly share their outlines and regions.
public struct RenderingCache {
  private struct Stroke: Hashable {
    var centerLine: Path
    var style: StrokeStyle
  }

  private var regions: [[TapArea]: Region] = [:]
  private var strokes: [Stroke: Path] = [:]

  /// An empty cache.
  public init() {}

  /// The band that a stroke covers along `centerLine`.
  mutating func outline(of centerLine: Path, _ style: StrokeStyle) -> Path {
    let stroke = Stroke(centerLine: centerLine, style: style)
    if let known = strokes[stroke] { return known }
    let outline = centerLine.stroked(style)
    strokes[stroke] = outline
    return outline
  }

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
