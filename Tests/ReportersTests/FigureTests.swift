import Testing

@testable import Reporters

@Suite struct FigureTests {
  @Test(
    "a ratio is rounded down to two decimals",
    arguments: [
      (4.499, "4.49:1"), (4.5, "4.50:1"), (4.35, "4.35:1"), (2.999999999, "2.99:1"),
      (21, "21.00:1"), (1, "1.00:1"), (4.5.nextDown, "4.49:1"), (1.005, "1.00:1"),
    ])
  func ratio(value: Double, text: String) {
    #expect(Figure.ratio(value) == text)
  }

  @Test(
    "trailing zeros of thresholds and sizes are left out",
    arguments: [
      (4.5, "4.5"), (3, "3"), (24, "24"), (16.970562748, "16.97"), (23.999, "23.99"),
      (-0.5, "-0.5"),
      (0, "0"), (100, "100"),
    ])
  func trimmed(value: Double, text: String) {
    #expect(Figure.trimmed(value) == text)
  }

  @Test("figures that are no numbers do not trap")
  func notNumbers() {
    #expect(Figure.ratio(.nan) == "nan:1")
    #expect(Figure.ratio(.infinity) == "inf:1")
    #expect(Figure.trimmed(1e300) == "1e+300")
  }

  @Test("a share is shown in per cent")
  func percent() {
    #expect(Figure.percent(0.7853981) == "78.53 %")
    #expect(Figure.percent(0.1) == "10 %")
  }

  @Test("a count agrees with its noun")
  func count() {
    #expect(Figure.count(1, "error") == "1 error")
    #expect(Figure.count(0, "error") == "0 errors")
  }
}
