internal import Audit
internal import SceneModel

/// The end of the console's text: what was not checked, the totals and the verdict.
struct ConsoleSummary {
  /// Most causes, diagnostics or places that are listed.
  private static let listLimit = 10

  /// Most projects, and most causes of each kind of reference, that are listed.
  private static let projectLimit = 5
  private static let remedyLimit = 5

  private let report: AuditReport
  private let summary: AuditSummary
  private let style: ConsoleStyle

  init(_ report: AuditReport, style: ConsoleStyle) {
    self.report = report
    self.summary = AuditSummary(report)
    self.style = style
  }

  /// One cause with the places where it stood in the way.
  private struct Cause {
    var detail: String
    var places: [String]
    var count: Int
  }

  /// Writes what was not checked, approximated or passed over.
  func writeReservations(to text: inout String) {
    writeList("Not checked", causes(), to: &text)
    writeList("Approximated", diagnostics(), to: &text)
    if !report.passedOver.isEmpty {
      let files = Figure.count(report.passedOver.count, "file")
      text += "Passed over: \(files) in a format that is not read\n"
    }
  }

  /// Writes what the results rest on: the rules, and what projects of several files left open.
  func writeBasis(to text: inout String) {
    for project in report.projects.prefix(Self.projectLimit).map({ ProjectText($0) }) {
      text += "\(project.format) in \(project.path)"
      text += project.basis.isEmpty ? "\n" : ": \(project.basis)\n"
      for resolution in project.resolutions {
        text += "  \(resolution.summary)\n"
        for cause in resolution.unresolved.prefix(Self.remedyLimit) {
          text += "    \(cause.count)  \(cause.text)\n"
        }
        let hidden = resolution.unresolved.count - Self.remedyLimit
        if hidden > 0 { text += "    and \(Figure.count(hidden, "more cause"))\n" }
      }
    }
    let hidden = report.projects.count - Self.projectLimit
    if hidden > 0 { text += "and \(Figure.count(hidden, "more project"))\n" }
    text += "Rules: " + VisibleText.collapsed(report.ruleSet.title)
    if let size = report.ruleSet.largeTextInWords { text += ", " + size }
    text += "\n"
  }

  /// Writes the numbers and the verdict.
  func writeTotals(to text: inout String) {
    var parts = [
      Figure.count(summary.errors, "error"), Figure.count(summary.warnings, "warning"),
    ]
    if summary.notes > 0 { parts.append(Figure.count(summary.notes, "note")) }
    if summary.unmeasuredWarnings > 0 {
      parts.append("\(summary.incomplete) not checked, counted as warnings")
    } else if summary.incomplete > 0 {
      parts.append("\(summary.incomplete) not checked")
    }
    if summary.suppressed > 0 { parts.append("\(summary.suppressed) suppressed") }
    if summary.known > 0 { parts.append("\(summary.known) known") }
    if summary.exempt > 0 { parts.append("\(summary.exempt) exempt") }
    parts.append("\(summary.passed) passed")
    let sizes = [
      Figure.count(summary.files, "file"), Figure.count(summary.controls, "control"),
      Figure.count(summary.checks, "check"),
    ]
    text += sizes.joined(separator: ", ") + ": " + parts.joined(separator: ", ") + "\n"
    if let origin = summary.origin { text += origin + "\n" }
    if let baseline = summary.comparison(with: report.baseline) { text += baseline + "\n" }
    let verdict = ReportVerdict(report, summary: summary)
    let line = "\(verdict.word.uppercased()): \(verdict.reason) (exit \(summary.outcome.rawValue))"
    text += style(line, verdict.isGood ? .green : .red) + "\n"
  }

  private func writeList(_ title: String, _ causes: [Cause], to text: inout String) {
    guard let first = causes.first else { return }
    let count = causes.reduce(0) { $0 + $1.count }
    text += "\(title): \(count)"
    if causes.count == 1, count == 1 {
      text += " (\(first.places[0]), \(first.detail))\n"
      return
    }
    text += "\n"
    for cause in causes.prefix(Self.listLimit) {
      let more = cause.count - cause.places.count
      let places = cause.places.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
      text += "  \(cause.count)  \(cause.detail) (\(places))\n"
    }
    if causes.count > Self.listLimit {
      text += "  and \(causes.count - Self.listLimit) more causes\n"
    }
  }

  private func causes() -> [Cause] {
    Self.grouped(
      report.findings.lazy.compactMap { finding in
        guard case .incomplete(let cause) = finding.verdict, !finding.standing.isAccepted
        else { return nil }
        return (cause.group, cause.location ?? finding.location)
      })
  }

  private func diagnostics() -> [Cause] {
    Self.grouped(
      report.sources.lazy.flatMap(\.diagnostics).map { ($0.message, $0.location) })
  }

  /// Joins equal causes, most frequent first, and keeps the first three places of each.
  private static func grouped(
    _ occurrences: some Sequence<(detail: String, location: SourceLocation)>
  ) -> [Cause] {
    var causes: [Cause] = []
    var indices: [String: Int] = [:]
    for (detail, location) in occurrences {
      let place = VisibleText.collapsed(location.path) + ":\(location.line)"
      if let index = indices[detail] {
        causes[index].count += 1
        if causes[index].places.count < 3, !causes[index].places.contains(place) {
          causes[index].places.append(place)
        }
      } else {
        indices[detail] = causes.count
        causes.append(
          Cause(detail: VisibleText.collapsed(detail, limit: 300), places: [place], count: 1))
      }
    }
    let order = causes.indices.sorted { (-causes[$0].count, $0) < (-causes[$1].count, $1) }
    return order.map { causes[$0] }
  }
}
