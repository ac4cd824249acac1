import Geometry
import TestSupport
import Testing

@Suite("Flattened paths")
struct FlattenedPathTests {
  @Test("a circle contains what lies nearer than its radius")
  func circle() {
    let path = FlattenedPath(.ellipse(in: Rect(x: -10, y: -10, width: 20, height: 20)))
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let point = Point(
        x: .random(in: -11...11, using: &random), y: .random(in: -11...11, using: &random))
      if abs(point.length - 10) < 0.03 { continue }
      #expect(path.contains(point) == (point.length < 10))
    }
  }

  @Test("a path that runs twice the same way has the winding number 2")
  func windingNumber() {
    let square = Path.rectangle(Rect(x: 0, y: 0, width: 10, height: 10))
    var twice = square
    twice.append(square)
    let path = FlattenedPath(twice)
    #expect(abs(path.windingNumber(at: Point(x: 5, y: 5))) == 2)
    #expect(path.contains(Point(x: 5, y: 5), fillRule: .nonZero))
    #expect(!path.contains(Point(x: 5, y: 5), fillRule: .evenOdd))
    #expect(!path.contains(Point(x: 15, y: 5)))
    #expect(!path.contains(Point(x: .nan, y: 5)))
  }

  @Test("paths without area contain nothing")
  func empty() {
    #expect(!FlattenedPath(Path()).contains(.zero))
    #expect(!FlattenedPath(.polygon([.zero, Point(x: 9, y: 0)])).contains(.zero))
    #expect(!FlattenedPath(.polygon([.zero, Point(x: 9, y: .infinity)])).contains(.zero))
    #expect(FlattenedPath(Path()).boundingBox == nil)
  }
}
