import Geometry
import Testing

@Suite("Path data")
struct PathDataTests {
  private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  @Test("absolute and relative lines give the same square")
  func square() {
    let expected: [Path.Element] = [
      .move(point(1, 2)), .line(point(11, 2)), .line(point(11, 12)), .line(point(1, 12)), .close,
    ]
    for text in [
      "M1 2L11 2L11 12L1 12Z", "m1 2 10 0 0 10-10 0z", "M1,2H11V12H1z", "M1 2h10v10h-10z",
    ] {
      #expect(PathData(text).path.elements == expected)
      #expect(PathData(text).errorOffset == nil)
    }
  }

  @Test("numbers need no separators where a sign or a second point starts the next one")
  func compact() {
    let path = PathData("M.5.5-1-2l1e1.5").path
    #expect(
      path.elements == [.move(point(0.5, 0.5)), .line(point(-1, -2)), .line(point(9, -1.5))])
  }

  @Test("arc flags may be written together")
  func flags() {
    let path = PathData("M0 0a5 5 0 0110 0").path
    #expect(path.elements == PathData("M0 0a5 5 0 0 1 10 0").path.elements)
    #expect(path.currentPoint == point(10, 0))
    // Clockwise on screen from left to right is the upper half.
    #expect(path.boundingBox.map { abs($0.y + 5) < 0.01 } == true)
  }

  @Test("a smooth curve mirrors the control point before it, and none of another family")
  func smooth() {
    #expect(
      PathData("M0 0C0 1 2 1 2 0S4-1 4 0").path.elements.last
        == .cubic(control1: point(2, -1), control2: point(4, -1), end: point(4, 0)))
    #expect(
      PathData("M0 0L2 0S4-1 4 0").path.elements.last
        == .cubic(control1: point(2, 0), control2: point(4, -1), end: point(4, 0)))
    #expect(
      PathData("M0 0Q1 1 2 0T4 0").path.elements.last
        == .quadratic(control: point(3, -1), end: point(4, 0)))
  }

  @Test("drawing after a close starts where the closed subpath did")
  func afterClose() {
    #expect(
      PathData("M1 1h2v2zl5 5").path.elements == [
        .move(point(1, 1)), .line(point(3, 1)), .line(point(3, 3)), .close, .move(point(1, 1)),
        .line(point(6, 6)),
      ])
  }

  @Test(
    "the byte that is not understood is told",
    arguments: [
      ("M0 0L10 0X5 5", 9), ("M0 0 L10 0 L20 x", 15), ("M0 0L10", 7), (" L10 10", 1),
      ("M0 0A5 5 0 2 0 1 1", 11), ("M0 0\u{E9}", 4),
    ])
  func errorOffset(text: String, offset: Int) {
    #expect(PathData(text).errorOffset == offset)
  }

  @Test(
    "an error cuts the path, and what stands before it is drawn",
    arguments: [
      ("M0 0L10 0L20", 2), ("M0 0L10 0X5 5", 2), ("M0 0L10 0L20 x", 2), ("L10 10", 0), ("", 0),
      ("M0 0L10 0,", 2), ("M0 0 L 10 0 A 5 5 0 2 0 1 1", 2),
    ])
  func errors(text: String, count: Int) {
    let data = PathData(text)
    #expect(data.path.elements.count == count)
    #expect((data.errorOffset == nil) == text.isEmpty)
  }
}
