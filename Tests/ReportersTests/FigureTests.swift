import Audit
import Geometry
import Testing

@testable import Reporters

@Suite struct FigureTests {
  @Test("a count agrees with its noun")
  func count() {
    #expect(Figure.count(1, "error") == "1 error")
    #expect(Figure.count(0, "error") == "0 errors")
    #expect(Figure.count(2, "match", plural: "matches") == "2 matches")
  }

  @Test("a square that falls short is named beside the extents it lies in")
  func square() {
    func target(_ value: Double, square: Double) -> String {
      Measurement(
        quantity: .targetSize, value: value, required: 24,
        details: .target(
          TargetDetails(bounds: Rect(x: 0, y: 0, width: 24, height: 24), square: square))
      ).measuredText
    }
    #expect(target(16.97, square: 16.97) == "24 x 24, largest square 16.97")
    #expect(target(24, square: 24) == "24 x 24")
    #expect(target(24, square: 16.97) == "24 x 24")
  }
}
