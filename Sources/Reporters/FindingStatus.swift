internal import Audit

/// The outcome of a check as reports name it: always a word, never a colour or symbol alone.
enum FindingStatus: String, CaseIterable {
  /// A failure of severity error.
  case error
  /// A failure of severity warning.
  case warning
  /// A failure of severity note.
  case note
  /// Could not be measured.
  case notChecked = "not checked"
  /// Accepted by a remark in the source or the configuration.
  case suppressed
  /// Accepted by the baseline.
  case known
  /// Measured and excused.
  case exempt
  /// Measured and sufficient.
  case passed

  init(_ finding: Finding) {
    switch finding.standing {
    case .suppressed: self = .suppressed
    case .known: self = .known
    case .open, .regressed: self.init(finding.verdict)
    }
  }

  private init(_ verdict: Verdict) {
    switch verdict {
    case .fail(.error): self = .error
    case .fail(.warning): self = .warning
    case .fail(.note): self = .note
    case .incomplete: self = .notChecked
    case .exempt: self = .exempt
    case .pass: self = .passed
    }
  }

  /// The word in tables.
  var title: String {
    switch self {
    case .error: "Failed"
    case .warning: "Warning"
    case .note: "Note"
    case .notChecked: "Not checked"
    case .suppressed: "Suppressed"
    case .known: "Known"
    case .exempt: "Exempt"
    case .passed: "Passed"
    }
  }

  /// Whether the check was measured and found wanting.
  var isFailure: Bool { severityRank > 0 }

  /// 3 for an error, 2 for a warning, 1 for a note, 0 for anything else.
  var severityRank: Int {
    switch self {
    case .error: 3
    case .warning: 2
    case .note: 1
    case .notChecked, .suppressed, .known, .exempt, .passed: 0
    }
  }
}

extension Finding {
  /// The outcome as reports name it.
  var status: FindingStatus { FindingStatus(self) }

  /// Why the check is excused, accepted or could not be measured; `nil` if it was judged.
  var reason: String? {
    acceptance ?? excuse
  }

  /// Why the check is excused or could not be measured; `nil` if it was judged.
  var excuse: String? {
    switch verdict {
    case .pass, .fail: nil
    case .exempt(let reason): reason.explanation
    case .incomplete(let cause): cause.detail
    }
  }

  /// The stable code of ``excuse``.
  var reasonCode: String? {
    switch verdict {
    case .pass, .fail: nil
    case .exempt(let reason): reason.code
    case .incomplete(let cause): cause.code.rawValue
    }
  }
}
