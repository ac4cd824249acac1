/// A path prepared for many questions about single points.
///
/// Edges are listed by horizontal bands, about as many as there are edges; a query looks at one
/// band and allocates nothing. An object, so that whoever asks holds one reference and no copies.
public final class FlattenedPath: Sendable {
  fileprivate struct Edge {
    var topY: Double
    var bottomY: Double
    var topX: Double
    /// Change of x per y.
    var slope: Double
    var winding: Int32
  }

  /// Most bands that a path is divided into.
  fileprivate static let maximumBands = 2048
  /// Most entries per edge, on average; long edges would else be listed in every band.
  fileprivate static let maximumEntriesPerEdge = 8

  /// The smallest rectangle around the flattened path, `nil` if it is empty.
  public let boundingBox: Rect?
  /// Edges without height, which no query for a point needs.
  private let horizontals: [(y: Double, minX: Double, maxX: Double)]
  private let bands: Bands

  /// Edges by horizontal bands.
  fileprivate struct Bands {
    var edges: [Edge] = []
    /// For each band the index of its first edge, then the number of edges.
    var starts: [Int32] = []
    var perPoint = 0.0
    var count = 0
  }

  /// Flattens a path; subpaths count as closed.
  public init(_ path: Path, tolerance: Double = Path.samplingTolerance) {
    let polylines = path.flattened(tolerance: tolerance)
    let box = Rect(around: polylines.lazy.flatMap(\.points))
    var flat: [Edge] = []
    var horizontals: [(y: Double, minX: Double, maxX: Double)] = []
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
    boundingBox = box
    self.horizontals = horizontals
    if let box, box.height > 0, box.height.isFinite, !flat.isEmpty {
      bands = Bands(flat, box)
    } else {
      bands = Bands()
    }
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
    guard bands.count > 0, let boundingBox, boundingBox.contains(point) else { return 0 }
    let band = min(Int((point.y - boundingBox.y) * bands.perPoint), bands.count - 1)
    var winding: Int32 = 0
    for index in Int(bands.starts[band])..<Int(bands.starts[band + 1]) {
      let edge = bands.edges[index]
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
    if crosses || bands.count == 0 { return crosses }
    let first = bands.band(at: rect.y, boundingBox)
    let last = bands.band(at: rect.maxY, boundingBox)
    return bands.edges[Int(bands.starts[first])..<Int(bands.starts[last + 1])].contains { edge in
      let top = max(edge.topY, rect.y)
      let bottom = min(edge.bottomY, rect.maxY)
      guard top < bottom else { return false }
      let topX = edge.topX + (top - edge.topY) * edge.slope
      let bottomX = edge.topX + (bottom - edge.topY) * edge.slope
      return max(topX, bottomX) > rect.x && min(topX, bottomX) < rect.maxX
    }
  }
}

extension FlattenedPath.Bands {
  init(_ flat: [FlattenedPath.Edge], _ box: Rect) {
    let totalHeight = flat.reduce(0) { $0 + $1.bottomY - $1.topY }
    let overlap = max(totalHeight / box.height, 1)
    let affordable = Double(flat.count * FlattenedPath.maximumEntriesPerEdge) / overlap
    let count = Int(min(max(affordable, 1), Double(FlattenedPath.maximumBands)))
    perPoint = Double(count) / box.height
    guard perPoint.isFinite else { return }
    self.count = count
    var counts = [Int32](repeating: 0, count: count + 1)
    for edge in flat {
      for band in bands(of: edge, box) { counts[band + 1] += 1 }
    }
    for band in 0..<count { counts[band + 1] += counts[band] }
    starts = counts
    var next = counts
    edges = Array(repeating: flat[0], count: Int(counts[count]))
    for edge in flat {
      for band in bands(of: edge, box) {
        edges[Int(next[band])] = edge
        next[band] += 1
      }
    }
  }

  private func bands(of edge: FlattenedPath.Edge, _ box: Rect) -> ClosedRange<Int> {
    let first = min(Int((edge.topY - box.y) * perPoint), count - 1)
    let last = min(Int((edge.bottomY - box.y) * perPoint), count - 1)
    return first...last
  }

  /// The band around `y`, or else the nearest one.
  fileprivate func band(at y: Double, _ box: Rect) -> Int {
    Int(min(max((y - box.y) * perPoint, 0), Double(count - 1)))
  }
}
