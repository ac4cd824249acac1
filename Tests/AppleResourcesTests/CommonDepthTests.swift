import AppleResources
import Testing

@Suite("Folders that two paths share")
struct CommonDepthTests {
  @Test(
    "count from the start, whole names only",
    arguments: [
      ("App/Views/A.swift", "App/Views/B.swift", 2),
      ("App/Views/A.swift", "App/Views/A.swift", 3),
      ("App/View/A.swift", "App/Views/A.swift", 1),
      ("App/Views", "App/Views/A.swift", 2),
      ("A.swift", "B.swift", 0),
      ("", "App/A.swift", 0),
      ("/App/A.swift", "/App/B.swift", 1),
    ])
  func depth(first: String, second: String, expected: Int) {
    #expect(first.commonDepth(with: second) == expected)
    #expect(second.commonDepth(with: first) == expected)
  }
}
