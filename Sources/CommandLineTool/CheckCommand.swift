internal import Audit
internal import Markup
internal import SceneModel

/// Audits what the user named and writes the reports.
struct CheckCommand {
  let options: CheckOptions
  let context: ProcessContext
  let fileSystem = FileSystem()

  /// What is audited, as it was named or as the configuration says.
  let operands: [FilePath]
  /// The folder that paths in reports are relative to.
  let root: ProjectRoot
  /// What earlier audits have read; `nil` if this is the only one.
  var cache: ReadCache?

  /// A report with what it speaks about.
  struct Audit {
    var report: AuditReport
    var scope: BaselineScope
  }

  init(options: CheckOptions, context: ProcessContext) {
    self.options = options
    self.context = context
    let workingDirectory = FilePath(context.workingDirectory)
    var operands = options.operands.map { operand in
      FilePath(
        operand == "-" ? options.standardInputPath ?? "-" : operand, in: workingDirectory)
    }
    if operands.isEmpty, let configuration = options.configuration {
      operands = configuration.searchedPaths
    }
    self.operands = operands
    root = ProjectRoot(
      operands: operands, workingDirectory: workingDirectory,
      configuration: options.configuration, fileSystem: fileSystem)
  }

  /// Audits, writes, and says how it ended.
  func run() async throws(UsageError) -> ExitStatus {
    let timestamp = try Timestamp.text(in: context)
    guard let fixing = options.fixing else {
      let report = try await report()
      context.keep(report)
      return await delivery(timestamp: timestamp).deliver(report)
    }
    let baseline = try baseline()
    let judged = { (audit: Audit) -> Audit in self.compared(audit, with: baseline) }
    let preparation = try prepare()
    let first = judged(try await audit(preparation, run(preparation, fileSystem)))
    guard let fixed = try await fix(fixing, first, preparation, judged) else {
      return ExitStatus(AuditSummary(first.report).outcome)
    }
    return await delivery(timestamp: timestamp).deliver(fixed.report)
  }

  /// What writes the reports.
  func delivery(timestamp: String) -> ReportDelivery {
    ReportDelivery(
      options: options.reporting, context: context, fileSystem: fileSystem, root: root.path,
      timestamp: timestamp, jobs: jobs)
  }

  /// Audits, and compares with the baseline if there is one.
  func report() async throws(UsageError) -> AuditReport {
    let baseline = try baseline()
    return compared(try await audit(), with: baseline).report
  }

  /// The baseline, read before anything is audited; `nil` for none.
  private func baseline() throws(UsageError) -> Baseline? {
    try options.baseline.map { (file) throws(UsageError) in
      try BaselineCommand.read(file, in: FilePath(context.workingDirectory), fileSystem)
    }
  }

  /// `audit`, compared with `baseline` if there is one.
  private func compared(_ audit: Audit, with baseline: Baseline?) -> Audit {
    guard let file = options.baseline, let baseline else { return audit }
    var audit = audit
    let path = FilePath(file, in: FilePath(context.workingDirectory))
    audit.apply(baseline, path: path.relative(to: root.path))
    return audit
  }

  /// What is needed for an audit, and stays the same for another one.
  struct Preparation {
    var auditor: Auditor
    var discovered: DiscoveredInputs
    var standardInput: [UInt8]
  }

  /// Audits, without any baseline.
  func audit() async throws(UsageError) -> Audit {
    let preparation = try prepare()
    return try await audit(preparation, run(preparation, fileSystem))
  }

  private func prepare() throws(UsageError) -> Preparation {
    try checkTargets()
    let auditor = try auditor()
    if root.isAdopted, options.reporting.detail != .quiet {
      context.note(
        "paths are relative to '\(root.path.string)', since some lie outside the project")
    }
    let discovered = discover()
    noteIdlePatterns(discovered.inputs)
    for message in discovered.passedOverMessages(where: isOwn) { context.note(message) }
    return Preparation(
      auditor: auditor, discovered: discovered,
      standardInput: options.standardInputPath == nil ? [] : context.readStandardInput())
  }

  /// How the files of `fileSystem` are audited.
  func run(
    _ preparation: Preparation, _ fileSystem: FileSystem
  ) throws(UsageError) -> AuditRun {
    AuditRun(
      reader: try reader(fileSystem, standardInput: preparation.standardInput),
      auditor: preparation.auditor, states: options.states, shard: options.shard, jobs: jobs,
      progress: Progress(
        options.progress, isQuiet: options.reporting.detail == .quiet, in: context),
      now: options.reporting.hasTimings ? context.clock : nil)
  }

  /// Audits by `run`, without any baseline.
  func audit(
    _ preparation: Preparation, _ run: AuditRun
  ) async throws(UsageError) -> Audit {
    let (auditor, discovered) = (preparation.auditor, preparation.discovered)
    var outcome = await run.audit(discovered.inputs)
    // Said once, not for every audit that proves a fix.
    if run.suggests { noteUnknownAppearances(outcome.sources) }
    outcome.sources += configurationSource(auditor, outcome.sources)
    var report = AuditReport(
      version: Program.version, ruleSet: options.ruleSet, rules: auditor.metadata,
      sources: outcome.sources,
      inputErrors: discovered.errors.filter { isOwn($0.location.path) } + outcome.errors,
      passedOver: discovered.passedOver(beside: outcome.passedOver, where: isOwn),
      projects: outcome.projects, gate: options.gate,
      today: auditor.suppressions.today, command: command())
    report.shard = options.shard
    report.suppressions = auditor.suppressions.patterns.map(\.summary)
    let scope = BaselineScope(
      operands: operands.map { $0.relative(to: root.path) }, filter: filter, shard: options.shard,
      rules: Set(auditor.metadata.map(\.id)), states: options.states,
      appearances: options.loading.appearances,
      unreadable: Set(report.inputErrors.map(\.location.path)))
    return Audit(report: report, scope: scope)
  }

  /// How much is done at a time.
  var jobs: Int { options.jobs ?? context.processorCount }

  private func auditor() throws(UsageError) -> Auditor {
    let policy = SuppressionPolicy(
      today: options.today ?? CalendarDate(secondsSince1970: context.now()),
      patterns: options.configuration?.suppressionPatterns(below: root.path) ?? [],
      judgesUse: isWhole)
    do {
      return try Auditor(
        ruleSet: options.ruleSet, registry: Registry.rules, suppressions: policy)
    } catch {
      throw UsageError(.other(error.message))
    }
  }

  /// Whether every state and appearance is audited.
  private var isWhole: Bool { options.states.isEmpty && options.loading.appearances.isEmpty }

  /// The configuration as a source, if something is wrong with its suppressions.
  private func configurationSource(_ auditor: Auditor, _ sources: [AuditedSource])
    -> [AuditedSource]
  {
    guard let configuration = options.configuration, !configuration.suppressions.isEmpty,
      isOwn(configuration.file.relative(to: root.path))
    else { return [] }
    // Of a part of the project nobody can tell whether the rest needs a suppression.
    let isEverything = options.operands.isEmpty && isWhole && options.shard == nil
    let source = auditor.suppressions.source(
      path: configuration.file.relative(to: root.path),
      used: sources.reduce(into: []) { $0.formUnion($1.usedPatterns) },
      judgesUse: isEverything, rules: auditor.metadata.map(\.id),
      known: options.ruleSet.rules.map(\.id))
    return source.controls.isEmpty ? [] : [auditor.audit(source)]
  }

  /// Whether the file at `path` belongs to the part of the run that is asked for.
  private func isOwn(_ path: String) -> Bool { options.shard?.contains(path) ?? true }

  /// Which of the files in folders are audited.
  private var filter: InputFilter {
    // The reports of an earlier run are no files that somebody forgot.
    var own = delivery(timestamp: "").targets.compactMap(\.file)
    guard let configuration = options.configuration else {
      return InputFilter(own: Set(own.map { $0.relative(to: root.path) }))
    }
    own.append(configuration.file)
    if let baseline = options.baseline {
      own.append(FilePath(baseline, in: FilePath(context.workingDirectory)))
    }
    return InputFilter(
      includes: configuration.includes.map { configuration.pattern($0.pattern, below: root.path) },
      excludes: configuration.excludes.map { configuration.pattern($0.pattern, below: root.path) },
      own: Set(own.map { $0.relative(to: root.path) }))
  }

  /// The inputs at what is audited.
  func discover() -> DiscoveredInputs {
    var discovery = SourceDiscovery(
      root: root.path, fileSystem: fileSystem, projectLoaders: Registry.projectLoaders)
    discovery.filter = filter
    let isPiped = options.standardInputPath != nil
    let piped = zip(options.operands, operands).first { $0.0 == "-" }?.1
    var discovered = discovery.inputs(
      at: operands.filter { !isPiped || $0 != piped },
      libraries: options.libraries.map { FilePath($0, in: FilePath(context.workingDirectory)) })
    if let piped {
      let path = piped.relative(to: root.path)
      discovered.inputs.removeAll { $0.path == path }
      discovered.inputs.append(SourceInput(path: path, origin: .standardInput, isNamed: true))
    }
    return discovered
  }

  /// Says which patterns of the configuration include nothing of a whole project.
  private func noteIdlePatterns(_ inputs: [SourceInput]) {
    guard let configuration = options.configuration, options.operands.isEmpty else { return }
    for include in configuration.includes {
      let pattern = configuration.pattern(include.pattern, below: root.path)
      guard !inputs.contains(where: { $0.role == .audited && pattern.matches($0.path) }) else {
        continue
      }
      context.note(
        "\(include.location.path):\(include.location.line):\(include.location.column): the pattern"
          + " '\(include.pattern)' includes no file")
    }
  }

  /// Says which appearances that were named no control has, since they change nothing.
  private func noteUnknownAppearances(_ sources: [AuditedSource]) {
    let standard = Appearance.standard.map(\.name)
    let named = options.namedAppearances.filter { !standard.contains($0.name) }
    guard !named.isEmpty, options.shard == nil else { return }
    let seen = Set(
      sources.lazy.flatMap(\.controls).flatMap(\.control.renditions).map(\.appearance.name))
    for (option, name) in named where !seen.contains(name) {
      let near = nearestName(to: name, in: standard + seen.sorted())
      let hint = near.map { "did you mean '\($0)'?" }
      context.note(
        "no control has the appearance '\(name)' of '--\(option)'; "
          + (hint ?? "there are \((standard + seen.sorted()).uniqued.joined(separator: ", "))"))
    }
  }

  private func reader(
    _ fileSystem: FileSystem, standardInput: [UInt8]
  ) throws(UsageError) -> SourceReader {
    let loading = try options.loading.addingTokens(
      options.tokenFiles, workingDirectory: FilePath(context.workingDirectory), root: root.path,
      fileSystem: fileSystem)
    var reader = SourceReader(
      root: root.path, fileSystem: fileSystem, options: loading,
      standardInput: { standardInput })
    cache?.begin(with: ReadCache.Settings(options: loading, root: root.path))
    reader.cache = cache
    return reader
  }
}

extension [String] {
  /// The words in their order, each once.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension CheckCommand.Audit {
  /// Compares the report with `baseline`, the file at `path`.
  fileprivate mutating func apply(_ baseline: Baseline, path: String) {
    let comparison = BaselineComparison(report.sources, with: baseline)
    report.sources = comparison.sources
    report.baseline = BaselineResult(
      path: path,
      fixed: comparison.pairs.filter { $0.place == nil && scope.contains($0.entry) }.map(\.entry))
  }
}
