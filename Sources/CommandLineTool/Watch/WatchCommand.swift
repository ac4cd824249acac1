internal import Audit
internal import Reporters

/// Audits again whenever a file changes, and says on the terminal what has become different.
struct WatchCommand {
  /// The least seconds between two looks at the files, and the share of the time that looking takes.
  private static let interval = 0.5
  private static let busyShare = 0.1
  /// Seconds without a further change after which an audit begins: an editor or a checkout writes
  /// several files one after another.
  private static let settling = 0.2
  /// Most looks at files that do not come to rest.
  private static let settlingLimit = 25
  /// Most changed files that are named.
  private static let nameLimit = 5

  private let arguments: BoundArguments
  private let context: ProcessContext
  private let cache = ReadCache()
  private let screen: WatchScreen

  /// `arguments` are those of the command line alone: the configuration is read again each time.
  init(_ arguments: BoundArguments, context: ProcessContext) throws(UsageError) {
    self.arguments = arguments
    self.context = context
    guard context.isTerminal else {
      throw UsageError(
        .other("'--watch' is for a terminal; in a pipeline, run without it each time"))
    }
    guard !arguments.has("verbose") else { throw UsageError(.conflict("--watch", "--verbose")) }
    screen = WatchScreen(context: context)
  }

  /// Audits until nobody waits any more; the status is that of the last audit.
  ///
  /// What makes the first audit impossible is thrown; later it is said, and the next change waited
  /// for.
  func run() async throws(UsageError) -> ExitStatus {
    var settings = settingsFiles
    var check = try command()
    var files = check.watchedFiles(besides: settings)
    var state = State()
    try await audit(check, &state, changes: [], files: files)
    while let changes = await change(from: &files, of: check) {
      settings = settingsFiles
      do {
        check = try command()
        files = check.watchedFiles(besides: settings)
        try await audit(check, &state, changes: changes, files: files)
      } catch {
        screen.show(named(changes), problems: error.messages)
        state.status = .untrusted
      }
    }
    return state.status
  }

  /// What one audit hands on to the next.
  private struct State {
    var status = ExitStatus.passed
    /// What changes are told from: the last audit that could read everything, or else the last.
    var report: AuditReport?
    var timestamp: String?
  }

  /// The audit that the arguments and the configuration ask for now.
  private func command() throws(UsageError) -> CheckCommand {
    let (bound, configuration) = try Program.configured(arguments, for: .check, in: context)
    let options = try CheckOptions(bound, configuration: configuration)
    guard options.standardInputPath == nil else {
      throw UsageError(.other("'--watch' watches files, and '-' is none; name the file itself"))
    }
    if case .chosen(let requests) = options.reporting.reports,
      let request = requests.first(where: {
        $0.path == nil && $0.format != ConsoleReporter.identifier
      })
    {
      throw UsageError(
        .other(
          "'--watch' needs standard output for itself; give the report '\(request.format)' a path"))
    }
    var command = CheckCommand(options: options, context: context)
    command.cache = cache
    return command
  }

  /// The files that may be or become the configuration.
  private var settingsFiles: WatchedFiles {
    var files = WatchedFiles()
    let workingDirectory = FilePath(context.workingDirectory)
    if let name = arguments.value("config") {
      files.add(FilePath(name, in: workingDirectory), FileSystem())
    } else if !arguments.has("no-config") {
      for path in ConfigurationDiscovery.candidates(from: workingDirectory) {
        files.add(path, FileSystem())
      }
    }
    return files
  }

  private func audit(
    _ check: CheckCommand, _ state: inout State, changes: [WatchedFiles.Change],
    files: WatchedFiles
  ) async throws(UsageError) {
    let timestamp = try Timestamp.text(in: context)
    let report = try await check.report()
    let delivery = check.delivery(timestamp: timestamp)
    let writer = ReportWriter(
      root: check.root.path, fileSystem: FileSystem(), timestamp: timestamp,
      earlierTimestamp: state.timestamp, output: context.output, workers: Workers(check.jobs))
    let written = await writer.write(report, to: delivery.targets.filter { $0.file != nil })
    if state.timestamp == nil || !written.changed.isEmpty { state.timestamp = timestamp }
    screen.show(
      named(changes), report, since: state.report, options: check.options.reporting,
      written: written, fileCount: files.stamps.count { $0.value != nil })
    state.status =
      written.failures.isEmpty ? ExitStatus(AuditSummary(report).outcome) : .untrusted
    if report.inputErrors.isEmpty || state.report?.inputErrors.isEmpty != true {
      state.report = report
    }
  }

  /// Waits until a file is another one and all have come to rest; `nil` if nobody waits any more.
  private func change(
    from files: inout WatchedFiles, of check: CheckCommand
  ) async -> [WatchedFiles.Change]? {
    var pause = Self.interval
    while await context.wait(pause) {
      let start = context.clock()
      var now = check.watchedFiles(besides: settingsFiles)
      pause = max(Self.interval, (context.clock() - start) / Self.busyShare)
      guard now != files else { continue }
      for _ in 0..<Self.settlingLimit {
        guard await context.wait(Self.settling) else { return nil }
        let later = check.watchedFiles(besides: settingsFiles)
        if later == now { break }
        now = later
      }
      let changes = now.changes(since: files)
      files = now
      if !changes.isEmpty { return changes }
    }
    return nil
  }

  /// The changed files in words, such as `themes/pill.xml (edited)`.
  private func named(_ changes: [WatchedFiles.Change]) -> String {
    let workingDirectory = FilePath(context.workingDirectory)
    let names = changes.prefix(Self.nameLimit).map {
      "\($0.path.relative(to: workingDirectory)) (\($0.kind.rawValue))"
    }
    let hidden = changes.count - names.count
    return names.joined(separator: ", ") + (hidden > 0 ? " and \(hidden) more" : "")
  }
}
