internal import Audit

/// What an audit came to, in words.
struct ReportVerdict {
  /// `Passed`, `Failed` or `Not trusted`.
  var word: String
  /// Why, as a fragment: `1 error`, `1 file cannot be read`.
  var reason: String
  /// Whether the gate passed.
  var isGood: Bool

  init(_ report: AuditReport, summary: AuditSummary) {
    switch summary.outcome {
    case .passed:
      word = "Passed"
      reason = Self.remainder(summary)
    case .failed:
      word = "Failed"
      reason = Self.failures(summary, report.gate)
    case .untrusted:
      word = "Not trusted"
      reason = Self.distrust(summary)
    }
    isGood = summary.outcome == .passed
  }

  /// Why the verdict cannot be trusted.
  private static func distrust(_ summary: AuditSummary) -> String {
    var parts: [String] = []
    if summary.inputErrors > 0 {
      parts.append(Figure.count(summary.inputErrors, "input") + " cannot be read")
    }
    if summary.isEmptyByMistake { parts.append("nothing to audit") }
    if summary.unwrittenReports > 0 {
      parts.append(Figure.count(summary.unwrittenReports, "report") + " cannot be written")
    }
    return parts.joined(separator: ", ")
  }

  /// What there is although nothing fails the gate.
  private static func remainder(_ summary: AuditSummary) -> String {
    let parts = [
      (summary.errors, "error"), (summary.warnings, "warning"), (summary.notes, "note"),
    ].filter { $0.0 > 0 }.map { Figure.count($0.0, $0.1) }
    if summary.checks == 0 { return "nothing to audit" }
    if parts.isEmpty { return "nothing fails" }
    return parts.joined(separator: ", ") + " below the gate"
  }

  /// What fails the gate.
  private static func failures(_ summary: AuditSummary, _ gate: GatePolicy) -> String {
    var parts: [String] = []
    if let lowest = gate.failOn {
      let counts = [
        (summary.errors, "error", lowest <= .error),
        (summary.warnings, "warning", lowest <= .warning), (summary.notes, "note", lowest <= .note),
      ]
      parts = counts.filter { $0.0 > 0 && $0.2 }.map { Figure.count($0.0, $0.1) }
    }
    if gate.failsUnmeasured, summary.incomplete > 0 {
      parts.append("\(summary.incomplete) not checked")
    }
    if summary.exceedsMaximumWarnings, let maximum = gate.maximumWarnings {
      let unmeasured = summary.unmeasuredWarnings
      parts.append(
        "more than \(Figure.count(maximum, "warning"))"
          + (unmeasured > 0 ? ", counting \(unmeasured) not checked" : ""))
    }
    return parts.joined(separator: ", ")
  }
}

extension AuditSummary {
  /// How many failed checks come from how few definitions; `nil` if no definition causes several.
  var origin: String? {
    guard definitions < definitionChecks else { return nil }
    return "\(definitionChecks) failed checks come from \(Figure.count(definitions, "definition"))"
  }
}
