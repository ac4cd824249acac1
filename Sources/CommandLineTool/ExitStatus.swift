internal import Audit

/// How the program ends (reports and command line, section 4).
public enum ExitStatus: Int32, Hashable, Sendable {
  /// Audited, gate passed.
  case passed = 0
  /// Audited, gate failed.
  case failed = 1
  /// The verdict cannot be trusted.
  case untrusted = 2

  init(_ outcome: AuditSummary.Outcome) {
    switch outcome {
    case .passed: self = .passed
    case .failed: self = .failed
    case .untrusted: self = .untrusted
    }
  }
}
