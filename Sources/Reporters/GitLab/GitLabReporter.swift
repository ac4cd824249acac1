public import Audit
internal import RuleSets
internal import SceneModel

/// Writes a Code Quality report, which GitLab shows in merge requests
/// (https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format).
public struct GitLabReporter: Reporter {
  /// The name on the command line.
  public static let identifier = "gitlab"
  /// The extension of the report's file.
  public static let fileExtension = "gitlab.json"

  /// A reporter; there is nothing to choose.
  public init() {}

  /// One entry for every failed check, input error and check that could not be measured.
  public func render(_ report: AuditReport, in context: ReporterContext) -> RenderedReport {
    var writer = JSONWriter()
    writer.write(
      .array(
        ReportedIssue.checks(of: report).map { issue in
          .object([
            ("check_name", .string(issue.rule)), ("description", .string(issue.message)),
            ("fingerprint", .string(issue.fingerprint)),
            ("severity", .string(severity(issue.severity))),
            (
              "location",
              .object([
                ("path", .string(VisibleText.line(issue.location.path))),
                ("lines", .object([("begin", .integer(max(issue.location.line, 1)))])),
              ])
            ),
          ])
        }))
    writer.finish()
    return RenderedReport(text: String(decoding: writer.bytes, as: UTF8.self))
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
