public import Audit
internal import SceneModel

/// Writes on one screen what has become different since an earlier audit, and what still fails.
public struct ConsoleChanges {
  /// Most findings of a kind that are listed: together they fit on a screen.
  private static let listLimit = 8

  private let report: AuditReport
  private let changes: ReportChanges
  private let isFirst: Bool
  private let options: ConsoleReporter.Options

  /// The text about `report`; `earlier` is the audit before, `nil` if there is none.
  public init(
    _ report: AuditReport, since earlier: AuditReport?, options: ConsoleReporter.Options
  ) {
    self.report = report
    self.options = options
    isFirst = earlier == nil
    changes = ReportChanges(from: earlier, to: report)
  }

  /// The text, with the totals and the verdict at its end.
  public var text: String {
    let style = ConsoleStyle(usesColor: options.usesColor)
    var text = ""
    for error in report.inputErrors.prefix(Self.listLimit) {
      let place = "\(error.location.path):\(error.location.line):\(error.location.column)"
      text += style("Cannot be read", .red) + "  "
      text += VisibleText.collapsed("\(place)  \(error.message)") + "\n"
    }
    if report.inputErrors.count > Self.listLimit {
      text += "and \(report.inputErrors.count - Self.listLimit) more cannot be read\n"
    }
    if isFirst {
      write("Failing", changes.new, style, to: &text)
    } else {
      write("New", changes.new, style, to: &text)
      write("Worse", changes.worse.map(\.finding), style, to: &text) { finding in
        changes.worse.first { $0.finding.fingerprint == finding.fingerprint }
          .flatMap { $0.before.measurement?.measuredText }.map { ", was \($0)" } ?? ""
      }
      write("Fixed", changes.fixed, style, isOver: true, to: &text)
      write("Not checked any more", changes.unknown, style, to: &text)
      if report.inputErrors.isEmpty, changes.new.isEmpty, changes.worse.isEmpty,
        changes.fixed.isEmpty,
        changes.unknown.isEmpty
      {
        text += "Nothing is different\n"
      }
      if !options.isQuiet { write("Still failing", changes.remaining, style, to: &text) }
    }
    ConsoleSummary(report, style: style).writeTotals(to: &text)
    return text
  }

  /// Writes a list of `findings`, the worst first, those that say the same once.
  private func write(
    _ title: String, _ findings: [Finding], _ style: ConsoleStyle, isOver: Bool = false,
    to text: inout String, addition: (Finding) -> String = { _ in "" }
  ) {
    guard !findings.isEmpty else { return }
    text += style("\(title): \(findings.count)", .bold) + "\n"
    let groups = Self.groups(of: findings).stablySorted { $0.first.urgency > $1.first.urgency }
    for group in groups.prefix(Self.listLimit) {
      let finding = group.first
      let place = "\(finding.location.path):\(finding.location.line):\(finding.location.column)"
      text += "  " + VisibleText.collapsed(place) + "  "
      if !isOver { text += style(finding.status.rawValue, finding.status.emphasis) + "  " }
      text += finding.ruleID + "  "
      text += style.swatched(VisibleText.collapsed("\(finding.controlName) (\(group.scope))"))
      text += "\n"
      // What was wrong with it does not matter any more.
      if isOver { continue }
      text += "      "
      text += style.swatched(VisibleText.collapsed(finding.statement + addition(finding))) + "\n"
    }
    let hidden = groups.dropFirst(Self.listLimit).reduce(0) { $0 + $1.findings.count }
    if hidden > 0 { text += "  and \(hidden) more\n" }
  }

  /// `findings` in the groups of their controls; those of a control follow each other.
  private static func groups(of findings: [Finding]) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var own: [Finding] = []
    for finding in findings {
      if let last = own.last,
        last.controlKey != finding.controlKey || last.location.path != finding.location.path
      {
        groups += FindingGroup.groups(of: own)
        own = []
      }
      own.append(finding)
    }
    return groups + FindingGroup.groups(of: own)
  }
}
