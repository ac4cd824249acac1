internal import Audit
internal import RuleSets

/// The rules of a SARIF report: those that ran, and two for what could not be measured or read.
struct SARIFRules {
  /// Longest description in Unicode scalars; GitHub takes no more than 1,024.
  private static let descriptionLimit = 1000

  /// The rules as SARIF's reporting descriptors, ordered by the bytes of their ids.
  let values: [JSONWriter.Value]
  private let indices: [String: Int]

  /// The rules of `report`.
  init(_ report: AuditReport) {
    var entries = report.rules.map { metadata -> (id: String, value: JSONWriter.Value) in
      let settings = report.ruleSet.rules.first { $0.id == metadata.id }
      return (
        metadata.id,
        Self.descriptor(
          metadata, severity: settings?.severity ?? .note, criterion: settings?.criterion,
          source: report.ruleSet.source)
      )
    }
    entries += Self.own.map { metadata, severity in
      (
        metadata.id,
        Self.descriptor(
          metadata, severity: severity, criterion: nil, source: report.ruleSet.source)
      )
    }
    entries.sort { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    values = entries.map(\.value)
    indices = Dictionary(
      entries.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The place of a rule in ``values``; `nil` for one that did not run.
  subscript(id: String) -> Int? { indices[id] }

  /// What is no rule of a rule set.
  private static let own: [(RuleMetadata, Severity)] = [
    (
      RuleMetadata(
        id: ReportedIssue.incompleteRule, title: "Not checked",
        summary: "A check could not be measured faithfully: the message names the cause.",
        rationale: "What nobody measured must not count as passed.",
        limitations: "A person has to look at it, or the cause has to be removed."), .note
    ),
    (
      RuleMetadata(
        id: ReportedIssue.inputRule, title: "Unreadable input",
        summary: "A file could not be read: the message names the cause.",
        rationale: "What was not read was not audited.", limitations: "None."), .error
    ),
  ]

  private static func descriptor(
    _ metadata: RuleMetadata, severity: Severity, criterion: String?, source: String
  ) -> JSONWriter.Value {
    let paragraphs = [
      metadata.summary, "Why: " + metadata.rationale, "Limits: " + metadata.limitations,
    ]
    return .object([
      ("id", .string(metadata.id)), ("name", .string(metadata.title)),
      ("shortDescription", text(metadata.title)),
      ("fullDescription", text(VisibleText.collapsed(metadata.summary, limit: descriptionLimit))),
      (
        "help",
        .object([
          ("text", .string(paragraphs.joined(separator: "\n\n"))),
          (
            "markdown",
            .string(
              "\(metadata.summary)\n\n**Why:** \(metadata.rationale)\n\n"
                + "**Limits:** \(metadata.limitations)")
          ),
        ])
      ),
      ("helpUri", .string(source)),
      ("defaultConfiguration", .object([("level", .string(severity.rawValue))])),
      (
        "properties",
        .object([
          (
            "tags",
            .array(["accessibility", criterion].compactMap(\.self).map { .string($0) })
          ),
          ("precision", .string("high")), ("problem.severity", .string(problem(severity))),
        ])
      ),
    ])
  }

  private static func text(_ text: String) -> JSONWriter.Value {
    .object([("text", .string(text))])
  }

  /// GitHub's word for a severity.
  private static func problem(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "recommendation"
    }
  }
}
