internal import Audit

/// What `--verbose` adds on standard error: what passed or was excused, and what was decided.
struct DecisionLog {
  let report: AuditReport
  let root: FilePath

  /// One line each.
  var lines: [String] {
    var lines = [
      "rule set \(report.ruleSet.name): \(report.ruleSet.title)",
      "rules: " + report.rules.map(\.id).joined(separator: ", "),
      "project root: \(root.string)",
    ]
    lines += report.passedOver.map { "\($0): passed over, no loader reads it" }
    for control in report.sources.lazy.flatMap(\.controls) {
      let place = "\(control.control.location.path):\(control.control.location.line)"
      lines += control.foldedStates.map {
        "\(place): \(control.control.name): \($0.state.name) looks like \($0.like.name)"
      }
      lines += control.findings.compactMap { finding in
        guard let outcome = Self.outcome(of: finding) else { return nil }
        return "\(finding.location.path):\(finding.location.line): \(finding.ruleID)"
          + " \(finding.controlName) (\(finding.stateName), \(finding.appearanceName),"
          + " \(finding.part)): \(outcome): \(finding.message)"
      }
    }
    return lines
  }

  /// The outcome in words, `nil` for what the report itself lists.
  private static func outcome(of finding: Finding) -> String? {
    if let acceptance = finding.acceptance { return acceptance }
    return switch finding.verdict {
    case .pass: "passed"
    case .exempt(let reason): "exempt, \(reason.explanation)"
    case .fail, .incomplete: nil
    }
  }
}
