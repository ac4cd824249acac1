internal import Audit
internal import RuleSets
internal import SceneModel

/// The options of `check`, understood and in range.
struct CheckOptions {
  var operands: [String]
  var standardInputPath: String?
  var ruleSet: RuleSet
  var gate: GatePolicy
  /// The day that expiry is judged by; `nil` for the clock's.
  var today: CalendarDate?
  var loading: LoadingOptions
  /// What of the options names a file and decides on verdicts, as it was written.
  var writtenFiles: [(option: String, path: String)]
  /// Style sheets that drawings inherit from.
  var tokenFiles: [String]
  /// Folders of libraries that projects refer to.
  var libraries: [String]
  var states: Set<ControlState>
  var reporting: ReportOptions
  /// The part of the inputs that is audited; `nil` for all.
  var shard: Shard?
  var jobs: Int?
  var progress: Progress.Choice
  /// The baseline to apply, as it was written; `nil` for none.
  var baseline: String?
  /// The configuration, `nil` if there is none.
  var configuration: Configuration?
  /// The names of appearances that options and the configuration hold, each with its option.
  var namedAppearances: [(option: String, name: String)]
  /// Whether files are changed; `nil` for no.
  var fixing: Fixing?
  /// The options that decide on verdicts, as they were written, to reproduce the report.
  var reproduction: [String]
}

extension CheckOptions {
  /// Files that decide on the audit and are no inputs: style sheets, the baseline.
  var namedFiles: [String] {
    // Of a file for one appearance, what stands before its name.
    let files = tokenFiles.map { file in file.lastIndex(of: "@").map { String(file[..<$0]) } ?? file
    }
    return tokenFiles + files + (baseline.map { [$0] } ?? [])
  }

  /// What becomes of repaired values.
  enum Fixing: Hashable {
    /// They are written into their files.
    case write
    /// They are printed as a patch.
    case preview
  }

  init(_ arguments: BoundArguments, configuration: Configuration?) throws(UsageError) {
    operands = arguments.operands
    standardInputPath = arguments.value("stdin-path")
    self.configuration = configuration
    guard !operands.isEmpty || configuration != nil else {
      throw UsageError(
        .other(
          "name a file or a folder to audit, such as 'a11yaudit themes/', or write a configuration"
            + " with 'a11yaudit init'"))
    }
    guard operands.contains("-") == (standardInputPath != nil) else {
      throw UsageError(
        .other("'-' reads standard input and needs '--stdin-path PATH'; give both or none"))
    }
    ruleSet = try Self.ruleSet(arguments)
    gate = try Self.gate(arguments)
    today = try arguments.date("today")
    baseline = arguments.has("no-baseline") ? nil : arguments.value("baseline")
    guard !arguments.has("no-baseline") || arguments.written("baseline").isEmpty else {
      throw UsageError(.conflict("--baseline", "--no-baseline"))
    }
    loading = try LoadingOptions(arguments)
    writtenFiles = ["config", "tokens", "library", "baseline"].flatMap { option in
      arguments.written(option).map { (option, $0) }
    }
    tokenFiles = arguments.all("tokens")
    libraries = arguments.all("library")
    states = try Set(arguments.states)
    reporting = try ReportOptions(arguments)
    shard = try arguments.shard
    jobs = try arguments.count("jobs", atLeast: 1)
    let progress = try arguments.choice("progress", of: Progress.Choice.allCases.map(\.rawValue))
    self.progress = progress.flatMap(Progress.Choice.init) ?? .auto
    namedAppearances = try Self.namedAppearances(arguments)
    fixing = try Self.fixing(arguments)
    reproduction = Self.reproduction(arguments)
  }

  private static func namedAppearances(
    _ arguments: BoundArguments
  ) throws(UsageError) -> [(option: String, name: String)] {
    var names = arguments.all("appearance").map { (option: "appearance", name: $0) }
    // Where only some appearances are audited, nobody knows what others there are.
    guard names.isEmpty else { return names }
    names += try arguments.pairs("canvas", value: "COLOUR").map {
      (option: "canvas", name: $0.key)
    }
    names += try arguments.pairs("define", value: "VALUE").compactMap { pair in
      pair.key.split(separator: "@").dropFirst().first.map {
        (option: "define", name: String($0))
      }
    }
    return names
  }

  /// A fix is proven by everything that uses a value, so nothing may be left out.
  private static func fixing(_ arguments: BoundArguments) throws(UsageError) -> Fixing? {
    let isPreview = arguments.has("dry-run")
    guard arguments.has("fix") else {
      guard isPreview else { return nil }
      throw UsageError(.other("'--dry-run' shows what '--fix' would do; give both"))
    }
    let parts = ["state", "appearance", "only", "skip", "shard"]
    if let part = parts.first(where: { !arguments.written($0).isEmpty }) {
      throw UsageError(
        .other(
          "'--fix' has to audit all that uses a value and takes no '--\(part)'; leave it out"))
    }
    if arguments.has("stdin-path") {
      throw UsageError(
        .other("'--fix' changes files and cannot change standard input; name a file"))
    }
    if arguments.has("watch") { throw UsageError(.conflict("--fix", "--watch")) }
    guard isPreview else { return .write }
    let reports = ["report", "format", "output", "reports"]
    if let option = reports.first(where: { !arguments.written($0).isEmpty }) {
      throw UsageError(
        .other("'--dry-run' writes no report; leave '--\(option)' out"))
    }
    return .preview
  }

  static func gate(_ arguments: BoundArguments) throws(UsageError) -> GatePolicy {
    var gate = GatePolicy()
    let severities = Severity.allCases.reversed().map(\.rawValue) + ["never"]
    if let name = try arguments.choice("fail-on", of: severities) {
      gate.failOn = Severity(rawValue: name)
    }
    gate.maximumWarnings = try arguments.count("max-warnings", atLeast: 0)
    let policies = GatePolicy.IncompletePolicy.allCases.map(\.rawValue)
    if let name = try arguments.choice("incomplete", of: policies),
      let policy = GatePolicy.IncompletePolicy(rawValue: name)
    {
      gate.incomplete = policy
    }
    gate.allowsEmpty = arguments.has("allow-empty")
    return gate
  }

  /// The options that change what is audited or when it fails, in the order of help.
  private static func reproduction(_ arguments: BoundArguments) -> [String] {
    let names = [
      "rule-set", "standard", "level", "appearance", "state", "canvas", "define",
      "platform", "name-pattern", "only", "skip", "severity", "threshold",
      "large-text-unit", "fail-on",
      "max-warnings", "incomplete", "today",
    ]
    let options = names.flatMap { name in
      arguments.written(name).flatMap { ["--" + name, $0] }
    }
    let isWritten = arguments.origins("allow-empty").contains { $0.origin == .commandLine }
    return (arguments.has("no-config") ? ["--no-config"] : []) + options
      + (isWritten ? ["--allow-empty"] : [])
      + (arguments.has("no-baseline") ? ["--no-baseline"] : [])
  }
}

extension BoundArguments {
  /// The part that `--shard` names.
  fileprivate var shard: Shard? {
    get throws(UsageError) {
      guard let text = value("shard") else { return nil }
      let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let index = numbers[0], let count = numbers[1],
        let shard = Shard(index: index, count: count)
      else {
        throw UsageError(
          .invalidValue(option: "shard", value: text, expected: "I/N such as 1/3, I from 1 to N"))
      }
      return shard
    }
  }
}
