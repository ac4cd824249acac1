public import Audit
internal import RuleSets
internal import SceneModel

/// Writes diagnostics in the form of compilers, which Xcode and editors show at the line.
///
/// `path:line:column: error: message`, the paths relative to the project root like everywhere.
public struct XcodeReporter: Reporter {
  /// The name on the command line.
  public static let identifier = "xcode"
  /// The extension of the report's file.
  public static let fileExtension = "xcode.txt"

  /// A reporter; there is nothing to choose.
  public init() {}

  /// One line for each failure, in the order of the report, and one for the verdict.
  public func render(_ report: AuditReport, in context: ReporterContext) -> RenderedReport {
    var text = ""
    for issue in ReportedIssue.groups(of: report) {
      let location = issue.location
      text +=
        "\(VisibleText.line(location.path)):\(max(location.line, 1)):\(max(location.column, 1))"
      text += ": \(issue.severity.rawValue): \(issue.message)"
      if let advice = issue.advice { text += "; \(advice)" }
      text += " [\(issue.rule)]\n"
    }
    let verdict = ReportVerdict(report, summary: AuditSummary(report))
    text += "a11yaudit: \(verdict.word.lowercased()): \(verdict.reason)\n"
    return RenderedReport(text: text)
  }
}
