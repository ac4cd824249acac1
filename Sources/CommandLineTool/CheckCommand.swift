internal import Audit
internal import SceneModel

/// Audits what the user named and writes the reports.
struct CheckCommand {
  let options: CheckOptions
  let context: ProcessContext
  private let fileSystem = FileSystem()

  /// Audits, writes, and says how it ended.
  func run() async throws(UsageError) -> ExitStatus {
    let timestamp = try Timestamp.text(in: context)
    let workingDirectory = FilePath(context.workingDirectory)
    let operands = options.operands.map { operand in
      FilePath(
        operand == "-" ? options.standardInputPath ?? "-" : operand, in: workingDirectory)
    }
    let root = ProjectRoot(
      operands: operands, workingDirectory: workingDirectory, fileSystem: fileSystem)
    let report = try await audit(operands, below: root)
    return ReportDelivery(
      options: options.reporting, context: context, fileSystem: fileSystem, root: root.path,
      timestamp: timestamp
    ).deliver(report)
  }

  private func audit(
    _ operands: [FilePath], below root: ProjectRoot
  ) async throws(UsageError) -> AuditReport {
    let auditor: Auditor
    let today = options.today ?? CalendarDate(secondsSince1970: context.now())
    do {
      auditor = try Auditor(
        ruleSet: options.ruleSet, registry: Registry.rules,
        suppressions: SuppressionPolicy(
          today: today,
          judgesUse: options.states.isEmpty && options.loading.appearances.isEmpty))
    } catch {
      throw UsageError(.other(error.message))
    }
    if root.isAdopted, options.reporting.detail != .quiet {
      context.note(
        "paths are relative to '\(root.path.string)', since some lie outside the project")
    }
    let discovered = discover(operands, below: root.path)
    let reader = try reader(root: root.path)
    let run = AuditRun(
      reader: reader, auditor: auditor, states: options.states, shard: options.shard,
      jobs: options.jobs ?? context.processorCount,
      progress: Progress(
        options.progress, isQuiet: options.reporting.detail == .quiet, in: context),
      now: options.reporting.hasTimings ? context.clock : nil)
    let outcome = await run.audit(discovered.inputs)
    var report = AuditReport(
      version: Program.version, ruleSet: options.ruleSet, rules: auditor.metadata,
      sources: outcome.sources,
      inputErrors: discovered.errors.filter { isOwn($0.location.path) } + outcome.errors,
      passedOver: outcome.passedOver, projects: outcome.projects, gate: options.gate,
      today: today, command: command(operands, below: root.path))
    report.shard = options.shard
    return report
  }

  /// Whether the file at `path` belongs to the part of the run that is asked for.
  private func isOwn(_ path: String) -> Bool { options.shard?.contains(path) ?? true }

  private func discover(_ operands: [FilePath], below root: FilePath) -> DiscoveredInputs {
    let named = zip(options.operands, operands)
    let discovery = SourceDiscovery(
      root: root, fileSystem: fileSystem, projectLoaders: Registry.projectLoaders)
    var discovered = discovery.inputs(
      at: named.filter { $0.0 != "-" }.map(\.1),
      libraries: options.libraries.map { FilePath($0, in: FilePath(context.workingDirectory)) })
    if let piped = named.first(where: { $0.0 == "-" }) {
      let path = piped.1.relative(to: root)
      discovered.inputs.removeAll { $0.path == path }
      discovered.inputs.append(SourceInput(path: path, origin: .standardInput, isNamed: true))
    }
    return discovered
  }

  private func reader(root: FilePath) throws(UsageError) -> SourceReader {
    let piped = options.standardInputPath == nil ? [] : context.readStandardInput()
    let loading = try options.loading.addingTokens(
      options.tokenFiles, workingDirectory: FilePath(context.workingDirectory), root: root,
      fileSystem: fileSystem)
    return SourceReader(
      root: root, fileSystem: fileSystem, options: loading, standardInput: { piped })
  }

  /// The command that gives the same report from the project root.
  private func command(_ operands: [FilePath], below root: FilePath) -> String {
    let paths = operands.map { operand in
      let path = operand.relative(to: root)
      return path.isEmpty ? "." : path.hasPrefix("-") ? "./" + path : path
    }
    let files = [("--tokens", options.tokenFiles), ("--library", options.libraries)]
      .flatMap { option, files in
        files.flatMap { file in
          [option, FilePath(file, in: FilePath(context.workingDirectory)).relative(to: root)]
        }
      }
    return (["a11yaudit"] + options.reproduction + files + paths).map(ShellQuoting.quoted)
      .joined(separator: " ")
  }
}
