/// What has become different from one audit to a later one of the same files.
public struct ReportChanges: Sendable {
  /// A check that fails in both audits, by more in the later one.
  public struct Worsening: Sendable {
    /// The check in the later audit.
    public var finding: Finding
    /// The same check in the earlier one.
    public var before: Finding
  }

  /// Checks that fail and did not before.
  public private(set) var new: [Finding] = []
  /// Checks that fail by more than before.
  public private(set) var worse: [Worsening] = []
  /// Checks that failed and pass, are excused or accepted, or are gone with what they were about.
  public private(set) var fixed: [Finding] = []
  /// Checks that failed and cannot be measured any more, so that nobody knows.
  public private(set) var unknown: [Finding] = []
  /// Checks that fail in both audits, not by more.
  public private(set) var remaining: [Finding] = []

  /// What is different in `after`, in the order of that report; all that fails is new if there is
  /// no earlier report.
  ///
  /// What a report with inputs that cannot be read does not have may just not have been seen: it
  /// counts neither as fixed nor as anything else.
  public init(from before: AuditReport?, to after: AuditReport) {
    var earlier: [String: Finding] = [:]
    for finding in before?.findings.filter({ $0.severity != nil }) ?? [] {
      earlier[finding.fingerprint] = finding
    }
    for finding in after.findings {
      guard let known = earlier.removeValue(forKey: finding.fingerprint) else {
        if finding.severity != nil { new.append(finding) }
        continue
      }
      if finding.severity != nil {
        if finding.isWorse(than: known) {
          worse.append(Worsening(finding: finding, before: known))
        } else {
          remaining.append(finding)
        }
      } else if case .incomplete = finding.verdict, !finding.standing.isAccepted {
        unknown.append(finding)
      } else {
        fixed.append(known)
      }
    }
    guard after.inputErrors.isEmpty else { return }
    fixed += before?.findings.filter { earlier[$0.fingerprint] != nil } ?? []
  }
}

extension Finding {
  /// Whether it fails by more than `other`, the same check at another time.
  fileprivate func isWorse(than other: Finding) -> Bool {
    if let severity, let known = other.severity, severity > known { return true }
    guard let measurement, let known = other.measurement else { return false }
    return measurement.isWorse(than: known.value)
  }
}
