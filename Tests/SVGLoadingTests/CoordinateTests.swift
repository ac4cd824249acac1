import CSS
import Geometry
import Testing

@testable import SVGLoading

@Suite("Coordinates")
struct CoordinateTests {
  private func image(_ list: String, _ x: Double, _ y: Double) -> Point? {
    TransformList.parse(list).map { Point(x: x, y: y).applying($0) }
  }

  @Test("the last function of a transform list is applied first")
  func order() {
    #expect(image("translate(10) scale(2)", 1, 1) == Point(x: 12, y: 2))
    #expect(image("scale(2),translate(10 5)", 1, 1) == Point(x: 22, y: 12))
    #expect(image("matrix(1 0 0 1 3 4)", 1, 1) == Point(x: 4, y: 5))
    #expect(image("", 1, 1) == Point(x: 1, y: 1))
  }

  @Test("a rotation may have a centre")
  func rotation() throws {
    let quarter = try #require(image("rotate(90 10 10)", 20, 10))
    #expect((quarter - Point(x: 10, y: 20)).length < 1e-9)
  }

  // Units and the functions of CSS are not valid in the attribute; Chromium ignores them as well.
  @Test(
    "an invalid list has no effect",
    arguments: [
      "scale(", "rotate(1 2)", "foo(1)", "scale(2) x", "rotate(90deg)", "translateX(1)",
      "SCALE(2)",
    ])
  func invalid(list: String) {
    #expect(TransformList.parse(list) == nil)
  }

  @Test("a view box keeps its shape as preserveAspectRatio says")
  func viewBox() throws {
    let box = try #require(ViewBox("0 0 100 50"))
    let viewport = Rect(x: 0, y: 0, width: 200, height: 200)
    func corner(_ text: String) throws -> Point {
      let transform = try #require(
        box.transform(to: viewport, fitting: PreserveAspectRatio(text)))
      return Point.zero.applying(transform)
    }
    #expect(try corner("") == Point(x: 0, y: 50))
    #expect(try corner("xMinYMin meet") == .zero)
    #expect(try corner("xMidYMax") == Point(x: 0, y: 100))
    #expect(try corner("xMidYMid slice") == Point(x: -100, y: 0))
    #expect(try corner("none") == .zero)
    #expect(ViewBox("0 0 -1 5") == nil)
    #expect(ViewBox("0 0 10") == nil)
  }

  @Test(
    "lengths have units",
    arguments: [
      ("12", 12.0), ("1in", 96), ("25.4mm", 96), ("72pt", 96), ("2em", 20), ("50%", 100),
      ("calc(10px + 50%)", 110),
    ])
  func lengths(text: String, expected: Double) throws {
    let length = try #require(LengthPercentage(attribute: text))
    let context = Viewport(width: 200, height: 80).context(.horizontal, fontSize: 10)
    #expect(abs(length.resolved(in: context) - expected) < 1e-9)
  }
}
