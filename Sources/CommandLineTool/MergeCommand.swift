internal import Audit
internal import JSONReading
internal import Reporters
internal import SceneModel

/// Joins the JSON reports of the parts of a run and writes reports of the whole.
struct MergeCommand {
  private let paths: [FilePath]
  private let options: ReportOptions
  private let context: ProcessContext
  private let fileSystem = FileSystem()
  private let root: FilePath

  init(_ arguments: BoundArguments, context: ProcessContext) throws(UsageError) {
    guard !arguments.operands.isEmpty else {
      throw UsageError(
        .other("name the JSON reports to join, such as 'a11yaudit merge part-*.json'"))
    }
    let workingDirectory = FilePath(context.workingDirectory)
    paths = arguments.operands.map { FilePath($0, in: workingDirectory) }
    options = try ReportOptions(arguments)
    self.context = context
    // Paths in the reports are relative to the project's root, wherever the reports lie.
    root =
      ProjectRoot(operands: [], workingDirectory: workingDirectory, fileSystem: fileSystem).path
  }

  /// Joins, writes, and says how it ended.
  func run() async throws(UsageError) -> ExitStatus {
    let timestamp = try Timestamp.text(in: context)
    let delivery = ReportDelivery(
      options: options, context: context, fileSystem: fileSystem, root: root, timestamp: timestamp,
      jobs: context.processorCount)
    let parts = Set(paths.map { fileSystem.resolved($0) })
    try delivery.checkTargets { parts.contains($0) }
    return try await join(delivery)
  }

  private func join(_ delivery: ReportDelivery) async throws(UsageError) -> ExitStatus {
    var parts: [(name: String, report: AuditReport)] = []
    var errors: [LoaderError] = []
    for path in paths {
      do {
        let name = name(of: path)
        parts.append((name, try Self.report(at: path, called: name, fileSystem)))
      } catch {
        errors.append(error)
      }
    }
    guard !parts.isEmpty else {
      for error in errors { context.report("\(error.location.path): \(error.message)") }
      throw UsageError(.other("there is no report that can be read, so nothing is joined"))
    }
    let joined = try ReportJoin(parts).report(errors: errors)
    if joined.isMissingPictures, options.writesPictures {
      context.note(
        "the Markdown report has no pictures of controls whose reports carry none; reports of"
          + " '--shard' do")
    }
    return await delivery.deliver(joined.report)
  }

  private func name(of path: FilePath) -> String { path.relative(to: root) }

  /// The JSON report at `path`, which messages call `name`.
  static func report(
    at path: FilePath, called name: String, _ fileSystem: FileSystem
  ) throws(LoaderError) -> AuditReport {
    let bytes: [UInt8]
    do {
      bytes = try fileSystem.read(path, limit: byteLimit)
    } catch {
      throw LoaderError(
        code: "unreadable", message: "the report cannot be read: \(error.reason)",
        location: SourceLocation(path: name))
    }
    do {
      return try JSONReportReader(bytes, metadata: Registry.metadata(of:)).report()
    } catch {
      throw LoaderError(
        code: "malformed-report", message: error.message,
        location: SourceLocation(
          path: name, line: error.location.line, column: error.location.column))
    }
  }

  /// Most bytes of one report, against files that never end.
  private static let byteLimit = 1 << 30
}
