internal import Audit
internal import SceneModel

/// One row of the table of failures: checks that the same definitions cause.
struct MarkdownFailure {
  /// A control that the row names.
  private struct Name {
    var text: String
    var anchor: String
    /// The letters of the checks in the control's section.
    var letters: String
  }

  private let cluster: FindingCluster
  /// Ids of the rules that say the same of the same labels.
  private let otherRules: [String]
  private let names: [Name]
  private let place: String

  /// The failures of `report`: by severity, then the worst first, then as in the report.
  static func failures(
    of report: AuditReport, sections: [MarkdownControlSection], anchors: MarkdownAnchors,
    placement: MarkdownPlacement
  ) -> [MarkdownFailure] {
    var letters: [String: String] = [:]
    for entry in sections.lazy.flatMap(\.groups.entries) {
      for finding in entry.group.findings { letters[finding.fingerprint] = entry.letter }
    }
    let failures = ToldCluster.told(report.clusters).map {
      MarkdownFailure($0, of: report, letters: letters, anchors: anchors, placement: placement)
    }
    let order = failures.indices.sorted { first, second in
      let (a, b) = (failures[first].cluster.first.urgency, failures[second].cluster.first.urgency)
      return a == b ? first < second : a > b
    }
    return order.map { failures[$0] }
  }

  private init(
    _ told: ToldCluster, of report: AuditReport, letters: [String: String],
    anchors: MarkdownAnchors, placement: MarkdownPlacement
  ) {
    let cluster = told.cluster
    let findings = cluster.findings + told.companions.flatMap(\.findings)
    self.cluster = cluster
    otherRules = told.companions.map(\.first.ruleID)
    names = cluster.places.prefix(DetailedControls.limit).map { place in
      let audited = report.sources[place.source].controls[place.control]
      let own = Set(audited.findings.map(\.fingerprint))
      var seen: Set<String> = []
      let found = findings.lazy.map(\.fingerprint).filter { own.contains($0) }
        .compactMap { letters[$0] }.filter { seen.insert($0).inserted }
      return Name(
        text: MarkdownText.plain(audited.control.name, limit: 80), anchor: anchors[place],
        letters: found.joined(separator: ", "))
    }
    let shared = cluster.places.count > 1 ? cluster.definition : nil
    let others = (shared.map { cluster.siteCount(of: $0) } ?? 1) - 1
    place =
      MarkdownText.place(
        shared?.location ?? cluster.first.location, pathToRoot: placement.pathToRoot)
      + (others > 0 ? " and \(others) more alike" : "")
  }

  static let header = MarkdownText.header(
    [
      "#", "Status", "Control", "State", "Rule", "Measured", "Required", "Suggestion", "Where",
    ], numeric: ["#", "Measured", "Required"])

  /// The row; controls are linked and lettered if `anchors` holds their sections', which explain
  /// the letters.
  func row(number: Int, anchors: Set<String>) -> String {
    let finding = cluster.first
    let isSingle = cluster.places.count == 1
    var controls = names.map { name in
      guard anchors.contains(name.anchor) else { return name.text }
      let text = "[\(name.text)](#\(name.anchor))"
      return isSingle || name.letters.isEmpty ? text : "\(text) (\(name.letters))"
    }.joined(separator: ", ")
    let hidden = cluster.places.count - names.count
    if hidden > 0 { controls += " and \(hidden) more" }
    let letters = isSingle && anchors.contains(names[0].anchor) ? names[0].letters : ""
    return MarkdownText.row([
      String(number), finding.status.title + (letters.isEmpty ? "" : " (\(letters))"), controls,
      MarkdownText.plain(FindingGroup(cluster.findings).places),
      "\(finding.ruleID), \(MarkdownText.plain(finding.part))"
        + (otherRules.isEmpty ? "" : "; also " + otherRules.joined(separator: ", ")),
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
      let failing = change.stillFailing - change.breaking
      let rest =
        (failing > 0 ? ", \(failing) still fail" : "")
        + (change.breaking > 0 ? ", \(change.breaking) would break" : "")
      return "\(MarkdownText.plain(change.subject(of: finding))) `\(change.after.hex)` "
        + "(\(Figure.ratio(change.ratio)):1\(rest))"
    case .lengths(let changes):
      return changes.map {
        "\(MarkdownText.code($0.definition.name, limit: 80)) \(MarkdownText.code($0.written))"
      }.joined(separator: ", ")
    case .advice(let advice): return MarkdownText.plain(advice)
    case .noColor: return "no colour passes"
    }
  }
}
