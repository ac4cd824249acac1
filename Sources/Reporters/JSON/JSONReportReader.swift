public import Audit
internal import JSONReading
internal import RuleSets
internal import SceneModel

/// Reads what ``JSONReporter`` writes, so that parts of a run can be joined.
///
/// Everything that reports show is there but the scenes: pictures are those that the run has drawn.
public struct JSONReportReader {
  private let root: JSONNode
  private let metadata: (String) -> RuleMetadata?

  /// A reader of a UTF-8 text.
  ///
  /// `metadata` knows what the rules are. Throws for what is no report.
  public init(
    _ bytes: [UInt8], metadata: @escaping (_ rule: String) -> RuleMetadata?
  ) throws(JSONReportError) {
    let value: JSONValue
    do {
      value = try JSONParser.parse(bytes)
    } catch {
      throw JSONReportError(message: error.message, location: error.location)
    }
    root = try JSONNode(value)
    self.metadata = metadata
    let schema = try root.string("schema")
    guard schema == JSONReporter.schema else {
      throw root.error("the schema is '\(schema)', '\(JSONReporter.schema)' is read")
    }
  }

  /// The report; throws for what is missing or of the wrong kind.
  public func report() throws(JSONReportError) -> AuditReport {
    let inputs = try root.object("inputs")
    let shard = try self.shard()
    var command = try root.string("command")
    if let shard {
      // The command of the whole run: the part is a field of its own.
      command = command.replacingFirst(" --shard " + shard.text, with: "")
    }
    let errors = try inputs.objects("failed").map { (node) throws(JSONReportError) in
      LoaderError(
        code: try node.string("code"), message: try node.string("message"),
        location: try node.location())
    }
    var report = AuditReport(
      version: try root.string("version"), ruleSet: try ruleSet(), rules: try rules(),
      sources: try sources(inputs), inputErrors: errors,
      passedOver: try inputs.strings("passedOver"), projects: try projects(), gate: try gate(),
      command: command)
    report.shard = shard
    if root.has("suppressions") { report.suppressions = try root.strings("suppressions") }
    if root.has("today") { report.today = try root.choice("today") { CalendarDate($0) } }
    report.baseline = try root.optionalObject("baseline").map { (node) throws(JSONReportError) in
      BaselineResult(
        path: try node.string("file"),
        fixed: try node.objects("fixed").map { (entry) throws(JSONReportError) in
          try JSONStanding.entry(entry)
        })
    }
    report.views = try root.optionalObject("views").map {
      (views) throws(JSONReportError) in try JSONViews.views(views)
    }
    return report
  }

  private func shard() throws(JSONReportError) -> Shard? {
    guard let node = try root.optionalObject("shard") else { return nil }
    guard
      let shard = Shard(index: try node.integer("index"), count: try node.integer("count"))
    else { throw node.error("'index' is not in 1 to 'count'") }
    return shard
  }

  private func ruleSet() throws(JSONReportError) -> RuleSet {
    let node = try root.object("standard")
    let settings = try node.objects("settings").map { (rule) throws(JSONReportError) in
      let severity = try rule.string("severity")
      return RuleSettings(
        id: try rule.string("id"),
        severity: severity == "off" ? nil : try rule.choice("severity", Severity.init),
        criterion: try rule.string("criterion"),
        numbers: try rule.table("numbers") { $0.numberText.flatMap(Double.init) },
        words: try rule.table("words") { $0.string })
    }
    return RuleSet(
      name: try node.string("name"), title: try node.string("title"),
      source: try node.string("source"), date: try node.string("date"),
      largeTextUnit: try node.choice("largeTextUnit", RuleSet.LargeTextUnit.init),
      rules: settings)
  }

  private func rules() throws(JSONReportError) -> [RuleMetadata] {
    try root.objects("rules").map { (node) throws(JSONReportError) in
      let id = try node.string("id")
      guard let known = metadata(id) else { throw node.error("there is no rule '\(id)'") }
      return known
    }
  }

  private func gate() throws(JSONReportError) -> GatePolicy {
    let node = try root.object("gate")
    let failOn = try node.string("failOn")
    return GatePolicy(
      failOn: failOn == "never" ? nil : try node.choice("failOn", Severity.init),
      maximumWarnings: try node.optionalInteger("maxWarnings"),
      incomplete: try node.choice("incomplete", GatePolicy.IncompletePolicy.init),
      allowsEmpty: try node.flag("allowEmpty"))
  }

  private func projects() throws(JSONReportError) -> [ProjectSummary] {
    try root.objects("projects").map { (node) throws(JSONReportError) in
      let references = try node.objects("references").map { (count) throws(JSONReportError) in
        ResolutionCount(
          subject: try count.string("subject"), resolved: try count.integer("resolved"),
          unresolved: try count.objects("unresolved").map { (cause) throws(JSONReportError) in
            ResolutionCount.Unresolved(
              cause: try cause.string("cause"), remedy: try cause.string("remedy"),
              count: try cause.integer("count"))
          })
      }
      return ProjectSummary(
        path: try node.string("path"), format: try node.string("format"),
        basis: try node.strings("basis"), references: references)
    }
  }

  private func sources(_ inputs: JSONNode) throws(JSONReportError) -> [AuditedSource] {
    var checks = try root.elements("checks")[...]
    var sources: [AuditedSource] = []
    for node in try inputs.objects("read") {
      var controls: [AuditedControl] = []
      for content in try node.objects("contents") {
        let count = try content.integer("checks")
        guard (0...checks.count).contains(count) else {
          throw content.error("'checks' is none of 0 to \(checks.count), which are left")
        }
        controls.append(try JSONControlReader(content).control(with: checks.prefix(count)))
        checks = checks.dropFirst(count)
      }
      guard try node.integer("controls") == controls.count else {
        throw node.error("'controls' and 'contents' disagree; write the report again")
      }
      let diagnostics = try node.objects("diagnostics").map { (item) throws(JSONReportError) in
        Diagnostic(
          code: try item.string("code"), message: try item.string("message"),
          location: try item.location())
      }
      var source = AuditedSource(
        path: try node.string("file"), scenes: [], controls: controls, diagnostics: diagnostics)
      source.seconds = try node.optionalNumber("seconds")
      sources.append(source)
    }
    guard checks.isEmpty else { throw root.error("some checks belong to no control") }
    return sources
  }
}

extension String {
  /// The text with the first occurrence of `part` replaced.
  fileprivate func replacingFirst(_ part: String, with other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return replacingCharacters(in: range, with: other)
  }

  private func replacingCharacters(in range: Range<Index>, with other: String) -> String {
    String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}
