import Geometry
import TestSupport
import Testing

/// Laws that hold for all regions, tried on seeded random ones.
@Suite("Region laws")
struct RegionPropertyTests {
  /// Random self-intersecting polygons; small integers make shared vertices and edges frequent.
  private static func region(
    _ random: inout SeededGenerator, isCoarse: Bool
  ) -> (region: Region, path: FlattenedPath, fillRule: FillRule) {
    var path = Path()
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let points = (0..<Int.random(in: 3...12, using: &random)).map { _ in
        isCoarse
          ? Point(
            x: Double(Int.random(in: 0...8, using: &random)),
            y: Double(Int.random(in: 0...8, using: &random)))
          : Point(x: .random(in: 0...8, using: &random), y: .random(in: 0...8, using: &random))
      }
      path.append(.polygon(points))
    }
    let fillRule: FillRule = Bool.random(using: &random) ? .nonZero : .evenOdd
    return (Region(path: path, fillRule: fillRule), FlattenedPath(path), fillRule)
  }

  @Test("areas are additive and points agree with boolean logic", arguments: 0..<120)
  func setOperations(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let isCoarse = seed % 2 == 0
    let a = RegionPropertyTests.region(&random, isCoarse: isCoarse)
    let b = RegionPropertyTests.region(&random, isCoarse: isCoarse)
    let union = a.region.union(b.region)
    let intersection = a.region.intersection(b.region)
    let difference = a.region.subtracting(b.region)
    #expect(abs(union.area + intersection.area - a.region.area - b.region.area) < 1e-6)
    #expect(abs(difference.area + intersection.area - a.region.area) < 1e-6)
    #expect(!union.isApproximate)
    for _ in 0..<40 {
      // Odd offsets keep points off the edges, for which closed sets follow other laws.
      let point = Point(
        x: .random(in: -1...9, using: &random), y: .random(in: -1...9, using: &random))
      let inA = a.path.contains(point, fillRule: a.fillRule)
      let inB = b.path.contains(point, fillRule: b.fillRule)
      #expect(a.region.contains(point) == inA)
      #expect(union.contains(point) == (inA || inB))
      #expect(intersection.contains(point) == (inA && inB))
      #expect(difference.contains(point) == (inA && !inB))
      #expect((union.distance(to: point) == 0) == (inA || inB))
    }
  }

  @Test("components, outlines and maps keep the area", arguments: 0..<100)
  func areas(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let region = RegionPropertyTests.region(&random, isCoarse: seed % 2 == 0).region
    let parts = region.components
    #expect(abs(parts.reduce(0) { $0 + $1.area } - region.area) < 1e-9)
    #expect(Region.union(of: parts) == region)
    #expect(parts.allSatisfy { $0.components.count == 1 })
    #expect(abs(Region(path: region.path, fillRule: .nonZero).area - region.area) < 1e-9)
    #expect(abs(Region(path: region.path, fillRule: .evenOdd).area - region.area) < 1e-9)
    let map = AffineTransform(a: 1.3, b: -0.4, c: 2.1, d: 0.7, tx: -5, ty: 11)
    #expect(abs(region.applying(map).area - region.area * map.determinant) < 1e-6)
  }

  @Test("vertices a few grid lines apart are no exception", arguments: 0..<200)
  func gridScale(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // Clusters 100 points apart, of vertices that are 2^-32 points apart.
    let unit = 1 / 4_294_967_296.0
    func coordinate() -> Double {
      let cluster = seed % 2 == 0 ? 0 : Double(Int.random(in: 0...3, using: &random)) * 100
      return cluster + Double(Int.random(in: 0...6, using: &random)) * unit
    }
    func region() -> Region {
      let points = (0..<Int.random(in: 3...14, using: &random)).map { _ in
        Point(x: coordinate(), y: coordinate())
      }
      return Region(path: .polygon(points), fillRule: .evenOdd)
    }
    let (a, b) = (region(), region())
    let (union, intersection) = (a.union(b), a.intersection(b))
    #expect(!union.isApproximate && !intersection.isApproximate)
    #expect(abs(union.area + intersection.area - a.area - b.area) < 1e-5)
    #expect(abs(Region(path: union.path).area - union.area) < 1e-5)
    #expect(abs(union.components.reduce(0) { $0 + $1.area } - union.area) < 1e-5)
  }

  @Test("the largest square and rectangle lie inside; no larger square does", arguments: 0..<60)
  func inscribed(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let region = RegionPropertyTests.region(&random, isCoarse: seed % 2 == 0).region
    guard !region.isEmpty, let found = region.largestInscribedSquare else { return }
    let square = found.square.inset(by: 2e-6)
    #expect(Region(rect: square).subtracting(region).area < 1e-9)
    #expect(region.containsSquare(side: found.side))
    #expect(!region.containsSquare(side: found.side + 4e-6))
    let rectangle = try #require(region.largestRectangle)
    #expect(Region(rect: rectangle.inset(by: 2e-6)).subtracting(region).area < 1e-9)
    #expect(rectangle.area > found.side * found.side - 1e-4)
    // A raster of anchors finds no square that is larger by more than rounding.
    let larger = found.side + 0.01
    for _ in 0..<30 {
      let corner = Point(
        x: .random(in: 0...8, using: &random), y: .random(in: 0...8, using: &random))
      let candidate = Region(rect: Rect(x: corner.x, y: corner.y, width: larger, height: larger))
      #expect(candidate.subtracting(region).area > 0)
    }
  }

  @Test("the largest square and rectangle of unions of rectangles are exact", arguments: 0..<60)
  func rectangles(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var cells = [[Bool]](repeating: Array(repeating: false, count: 12), count: 12)
    var parts: [Region] = []
    for _ in 0..<Int.random(in: 1...7, using: &random) {
      let (x, y) = (Int.random(in: 0..<9, using: &random), Int.random(in: 0..<9, using: &random))
      let width = Int.random(in: 1...(12 - x), using: &random)
      let height = Int.random(in: 1...(12 - y), using: &random)
      for row in y..<y + height { for column in x..<x + width { cells[row][column] = true } }
      parts.append(
        Region(rect: Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height)))
      )
    }
    let region = Region.union(of: parts)
    // Every rectangle of cells, tried one by one.
    var (bestSide, bestArea) = (0, 0)
    for top in 0..<12 {
      for left in 0..<12 {
        var limit = 12 - left
        for bottom in top..<12 {
          let width = cells[bottom][left...].prefix { $0 }.count
          limit = min(limit, width)
          let height = bottom - top + 1
          bestArea = max(bestArea, limit * height)
          if limit >= height { bestSide = max(bestSide, height) }
        }
      }
    }
    #expect(region.area == Double(cells.joined().count { $0 }))
    #expect(abs(try #require(region.largestInscribedSquare).side - Double(bestSide)) < 1e-9)
    #expect(try #require(region.largestRectangle).area == Double(bestArea))
  }
}
