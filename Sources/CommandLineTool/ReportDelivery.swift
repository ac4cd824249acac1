internal import Audit

/// Writes the reports that the user asked for and says how it went.
struct ReportDelivery {
  let options: ReportOptions
  let context: ProcessContext
  let fileSystem: FileSystem
  /// The folder that paths in reports are relative to.
  let root: FilePath
  /// The time stamp that JUnit demands.
  let timestamp: String
  /// How many reports and pictures are made at a time.
  let jobs: Int

  /// Writes `report` and returns what it comes to, or that it cannot be trusted to be written.
  func deliver(_ report: AuditReport) async -> ExitStatus {
    let targets = targets
    let writer = ReportWriter(
      root: root, fileSystem: fileSystem, timestamp: timestamp, output: context.output,
      workers: Workers(jobs))
    let written = await writer.write(report, to: targets)
    for warning in written.warnings { context.note(warning) }
    if options.detail == .verbose {
      for line in DecisionLog(report: report, root: root).lines { context.note(line) }
    }
    announce(targets.compactMap(\.file).filter { !written.unwritten.contains($0) })
    for failure in written.failures { context.report(failure) }
    let outcome = AuditSummary(report).outcome
    return written.failures.isEmpty ? ExitStatus(outcome) : .untrusted
  }

  private func announce(_ written: [FilePath]) {
    guard case .standard = options.reports, options.detail != .quiet else { return }
    let workingDirectory = FilePath(context.workingDirectory)
    let files = written.map { $0.relative(to: workingDirectory) }
    guard !files.isEmpty else { return }
    context.note("reports: " + files.joined(separator: ", "))
  }
}
