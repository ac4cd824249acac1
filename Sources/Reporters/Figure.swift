/// Writes figures for people, the same way in every report and every locale.
enum Figure {
  /// A contrast ratio rounded down to two decimals, such as `4.49:1` for 4.499.
  ///
  /// Down, so that a ratio below a threshold never looks as if it met it.
  static func ratio(_ value: Double) -> String { fixed(value) + ":1" }

  /// A threshold of a contrast ratio without trailing zeros, such as `4.5:1`.
  static func requiredRatio(_ value: Double) -> String { trimmed(value) + ":1" }

  /// A share of 1 in per cent, rounded down to at most two decimals, such as `78.53 %`.
  static func percent(_ share: Double) -> String { trimmed(share * 100) + " %" }

  /// A length in points with at most two decimals, rounded down.
  static func points(_ value: Double) -> String { trimmed(value) }

  /// `value` rounded down to two decimals, trailing zeros left out.
  static func trimmed(_ value: Double) -> String {
    var text = fixed(value)
    guard text.contains(".") else { return text }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }

  /// A count with its noun, such as `1 error` and `2 errors`.
  static func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number) " + (number == 1 ? noun : plural ?? noun + "s")
  }

  private static func fixed(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return value.description }
    let hundredths = hundredths(value)
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    return (hundredths < 0 ? "-" : "") + "\(whole)." + (rest < 10 ? "0" : "") + "\(rest)"
  }

  /// The largest whole number of hundredths that is not above `value`.
  ///
  /// Multiplying alone would make 434 of 4.35, whose double lies above the product's.
  private static func hundredths(_ value: Double) -> Int {
    let down = Int((value * 100).rounded(.down))
    if Double(down + 1) / 100 <= value { return down + 1 }
    return Double(down) / 100 > value ? down - 1 : down
  }
}
