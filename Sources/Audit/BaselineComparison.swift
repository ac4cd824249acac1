internal import SceneModel

/// Compares failed checks with a baseline: which are known, which have become worse, what is gone.
public struct BaselineComparison: Sendable {
  /// The sources with the standing of every check that the baseline has.
  public private(set) var sources: [AuditedSource]
  /// The entries with the check that each stands for, in the order of the baseline; the check is
  /// `nil` if nothing like it was found.
  public private(set) var pairs: [(entry: BaselineEntry, place: Place?)]

  /// Where a check stands.
  public struct Place: Hashable, Sendable {
    /// Index of the source.
    public var source: Int
    /// Index of the control in its source.
    public var control: Int
    /// Index of the check in its control.
    public var finding: Int
  }

  /// Compares `sources` with `baseline`.
  ///
  /// An entry whose fingerprint is not found is tried again under another path: of the same file
  /// name, then of any, if one entry and one check then agree in everything else.
  public init(_ sources: [AuditedSource], with baseline: Baseline) {
    self.sources = sources
    pairs = baseline.entries.map { ($0, nil) }
    var open = Self.acceptablePlaces(in: sources)
    pairByFingerprint(&open)
    pairByRest(&open) { path in String(path[(path.lastIndex(of: "/") ?? path.startIndex)...]) }
    pairByRest(&open) { _ in "" }
    for (entry, place) in pairs {
      guard let place else { continue }
      let finding = self.sources[place.source].controls[place.control].findings[place.finding]
      // A suppression may end before the baseline does, and says more.
      if case .suppressed = finding.standing { continue }
      let standing = entry.standing(of: finding)
      self.sources[place.source].controls[place.control].findings[place.finding].standing =
        standing
    }
  }

  /// The check at `place`, with the path of its source.
  public func finding(at place: Place) -> (finding: Finding, path: String) {
    let source = sources[place.source]
    return (source.controls[place.control].findings[place.finding], source.path)
  }

  private static func acceptablePlaces(in sources: [AuditedSource]) -> [Place] {
    var places: [Place] = []
    for (sourceIndex, source) in sources.enumerated() {
      for (controlIndex, control) in source.controls.enumerated() {
        for (findingIndex, finding) in control.findings.enumerated() where finding.isAcceptable {
          places.append(
            Place(source: sourceIndex, control: controlIndex, finding: findingIndex))
        }
      }
    }
    return places
  }

  private mutating func pairByFingerprint(_ open: inout [Place]) {
    var indices: [String: Int] = [:]
    for (index, pair) in pairs.enumerated() { indices[pair.entry.fingerprint] = index }
    open.removeAll { place in
      guard let index = indices[finding(at: place).finding.fingerprint] else { return false }
      pairs[index].place = place
      return true
    }
  }

  /// What has to agree besides the path, or besides a part of it.
  private struct Rest: Hashable {
    var rule: String
    var control: String
    var state: String
    var appearance: String
    var part: String
    var occurrence: Int
    var name: String
  }

  private mutating func pairByRest(
    _ open: inout [Place], name: (_ path: String) -> String
  ) {
    var entries: [Rest: [Int]] = [:]
    for (index, pair) in pairs.enumerated() where pair.place == nil {
      let entry = pair.entry
      guard let occurrence = entry.occurrence else { continue }
      let rest = Rest(
        rule: entry.rule, control: entry.control, state: entry.state,
        appearance: entry.appearance, part: entry.part, occurrence: occurrence,
        name: name(entry.path))
      entries[rest, default: []].append(index)
    }
    guard !entries.isEmpty else { return }
    var candidates: [Rest: [Place]] = [:]
    for place in open {
      let (finding, path) = finding(at: place)
      let rest = Rest(
        rule: finding.ruleID, control: finding.controlKey, state: finding.stateName,
        appearance: finding.appearanceName, part: finding.part, occurrence: finding.occurrence,
        name: name(path))
      if entries[rest] != nil { candidates[rest, default: []].append(place) }
    }
    var paired: Set<Place> = []
    for (rest, places) in candidates {
      // Among several nobody can tell which of them has moved.
      guard places.count == 1, let indices = entries[rest], indices.count == 1 else { continue }
      pairs[indices[0]].place = places[0]
      paired.insert(places[0])
    }
    open.removeAll { paired.contains($0) }
  }
}
