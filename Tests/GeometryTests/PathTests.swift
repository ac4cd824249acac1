import Geometry
import Testing

@Suite("Paths")
struct PathTests {
  @Test("a cubic's bounding box ends at its extrema")
  func boundingBox() throws {
    var path = Path()
    path.move(to: .zero)
    // y = 3 * 4 t (1 - t), whose maximum is 3 at t = 1/2.
    path.cubic(to: Point(x: 9, y: 0), control1: Point(x: 3, y: 4), control2: Point(x: 6, y: 4))
    let box = try #require(path.boundingBox)
    #expect(abs(box.height - 3) < 1e-12)
    #expect(box.width == 9)
    path = Path()
    path.move(to: Point(x: 1, y: 1))
    path.quadratic(to: Point(x: 1, y: 5), control: Point(x: 7, y: 3))
    #expect(abs(try #require(path.boundingBox).width - 3) < 1e-12)
    #expect(Path().boundingBox == nil)
    #expect(Path.polygon([Point(x: .nan, y: 0)]).boundingBox == nil)
  }

  @Test("an arc by end points is a half circle of its radius", arguments: [true, false])
  func arc(isSweeping: Bool) throws {
    var path = Path()
    path.move(to: .zero)
    path.arc(
      to: Point(x: 20, y: 0), radiusX: 10, radiusY: 10, rotationInDegrees: 0, isLarge: false,
      isSweeping: isSweeping)
    let box = try #require(path.boundingBox)
    // Sweeping is clockwise on screen: from left to right over the top.
    #expect(abs(box.y - (isSweeping ? -10 : 0)) < 1e-9)
    #expect(abs(box.height - 10) < 1e-9)
    #expect(abs(Region(path: path).area - 50 * Double.pi) < 0.15)
  }

  @Test("radii that are too small grow until the arc reaches its end")
  func smallRadius() throws {
    var path = Path()
    path.move(to: .zero)
    path.arc(
      to: Point(x: 20, y: 0), radiusX: 1, radiusY: 0.5, rotationInDegrees: 0, isLarge: true,
      isSweeping: true)
    #expect(abs(try #require(path.boundingBox).height - 5) < 1e-9)
  }

  @Test("a quarter ellipse, rotated, is the large or the small part")
  func rotatedArc() throws {
    for (isLarge, part) in [(false, 0.25), (true, 0.75)] {
      var path = Path()
      let turn = AffineTransform.rotation(radians: .pi / 6)
      path.move(to: Point(x: 20, y: 0).applying(turn))
      path.arc(
        to: Point(x: 0, y: 10).applying(turn), radiusX: 20, radiusY: 10, rotationInDegrees: 30,
        isLarge: isLarge, isSweeping: !isLarge)
      path.line(to: .zero)
      #expect(abs(Region(path: path).area - part * 200 * Double.pi) < 0.4)
    }
  }

  @Test("arcs without a radius are lines, arcs to the same point nothing")
  func degenerateArcs() {
    var path = Path()
    path.move(to: .zero)
    path.arc(
      to: Point(x: 3, y: 4), radiusX: 0, radiusY: 5, rotationInDegrees: 0, isLarge: false,
      isSweeping: false)
    #expect(path.elements == [.move(.zero), .line(Point(x: 3, y: 4))])
    path.arc(
      to: Point(x: 3, y: 4), radiusX: 5, radiusY: 5, rotationInDegrees: 0, isLarge: true,
      isSweeping: false)
    #expect(path.elements.count == 2)
  }

  @Test("a full circular arc is a circle")
  func fullArc() {
    var path = Path()
    path.arc(center: Point(x: 5, y: 5), radius: 4, startAngle: 1, sweep: 2 * .pi)
    #expect(abs(Region(path: path).area - 16 * Double.pi) < 0.05)
  }

  @Test("trimming keeps a fraction of the length")
  func trimming() throws {
    let square = Path.rectangle(Rect(x: 0, y: 0, width: 10, height: 10))
    let part = square.trimmed(from: 0.125, to: 0.5)
    #expect(
      part.elements == [
        .move(Point(x: 5, y: 0)), .line(Point(x: 10, y: 0)), .line(Point(x: 10, y: 10)),
      ])
    #expect(square.trimmed(from: 0, to: 1) == square)
    #expect(square.trimmed(from: -3, to: 7) == square)
    #expect(square.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmed(from: .nan, to: 0.5).isEmpty)
  }

  @Test("a trimmed circle is an arc")
  func trimmedCircle() {
    let circle = Path.ellipse(in: Rect(x: 0, y: 0, width: 20, height: 20))
    let length = circle.trimmed(from: 0, to: 0.7).flattened().reduce(0) { $0 + $1.length }
    #expect(abs(length - 14 * Double.pi) < 0.02)
  }

  @Test("flattening ignores a lone move and closes onto the start")
  func flattening() {
    var path = Path()
    path.move(to: Point(x: 1, y: 1))
    path.move(to: .zero)
    path.line(to: Point(x: 5, y: 0))
    path.line(to: Point(x: 5, y: 5))
    path.line(to: .zero)
    path.close()
    path.line(to: Point(x: -5, y: 0))
    let polylines = path.flattened(tolerance: 0.01)
    #expect(polylines.map(\.points.count) == [3, 2])
    #expect(polylines.map(\.isClosed) == [true, false])
    #expect(polylines[1].points[0] == .zero)
  }

  @Test("a huge curve has a bounded number of segments")
  func hugeCurve() {
    var path = Path()
    path.move(to: .zero)
    path.cubic(
      to: Point(x: 1e300, y: 1), control1: Point(x: 0, y: 1e300), control2: Point(x: -1e300, y: 3))
    #expect((path.flattened().first?.points.count ?? 0) <= 1025)
    _ = Region(path: path)
  }

  @Test(
    "hostile arcs are lines or arcs, but never trap",
    arguments: [
      (1e-300, 1.0, 0.0), (1e300, 1e-300, 30), (1, .infinity, 0), (.nan, 1, 0), (1, 1, .nan),
      (1e-200, 1e-200, 1e300),
    ])
  func hostileArcs(radiusX: Double, radiusY: Double, rotation: Double) {
    for end in [Point(x: 1e-300, y: 0), Point(x: 1e99, y: -1e99), Point(x: 3, y: .infinity)] {
      var path = Path()
      path.move(to: .zero)
      path.arc(
        to: end, radiusX: radiusX, radiusY: radiusY, rotationInDegrees: rotation, isLarge: true,
        isSweeping: false)
      #expect(path.elements.count >= 2)
      #expect(Region(path: path).area >= 0)
    }
  }

  @Test("many long curves share a bounded number of segments")
  func manyCurves() {
    var path = Path()
    path.move(to: .zero)
    for index in 0..<5000 {
      path.quadratic(
        to: Point(x: Double(index % 2) * 1e6, y: 0), control: Point(x: 0, y: 1e6))
    }
    #expect((path.flattened().first?.points.count ?? 0) <= 200_001)
  }
}
