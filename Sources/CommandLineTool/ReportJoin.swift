internal import Audit
internal import RuleSets
internal import SceneModel

/// Several reports as one: the parts of a run, or runs over different files.
struct ReportJoin {
  private let parts: [(name: String, report: AuditReport)]

  /// A report of the whole.
  struct Result {
    var report: AuditReport
    /// Whether a part carries no pictures of its controls.
    var isMissingPictures: Bool
  }

  /// The parts with the names of their files, at least one; throws if they do not fit together.
  init(_ parts: [(name: String, report: AuditReport)]) throws(UsageError) {
    self.parts = parts
    try checkSettings()
    try checkFiles()
  }

  /// The whole; `errors` tell of reports that could not be read, and a part that is missing is one
  /// more, since nobody knows what it would have said.
  func report(errors: [LoaderError]) throws(UsageError) -> Result {
    let missing = try missingParts(isIncomplete: !errors.isEmpty)
    let reports = parts.map(\.report)
    var projects: [ProjectSummary] = []
    for project in reports.flatMap(\.projects) where !projects.contains(project) {
      projects.append(project)
    }
    var commands: [String] = []
    for command in reports.map(\.command) where !commands.contains(command) {
      commands.append(command)
    }
    var joined = AuditReport(
      version: reports[0].version, ruleSet: reports[0].ruleSet, rules: reports[0].rules,
      sources: reports.flatMap(\.sources),
      inputErrors: reports.flatMap(\.inputErrors) + errors + missing,
      passedOver: reports.flatMap(\.passedOver).sorted {
        $0.utf8.lexicographicallyPrecedes($1.utf8)
      },
      projects: projects, gate: reports[0].gate, command: commands.joined(separator: " && "))
    var views = RecordedViews()
    for report in reports { views.merge(report.views ?? RecordedViews()) }
    joined.views = views
    joined.today = reports[0].today
    joined.suppressions = reports[0].suppressions
    joined.baseline = BaselineResult(joining: reports.compactMap(\.baseline))
    return Result(
      report: joined,
      isMissingPictures: reports.contains { $0.views == nil && !$0.clusters.isEmpty })
  }

  /// Reports that were made differently say nothing together.
  private func checkSettings() throws(UsageError) {
    let first = parts[0]
    for other in parts.dropFirst() {
      let differences = [
        ("versions of the program", first.report.version == other.report.version),
        ("rule sets", first.report.ruleSet == other.report.ruleSet),
        ("gates", first.report.gate == other.report.gate),
        ("days", first.report.today == other.report.today),
        ("baselines", first.report.baseline?.path == other.report.baseline?.path),
        ("suppressions", first.report.suppressions == other.report.suppressions),
        ("rules", first.report.rules.map(\.id) == other.report.rules.map(\.id)),
      ]
      if let difference = differences.first(where: { !$0.1 }) {
        throw UsageError(
          .other(
            "'\(first.name)' and '\(other.name)' have different \(difference.0); make both with the"
              + " same options"))
      }
    }
  }

  /// A file in two reports would be counted twice.
  private func checkFiles() throws(UsageError) {
    var owners: [String: String] = [:]
    for part in parts {
      let errors = Set(part.report.inputErrors.map(\.location.path))
      for path in Set(part.report.sources.map(\.path)).union(errors) {
        guard let other = owners.updateValue(part.name, forKey: path) else { continue }
        throw UsageError(.other("'\(path)' is in '\(other)' and in '\(part.name)'; leave one out"))
      }
    }
  }

  /// An error for each part of a run that is not there.
  private func missingParts(isIncomplete: Bool) throws(UsageError) -> [LoaderError] {
    let shards = parts.compactMap(\.report.shard)
    guard let count = shards.first?.count else { return [] }
    guard shards.count == parts.count, shards.allSatisfy({ $0.count == count }) else {
      throw UsageError(.other("the reports are parts of different runs; give those of one"))
    }
    let present = Set(shards.map(\.index))
    guard present.count == shards.count else {
      throw UsageError(.other("a part of the run is given twice; leave one out"))
    }
    guard parts.allSatisfy({ $0.report.command == parts[0].report.command }) else {
      throw UsageError(
        .other("the parts were made with different options; make them with the same"))
    }
    // A report that cannot be read is an error already.
    if isIncomplete { return [] }
    return (1...count).filter { !present.contains($0) }.prefix(Self.missingLimit).map { index in
      LoaderError(
        code: "missing-part",
        message: "the report of part \(index)/\(count) is missing; give all of them",
        location: SourceLocation(path: "part-\(index)-of-\(count)"))
    }
  }

  /// Most missing parts that are named.
  private static let missingLimit = 100
}
