import Geometry
import SceneModel
import TestSupport
import Testing

@testable import SVGLoading

@Suite("Hit testing against a browser", .enabled(if: SharedMaterial.isAvailable))
struct HitVectorTests {
  struct Vector: Decodable {
    var svg: String
    var grid: [String]
  }

  @Test("an element takes taps where a browser says it does")
  func vectors() throws {
    let vectors = try SharedMaterial.decoded(
      [String: Vector].self, from: "vectors/svg-hit/hit.json")
    #expect(vectors.count >= 72)
    for (name, vector) in vectors.sorted(by: { $0.key < $1.key }) {
      let marked = vector.svg.replacing("id=\"t\"", with: "id=\"t\" data-a11y-role=\"button\"")
      let drawing = try LoadedDrawing(marked)
      let isShown = drawing.source.controls.contains { $0.key == "t" }
      let region = isShown ? try drawing.taps("t") : .empty
      for (row, line) in vector.grid.enumerated() {
        let found = String(
          line.indices.enumerated().map { column, index in
            let point = Point(x: Double(column) * 10 + 5, y: Double(row) * 10 + 5)
            return region.contains(point) ? "#" : line[index] == "#" ? "." : line[index]
          })
        #expect(found == line, "\(name), row \(row)")
      }
    }
  }
}
