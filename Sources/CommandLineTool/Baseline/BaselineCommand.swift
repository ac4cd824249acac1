internal import Audit
internal import SceneModel

/// Writes, tightens and shows the baseline of a project.
struct BaselineCommand {
  /// What it does, the first operand.
  enum Action: String, CaseIterable {
    case create, update, prune, show
  }

  private let action: Action
  private let check: CheckCommand?
  private let file: String?
  private let isForced: Bool
  private let context: ProcessContext
  private let fileSystem = FileSystem()

  init(
    _ arguments: BoundArguments, configuration: Configuration?, context: ProcessContext
  ) throws(UsageError) {
    let actions = Action.allCases.map(\.rawValue)
    guard let name = arguments.operands.first else {
      throw UsageError(
        .other("say what to do with the baseline: \(actions.joined(separator: ", "))"))
    }
    guard let action = Action(rawValue: name) else {
      throw UsageError(.unknown("action of 'baseline'", name, known: actions))
    }
    self.action = action
    self.context = context
    file = arguments.value("baseline")
    isForced = arguments.has("force")
    let rest = arguments.droppingOperand()
    guard action != .show else {
      guard rest.operands.isEmpty else {
        throw UsageError(.other("'baseline show' takes no path; '--baseline FILE' names another"))
      }
      check = nil
      return
    }
    check = CheckCommand(
      options: try CheckOptions(rest, configuration: configuration), context: context)
  }

  /// Does it; the status is that of the command, not of a gate.
  func run() async throws(UsageError) -> ExitStatus {
    let workingDirectory = FilePath(context.workingDirectory)
    guard let check else {
      let path = file ?? BaselineFile.defaultName
      let baseline = try Self.read(path, in: workingDirectory, fileSystem)
      guard (try? context.output.write(Self.listing(baseline))) != nil else {
        throw UsageError(.other("standard output cannot be written"))
      }
      return .passed
    }
    let root = check.root
    let path =
      file.map { FilePath($0, in: workingDirectory) }
      ?? root.path.appending(BaselineFile.defaultName)
    let shown = path.relative(to: workingDirectory)
    let old = action == .create ? nil : try Self.read(shown, in: workingDirectory, fileSystem)
    if action == .create, fileSystem.kind(at: path) != nil, !isForced {
      throw UsageError(
        .other(
          "'\(shown)' exists; 'a11yaudit baseline update' tightens it, '--force' records everything"
            + " anew"))
    }
    if action == .create { try check.checkNewBaseline(path) }
    let audit = try await check.audit()
    let isNothing = audit.report.sources.isEmpty && !audit.report.inputErrors.isEmpty
    guard action != .create || !isNothing else {
      reportErrors(of: audit)
      context.note("nothing could be read, so no baseline is written")
      return .untrusted
    }
    let baseline = old.map { changed($0, by: audit) } ?? recorded(audit)
    do {
      try fileSystem.createFolder(path.parent)
      try fileSystem.write(BaselineFile.text(baseline), to: path)
    } catch {
      throw UsageError(.other("'\(shown)' cannot be written: \(error.reason)"))
    }
    report(baseline, old: old, shown: shown)
    reportErrors(of: audit)
    return audit.report.inputErrors.isEmpty ? .passed : .untrusted
  }

  private func reportErrors(of audit: CheckCommand.Audit) {
    for error in audit.report.inputErrors {
      context.report("\(error.location.path):\(error.location.line): \(error.message)")
    }
  }

  private func recorded(_ audit: CheckCommand.Audit) -> Baseline {
    Baseline(
      recording: audit.report.sources, gate: audit.report.gate,
      since: audit.report.today ?? CalendarDate(secondsSince1970: context.now()))
  }

  /// `old` without what is fixed, and for `update` with what has become better.
  private func changed(_ old: Baseline, by audit: CheckCommand.Audit) -> Baseline {
    let comparison = BaselineComparison(audit.report.sources, with: old)
    return Baseline(
      comparison.pairs.compactMap { entry, place in
        guard let place else { return audit.scope.contains(entry) ? nil : entry }
        guard action == .update else { return entry }
        let (finding, path) = comparison.finding(at: place)
        return entry.tightened(by: finding, in: path)
      })
  }

  private func report(_ baseline: Baseline, old: Baseline?, shown: String) {
    let count = baseline.entries.count
    var text = "\(shown): \(count) \(count == 1 ? "finding" : "findings")"
    if let old {
      let kept = Set(old.entries)
      let changed = baseline.entries.count { !kept.contains($0) }
      text += ", \(old.entries.count - count) removed"
      if action == .update { text += ", \(changed) tightened or moved" }
    } else if file == nil {
      text += "; apply it with '--baseline \(shown)', or write <baseline path=\"...\"/> into"
      text += " \(ConfigurationDiscovery.names[0])"
    }
    context.note(text)
  }

  /// The baseline in the file `name`.
  static func read(
    _ name: String, in folder: FilePath, _ fileSystem: FileSystem
  ) throws(UsageError) -> Baseline {
    let path = FilePath(name, in: folder)
    guard fileSystem.kind(at: path) != nil else {
      throw UsageError(
        .other(
          "there is no baseline '\(path.relative(to: folder))'; 'a11yaudit baseline create' writes"
            + " it"))
    }
    let shown = path.relative(to: folder)
    return try BaselineFile.baseline(fileSystem.argument(path, named: shown), path: shown)
  }

  private static func listing(_ baseline: Baseline) -> String {
    var text = ""
    var path: String?
    for entry in baseline.entries {
      if entry.path != path { text += entry.path + "\n" }
      path = entry.path
      let figures = entry.measured.flatMap { measured in
        entry.required.map { "  \(Figure.length(measured)) of \(Figure.length($0))" }
      }
      text += "  \(entry.rule)  \(entry.control) (\(entry.state), \(entry.appearance),"
      text += " \(entry.part))\(figures ?? "")  since \(entry.since)\n"
    }
    let files = Set(baseline.entries.map(\.path)).count
    return text + "\(baseline.entries.count) findings in \(files) files\n"
  }
}
