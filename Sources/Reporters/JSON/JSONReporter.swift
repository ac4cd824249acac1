public import Audit
internal import RuleSets
internal import SceneModel

/// Writes everything that was checked as JSON, in full precision: the source for other tools.
///
/// The schema is named `a11yaudit/report/1`; within a version, fields are only ever added.
public struct JSONReporter: Reporter {
  /// The name on the command line.
  public static let identifier = "json"
  /// The extension of the report's file.
  public static let fileExtension = "json"
  /// Name and version of the schema.
  static let schema = "a11yaudit/report/1"

  /// A reporter; there is nothing to choose.
  public init() {}

  /// The report as JSON.
  public func render(_ report: AuditReport, in context: ReporterContext) -> RenderedReport {
    var writer = JSONWriter()
    writer.write(
      .object([
        ("schema", .string(Self.schema)),
        ("version", .string(report.version)),
        ("command", .string(report.reproduction)),
        ("standard", standard(report)),
        ("gate", gate(report.gate)),
        ("shard", report.shard.map(shard)),
        // A joined report has no scenes to draw from.
        ("views", report.shard == nil ? nil : JSONViews.value(of: report)),
        ("rules", .array(report.rules.map(rule))),
        ("today", report.today.map { .string($0.description) }),
        ("baseline", report.baseline.map(baseline)),
        (
          "suppressions",
          report.suppressions.isEmpty
            ? nil : .array(report.suppressions.map { .string($0) })
        ),
        ("inputs", inputs(report)),
        ("projects", .array(report.projects.map(project))),
        ("checks", checks(report)),
        ("summary", summary(report)),
      ]))
    writer.finish()
    return RenderedReport(text: String(decoding: writer.bytes, as: UTF8.self))
  }

  private func standard(_ report: AuditReport) -> JSONWriter.Value {
    .object([
      ("name", .string(report.ruleSet.name)), ("title", .string(report.ruleSet.title)),
      ("source", .string(report.ruleSet.source)), ("date", .string(report.ruleSet.date)),
      ("largeTextUnit", .string(report.ruleSet.largeTextUnit.rawValue)),
      ("settings", .array(report.ruleSet.rules.map(settings))),
    ])
  }

  private func settings(_ rule: RuleSettings) -> JSONWriter.Value {
    .object([
      ("id", .string(rule.id)), ("severity", .string(rule.severity?.rawValue ?? "off")),
      ("criterion", .string(rule.criterion)),
      (
        "numbers",
        rule.numbers.isEmpty
          ? nil : .object(rule.numbers.map { ($0.key, .number($0.value)) })
      ),
      (
        "words",
        rule.words.isEmpty ? nil : .object(rule.words.map { ($0.key, .string($0.value)) })
      ),
    ])
  }

  private func shard(_ shard: Shard) -> JSONWriter.Value {
    .object([("index", .integer(shard.index)), ("count", .integer(shard.count))])
  }

  private func gate(_ gate: GatePolicy) -> JSONWriter.Value {
    .object([
      ("failOn", .string(gate.failOn?.rawValue ?? "never")),
      ("maxWarnings", gate.maximumWarnings.map { .integer($0) }),
      ("incomplete", .string(gate.incomplete.rawValue)),
      ("allowEmpty", .bool(gate.allowsEmpty)),
    ])
  }

  private func baseline(_ baseline: BaselineResult) -> JSONWriter.Value {
    .object([
      ("file", .string(baseline.path)),
      ("fixed", .array(baseline.fixed.map { JSONStanding.value(of: $0, status: "fixed") })),
    ])
  }

  private func rule(_ rule: RuleMetadata) -> JSONWriter.Value {
    .object([("id", .string(rule.id)), ("title", .string(rule.title))])
  }

  private func inputs(_ report: AuditReport) -> JSONWriter.Value {
    let read = report.sources.map { source in
      JSONWriter.Value.object([
        ("file", .string(source.path)), ("controls", .integer(source.controls.count)),
        ("diagnostics", .array(source.diagnostics.map(diagnostic))),
        ("foldedStates", foldedStates(source)),
        ("seconds", source.seconds.map { .number($0) }),
        ("contents", .array(source.controls.map(content))),
      ])
    }
    let failed = report.inputErrors.map { error in
      JSONWriter.Value.object(
        [("code", .string(error.code)), ("message", .string(error.message))]
          + JSONCheck.place(error.location))
    }
    return .object([
      ("read", .array(read)), ("failed", .array(failed)),
      ("passedOver", .array(report.passedOver.map { .string($0) })),
    ])
  }

  private func project(_ project: ProjectSummary) -> JSONWriter.Value {
    .object([
      ("path", .string(project.path)), ("format", .string(project.format)),
      ("basis", .array(project.basis.map { .string($0) })),
      ("references", .array(project.references.map(resolution))),
    ])
  }

  private func resolution(_ count: ResolutionCount) -> JSONWriter.Value {
    let unresolved = count.unresolved.map { cause in
      JSONWriter.Value.object([
        ("cause", .string(cause.cause)), ("remedy", .string(cause.remedy)),
        ("count", .integer(cause.count)),
      ])
    }
    return .object([
      ("subject", .string(count.subject)), ("resolved", .integer(count.resolved)),
      ("total", .integer(count.total)), ("unresolved", .array(unresolved)),
    ])
  }

  private func foldedStates(_ source: AuditedSource) -> JSONWriter.Value? {
    let folded = source.controls.flatMap { audited in
      audited.foldedStates.map { state in
        JSONWriter.Value.object([
          ("control", .string(audited.control.key)), ("state", .string(state.state.name)),
          ("like", .string(state.like.name)),
        ])
      }
    }
    return folded.isEmpty ? nil : .array(folded)
  }

  /// A control, whose checks follow those of the one before it.
  private func content(_ audited: AuditedControl) -> JSONWriter.Value {
    let control = audited.control
    return .object(
      [
        ("key", .string(control.key)), ("name", .string(control.name)),
        ("role", .string(control.role.rawValue)), ("checks", .integer(audited.findings.count)),
        (
          "foldedStates",
          audited.foldedStates.isEmpty
            ? nil
            : .array(
              audited.foldedStates.map { folded in
                .object([
                  ("state", .string(folded.state.name)), ("like", .string(folded.like.name)),
                ])
              })
        ),
      ] + JSONCheck.place(control.location))
  }

  private func diagnostic(_ diagnostic: Diagnostic) -> JSONWriter.Value {
    .object(
      [("code", .string(diagnostic.code)), ("message", .string(diagnostic.message))]
        + JSONCheck.place(diagnostic.location))
  }

  private func checks(_ report: AuditReport) -> JSONWriter.Value {
    var checks: [JSONWriter.Value] = []
    for source in report.sources {
      for audited in source.controls {
        for finding in audited.findings { checks.append(JSONCheck(finding).value) }
      }
    }
    return .array(checks)
  }

  private func summary(_ report: AuditReport) -> JSONWriter.Value {
    let summary = AuditSummary(report)
    let verdict = ReportVerdict(report, summary: summary)
    return .object([
      ("files", .integer(summary.files)), ("controls", .integer(summary.controls)),
      ("checks", .integer(summary.checks)), ("passed", .integer(summary.passed)),
      ("errors", .integer(summary.errors)), ("warnings", .integer(summary.warnings)),
      ("notes", .integer(summary.notes)), ("exempt", .integer(summary.exempt)),
      ("suppressed", .integer(summary.suppressed)), ("known", .integer(summary.known)),
      ("regressed", .integer(summary.regressed)), ("fixed", .integer(summary.fixed)),
      ("incomplete", .integer(summary.incomplete)), ("gating", .integer(summary.gating)),
      ("definitions", .integer(summary.definitions)),
      ("inputErrors", .integer(summary.inputErrors)),
      ("exitStatus", .integer(summary.outcome.rawValue)),
      ("verdict", .string(verdict.word.lowercased())), ("reason", .string(verdict.reason)),
    ])
  }
}
