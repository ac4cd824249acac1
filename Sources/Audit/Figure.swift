/// Numbers as reports write them, without any locale.
public enum Figure {
  /// A contrast ratio with two decimals, rounded *down*, so that 4.499 shows as `4.49`.
  public static func ratio(_ value: Double) -> String {
    // The smallest step beyond the double's own error keeps 4.5, computed as 4.4999999999, at 4.50.
    fixed((value * 100 + 1e-9).rounded(.down), decimals: 2)
  }

  /// A threshold or a length with at most two decimals and no trailing zeros.
  public static func short(_ value: Double) -> String {
    trimmed(fixed((value * 100).rounded(), decimals: 2))
  }

  /// A measured length with at most two decimals, rounded down, so that 23.999 is not 24.
  public static func length(_ value: Double) -> String {
    trimmed(fixed((value * 100 + 1e-4).rounded(.down), decimals: 2))
  }

  /// A share of 0...1 as a percentage with at most one decimal, rounded down.
  public static func percentage(_ value: Double) -> String {
    trimmed(fixed((value * 1000 + 1e-6).rounded(.down), decimals: 1)) + " %"
  }

  /// An extent as `24 x 20`.
  public static func extent(_ width: Double, _ height: Double) -> String {
    "\(length(width)) x \(length(height))"
  }

  private static func fixed(_ scaled: Double, decimals: Int) -> String {
    guard scaled.isFinite, abs(scaled) < 1e15 else { return "\(scaled)" }
    let magnitude = String(Int(abs(scaled)))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - magnitude.count)) + magnitude
    let sign = scaled < 0 ? "-" : ""
    return sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }

  private static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return String(text)
  }
}
