internal import Audit
internal import RuleSets
internal import SceneModel

/// Something that a list of problems shows: a failed check, one that could not be measured, or an
/// input that could not be read.
struct ReportedIssue {
  /// Id of the rule of checks that could not be measured.
  static let incompleteRule = "incomplete"
  /// Id of the rule of inputs that could not be read.
  static let inputRule = "input"

  /// Id of the rule, ``incompleteRule`` or ``inputRule``.
  var rule: String
  /// How bad it is; what could not be measured is a note unless the gate says otherwise.
  var severity: Severity
  /// Where to look.
  var location: SourceLocation
  /// 32 hex digits, distinct within a report.
  var fingerprint: String
  /// What is wrong, with the control, its state, appearance and part: one line without a full stop.
  var message: String
  /// What would help, such as `try label #767676`; `nil` if nothing is known.
  var advice: String?
  /// The definitions that decide, without repetition.
  var definitions: [Definition] = []
  /// Whether somebody accepts it.
  var standing = Standing.open
  /// How soon a reader has to see it; an input error has none and comes first.
  var urgency: FindingGroup.Urgency?

  /// One issue for every check, in the order of the report; input errors come first.
  static func checks(of report: AuditReport, withAccepted: Bool = false) -> [ReportedIssue] {
    inputErrors(of: report)
      + report.findings.lazy.filter { withAccepted || !$0.standing.isAccepted }
      .compactMap { finding in
        ReportedIssue(FindingGroup([finding]), gate: report.gate)
      }
  }

  /// One issue for checks of a control that say the same in several states; input errors first.
  static func groups(of report: AuditReport) -> [ReportedIssue] {
    inputErrors(of: report)
      + report.sources.lazy.flatMap(\.controls).flatMap { audited in
        FindingGroup.groups(of: audited.findings.filter { !$0.standing.isAccepted }).compactMap {
          ReportedIssue($0, gate: report.gate)
        }
      }
  }

  /// The inputs that could not be read.
  static func inputErrors(of report: AuditReport) -> [ReportedIssue] {
    var occurrences: [String: Int] = [:]
    return report.inputErrors.map { error in
      let occurrence = occurrences[error.code + "\n" + error.location.path, default: 0]
      occurrences[error.code + "\n" + error.location.path] = occurrence + 1
      return ReportedIssue(
        rule: inputRule, severity: .error, location: error.location,
        fingerprint: Fingerprint.make(
          rule: "input/" + error.code, path: error.location.path, control: "any", state: "any",
          appearance: "any", part: "any", occurrence: occurrence),
        message: VisibleText.collapsed("cannot be read: " + error.message))
    }
  }
}

extension ReportedIssue {
  /// The issue that `group` is under `gate`; `nil` if its checks passed or are excused.
  init?(_ group: FindingGroup, gate: GatePolicy) {
    let finding = group.first
    let text: String
    switch finding.verdict {
    case .pass, .exempt: return nil
    case .fail(let severity):
      (rule, self.severity, text) = (finding.ruleID, severity, finding.statement)
    case .incomplete(let cause):
      rule = Self.incompleteRule
      severity = gate.incomplete.severity
      text = "\(finding.ruleID) not checked: \(cause.detail)"
    }
    location = finding.location
    fingerprint = finding.fingerprint
    message = VisibleText.collapsed("\(finding.controlName) (\(group.scope)): \(text)")
    advice = finding.usefulSuggestions.first.map { suggestion in
      let text = VisibleText.collapsed(suggestion.text(for: finding))
      guard case .color = suggestion.change else { return text }
      return "try " + text
    }
    var chains = [finding.provenance]
    if case .contrast(let contrast)? = finding.measurement?.details {
      chains += contrast.backgroundProvenances
    }
    var seen: Set<Definition> = []
    definitions = chains.flatMap(\.definitions).filter { seen.insert($0).inserted }
    urgency = finding.urgency
    standing = finding.standing
  }
}

extension ReportedIssue {
  /// The issue that checks are which could not be measured for the same reason.
  init(_ cluster: UnmeasuredCluster, gate: GatePolicy) {
    rule = Self.incompleteRule
    severity = gate.incomplete.severity
    location = cluster.location
    fingerprint = ""
    message = VisibleText.collapsed(
      "\(cluster.rule) not checked: \(cluster.detail), in "
        + Figure.count(cluster.places.count, "control"))
  }
}

extension GatePolicy.IncompletePolicy {
  /// How bad a check is that could not be measured.
  fileprivate var severity: Severity {
    switch self {
    case .report: .note
    case .warn: .warning
    case .fail: .error
    }
  }
}
