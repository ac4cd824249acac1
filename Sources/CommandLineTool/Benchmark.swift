internal import Audit
internal import Foundation
internal import RuleSets
internal import SceneModel

/// Measures how long each stage of an audit takes, on one core, and the whole on all cores.
public struct Benchmark {
  private let inputs: [SourceInput]
  private let reader: SourceReader
  private let auditor: Auditor
  private let ruleSet: RuleSet
  private let repetitions: Int
  private let jobs: Int

  private static let options = [
    OptionDefinition(
      name: "repeat", placeholder: "N", summary: "how often everything is measured (5)"),
    OptionDefinition(
      name: "swift-app", placeholder: "N",
      summary: "first write an app of N Swift files into the named folder (none)"),
    OptionDefinition(
      name: "android-app", placeholder: "N",
      summary: "first write an Android application of N files into the named folder (none)"),
    OptionDefinition.help,
  ]

  /// The time of each stage of one repetition.
  private struct Times {
    var reading = Duration.zero
    var loading = Duration.zero
    var auditing = Duration.zero
    var suggesting = Duration.zero
    var reporting: [Duration] = []
    var whole = Duration.zero
  }

  private init(_ bound: BoundArguments, context: ProcessContext) throws {
    repetitions = try bound.count("repeat", atLeast: 1) ?? 5
    let workingDirectory = FilePath(context.workingDirectory)
    let named = bound.operands.map { FilePath($0, in: workingDirectory) }
    let operands = named.isEmpty ? [FilePath("themes", in: workingDirectory)] : named
    let fileSystem = FileSystem()
    if let count = try bound.count("swift-app", atLeast: 1) {
      try Self.write(SampleApp(count: count), into: named, fileSystem)
    }
    if let count = try bound.count("android-app", atLeast: 1) {
      try Self.write(SampleAndroidApp(count: count), into: named, fileSystem)
    }
    let root = ProjectRoot(
      operands: operands, workingDirectory: workingDirectory, fileSystem: fileSystem)
    ruleSet = try RuleSet.named(RuleSetLibrary.defaultName)
    auditor = try Auditor(ruleSet: ruleSet, registry: Registry.rules)
    reader = SourceReader(root: root.path, fileSystem: fileSystem, options: LoadingOptions())
    inputs =
      SourceDiscovery(
        root: root.path, fileSystem: fileSystem, projectLoaders: Registry.projectLoaders
      ).inputs(at: operands).inputs
    jobs = context.processorCount
  }

  private static func write(
    _ project: some SampleProject, into operands: [FilePath], _ fileSystem: FileSystem
  ) throws {
    guard operands.count == 1, let folder = operands.first else {
      throw UsageError(.other("a made-up project needs one folder that it is written into"))
    }
    try project.write(into: folder, fileSystem)
  }

  /// Measures and prints, with arguments without the program's own name.
  public static func run(_ arguments: [String], in context: ProcessContext) async -> ExitStatus {
    do {
      let bound = try BoundArguments(ArgumentToken.tokens(of: arguments), definitions: options)
      if bound.has("help") {
        try context.output.write(
          "usage: benchmark [--repeat N] [--swift-app N] [--android-app N] [PATH...]\n")
        return .passed
      }
      try context.output.write(await Benchmark(bound, context: context).measured())
      return .passed
    } catch {
      context.report((error as? UsageError)?.message ?? "\(error)")
      return .untrusted
    }
  }

  /// Runs as a process of its own.
  public static func main() async -> Never {
    exit(await run(Array(CommandLine.arguments.dropFirst()), in: .current()).rawValue)
  }

  private func measured() async -> String {
    var times: [Times] = []
    var report = emptyReport
    var byteCount = 0
    for _ in 0..<repetitions {
      var time = Times()
      (report, byteCount) = repetition(&time)
      let clock = ContinuousClock()
      time.whole = await clock.measure {
        let run = AuditRun(reader: reader, auditor: auditor, states: [], jobs: jobs)
        _ = await run.audit(inputs)
      }
      times.append(time)
    }
    return table(times, report: report, byteCount: byteCount)
  }

  private var emptyReport: AuditReport {
    AuditReport(
      version: Program.version, ruleSet: ruleSet, rules: auditor.metadata, sources: [],
      inputErrors: [], passedOver: [], gate: GatePolicy(), command: "")
  }

  /// All stages once, one file after the other.
  private func repetition(_ time: inout Times) -> (report: AuditReport, byteCount: Int) {
    let clock = ContinuousClock()
    var report = emptyReport
    var sources: [AuditedSource] = []
    var byteCount = 0
    var files: [ProjectFile] = []
    for input in inputs {
      var content: SourceReader.Content?
      time.reading += clock.measure { content = try? reader.content(of: input) }
      guard let content else { continue }
      byteCount += content.source.bytes.count
      var loaded: LoadedSource?
      time.loading += clock.measure {
        if let loader = content.loader {
          loaded = try? loader.load(content.source)
        } else if let parsed = try? reader.parse(content, of: input) {
          files += parsed
        }
      }
      guard let loaded else { continue }
      time.auditing += clock.measure { sources.append(auditor.audit(loaded)) }
    }
    var projects: [LoadedProject] = []
    time.loading += clock.measure {
      projects = ParsedProject.projects(of: files).map { project in
        project.work(by: reader.projectLoaders[project.loader]).result
      }
    }
    time.auditing += clock.measure { sources += projects.flatMap(\.sources).map(auditor.audit) }
    sources.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    time.suggesting = clock.measure { sources = Auditor.addingSuggestions(to: sources) }
    report.sources = sources
    let context = ReporterContext(
      baseName: "report", folder: "", timestamp: "1970-01-01T00:00:00", pathToRoot: "")
    time.reporting = Registry.reporters.map { reporter in
      clock.measure {
        for asset in reporter.init().render(report, in: context).assets { _ = asset.content }
      }
    }
    return (report, byteCount)
  }

  private func table(_ times: [Times], report: AuditReport, byteCount: Int) -> String {
    let summary = AuditSummary(report)
    let megabytes = Double(byteCount) / 1_000_000
    var stages: [(name: String, seconds: Double)] = [
      ("reading", median(times.map(\.reading))), ("loading", median(times.map(\.loading))),
      ("auditing", median(times.map(\.auditing))),
      ("suggesting", median(times.map(\.suggesting))),
    ]
    for (index, reporter) in Registry.reporters.enumerated() {
      stages.append(
        ("report: " + reporter.identifier, median(times.map { $0.reporting[index] })))
    }
    stages.append(("all but reports, \(jobs) jobs", median(times.map(\.whole))))
    var text = "\(summary.files) files, \(megabytes.formatted(decimals: 2)) MB,"
    text += " \(summary.controls) controls, \(summary.checks) checks;"
    text += " median of \(times.count)\n\n"
    text += Self.row(["stage", "ms", "files/s", "MB/s", "checks/s"])
    for stage in stages {
      text += Self.row(
        [stage.name, (stage.seconds * 1000).formatted(decimals: 2)]
          + [Double(summary.files), megabytes, Double(summary.checks)].enumerated().map {
            let rate = stage.seconds > 0 ? $1 / stage.seconds : 0
            return rate.formatted(decimals: $0 == 1 ? 1 : 0)
          })
    }
    return text + "\npeak memory: \(peakMemory)\n"
  }

  private static func row(_ cells: [String]) -> String {
    var text = ""
    for (index, cell) in cells.enumerated() {
      let width = index == 0 ? 26 : 10
      let padding = String(repeating: " ", count: max(width - cell.count, 1))
      text += index == 0 ? cell + padding : padding + cell
    }
    return text + "\n"
  }

  private func median(_ durations: [Duration]) -> Double {
    let sorted = durations.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2] / .seconds(1)
  }

  /// The most memory the process ever held, as Linux counts it (proc_pid_status(5), VmHWM).
  private var peakMemory: String {
    let status = try? FileSystem().read(FilePath("/proc/self/status"), limit: 1 << 16)
    let lines = String(decoding: status ?? [], as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix("VmHWM:") }) else {
      return "not known here; see '/usr/bin/time -l'"
    }
    return line.dropFirst("VmHWM:".count).trimmingCharacters(in: .whitespaces)
  }
}

extension Double {
  /// The number with a fixed count of decimals.
  fileprivate func formatted(decimals: Int) -> String {
    String(format: "%.\(decimals)f", self)
  }
}
