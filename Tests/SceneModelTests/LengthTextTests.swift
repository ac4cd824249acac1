import SceneModel
import Testing

struct LengthTextTests {
  @Test(
    "a length keeps its unit and its decimals and is never too short",
    arguments: [
      ("20", 24.0, "24"), ("20dp", 47.2, "48dp"), ("20.0dp", 24, "24.0dp"),
      ("12.5dip", 13.75, "13.8dip"), (".5dp", 0.25, "0.3dp"), ("10sp", 24, "24sp"),
      // 160 points an inch: 88 are 0.55 of one.
      ("0.5in", 88, "0.6in"), ("0.50in", 88, "0.55in"), ("1.00mm", 160 / 25.4 * 2.5, "2.50mm"),
    ])
  func text(written: String, points: Double, expected: String) throws {
    let result = try #require(LengthText(written)?.text(atLeast: points))
    #expect(result.written == expected)
    #expect(result.points >= points - 1e-6)
  }

  @Test(
    "what has no size in points, and what is no length, is none",
    arguments: ["20px", "@dimen/x", "?attr/x", "match_parent", "", "dp", "-20dp", "2e1", "1.2.3dp"])
  func none(written: String) {
    #expect(LengthText(written) == nil)
  }
}
