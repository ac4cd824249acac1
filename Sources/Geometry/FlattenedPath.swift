/// A path prepared for many questions about single points.
///
/// Edges are listed by horizontal bands, about as many as there are edges; a query looks at one
/// band and allocates nothing.
public struct FlattenedPath: Sendable {
  private struct Edge {
    var topY: Double
    var bottomY: Double
    var topX: Double
    /// Change of x per y.
    var slope: Double
    var winding: Int32
  }

  /// Most bands that a path is divided into.
  private static let maximumBands = 2048
  /// Most entries per edge, on average; long edges would else be listed in every band.
  private static let maximumEntriesPerEdge = 8

  /// The smallest rectangle around the flattened path, `nil` if it is empty.
  public let boundingBox: Rect?
  private var edges: [Edge] = []
  /// Edges without height, which no query for a point needs.
  private var horizontals: [(y: Double, minX: Double, maxX: Double)] = []
  private var bandStarts: [Int32] = []
  private var bandsPerPoint = 0.0
  private var bandCount = 0

  /// Flattens a path; subpaths count as closed.
  public init(_ path: Path, tolerance: Double = Path.samplingTolerance) {
    let polylines = path.flattened(tolerance: tolerance)
    boundingBox = Rect(around: polylines.lazy.flatMap(\.points))
    var flat: [Edge] = []
    for polyline in polylines {
      guard var previous = polyline.points.last else { continue }
      for point in polyline.points {
        if point.y != previous.y {
          let isDown = previous.y < point.y
          let (top, bottom) = isDown ? (previous, point) : (point, previous)
          flat.append(
            Edge(
              topY: top.y, bottomY: bottom.y, topX: top.x,
              slope: (bottom.x - top.x) / (bottom.y - top.y), winding: isDown ? 1 : -1))
        } else if point.x != previous.x {
          horizontals.append(
            (point.y, min(point.x, previous.x), max(point.x, previous.x)))
        }
        previous = point
      }
    }
    guard let boundingBox, boundingBox.height > 0, boundingBox.height.isFinite, !flat.isEmpty
    else { return }
    fillBands(flat, boundingBox)
  }

  private mutating func fillBands(_ flat: [Edge], _ box: Rect) {
    let totalHeight = flat.reduce(0) { $0 + $1.bottomY - $1.topY }
    let overlap = max(totalHeight / box.height, 1)
    let affordable = Double(flat.count * FlattenedPath.maximumEntriesPerEdge) / overlap
    bandCount = Int(min(max(affordable, 1), Double(FlattenedPath.maximumBands)))
    bandsPerPoint = Double(bandCount) / box.height
    guard bandsPerPoint.isFinite else {
      bandCount = 0
      return
    }
    var counts = [Int32](repeating: 0, count: bandCount + 1)
    for edge in flat {
      for band in bands(of: edge, box) { counts[band + 1] += 1 }
    }
    for band in 0..<bandCount { counts[band + 1] += counts[band] }
    bandStarts = counts
    var next = counts
    edges = Array(repeating: flat[0], count: Int(counts[bandCount]))
    for edge in flat {
      for band in bands(of: edge, box) {
        edges[Int(next[band])] = edge
        next[band] += 1
      }
    }
  }

  private func bands(of edge: Edge, _ box: Rect) -> ClosedRange<Int> {
    let first = min(Int((edge.topY - box.y) * bandsPerPoint), bandCount - 1)
    let last = min(Int((edge.bottomY - box.y) * bandsPerPoint), bandCount - 1)
    return first...last
  }

  /// Whether `point` lies inside the path; points on the outline may be either.
  public func contains(_ point: Point, fillRule: FillRule = .nonZero) -> Bool {
    let winding = windingNumber(at: point)
    return switch fillRule {
    case .nonZero: winding != 0
    case .evenOdd: winding & 1 != 0
    }
  }

  /// How often the path runs around `point`, counter-clockwise on screen.
  public func windingNumber(at point: Point) -> Int32 {
    guard bandCount > 0, let boundingBox, boundingBox.contains(point) else { return 0 }
    let band = min(Int((point.y - boundingBox.y) * bandsPerPoint), bandCount - 1)
    var winding: Int32 = 0
    for index in Int(bandStarts[band])..<Int(bandStarts[band + 1]) {
      let edge = edges[index]
      if edge.topY <= point.y, point.y < edge.bottomY,
        edge.topX + (point.y - edge.topY) * edge.slope <= point.x
      {
        winding &+= edge.winding
      }
    }
    return winding
  }

  /// Whether an edge runs through the inside of `rect`; touching its sides is not enough.
  func outlineCrosses(_ rect: Rect) -> Bool {
    guard let boundingBox else { return false }
    let crosses = horizontals.contains {
      $0.y > rect.y && $0.y < rect.maxY && $0.maxX > rect.x && $0.minX < rect.maxX
    }
    if crosses || bandCount == 0 { return crosses }
    let first = band(at: rect.y, boundingBox)
    let last = band(at: rect.maxY, boundingBox)
    return edges[Int(bandStarts[first])..<Int(bandStarts[last + 1])].contains { edge in
      let top = max(edge.topY, rect.y)
      let bottom = min(edge.bottomY, rect.maxY)
      guard top < bottom else { return false }
      let topX = edge.topX + (top - edge.topY) * edge.slope
      let bottomX = edge.topX + (bottom - edge.topY) * edge.slope
      return max(topX, bottomX) > rect.x && min(topX, bottomX) < rect.maxX
    }
  }

  private func band(at y: Double, _ box: Rect) -> Int {
    Int(min(max((y - box.y) * bandsPerPoint, 0), Double(bandCount - 1)))
  }
}
