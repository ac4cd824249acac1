/// A set of points of the plane that polygons bound, with exact set operations.
///
/// A region is closed: its outline belongs to it. Parts without area do not exist: they vanish when
/// a region is made. Coordinates are rounded to a grid of 2^-32 points and limited to
/// 524,288 points (`CoordinateGrid`); on that grid nothing depends on the order or the angle of
/// segments. Equality compares outlines: equal unions of rectangles are always equal.
public struct Region: Hashable, Sendable {
  /// The outline without its horizontal parts, in the order of a sweep; no edges cross.
  let edges: [BoundaryEdge]
  /// Whether the outline was too complex and is rounded to a raster.
  ///
  /// The limits are `Arrangement.maximumComparisons` and `Arrangement.maximumCuts`.
  public let isApproximate: Bool

  init(edges: [BoundaryEdge], isApproximate: Bool = false) {
    self.edges = edges
    self.isApproximate = isApproximate
  }

  init(_ arrangement: consuming Arrangement, _ rule: Arrangement.Rule, isApproximate: Bool = false)
  {
    let outline = arrangement.outline(rule)
    self.init(edges: outline.edges, isApproximate: outline.isApproximate || isApproximate)
  }

  /// The region without points.
  public static let empty = Region(edges: [])

  /// The points of a rectangle; empty if an extent is 0 or not finite.
  public init(rect: Rect) {
    let corners = [Point(x: rect.x, y: rect.y), Point(x: rect.maxX, y: rect.maxY)]
    guard corners.allSatisfy(\.isFinite) else {
      self = .empty
      return
    }
    let (start, end) = (CoordinateGrid.snapped(corners[0]), CoordinateGrid.snapped(corners[1]))
    guard start.x < end.x, start.y < end.y else {
      self = .empty
      return
    }
    self.init(edges: [
      BoundaryEdge(top: start, bottom: Point(x: start.x, y: end.y), side: .left),
      BoundaryEdge(top: Point(x: end.x, y: start.y), bottom: end, side: .right),
    ])
  }

  /// The points inside `path`, its subpaths closed, its curves flattened.
  ///
  /// Empty if a coordinate is not finite.
  public init(
    path: Path, fillRule: FillRule = .nonZero, tolerance: Double = Path.regionTolerance
  ) {
    var arrangement = Arrangement()
    for polyline in path.flattened(tolerance: tolerance) {
      guard var previous = polyline.points.last.map(CoordinateGrid.snapped) else { continue }
      for point in polyline.points {
        let next = CoordinateGrid.snapped(point)
        arrangement.add(from: previous, to: next, operand: .first)
        previous = next
      }
    }
    switch fillRule {
    case .nonZero: self.init(arrangement, .nonZero)
    case .evenOdd: self.init(arrangement, .evenOdd)
    }
  }

  /// Whether there are no points.
  public var isEmpty: Bool { edges.isEmpty }

  /// Area in square points.
  public var area: Double {
    guard let origin = edges.first?.top.x else { return 0 }
    var doubled = 0.0
    for edge in edges {
      let width = (edge.top.x - origin) + (edge.bottom.x - origin)
      doubled -= Double(edge.winding) * width * (edge.bottom.y - edge.top.y)
    }
    return max(doubled / 2, 0)
  }

  /// The smallest rectangle around the region, `nil` if it is empty.
  public var boundingBox: Rect? {
    guard let box = Rect(around: edges.lazy.flatMap { [$0.top, $0.bottom] }) else { return nil }
    let (x, y) = (CoordinateGrid.decimal(box.x), CoordinateGrid.decimal(box.y))
    return Rect(
      x: x, y: y, width: CoordinateGrid.decimal(box.maxX) - x,
      height: CoordinateGrid.decimal(box.maxY) - y)
  }
}

extension Region: CustomStringConvertible {
  /// Area and place, instead of thousands of edges.
  public var description: String {
    guard let box = boundingBox else { return "empty region" }
    return "region of area \(area) in \(box.x), \(box.y), \(box.width) x \(box.height)"
  }
}
