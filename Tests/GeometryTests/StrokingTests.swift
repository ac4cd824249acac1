import Geometry
import TestSupport
import Testing

@Suite("Strokes")
struct StrokingTests {
  static let line: Path = {
    var path = Path()
    path.move(to: Point(x: 10, y: 10))
    path.line(to: Point(x: 30, y: 10))
    return path
  }()

  /// A right angle, 20 by 20.
  static let angle: Path = {
    var path = line
    path.line(to: Point(x: 30, y: 30))
    return path
  }()

  private func area(_ path: Path, _ style: StrokeStyle) -> Double {
    Region(path: path.stroked(style)).area
  }

  @Test("a circle's stroke is a ring")
  func ring() {
    let circle = Path.ellipse(in: Rect(x: 0, y: 0, width: 65, height: 65))
    let expected = Double.pi * (33.5 * 33.5 - 31.5 * 31.5)
    #expect(abs(area(circle, StrokeStyle(width: 2)) / expected - 1) < 1e-3)
    #expect(!Region(path: circle.stroked(StrokeStyle(width: 2))).contains(Point(x: 32, y: 32)))
  }

  @Test("caps lengthen a line by nothing, a half circle or a half square")
  func caps() {
    #expect(abs(area(StrokingTests.line, StrokeStyle(width: 4)) - 80) < 1e-6)
    #expect(abs(area(StrokingTests.line, StrokeStyle(width: 4, cap: .square)) - 96) < 1e-6)
    let round = area(StrokingTests.line, StrokeStyle(width: 4, cap: .round))
    #expect(abs(round - 80 - 4 * Double.pi) < 0.02)
  }

  @Test("joins fill the outer corner: whole, quarter circle, triangle")
  func joins() {
    // Two bars of 20 by 4 that share a 2 by 2 square; the corner square is 2 by 2.
    #expect(abs(area(StrokingTests.angle, StrokeStyle(width: 4)) - 160) < 1e-6)
    #expect(abs(area(StrokingTests.angle, StrokeStyle(width: 4, join: .bevel)) - 158) < 1e-6)
    let round = area(StrokingTests.angle, StrokeStyle(width: 4, join: .round))
    #expect(abs(round - 156 - Double.pi) < 0.01)
  }

  @Test("a miter beyond the limit becomes a bevel")
  func miterLimit() {
    // The miter of a right angle is 1.414 widths long.
    #expect(abs(area(StrokingTests.angle, StrokeStyle(width: 4, miterLimit: 1.4)) - 158) < 1e-6)
    #expect(abs(area(StrokingTests.angle, StrokeStyle(width: 4, miterLimit: 1.42)) - 160) < 1e-6)
  }

  @Test("a closed square is joined at its start")
  func closedSquare() {
    let square = Path.rectangle(Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(abs(area(square, StrokeStyle(width: 2)) - (22 * 22 - 18 * 18)) < 1e-6)
  }

  @Test("a stroke wider than its shape leaves no hole")
  func wide() {
    let square = Path.rectangle(Rect(x: 0, y: 0, width: 4, height: 4))
    #expect(abs(area(square, StrokeStyle(width: 10)) - 14 * 14) < 1e-6)
    let circle = Path.ellipse(in: Rect(x: 0, y: 0, width: 4, height: 4))
    #expect(abs(area(circle, StrokeStyle(width: 10)) - Double.pi * 49) < 0.1)
  }

  @Test("a curve tighter than the stroke is covered as by a round pen")
  func tightCurve() {
    // A half circle of radius 1 with a width of 6: half a disc of radius 4, and a half disc of
    // radius 2 behind the flat side, where the inner offsets cross over.
    var path = Path()
    path.arc(center: .zero, radius: 1, startAngle: .pi, sweep: .pi)
    let region = Region(path: path.stroked(StrokeStyle(width: 6), tolerance: 1e-5))
    let (isInside, isOutside) = (
      region.contains(Point(x: 0, y: 1.9)), !region.contains(Point(x: 0, y: 2.1))
    )
    #expect(isInside)
    #expect(isOutside)
    #expect(abs(region.area - Double.pi * (16 + 4) / 2) < 0.05)
  }

  @Test("dashes leave gaps")
  func dashes() throws {
    let style = StrokeStyle(width: 2, dashes: [5, 3])
    let region = Region(path: StrokingTests.line.stroked(style))
    // 20 points: 5 on, 3 off, 5 on, 3 off, 4 on.
    #expect(region.components.map(\.boundingBox?.width) == [5, 5, 4])
    #expect(abs(region.area - 28) < 1e-6)
  }

  @Test("a dash offset shifts the pattern; an odd pattern is doubled")
  func dashOffset() {
    let shifted = StrokeStyle(width: 2, dashes: [5, 3], dashOffset: 6)
    let boxes = Region(path: StrokingTests.line.stroked(shifted)).components.map(\.boundingBox)
    #expect(boxes.map { $0?.x } == [12, 20, 28])
    #expect(boxes.map { $0?.width } == [5, 5, 2])
    let negative = StrokeStyle(width: 2, dashes: [5, 3], dashOffset: -2)
    #expect(Region(path: StrokingTests.line.stroked(negative)).boundingBox?.x == 12)
    let odd = StrokeStyle(width: 2, dashes: [4])
    #expect(abs(area(StrokingTests.line, odd) - 24) < 1e-6)
  }

  @Test("dashes turn corners")
  func dashedCorner() {
    // 40 points long, dashes of 30 from 0: one bar of 20, the corner, and 10 down.
    let style = StrokeStyle(width: 2, dashes: [30, 20])
    #expect(abs(area(StrokingTests.angle, style) - 60) < 1e-6)
  }

  @Test(
    "invalid and hostile dash patterns draw an unbroken line",
    arguments: [
      [0.0, 0], [-1, 2], [1e-9, 1e-9], [.nan, 1], [.infinity, 1],
    ])
  func invalidDashes(dashes: [Double]) {
    #expect(abs(area(StrokingTests.line, StrokeStyle(width: 2, dashes: dashes)) - 40) < 1e-6)
  }

  @Test("a subpath without length draws its caps")
  func dot() {
    var path = Path()
    path.move(to: Point(x: 5, y: 5))
    #expect(area(path, StrokeStyle(width: 4, cap: .round)) == 0)
    path.line(to: Point(x: 5, y: 5))
    #expect(area(path, StrokeStyle(width: 4)) == 0)
    #expect(abs(area(path, StrokeStyle(width: 4, cap: .square)) - 16) < 1e-6)
    #expect(abs(area(path, StrokeStyle(width: 4, cap: .round)) - 4 * Double.pi) < 0.02)
  }

  @Test("a dash without length draws its caps along the line")
  func dottedLine() {
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(x: 27, y: 36))
    let style = StrokeStyle(width: 2, cap: .square, dashes: [0, 10])
    // At 0, 10 ... 40: five squares of 2 by 2, turned with the line.
    let region = Region(path: path.stroked(style))
    #expect(abs(region.area - 20) < 1e-6)
    #expect(abs((region.boundingBox?.x ?? 0) + 1.4) < 1e-6)
  }

  @Test(
    "widths that are not positive and finite draw nothing", arguments: [0, -1, .nan, .infinity])
  func invalidWidth(width: Double) {
    #expect(StrokingTests.line.stroked(StrokeStyle(width: width)).isEmpty)
  }

  @Test("a round stroke covers what lies within half its width of the path", arguments: 0..<30)
  func roundStroke(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func point() -> Point {
      Point(x: .random(in: 0...20, using: &random), y: .random(in: 0...20, using: &random))
    }
    var path = Path()
    path.move(to: point())
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      if Bool.random(using: &random) {
        path.line(to: point())
      } else {
        path.cubic(to: point(), control1: point(), control2: point())
      }
    }
    if Bool.random(using: &random) { path.close() }
    let radius = Double.random(in: 0.2...6, using: &random)
    let outline = path.stroked(StrokeStyle(width: 2 * radius, cap: .round, join: .round))
    let region = Region(path: outline)
    let segments = path.flattened(tolerance: 1e-3).flatMap(\.edges)
    for _ in 0..<60 {
      let point = Point(
        x: .random(in: -4...24, using: &random), y: .random(in: -4...24, using: &random))
      let distance = segments.reduce(.infinity) { min($0, point.distance(to: $1)) }
      if abs(distance - radius) < 0.02 { continue }
      let isCovered = region.contains(point)
      #expect(isCovered == (distance < radius), "\(point) at \(distance) of \(radius)")
    }
  }
}

extension Polyline {
  fileprivate var edges: [(start: Point, end: Point)] {
    let ends = points.dropFirst() + (isClosed ? [points[0]] : [])
    return zip(points, ends).map { (start: $0, end: $1) }
  }
}

extension Point {
  /// Distance to a segment, by its nearest point.
  fileprivate func distance(to segment: (start: Point, end: Point)) -> Double {
    let (along, offset) = (segment.end - segment.start, self - segment.start)
    let fraction =
      (along.x * offset.x + along.y * offset.y) / max(along.length * along.length, 1e-30)
    return (offset - along * min(max(fraction, 0), 1)).length
  }
}
