internal import Audit
internal import SceneModel

extension MarkdownOverview {
  /// The table of failures that were known and have become worse.
  var regressed: String {
    let findings = report.findings.filter(\.standing.isRegressed)
    guard !findings.isEmpty else { return "" }
    var text = "\n## Regressed\n\nThese were known and have become worse.\n\n"
    text += MarkdownText.header(
      ["Status", "Control", "State", "Rule", "Measured", "Known", "Since", "Where"],
      numeric: ["Measured", "Known"])
    for finding in findings.prefix(placement.rowLimit) {
      guard case .regressed(let entry) = finding.standing else { continue }
      text += MarkdownText.row([
        finding.status.title, MarkdownText.plain(finding.controlName, limit: 80),
        MarkdownText.plain("\(finding.stateName), \(finding.appearanceName)"),
        "\(finding.ruleID), \(MarkdownText.plain(finding.part))",
        finding.measurement?.measuredText.typeset ?? "",
        finding.figure(of: entry) ?? "not measured", entry.since.description,
        place(finding.location),
      ])
    }
    return text + more(findings.count, "checks")
  }

  /// The table of suppressions that end soon.
  var expiring: String {
    let suppressions = ExpiringSuppression.all(in: report)
    guard !suppressions.isEmpty else { return "" }
    var text = "\n## Suppressed, expiring within \(ExpiringSuppression.days) days\n\n"
    text += MarkdownText.header(
      ["Last day", "Rules", "Checks", "Reason", "Ticket", "Where"], numeric: ["Checks"])
    for entry in suppressions.prefix(placement.rowLimit) {
      let suppression = entry.suppression
      text += MarkdownText.row([
        suppression.until?.description ?? "",
        suppression.rules.sorted().joined(separator: ", "), String(entry.count),
        MarkdownText.plain(suppression.explanation),
        MarkdownText.plain(suppression.ticket ?? ""), place(suppression.location),
      ])
    }
    return text + more(suppressions.count, "suppressions")
  }

  /// What the baseline has and the audit has not any more, folded.
  var fixed: String {
    let entries = report.baseline?.fixed ?? []
    guard !entries.isEmpty else { return "" }
    let list = entries.prefix(placement.rowLimit).map { entry in
      "- \(entry.rule), \(MarkdownText.plain(entry.control, limit: 80)) "
        + "(\(MarkdownText.plain("\(entry.state), \(entry.appearance), \(entry.part)"))), "
        + "\(MarkdownText.code(entry.path))\n"
    }
    let count = entries.count
    let title = Figure.count(count, "entry", plural: "entries") + " of the baseline fixed"
    return "\n## Fixed\n\n"
      + MarkdownText.details(title, list.joined() + more(count, "entries"))
      + "\nRemove \(count == 1 ? "it" : "them") with "
      + "\(MarkdownText.code("a11yaudit baseline update")).\n"
  }
}
