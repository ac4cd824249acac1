internal import Audit

extension AuditSummary {
  /// What the comparison with a baseline came to, in one line; `nil` without a baseline.
  func comparison(with baseline: BaselineResult?) -> String? {
    guard let baseline else { return nil }
    var parts = ["\(known) known"]
    if regressed > 0 { parts.append("\(regressed) worse than known") }
    if fixed > 0 { parts.append("\(fixed) fixed, which 'a11yaudit baseline update' removes") }
    return "Baseline \(VisibleText.collapsed(baseline.path)): " + parts.joined(separator: ", ")
  }
}
