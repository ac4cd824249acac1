import Geometry
import Testing

@Suite("Finding rectangles near a place")
struct RectIndexTests {
  /// Squares of side 10 whose corners lie 25 apart, in rows of 20.
  private static let grid: [Rect?] = (0..<400).map {
    Rect(x: Double($0 % 20) * 25, y: Double($0 / 20) * 25, width: 10, height: 10)
  }

  @Test("the nearest one is as far away as the gap to it")
  func nearest() {
    let index = RectIndex(Self.grid)
    // Between the columns at 0 and 25, the left one ends at 10.
    let place = Rect(x: 14, y: 100, width: 2, height: 2)
    #expect(index.distanceToNearest(from: place) { _ in true } == 4)
    // Without the column at 0, the one at 25 is 9 away.
    #expect(index.distanceToNearest(from: place) { $0 % 20 > 0 } == 9)
    #expect(index.distanceToNearest(from: place) { _ in false } == nil)
  }

  @Test("those within a distance are found in order, edges included")
  func within() {
    let index = RectIndex(Self.grid)
    let first = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(index.indices(within: 15, of: first) == [0, 1, 20])
    #expect(index.indices(within: 14.9, of: first) == [0])
  }

  @Test("what has no place is never found", arguments: [[], [nil, nil]] as [[Rect?]])
  func empty(rects: [Rect?]) {
    let index = RectIndex(rects)
    #expect(index.indices(within: 100, of: Rect(x: 0, y: 0, width: 1, height: 1)).isEmpty)
  }

  @Test("many at one place are all found")
  func samePlace() {
    let rect = Rect(x: 5, y: 5, width: 1, height: 1)
    let index = RectIndex(Array(repeating: rect, count: 100))
    #expect(index.indices(within: 0, of: rect) == Array(0..<100))
  }
}
