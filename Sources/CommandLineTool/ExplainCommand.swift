internal import Audit
internal import Reporters
internal import RuleSets

/// Explains one rule, or one finding.
struct ExplainCommand {
  /// The explanation in paragraphs.
  let text: String

  init(
    _ arguments: BoundArguments, configuration: Configuration?, context: ProcessContext
  ) async throws(UsageError) {
    guard let name = arguments.operands.first else {
      throw UsageError(
        .other(
          "name a rule or the fingerprint of a finding to explain; 'a11yaudit rules' lists the"
            + " rules"))
    }
    if let metadata = Registry.metadata(of: name) {
      guard arguments.operands.count == 1, !arguments.has("from") else {
        throw UsageError(.other("a rule is explained without any file; remove the others"))
      }
      text = try Self.text(of: metadata, RuleListing(arguments))
      return
    }
    guard FindingSearch.isFingerprint(name) else {
      throw UsageError(.unknown("rule", name, known: Registry.rules.map { $0.metadata.id }))
    }
    let report = try await Self.report(arguments, configuration, context)
    let match = try FindingSearch(report: report).match(name)
    text =
      FindingExplanation(match.finding, of: match.control, in: match.path, of: report).text
  }

  /// The report that `--from` names, or that of an audit.
  private static func report(
    _ arguments: BoundArguments, _ configuration: Configuration?, _ context: ProcessContext
  ) async throws(UsageError) -> AuditReport {
    let rest = arguments.droppingOperand()
    if let name = arguments.value("from") {
      guard rest.operands.isEmpty else {
        throw UsageError(.other("'--from' takes the place of an audit; name no files besides"))
      }
      let path = FilePath(name, in: FilePath(context.workingDirectory))
      do {
        return try MergeCommand.report(at: path, called: name, FileSystem())
      } catch {
        throw UsageError(
          .other("\(name):\(error.location.line):\(error.location.column): \(error.message)"))
      }
    }
    guard !rest.operands.isEmpty || configuration != nil else {
      throw UsageError(
        .other(
          "name the files that the finding is in, such as 'a11yaudit explain 9b1c2e7d themes/', or"
            + " a report with '--from'"))
    }
    let options = try CheckOptions(rest, configuration: configuration)
    let report = try await CheckCommand(options: options, context: context).report()
    for error in report.inputErrors {
      context.report("\(error.location.path):\(error.location.line): \(error.message)")
    }
    return report
  }

  private static func text(of metadata: RuleMetadata, _ listing: RuleListing) -> String {
    var text = "\(metadata.id): \(metadata.title)\n\n"
    if let entry = listing.entries.first(where: { $0.settings.id == metadata.id }) {
      text += "In \(listing.ruleSet.title): \(entry.summary)\n"
      for line in entry.optionLines { text += "  \(line)\n" }
      text += "  \(listing.ruleSet.source)\n\n"
    }
    return text + "\(metadata.summary)\n\nWhy: \(metadata.rationale)\n\n"
      + "Limits: \(metadata.limitations)\n"
  }
}
