public import RuleSets
public import SceneModel

/// One control of a source with its checks.
public struct AuditedControl: Sendable {
  /// The control.
  public var control: Control
  /// Its checks, ordered by appearance, state, rule, part and occurrence.
  public var findings: [Finding]
  /// States that look exactly like another one, by name of the state that stands for them.
  public var foldedStates: [FoldedState]

  /// An audited control from its parts.
  public init(control: Control, findings: [Finding], foldedStates: [FoldedState] = []) {
    self.control = control
    self.findings = findings
    self.foldedStates = foldedStates
  }
}

/// A state that resolves exactly like another one in every appearance.
public struct FoldedState: Hashable, Sendable {
  /// The state that is not audited on its own.
  public var state: ControlState
  /// The state that it looks like.
  public var like: ControlState

  /// A folded state from its parts.
  public init(state: ControlState, like: ControlState) {
    self.state = state
    self.like = like
  }
}

/// One source with its audited controls.
public struct AuditedSource: Sendable {
  /// The path relative to the project root.
  public var path: String
  /// The scenes that renditions refer to; empty if no check of the source has anything to say.
  public var scenes: [Scene]
  /// The controls in the order of the source.
  public var controls: [AuditedControl]
  /// What the loader skipped, approximated or repaired.
  public var diagnostics: [Diagnostic]
  /// How long reading and auditing took; `nil` if nobody asked, since it is never the same twice.
  public var seconds: Double?
  /// The indices in ``SuppressionPolicy/patterns`` of those that were needed.
  public var usedPatterns: Set<Int>

  /// An audited source from its parts.
  public init(
    path: String, scenes: [Scene], controls: [AuditedControl], diagnostics: [Diagnostic],
    usedPatterns: Set<Int> = []
  ) {
    self.path = path
    self.scenes = scenes
    self.controls = controls
    self.diagnostics = diagnostics
    self.usedPatterns = usedPatterns
  }
}

/// Everything a reporter may know: the same for every report, sorted and complete.
public struct AuditReport: Sendable {
  /// Version of the program.
  public var version: String
  /// The rule set that was audited against.
  public var ruleSet: RuleSet
  /// What the rules are, ordered by id; only those that ran.
  public var rules: [RuleMetadata]
  /// Sources that could be read, ordered by the bytes of their path.
  public var sources: [AuditedSource] {
    didSet { clusters = FindingCluster.clusters(of: sources) }
  }
  /// The failed checks of ``sources`` by cause, in the order of each cause's first check.
  public private(set) var clusters: [FindingCluster]
  /// Inputs that could not be read, ordered by path.
  public var inputErrors: [LoaderError]
  /// Files in folders that no loader recognises, ordered by path.
  public var passedOver: [String]
  /// What projects of several files rest on, ordered by path and format.
  public var projects: [ProjectSummary]
  /// What makes the gate fail.
  public var gate: GatePolicy
  /// What the comparison with a baseline came to; `nil` without a baseline.
  public var baseline: BaselineResult?
  /// The day that expiry is judged by; `nil` if it is not judged.
  public var today: CalendarDate?
  /// What the configuration accepts, one line each; it decides on verdicts as settings do.
  public var suppressions: [String] = []
  /// The command line that gives the whole report again, without absolute paths.
  public var command: String
  /// The part of the run that the report is about; `nil` for all of it.
  public var shard: Shard?
  /// How many other reports of the run cannot be written.
  public var unwrittenReports = 0
  /// What an earlier run has made of its scenes, for a report that has none; else `nil`.
  public var views: RecordedViews?

  /// A report from its parts; sorts sources and errors.
  public init(
    version: String, ruleSet: RuleSet, rules: [RuleMetadata], sources: [AuditedSource],
    inputErrors: [LoaderError], passedOver: [String], projects: [ProjectSummary] = [],
    gate: GatePolicy, baseline: BaselineResult? = nil, today: CalendarDate? = nil,
    command: String
  ) {
    self.version = version
    self.ruleSet = ruleSet
    self.rules = rules
    let sources = sources.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    self.sources = sources
    clusters = FindingCluster.clusters(of: sources)
    self.inputErrors = inputErrors.sorted { $0.location < $1.location }
    self.passedOver = passedOver
    self.projects = projects.sorted { ($0.path, $0.format) < ($1.path, $1.format) }
    self.gate = gate
    self.baseline = baseline
    self.today = today
    self.command = command
  }

  /// The command line that gives this report again.
  public var reproduction: String {
    guard let shard, command.hasPrefix(Self.program) else { return command }
    return Self.program + " --shard " + shard.text + command.dropFirst(Self.program.count)
  }

  private static let program = "a11yaudit"

  /// Every check in the order of the report.
  public var findings: some Sequence<Finding> {
    sources.lazy.flatMap { $0.controls.lazy.flatMap(\.findings) }
  }
}
