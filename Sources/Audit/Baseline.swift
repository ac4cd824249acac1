public import SceneModel

/// What is known of the failed checks of a project, so that only new ones fail the gate.
public struct Baseline: Hashable, Sendable {
  /// The entries, ordered by the bytes of path, then fingerprint; each fingerprint once.
  public private(set) var entries: [BaselineEntry]

  /// A baseline of `entries`; of equal fingerprints the first counts.
  public init(_ entries: some Sequence<BaselineEntry>) {
    var seen: Set<String> = []
    self.entries = entries.filter { seen.insert($0.fingerprint).inserted }.sorted {
      $0.path == $1.path
        ? $0.fingerprint < $1.fingerprint
        : $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
  }

  /// Everything of `sources` that fails, or could not be measured where `gate` fails for that, and
  /// that no suppression accepts.
  public init(recording sources: [AuditedSource], gate: GatePolicy, since: CalendarDate) {
    self.init(
      sources.lazy.flatMap { source in
        source.controls.lazy.flatMap(\.findings).filter { finding in
          if case .suppressed = finding.standing { return false }
          return finding.failureSeverity != nil
            || finding.isUnmeasured && gate.incomplete != .report
        }.map { BaselineEntry($0, in: source.path, since: since) }
      })
  }
}

extension Finding {
  /// Whether it could not be measured.
  fileprivate var isUnmeasured: Bool {
    if case .incomplete = verdict { return true }
    return false
  }
}

/// What the comparison of an audit with a baseline came to.
public struct BaselineResult: Hashable, Sendable {
  /// The baseline's path relative to the project root.
  public var path: String
  /// Entries whose failure is gone, in the order of the baseline.
  public var fixed: [BaselineEntry]

  /// A result from its parts.
  public init(path: String, fixed: [BaselineEntry] = []) {
    self.path = path
    self.fixed = fixed
  }

  /// The results of the parts of a run as one; `nil` if there are none.
  public init?(joining results: [BaselineResult]) {
    guard let first = results.first else { return nil }
    self.init(path: first.path, fixed: Baseline(results.flatMap(\.fixed)).entries)
  }
}
