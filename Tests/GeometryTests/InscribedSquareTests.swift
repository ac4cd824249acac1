import Geometry
import Testing

@Suite("Inscribed squares")
struct InscribedSquareTests {
  static func circle(_ radius: Double) -> Region {
    Region(path: .ellipse(in: Rect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)))
  }

  @Test("a circle holds a square of its diameter over the root of 2", arguments: [6.0, 12, 100])
  func circleSquare(radius: Double) throws {
    let region = InscribedSquareTests.circle(radius)
    let found = try #require(region.largestInscribedSquare)
    #expect(abs(found.side - radius * 2.0.squareRoot()) < 0.01)
    #expect(abs(found.square.center.x - radius) < 0.2)
  }

  @Test("the limit for a 24 px square lies between the radii 16.96 and 16.98")
  func limit() {
    #expect(InscribedSquareTests.circle(16.98).containsSquare(side: 24))
    #expect(!InscribedSquareTests.circle(16.96).containsSquare(side: 24))
  }

  @Test(
    "a rectangle holds a square of its shorter side",
    arguments: [(24.0, 133.0), (133, 24), (23.96, 40)])
  func rectangle(width: Double, height: Double) throws {
    let region = Region(rect: Rect(x: 3.3, y: 4.1, width: width, height: height))
    let found = try #require(region.largestInscribedSquare)
    #expect(abs(found.side - min(width, height)) < 1e-9)
    #expect(region.containsSquare(side: min(width, height)))
    #expect(!region.containsSquare(side: min(width, height) + 3e-6))
  }

  @Test("a diamond holds a square of half its diagonal")
  func diamond() throws {
    let points = [(24, 0), (48, 24), (24, 48), (0, 24)].map { Point(x: $0.0, y: $0.1) }
    let region = Region(path: .polygon(points))
    #expect(abs(try #require(region.largestInscribedSquare).side - 24) < 1e-6)
    #expect(region.containsSquare(side: 24))
  }

  @Test("an L of two bars holds the square in its corner")
  func letterL() throws {
    // Bars 10 and 14 wide share a 10 by 14 corner.
    let region = Region(rect: Rect(x: 0, y: 0, width: 10, height: 50))
      .union(Region(rect: Rect(x: 0, y: 36, width: 60, height: 14)))
    #expect(abs(try #require(region.largestInscribedSquare).side - 14) < 1e-9)
  }

  @Test("a square may lie across the seam of two rectangles")
  func seam() throws {
    let region = Region(rect: Rect(x: 0, y: 0, width: 12, height: 24))
      .union(Region(rect: Rect(x: 12, y: 0, width: 12, height: 24)))
    #expect(try #require(region.largestInscribedSquare).side == 24)
  }

  @Test("a frame holds a square of its own width only")
  func frame() throws {
    let region = Region(rect: Rect(x: 0, y: 0, width: 100, height: 100))
      .subtracting(Region(rect: Rect(x: 20, y: 23, width: 60, height: 60)))
    let found = try #require(region.largestInscribedSquare)
    #expect(abs(found.side - 23) < 1e-9)
    #expect(found.square.y == 0)
  }

  @Test("a pill keeps its height after losing a corner to a badge")
  func badge() throws {
    let pill = Region(
      path: .roundedRectangle(
        Rect(x: 0, y: 0, width: 133, height: 24), radiusX: 12, radiusY: 12))
    let region = pill.subtracting(
      Region(path: .ellipse(in: Rect(x: 115, y: -10, width: 24, height: 24))))
    #expect(abs(try #require(region.largestInscribedSquare).side - 24) < 1e-6)
    #expect(region.containsSquare(side: 24))
  }

  @Test("the square found lies in the region")
  func liesInside() throws {
    let region = InscribedSquareTests.circle(30)
      .subtracting(Region(rect: Rect(x: 20, y: 20, width: 5, height: 17)))
    let square = try #require(region.largestInscribedSquare).square.inset(by: 1e-5)
    #expect(Region(rect: square).subtracting(region).isEmpty)
  }

  @Test("no region, no square")
  func empty() {
    #expect(Region.empty.largestInscribedSquare == nil)
    #expect(!Region.empty.containsSquare(side: 1))
  }
}
