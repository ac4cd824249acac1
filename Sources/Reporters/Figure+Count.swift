internal import Audit

extension Figure {
  /// A count with a comma between thousands, such as `1,203`.
  static func grouped(_ number: Int) -> String {
    var digits = String(number.magnitude)
    var groups: [Substring] = []
    while digits.count > 3 {
      groups.append(Substring(digits.suffix(3)))
      digits.removeLast(3)
    }
    groups.append(Substring(digits))
    return (number < 0 ? "-" : "") + groups.reversed().joined(separator: ",")
  }

  /// A count with its noun, such as `1 error` and `2 errors`.
  static func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number) " + (number == 1 ? noun : plural ?? noun + "s")
  }
}
