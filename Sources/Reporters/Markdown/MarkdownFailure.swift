internal import Audit
internal import SceneModel

/// One row of the table of failures: checks of a control that say the same.
struct MarkdownFailure {
  private let entry: LetteredGroups.Entry
  private let control: String
  private let place: String
  /// The anchor of the control's section.
  let anchor: String

  /// The failures of all sections: by severity, then the worst first, then as in the report.
  static func failures(
    in sections: [MarkdownControlSection], of report: AuditReport, context: ReporterContext
  ) -> [MarkdownFailure] {
    let failures = sections.flatMap { section in
      section.groups.entries.filter { $0.group.first.status.isFailure }.map { entry in
        MarkdownFailure(
          entry: entry, control: section.name,
          place: MarkdownText.place(
            entry.group.first.location, pathToRoot: context.pathToRoot),
          anchor: section.anchor)
      }
    }
    let order = failures.indices.sorted { first, second in
      let (a, b) = (failures[first].entry.group.urgency, failures[second].entry.group.urgency)
      return a == b ? first < second : a > b
    }
    return order.map { failures[$0] }
  }

  static let header = MarkdownText.header(
    [
      "#", "Status", "Control", "State", "Rule", "Measured", "Required", "Suggestion", "Where",
    ], numeric: ["#", "Measured", "Required"])

  /// The row; the control is linked if its section is in the report.
  func row(number: Int, isLinked: Bool) -> String {
    let finding = entry.group.first
    let name = MarkdownText.plain(control, limit: 80)
    return MarkdownText.row([
      String(number), entry.status, isLinked ? "[\(name)](#\(anchor))" : name,
      MarkdownText.plain(entry.group.places),
      "\(finding.ruleID), \(MarkdownText.plain(finding.part))",
      finding.measurement?.measuredText.typeset ?? "",
      finding.measurement?.requiredText.typeset ?? "",
      finding.usefulSuggestions.first?.tableText(for: finding) ?? "", place,
    ])
  }
}

extension Suggestion {
  /// The suggestion in a cell of a table.
  fileprivate func tableText(for finding: Finding) -> String {
    switch change {
    case .color(let change):
      let rest = change.stillFailing > 0 ? ", \(change.stillFailing) still fail" : ""
      return "\(MarkdownText.plain(change.subject(of: finding))) `\(change.after.hex)` "
        + "(\(Figure.ratio(change.ratio)):1\(rest))"
    case .advice(let advice): return MarkdownText.plain(advice)
    case .noColor: return "no colour passes"
    }
  }
}
