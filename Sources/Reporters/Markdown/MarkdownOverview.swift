internal import Audit
internal import SceneModel

/// The parts of a Markdown report that are about the whole audit.
struct MarkdownOverview {
  let report: AuditReport
  private let summary: AuditSummary
  let placement: MarkdownPlacement

  init(_ report: AuditReport, placement: MarkdownPlacement) {
    self.report = report
    self.placement = placement
    summary = AuditSummary(report)
  }

  /// The headings of the parts, which no control's heading may repeat.
  static let headings = [
    "Unreadable", "Projects", "Overview", "Failures", "Regressed", "Not checked",
    "Suppressed, expiring within \(ExpiringSuppression.days) days", "Fixed", "Controls",
    "Same findings", "Palette", "Without findings",
    "Read with reservations", "Passed over", "How to repeat this audit",
  ]

  /// The verdict and the counts.
  var head: String { title + outcomes }

  private var title: String {
    let verdict = ReportVerdict(report, summary: summary)
    var text = "# Accessibility audit: \(verdict.word.lowercased()), \(verdict.reason)\n\n"
    let failed = summary.errors + summary.warnings + summary.notes
    text += "**\(verdict.word).** "
    text += "\(failed) of \(Figure.count(summary.checks, "check")) "
    text += failed == 1 ? "fails" : "fail"
    if summary.incomplete > 0 { text += ", \(summary.incomplete) could not be checked" }
    text += ", in \(Figure.count(summary.controls, "control"))"
    text += " of \(Figure.count(summary.files, "file")), against "
    text += MarkdownText.plain(report.ruleSet.title)
    if let size = report.ruleSet.largeTextInWords { text += " (\(MarkdownText.plain(size)))" }
    let remarks = [summary.origin, summary.comparison(with: report.baseline)].compactMap(\.self)
    return text + "." + remarks.map { " \(MarkdownText.plain($0))." }.joined() + "\n\n"
  }

  private var outcomes: String {
    var text = MarkdownText.header(["Status", "Count", "What it means"], numeric: ["Count"])
    let failing = "measured, not enough"
    func gate(_ isGating: Bool) -> String {
      isGating ? ", fails the gate" : ", does not fail the gate"
    }
    let rows: [(String, Int, String)] = [
      ("Failed", summary.errors, failing + gate(report.gate.failOn.map { $0 <= .error } ?? false)),
      (
        "Warning", summary.warnings,
        failing + gate(report.gate.failOn.map { $0 <= .warning } ?? false)
      ),
      ("Note", summary.notes, failing + gate(report.gate.failOn.map { $0 <= .note } ?? false)),
      (
        "Not checked", summary.incomplete,
        "could not be measured" + gate(report.gate.failsUnmeasured)
      ),
      ("Suppressed", summary.suppressed, "accepted by a remark or the configuration"),
      ("Known", summary.known, "in the baseline, and not worse"),
      ("Exempt", summary.exempt, "measured, and excused"),
      ("Passed", summary.passed, "measured, and enough"),
      ("Unreadable", summary.inputErrors, "inputs that could not be read at all"),
    ]
    for (status, count, meaning) in rows where count > 0 || status == "Failed" || status == "Passed"
    {
      text += MarkdownText.row([status, String(count), meaning])
    }
    return text
  }

  /// What could not be read.
  var unreadable: String {
    guard !report.inputErrors.isEmpty else { return "" }
    var text = "\n## Unreadable\n\n" + MarkdownText.header(["Status", "Where", "Why"])
    for error in report.inputErrors.prefix(placement.rowLimit) {
      text += MarkdownText.row([
        "Unreadable", place(error),
        "\(MarkdownText.plain(error.message)) (\(MarkdownText.plain(error.code)))",
      ])
    }
    return text + more(report.inputErrors.count, "inputs")
  }

  /// What the results of projects of several files rest on.
  var projects: String {
    guard !report.projects.isEmpty else { return "" }
    var text = "\n## Projects\n\n"
    var rows: [String] = []
    for project in report.projects.map({ ProjectText($0) }) {
      text += "- \(MarkdownText.plain(project.format)) in \(MarkdownText.code(project.path))"
      text += project.basis.isEmpty ? "" : ": \(MarkdownText.plain(project.basis, limit: .max))"
      text += project.resolutions.map { "; " + MarkdownText.plain($0.summary) }.joined() + "\n"
      for cause in project.resolutions.flatMap(\.unresolved) {
        rows.append(
          MarkdownText.row([
            String(cause.count), MarkdownText.code(project.path), MarkdownText.plain(cause.cause),
            MarkdownText.plain(cause.remedy),
          ]))
      }
    }
    guard !rows.isEmpty else { return text }
    text += "\nReferences that lead nowhere make checks incomplete:\n\n"
    text += MarkdownText.header(
      ["References", "Project", "What is missing", "What would help"], numeric: ["References"])
    return text + rows.prefix(placement.rowLimit).joined() + more(rows.count, "causes")
  }

  /// Says what is shown and what had to be left out.
  func shortened(shown: String, without omissions: [String], _ limit: MarkdownLimit) -> String {
    let rest =
      placement.fullReport.map { "Full report: \(MarkdownText.code($0))" }
      ?? "The JSON report has all"
    let without = omissions.isEmpty ? "" : ", without " + omissions.joined(separator: ", ")
    return "\n**Shortened:** shows \(shown)\(without) (limit \(limit.text)). \(rest).\n"
  }

  /// The table of failures.
  func failures(rows: [String]) -> String {
    rows.isEmpty ? "" : "\n## Failures\n\n" + MarkdownFailure.header + rows.joined()
  }

  /// The table of what could not be measured, by cause.
  func notChecked(anchors: MarkdownAnchors, keptAnchors: Set<String>) -> String {
    let causes = UnmeasuredCluster.clusters(in: report)
    guard !causes.isEmpty else { return "" }
    var text = "\n## Not checked\n\n"
    text += MarkdownText.header(
      ["Status", "Cause", "Rule", "Checks", "Controls", "Where"], numeric: ["Checks"])
    for cause in causes.prefix(placement.rowLimit) {
      let hidden = cause.places.count - DetailedControls.limit
      let controls = cause.places.prefix(DetailedControls.limit)
        .map { link($0, anchors, keptAnchors) }.joined(separator: ", ")
      text += MarkdownText.row([
        "Not checked", MarkdownText.plain(cause.detail), cause.rule, String(cause.count),
        controls + (hidden > 0 ? " and \(hidden) more" : ""), place(cause.location),
      ])
    }
    return text + more(causes.count, "causes")
  }

  /// The controls that show only what the sections of others show.
  func alike(
    _ detailed: DetailedControls, anchors: MarkdownAnchors, keptAnchors: Set<String>
  ) -> String {
    var list = ""
    var count = 0
    for (sourceIndex, source) in report.sources.enumerated() {
      for (index, audited) in source.controls.enumerated() where audited.attention != nil {
        let place = ControlPlace(source: sourceIndex, control: index)
        guard !detailed.contains(place) else { continue }
        count += 1
        guard count <= placement.rowLimit else { continue }
        let examples = detailed.examples(for: place).prefix(DetailedControls.limit)
          .map { link($0, anchors, keptAnchors) }.joined(separator: ", ")
        list += "- \(MarkdownText.plain(audited.control.name, limit: 80)), "
        list += "\(self.place(audited.control.location)): as \(examples)\n"
      }
    }
    guard count > 0 else { return "" }
    let title = Figure.count(count, "more control") + " with the same findings"
    return "\n## Same findings\n\n" + MarkdownText.details(title, list + more(count, "controls"))
  }

  /// The control's name, linked if its section is in the report.
  private func link(
    _ place: ControlPlace, _ anchors: MarkdownAnchors, _ keptAnchors: Set<String>
  ) -> String {
    let control = report.sources[place.source].controls[place.control].control
    let name = MarkdownText.plain(control.name, limit: 80)
    return keptAnchors.contains(anchors[place]) ? "[\(name)](#\(anchors[place]))" : name
  }

  /// The controls about which there is nothing to say.
  var quietControls: String {
    var list = ""
    var count = 0
    for source in report.sources {
      for audited in source.controls where audited.attention == nil {
        count += 1
        guard count <= placement.rowLimit else { continue }
        list += "- \(MarkdownText.plain(audited.control.name, limit: 80)), "
        list += "\(place(audited.control.location)): \(Self.counts(of: audited.findings))\n"
      }
    }
    guard count > 0 else { return "" }
    let title = Figure.count(count, "control") + " without findings"
    return "\n## Without findings\n\n" + MarkdownText.details(title, list + more(count, "controls"))
  }

  /// How many of checks without trouble passed, and how many did not need to.
  private static func counts(of findings: [Finding]) -> String {
    let statuses = Dictionary(grouping: findings, by: \.status).mapValues(\.count)
    let parts = [FindingStatus.passed, .suppressed, .known, .exempt].compactMap { status in
      let count = statuses[status] ?? 0
      return count > 0 || status == .passed ? "\(count) \(status.rawValue)" : nil
    }
    return parts.joined(separator: ", ")
  }

  /// What was read with reservations.
  var diagnostics: String {
    let count = report.sources.reduce(0) { $0 + $1.diagnostics.count }
    guard count > 0 else { return "" }
    var text = "\n## Read with reservations\n\n" + MarkdownText.header(["Where", "What"])
    let diagnostics = report.sources.lazy.flatMap(\.diagnostics)
    for diagnostic in diagnostics.prefix(placement.rowLimit) {
      text += MarkdownText.row([
        place(diagnostic.location), MarkdownText.plain(diagnostic.message),
      ])
    }
    return text + more(count, "reservations")
  }

  /// Files that no loader recognises.
  var passedOver: String {
    guard !report.passedOver.isEmpty else { return "" }
    let list = report.passedOver.prefix(placement.rowLimit).map { "- \(MarkdownText.code($0))\n" }
    let title = Figure.count(report.passedOver.count, "file") + " in a format that is not read"
    return "\n## Passed over\n\n"
      + MarkdownText.details(title, list.joined() + more(report.passedOver.count, "files"))
  }

  /// How to repeat the audit.
  var reproduction: String {
    "\n## How to repeat this audit\n\n" + MarkdownText.block(report.reproduction)
      + "\na11yaudit \(MarkdownText.plain(report.version)), rule set "
      + "\(MarkdownText.code(report.ruleSet.name)) after "
      + "\(MarkdownText.code(report.ruleSet.source)) of \(MarkdownText.plain(report.ruleSet.date)). "
      + "Sizes are in points: CSS px, pt on iOS, dp on Android. WCAG are the Web Content "
      + "Accessibility Guidelines.\n"
  }

  func more(_ count: Int, _ noun: String) -> String {
    count > placement.rowLimit
      ? "\n**Shortened:** shows \(placement.rowLimit) of \(count) \(noun).\n" : ""
  }

  /// The place of an input error; what is not there has no line, and no link leads to it.
  private func place(_ error: LoaderError) -> String {
    error.isAboutMissingInput ? MarkdownText.code(error.location.path) : place(error.location)
  }

  func place(_ location: SourceLocation) -> String {
    MarkdownText.place(location, pathToRoot: placement.pathToRoot)
  }
}

extension LoaderError {
  fileprivate var isAboutMissingInput: Bool { code == "not-found" }
}
