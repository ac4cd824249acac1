internal import Audit
internal import RuleSets
internal import SceneModel

/// The options of `check`, understood and in range.
struct CheckOptions {
  /// Which reports are written.
  enum Reports: Hashable {
    /// The console text, and the others below this folder.
    case standard(folder: String)
    /// Exactly these.
    case chosen([ReportRequest])
  }

  /// When the console text is coloured.
  enum ColorChoice: String, CaseIterable {
    case auto, always, never
  }

  /// How much the console text says.
  enum Detail: Hashable {
    case quiet, normal, verbose
  }

  var operands: [String]
  var standardInputPath: String?
  var ruleSet: RuleSet
  var gate: GatePolicy
  var loading: LoadingOptions
  /// Style sheets that drawings inherit from.
  var tokenFiles: [String]
  /// Folders of libraries that projects refer to.
  var libraries: [String]
  var states: Set<ControlState>
  var reports: Reports
  var isJUnitStrict: Bool
  var jobs: Int?
  var color: ColorChoice
  var detail: Detail
  /// The options that decide on verdicts, as they were written, to reproduce the report.
  var reproduction: [String]
}

/// One report that the user asked for.
struct ReportRequest: Hashable {
  /// The reporter's name.
  var format: String
  /// The file as written; `nil` for standard output.
  var path: String?
}

extension CheckOptions {
  init(_ arguments: BoundArguments) throws(UsageError) {
    operands = arguments.operands
    standardInputPath = arguments.value("stdin-path")
    guard !operands.isEmpty else {
      throw UsageError(.other("name a file or a folder to audit, such as 'a11yaudit themes/'"))
    }
    guard operands.contains("-") == (standardInputPath != nil) else {
      throw UsageError(
        .other("'-' reads standard input and needs '--stdin-path PATH'; give both or none"))
    }
    ruleSet = try Self.ruleSet(arguments)
    gate = try Self.gate(arguments)
    loading = try LoadingOptions(arguments)
    tokenFiles = arguments.all("tokens")
    libraries = arguments.all("library")
    states = try Set(arguments.states)
    reports = try Self.reports(arguments)
    isJUnitStrict =
      try arguments.choice("junit-profile", of: ["common", "strict"]) == "strict"
    jobs = try arguments.count("jobs", atLeast: 1)
    let color = try arguments.choice("color", of: ColorChoice.allCases.map(\.rawValue))
    self.color = color.flatMap(ColorChoice.init) ?? .auto
    let isQuiet = arguments.has("quiet")
    guard !isQuiet || !arguments.has("verbose") else {
      throw UsageError(.conflict("--quiet", "--verbose"))
    }
    detail = isQuiet ? .quiet : arguments.has("verbose") ? .verbose : .normal
    reproduction = Self.reproduction(arguments)
  }

  private static func gate(_ arguments: BoundArguments) throws(UsageError) -> GatePolicy {
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
      "platform", "name-pattern", "only", "skip", "severity", "large-text-unit", "fail-on",
      "max-warnings", "incomplete",
    ]
    let options = names.flatMap { name in
      arguments.all(name).flatMap { ["--" + name, $0] }
    }
    return options + (arguments.has("allow-empty") ? ["--allow-empty"] : [])
  }
}
