public import Audit
internal import ColorMath
internal import Geometry
internal import Markup
internal import RuleSets
public import SceneModel

/// Tells one finding whole: what was measured, what led to it, what helps, and how to accept it.
public struct FindingExplanation {
  /// Most steps of a chain, and most other places of the same cause, that are listed.
  private static let listLimit = 20
  /// The column at which values begin.
  private static let column = 14

  private let report: AuditReport
  private let finding: Finding
  private let control: Control
  private let path: String

  /// The explanation of `finding` of `control` in the source at `path` of `report`.
  public init(_ finding: Finding, of control: Control, in path: String, of report: AuditReport) {
    self.finding = finding
    self.control = control
    self.path = path
    self.report = report
  }

  /// The explanation in paragraphs.
  public var text: String {
    var text = "\(finding.fingerprint)\n"
    let title = report.rules.first { $0.id == finding.ruleID }.map { ": \($0.title)" } ?? ""
    text += "\(finding.ruleID)\(title) (\(finding.criterion))\n"
    text += "\(finding.status.title): \(VisibleText.collapsed(finding.statement))\n\n"
    writeIdentity(to: &text)
    writeFigures(to: &text)
    writeChain("Where it comes from, the use first", finding.provenance, to: &text)
    if case .contrast(let details)? = finding.measurement?.details {
      for provenance in details.backgroundProvenances.prefix(Self.listLimit) {
        writeChain("Where what lies behind comes from", provenance, to: &text)
      }
    }
    writeSuggestions(to: &text)
    writeElsewhere(to: &text)
    writeAcceptance(to: &text)
    return text + "\nThe rule: a11yaudit explain \(finding.ruleID)\n"
  }

  private func write(_ key: String, _ value: String?, to text: inout String) {
    guard let value else { return }
    let padding = String(repeating: " ", count: max(Self.column - key.count, 2))
    text += key + padding + VisibleText.collapsed(value) + "\n"
  }

  private func writeIdentity(to text: inout String) {
    write(
      "control",
      finding.controlName
        + (finding.controlKey == finding.controlName ? "" : " (\(finding.controlKey))"), to: &text)
    write("role", finding.role.rawValue, to: &text)
    write("state", finding.stateName, to: &text)
    write("appearance", finding.appearanceName, to: &text)
    write("part", finding.part, to: &text)
    write("text", finding.text.map { "'\($0)'" }, to: &text)
    write("file", Self.place(finding.location), to: &text)
    if let severity = finding.failureSeverity { write("severity", severity.rawValue, to: &text) }
    write("accepted", finding.acceptance, to: &text)
    write("because", finding.excuse, to: &text)
  }

  private func writeFigures(to text: inout String) {
    guard let measurement = finding.measurement else { return }
    write("measured", measurement.measuredText, to: &text)
    write("required", measurement.requiredText, to: &text)
    switch measurement.details {
    case .contrast(let contrast):
      write("foreground", contrast.foreground.hex, to: &text)
      write("background", contrast.background.hex, to: &text)
      write(
        "over the part",
        "\(Figure.ratio(contrast.minimum)):1 to \(Figure.ratio(contrast.maximum)):1, median"
          + " \(Figure.ratio(contrast.median)):1,"
          + " \(Figure.percentage(contrast.failingShare)) below what is required", to: &text)
    case .target(let target):
      write("extent", target.text, to: &text)
      write("inner square", Figure.length(target.square), to: &text)
      write("nearest", target.spacing.map { "\(Figure.length($0)) points away" }, to: &text)
      write(
        "rests on", target.evidence.basis.isEmpty ? nil : target.evidence.basis, to: &text)
    case .coverage(let coverage):
      write("of the shape", coverage.coverage.map(Figure.percentage), to: &text)
      write("of the frame", coverage.frameCoverage.map(Figure.percentage), to: &text)
      write(
        "largest gap",
        coverage.largestDeadRectangle.map { Figure.extent($0.width, $0.height) }, to: &text)
    case .overlap(let overlap): write("covered by", overlap.ownerName, to: &text)
    }
  }

  private func writeChain(_ title: String, _ provenance: Provenance, to text: inout String) {
    guard !provenance.definitions.isEmpty else { return }
    text += "\n\(title):\n"
    for definition in provenance.definitions.prefix(Self.listLimit) {
      let step = "\(definition.name) = \(definition.value)"
      text += "  \(VisibleText.collapsed(step))  \(Self.place(definition.location))\n"
    }
    let hidden = provenance.definitions.count - Self.listLimit
    if hidden > 0 { text += "  and \(hidden) more\n" }
  }

  private func writeSuggestions(to text: inout String) {
    guard !finding.suggestions.isEmpty else { return }
    text += "\nWhat would help:\n"
    for suggestion in finding.suggestions {
      text += "  \(VisibleText.collapsed(suggestion.text(for: finding)))\n"
    }
  }

  /// Where the same definitions make other checks fail.
  private func writeElsewhere(to text: inout String) {
    let cluster = report.clusters.first { cluster in
      cluster.findings.contains { $0.fingerprint == finding.fingerprint }
    }
    var alike = Set(cluster?.findings.map(\.fingerprint) ?? [])
    alike.remove(finding.fingerprint)
    guard !alike.isEmpty else { return }
    text += "\nThe same cause shows in \(Figure.count(alike.count, "more check")):\n"
    let others = report.sources.lazy.flatMap(\.controls).flatMap { audited in
      audited.findings.lazy.filter { alike.contains($0.fingerprint) }
        .map { (finding: $0, place: audited.control.location) }
    }
    for (other, place) in others.prefix(Self.listLimit) {
      let occasion = "\(other.controlName) (\(other.stateName), \(other.appearanceName))"
      let measured = other.measurement.map { "  " + $0.measuredText } ?? ""
      text += "  \(VisibleText.collapsed(occasion))\(measured)  \(Self.place(place))"
      text += "  \(other.fingerprint.prefix(8))\n"
    }
    if alike.count > Self.listLimit { text += "  and \(alike.count - Self.listLimit) more\n" }
  }

  private static func place(_ location: SourceLocation) -> String {
    VisibleText.collapsed(location.path) + ":\(location.line):\(location.column)"
  }
}

extension FindingExplanation {
  /// Formats whose files take a comment with a remark to the tool.
  private static let formatsWithRemarks = [".xml", ".svg", ".storyboard", ".xib"]

  /// What to write so that the finding is accepted; nothing if there is nothing to accept.
  private func writeAcceptance(to text: inout String) {
    switch finding.verdict {
    case .pass, .exempt: return
    case .fail, .incomplete: if finding.standing.isAccepted { return }
    }
    text += "\nIf it is to stay, give the reason"
    if Self.formatsWithRemarks.contains(where: control.location.path.hasSuffix) {
      text += " before the element in \(Self.place(control.location)):\n  \(remark)\nor"
    }
    text += " in a11yaudit.xml:\n  \(element)\n"
    text += "'a11yaudit baseline create' accepts everything that fails today, as long as it gets no"
    text += " worse.\n"
  }

  private var remark: String {
    let state = finding.state.map { " state=\($0.name)" } ?? ""
    return "<!-- a11yaudit:ignore \(finding.ruleID)\(state) reason=\"...\" -->"
  }

  private var element: String {
    var writer = XMLWriter(indentation: nil)
    writer.startElement("suppress")
    writer.attribute("rule", finding.ruleID)
    writer.attribute("path", Self.pattern(path))
    writer.attribute("control", Self.pattern(finding.controlKey))
    writer.attribute("state", finding.state?.name)
    writer.attribute("reason", "...")
    writer.endElement()
    return VisibleText.line(writer.string).trimmingSpaces
  }

  /// A pattern that matches `name`: what has a meaning in patterns is any character instead.
  private static func pattern(_ name: String) -> String {
    String(name.map { "*?{}[]!\\".contains($0) ? "?" : $0 })
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
