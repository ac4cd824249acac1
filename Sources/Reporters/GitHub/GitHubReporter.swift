public import Audit
internal import RuleSets
internal import SceneModel

/// Writes workflow commands, which GitHub Actions shows as annotations of the changed lines
/// (https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands).
public struct GitHubReporter: Reporter {
  /// The name on the command line.
  public static let identifier = "github"
  /// The extension of the report's file.
  public static let fileExtension = "github.txt"

  /// Most annotations of a kind; GitHub drops more of one step.
  private static let limit = 10

  /// A reporter; there is nothing to choose.
  public init() {}

  /// One annotation for each cause, the worst first, then how many there was no room for.
  public func render(_ report: AuditReport, in context: ReporterContext) -> RenderedReport {
    let issues = Self.issues(of: report)
    var text = ""
    var hidden = 0
    for (severity, limit) in [
      (Severity.error, Self.limit), (.warning, Self.limit), (.note, Self.limit - 1),
    ] {
      let all = issues.filter { $0.severity == severity }
      for issue in all.prefix(limit) { text += Self.command(issue) }
      hidden += max(all.count - limit, 0)
    }
    if hidden > 0 {
      let problems = Figure.count(hidden, "more problem")
      text +=
        "::notice title=a11yaudit::\(problems) not shown here, since GitHub drops more than"
        + " \(Self.limit) of a kind; the other reports have all\n"
    }
    return RenderedReport(text: text)
  }

  /// Input errors, then what the same definitions cause, the worst first.
  private static func issues(of report: AuditReport) -> [ReportedIssue] {
    let clusters = report.clusters.compactMap { cluster -> ReportedIssue? in
      var issue = ReportedIssue(FindingGroup(cluster.findings), gate: report.gate)
      let others = cluster.places.count - 1
      if others > 0 { issue?.message += ", and in \(Figure.count(others, "more control"))" }
      return issue
    }
    // What only the report of the gate makes a problem; mere notes would push out real ones.
    let unmeasured =
      report.gate.incomplete == .report
      ? []
      : UnmeasuredCluster.clusters(in: report).map { cluster in
        ReportedIssue(cluster, gate: report.gate)
      }
    let order = clusters.enumerated().sorted { first, second in
      guard let a = first.element.urgency, let b = second.element.urgency, a != b else {
        return first.offset < second.offset
      }
      return a > b
    }
    return ReportedIssue.inputErrors(of: report) + order.map(\.element) + unmeasured
  }

  private static func command(_ issue: ReportedIssue) -> String {
    let (line, column) = (max(issue.location.line, 1), max(issue.location.column, 1))
    let name: String
    switch issue.severity {
    case .error: name = "error"
    case .warning: name = "warning"
    case .note: name = "notice"
    }
    let properties = [
      ("file", VisibleText.line(issue.location.path)), ("line", "\(line)"), ("col", "\(column)"),
      ("endLine", "\(line)"), ("endColumn", "\(column + 1)"), ("title", issue.rule),
    ]
    let message = issue.message + (issue.advice.map { "; \($0)" } ?? "")
    return "::\(name) "
      + properties.map { "\($0)=\(escaped($1, isProperty: true))" }.joined(separator: ",")
      + "::\(escaped(message, isProperty: false))\n"
  }

  /// GitHub's escapes: `%`, CR and LF everywhere, `:` and `,` in properties.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var output = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": output += "%25".unicodeScalars
      case "\r": output += "%0D".unicodeScalars
      case "\n": output += "%0A".unicodeScalars
      case ":" where isProperty: output += "%3A".unicodeScalars
      case "," where isProperty: output += "%2C".unicodeScalars
      default: output.append(scalar)
      }
    }
    return String(output)
  }
}
