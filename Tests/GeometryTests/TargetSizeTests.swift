import Geometry
import TestSupport
import Testing

@Suite("Target size vectors", .enabled(if: SharedMaterial.isAvailable, "needs the shared vectors"))
struct TargetSizeTests {
  private static let tolerance = 1e-6

  @Test("there are 100 cases")
  func count() {
    #expect(TargetSizeCase.all.count == 100)
  }

  @Test("sizes and spacing are as the sources say", arguments: TargetSizeCase.all)
  func verdicts(vector: TargetSizeCase) throws {
    let outlines = vector.targets.map(\.outline)
    let regions = vector.targets.indices.map { index in
      let covering = vector.targets.indices.filter { later in
        let action = vector.targets[index].action
        return later > index && (action == nil || action != vector.targets[later].action)
      }
      return outlines[index].subtracting(.union(of: covering.map { outlines[$0] }))
    }
    let isLargeEnough = regions.map { $0.containsSquare(side: 24) }
    let centers = try regions.map { try #require($0.boundingBox).center }
    for (index, target) in vector.targets.enumerated() {
      let expected = try #require(vector.expect[target.id])
      let others = regions.indices.filter { $0 != index }
      let hasSpacing = others.allSatisfy { other in
        regions[other].distance(to: centers[index]) >= 12 - TargetSizeTests.tolerance
          && (isLargeEnough[other]
            || (centers[other] - centers[index]).length >= 24 - TargetSizeTests.tolerance)
      }
      #expect(isLargeEnough[index] == expected.size24, "\(target.id) size")
      #expect(hasSpacing == expected.spacing24, "\(target.id) spacing")
      #expect((isLargeEnough[index] || hasSpacing) == (expected.aa == "pass"), "\(target.id)")
      #expect(regions[index].containsSquare(side: 44) == (expected.aaa44 == "pass"))
      let side = try #require(regions[index].largestInscribedSquare).side
      #expect((side >= 24 - TargetSizeTests.tolerance) == expected.size24, "\(target.id) \(side)")
    }
  }
}
