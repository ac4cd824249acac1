public import RuleSets
import SceneModel

/// What makes an audit fail.
public struct GatePolicy: Hashable, Sendable {
  /// What a check that could not be measured does.
  public enum IncompletePolicy: String, Hashable, Sendable, CaseIterable {
    /// It is reported.
    case report
    /// It is a warning to every limit, though not among the failed checks.
    case warn
    /// It fails the gate.
    case fail
  }

  /// The lowest severity that fails the gate; `nil` for never, whatever the other limits say.
  public var failOn: Severity?
  /// More warnings than this fail the gate; `nil` for no limit.
  public var maximumWarnings: Int?
  /// What an unmeasurable check does.
  public var incomplete: IncompletePolicy
  /// Whether finding nothing to audit is a success.
  public var allowsEmpty: Bool

  /// A policy with the command line's defaults.
  public init(
    failOn: Severity? = .error, maximumWarnings: Int? = nil,
    incomplete: IncompletePolicy = .report, allowsEmpty: Bool = false
  ) {
    self.failOn = failOn
    self.maximumWarnings = maximumWarnings
    self.incomplete = incomplete
    self.allowsEmpty = allowsEmpty
  }

  /// Whether `finding` fails the gate by itself.
  public func isGating(_ finding: Finding) -> Bool {
    if finding.standing.isAccepted { return false }
    switch finding.verdict {
    case .fail(let severity):
      guard let failOn else { return false }
      return severity >= failOn
    case .incomplete: return failsUnmeasured
    case .pass, .exempt: return false
    }
  }

  /// Whether a check that could not be measured fails the gate by itself.
  public var failsUnmeasured: Bool {
    guard let failOn else { return false }
    switch incomplete {
    case .report: return false
    case .warn: return failOn <= .warning
    case .fail: return true
    }
  }

  /// Whether so many warnings are too many; nothing is where nothing shall fail.
  func isExceeded(byWarnings count: Int) -> Bool {
    guard failOn != nil, let maximumWarnings else { return false }
    return count > maximumWarnings
  }
}

/// The numbers of a report and its verdict; every format and the exit status take them from here.
public struct AuditSummary: Hashable, Sendable {
  /// Sources that were audited.
  public private(set) var files = 0
  /// Controls, drawings not counted.
  public private(set) var controls = 0
  /// All checks.
  public private(set) var checks = 0
  /// Passed checks.
  public private(set) var passed = 0
  /// Failed checks of severity error.
  public private(set) var errors = 0
  /// Failed checks of severity warning.
  public private(set) var warnings = 0
  /// Failed checks of severity note.
  public private(set) var notes = 0
  /// Exempt checks.
  public private(set) var exempt = 0
  /// Checks that could not be measured.
  public private(set) var incomplete = 0
  /// Those of ``incomplete`` that count as warnings.
  public private(set) var unmeasuredWarnings = 0
  /// Failed or incomplete checks that a suppression accepts.
  public private(set) var suppressed = 0
  /// Failed or incomplete checks that the baseline accepts.
  public private(set) var known = 0
  /// Failed checks that are worse than the baseline says; they are counted by severity as well.
  public private(set) var regressed = 0
  /// Entries of the baseline whose failure is gone.
  public private(set) var fixed = 0
  /// Checks that fail the gate by themselves.
  public private(set) var gating = 0
  /// Definitions that failed checks come down to.
  public private(set) var definitions = 0
  /// Failed checks that come down to ``definitions``; the others are about sizes, say.
  public private(set) var definitionChecks = 0
  /// Inputs that could not be read.
  public private(set) var inputErrors = 0
  /// Reports of the run that cannot be written.
  public private(set) var unwrittenReports = 0
  /// Whether there are more warnings than allowed.
  public private(set) var exceedsMaximumWarnings = false
  /// Whether nothing was measured although something should have been.
  public private(set) var isEmptyByMistake = false

  /// The numbers of `report`.
  public init(_ report: AuditReport) {
    files = report.sources.count
    fixed = report.baseline?.fixed.count ?? 0
    inputErrors = report.inputErrors.count
    unwrittenReports = report.unwrittenReports
    for source in report.sources {
      controls += source.controls.count { $0.control.role.isOperable }
    }
    // What suppressions are found wanting in is nothing that was audited.
    let bookkeeping = Set(Observation.Kind.aboutSuppressions.map(\.rawValue))
    var measured = 0
    for finding in report.findings {
      count(finding)
      if !bookkeeping.contains(finding.ruleID) { measured += 1 }
      if report.gate.isGating(finding) { gating += 1 }
    }
    var definitions: Set<Definition> = []
    for cluster in report.clusters {
      guard let definition = cluster.definition else { continue }
      definitions.insert(definition)
      definitionChecks += cluster.findings.count
    }
    self.definitions = definitions.count
    if report.gate.incomplete == .warn { unmeasuredWarnings = incomplete }
    exceedsMaximumWarnings = report.gate.isExceeded(byWarnings: warnings + unmeasuredWarnings)
    // A part of a run may be empty; whether all of it is, the joined report says.
    isEmptyByMistake =
      measured == 0 && inputErrors == 0 && !report.gate.allowsEmpty && report.shard == nil
  }

  private mutating func count(_ finding: Finding) {
    checks += 1
    switch finding.standing {
    case .open: break
    case .regressed: regressed += 1
    case .suppressed:
      suppressed += 1
      return
    case .known:
      known += 1
      return
    }
    switch finding.verdict {
    case .pass: passed += 1
    case .fail(.error): errors += 1
    case .fail(.warning): warnings += 1
    case .fail(.note): notes += 1
    case .exempt: exempt += 1
    case .incomplete: incomplete += 1
    }
  }

  /// What the audit came to, and the exit status that says so.
  public enum Outcome: Int, Hashable, Sendable {
    /// Audited, gate passed.
    case passed = 0
    /// Audited, gate failed.
    case failed = 1
    /// The verdict cannot be trusted.
    case untrusted = 2
  }

  /// The outcome; not to be trusted wins over failed.
  public var outcome: Outcome {
    if inputErrors > 0 || isEmptyByMistake || unwrittenReports > 0 { return .untrusted }
    return gating > 0 || exceedsMaximumWarnings ? .failed : .passed
  }
}
