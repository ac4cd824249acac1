import Geometry
import Testing

@Suite("Region")
struct RegionTests {
  static let unit = Region(rect: Rect(x: 0, y: 0, width: 10, height: 10))

  @Test("a circle has the area pi r squared within 0.05 %")
  func circleArea() {
    let circle = Region(path: .ellipse(in: Rect(x: 0, y: 0, width: 40, height: 40)))
    #expect(abs(circle.area / (Double.pi * 400) - 1) < 5e-4)
  }

  @Test("a capsule has the area w h - (4 - pi) r squared")
  func capsuleArea() {
    let rect = Rect(x: 3, y: 5, width: 100, height: 44)
    let capsule = Region(path: .roundedRectangle(rect, radiusX: 22, radiusY: 22))
    #expect(abs(capsule.area / (4400 - (4 - Double.pi) * 484) - 1) < 5e-4)
  }

  @Test("a rectangle keeps its decimals")
  func rectangle() {
    let rect = Rect(x: 0.1, y: 7.3, width: 23.96, height: 44.07)
    let region = Region(rect: rect)
    #expect(region.boundingBox == Rect(x: 0.1, y: 7.3, width: 24.06 - 0.1, height: 51.37 - 7.3))
    #expect(abs(region.area - 23.96 * 44.07) < 1e-7)
    #expect(region == Region(path: .rectangle(rect)))
  }

  @Test("overlapping rectangles: union, intersection, difference")
  func overlap() {
    let other = Region(rect: Rect(x: 5, y: 5, width: 10, height: 10))
    #expect(RegionTests.unit.union(other).area == 175)
    #expect(RegionTests.unit.intersection(other).area == 25)
    #expect(RegionTests.unit.subtracting(other).area == 75)
    #expect(other.subtracting(RegionTests.unit).area == 75)
    #expect(RegionTests.unit.subtracting(RegionTests.unit).isEmpty)
    #expect(RegionTests.unit.union(RegionTests.unit) == RegionTests.unit)
  }

  @Test("a rectangle around a shape changes nothing of it and leaves nothing")
  func around() {
    let circle = Region(path: .ellipse(in: Rect(x: 0, y: 0, width: 10, height: 10)))
    #expect(RegionTests.unit.intersection(circle) == circle)
    #expect(circle.intersection(RegionTests.unit) == circle)
    #expect(circle.subtracting(RegionTests.unit).isEmpty)
    #expect(!RegionTests.unit.subtracting(circle).isEmpty)
    // Half a point of the square's left side lies outside.
    let moved = Region(rect: Rect(x: 0.5, y: 0, width: 10, height: 10))
    #expect(RegionTests.unit.intersection(moved).area == 95)
    #expect(RegionTests.unit.subtracting(moved).area == 5)
    // A slanted quadrilateral of two edges of each side is no rectangle: its area is 10 x 10.
    let slanted = Region(
      path: .polygon([(0, 0), (10, 0), (15, 10), (5, 10)].map { Point(x: $0.0, y: $0.1) }))
    let inner = Region(rect: Rect(x: 0, y: 0, width: 5, height: 10))
    #expect(slanted.intersection(inner).area == 25)
  }

  @Test("rectangles that share an edge unite to one rectangle")
  func adjacent() {
    let right = Region(rect: Rect(x: 10, y: 0, width: 7, height: 10))
    let below = Region(rect: Rect(x: 0, y: 10, width: 17, height: 3))
    let whole = Region.union(of: [below, right, RegionTests.unit])
    #expect(whole == Region(rect: Rect(x: 0, y: 0, width: 17, height: 13)))
    #expect(RegionTests.unit.intersection(right).isEmpty)
    #expect(RegionTests.unit.subtracting(right) == RegionTests.unit)
  }

  @Test("a five-pointed star is hollow under the even-odd rule only")
  func star() {
    // Vertices of a regular pentagon, every second one next.
    let points = [(0.0, -10.0), (5.878, 8.09), (-9.511, -3.09), (9.511, -3.09), (-5.878, 8.09)]
      .map { Point(x: $0.0, y: $0.1) }
    let solid = Region(path: .polygon(points), fillRule: .nonZero)
    let hollow = Region(path: .polygon(points), fillRule: .evenOdd)
    #expect(solid.contains(.zero))
    #expect(!hollow.contains(.zero))
    // The inner pentagon has the circumradius 10 / phi^2 and the area 5/2 r^2 sin 72 degrees.
    let inner = 2.5 * 3.8197 * 3.8197 * 0.951057
    #expect(abs(solid.area - hollow.area - inner) < 0.01)
    #expect(hollow.components.count == 5)
    #expect(solid.components.count == 1)
  }

  @Test("a ring has a hole")
  func ring() {
    let hole = Region(rect: Rect(x: 3, y: 3, width: 4, height: 4))
    let ring = RegionTests.unit.subtracting(hole)
    #expect(ring.area == 84)
    #expect(ring.components.count == 1)
    #expect(!ring.contains(Point(x: 5, y: 5)))
    #expect(ring.contains(Point(x: 3, y: 5)))
    #expect(ring.distance(to: Point(x: 5, y: 4.5)) == 1.5)
    #expect(ring.union(hole) == RegionTests.unit)
    #expect(Region(path: ring.path, fillRule: .evenOdd) == ring)
    #expect(Region(path: ring.path, fillRule: .nonZero) == ring)
  }

  @Test("parts that touch in a corner are not connected")
  func corner() {
    let other = Region(rect: Rect(x: 10, y: 10, width: 5, height: 5))
    let both = RegionTests.unit.union(other)
    #expect(both.components == [RegionTests.unit, other])
    #expect(both.path.elements.count == 10)
  }

  @Test("parts that share a piece of an edge are connected")
  func edgeConnection() {
    let lower = Region(rect: Rect(x: 9, y: 10, width: 30, height: 5))
    #expect(RegionTests.unit.union(lower).components.count == 1)
  }

  @Test("distances are Euclidean and 0 inside")
  func distance() {
    #expect(RegionTests.unit.distance(to: Point(x: 13, y: 14)) == 5)
    #expect(RegionTests.unit.distance(to: Point(x: 5, y: -2)) == 2)
    #expect(RegionTests.unit.distance(to: Point(x: 10, y: 10)) == 0)
    #expect(Region.empty.distance(to: .zero) == .infinity)
  }

  @Test("the outline belongs to the region")
  func closed() {
    for point in [(0, 0), (10, 0), (10, 10), (0, 10), (5, 0), (5, 10), (0, 5), (10, 5)] {
      #expect(RegionTests.unit.contains(Point(x: Double(point.0), y: Double(point.1))))
    }
    #expect(!RegionTests.unit.contains(Point(x: 10.001, y: 5)))
    #expect(!RegionTests.unit.contains(Point(x: 5, y: -0.001)))
  }

  @Test("a rotated square keeps its area")
  func rotation() {
    let turned = RegionTests.unit.applying(.rotation(radians: 0.7))
    #expect(abs(turned.area - 100) < 1e-7)
    let mirrored = RegionTests.unit.applying(.scale(x: -1, y: 2))
    #expect(mirrored == Region(rect: Rect(x: -10, y: 0, width: 10, height: 20)))
    #expect(RegionTests.unit.applying(.scale(x: 0, y: 2)).isEmpty)
  }

  @Test("coordinates that are not finite give no region")
  func notFinite() {
    let path = Path.polygon([.zero, Point(x: .infinity, y: 0), Point(x: 0, y: .nan)])
    #expect(Region(path: path).isEmpty)
    #expect(Region(rect: Rect(x: .nan, y: 0, width: 1, height: 1)).isEmpty)
    #expect(Region(rect: Rect(x: 0, y: 0, width: .infinity, height: 1)).isEmpty)
  }
}
