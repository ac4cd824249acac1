internal import Audit

extension Figure {
  /// A count with its noun, such as `1 error` and `2 errors`.
  static func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number) " + (number == 1 ? noun : plural ?? noun + "s")
  }
}
