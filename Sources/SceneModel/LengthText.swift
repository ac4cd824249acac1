/// A length as a file writes it: a number without an exponent and maybe a unit, such as `24`, `24.5dp`.
public struct LengthText: Hashable, Sendable {
  private let unit: String
  /// Digits behind the point.
  private let decimals: Int
  /// Points in one of the unit.
  private let scale: Double

  /// The units of Android that have a size in points, and plain numbers.
  ///
  /// Physical ones are 160 points an inch; device pixels (`px`) have no size in points.
  private static let scales: [String: Double] = [
    "": 1, "dp": 1, "dip": 1, "sp": 1, "in": 160, "pt": 160 / 72, "mm": 160 / 25.4,
  ]

  /// The length that `written` is, `nil` if it is none.
  public init?(_ written: String) {
    let number = written.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard !number.isEmpty, parts.count <= 2, Double(number) != nil,
      let scale = Self.scales[String(written[number.endIndex...])]
    else { return nil }
    unit = String(written[number.endIndex...])
    decimals = parts.count == 2 ? parts[1].utf8.count : 0
    self.scale = scale
  }

  /// The least length of the same form that is not below `points`, and what it is in points; `nil` for
  /// more digits than the form has room for.
  public func text(atLeast points: Double) -> (written: String, points: Double)? {
    guard points > 0, points < 1e6, decimals <= 6 else { return nil }
    let step = (0..<decimals).reduce(1.0) { step, _ in step * 10 }
    // What is exact but for the last bits is not rounded up.
    let count = (points / scale * step - 1e-6).rounded(.up)
    var digits = String(Int(count))
    if decimals > 0 {
      digits = String(repeating: "0", count: max(decimals + 1 - digits.count, 0)) + digits
      digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -decimals))
    }
    return (digits + unit, count / step * scale)
  }
}
