import Geometry
import TestSupport
import Testing

@Suite("Hostile regions")
struct HostileRegionTests {
  private static func scribble(_ count: Int) -> Path {
    var random = SeededGenerator(seed: 1)
    return .polygon(
      (0..<count).map { _ in
        Point(x: .random(in: 0...1000, using: &random), y: .random(in: 0...1000, using: &random))
      })
  }

  @Test("a scribble of 20,000 segments is approximated, and says so")
  func scribble() {
    let region = Region(path: HostileRegionTests.scribble(20_000))
    #expect(region.isApproximate)
    #expect(region.area > 900_000)
    #expect(region.union(Region(rect: Rect(x: 0, y: 0, width: 1, height: 1))).isApproximate)
  }

  @Test("a comb of 2,000 teeth is exact")
  func comb() {
    var points = [Point(x: 0, y: 100), Point(x: 0, y: 0)]
    for tooth in 0..<2000 {
      let x = Double(tooth)
      points += [
        Point(x: x + 0.5, y: 0), Point(x: x + 0.5, y: 50), Point(x: x + 1, y: 50),
        Point(x: x + 1, y: 0),
      ]
    }
    points.append(Point(x: 2000, y: 100))
    let region = Region(path: .polygon(points))
    #expect(!region.isApproximate)
    #expect(region.area == 2000 * 75)
    #expect(region.largestInscribedSquare?.side == 50)
  }

  @Test("nearly coincident edges keep areas and points right")
  func nearlyCoincident() {
    let base = Region(rect: Rect(x: 0, y: 0, width: 100, height: 100))
    for exponent in 1...16 {
      let angle = 1 / (0..<exponent).reduce(1.0) { power, _ in power * 10 }
      let turned = base.applying(
        AffineTransform.rotation(radians: angle).about(Point(x: 50, y: 50)))
      let sum = base.union(turned).area + base.intersection(turned).area
      #expect(abs(sum - 20_000) < 1e-5)
      #expect(base.subtracting(turned).area < 5000 * angle + 1e-4)
    }
  }

  @Test("coordinates beyond the grid are moved to its edge")
  func hugeCoordinates() {
    let region = Region(rect: Rect(x: -1e30, y: 0, width: 2e30, height: 10))
    #expect(region.boundingBox?.width == 1_048_576)
    #expect(region.contains(Point(x: 123, y: 5)))
    #expect(Region(rect: Rect(x: 1e30, y: 0, width: 10, height: 10)).isEmpty)
  }
}
