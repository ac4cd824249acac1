public import SceneModel

/// Failed checks that the same definitions cause, in all controls and files: one thing to repair.
///
/// Reports say it once; counts are taken from the checks.
public struct FindingCluster: Sendable {
  /// A control that is affected, by its place in the report.
  public struct Place: Hashable, Sendable {
    /// Index of the source.
    public var source: Int
    /// Index of the control in its source.
    public var control: Int

    /// A place from its indices.
    public init(source: Int, control: Int) {
      self.source = source
      self.control = control
    }
  }

  /// The controls in the order of the report, at least one.
  public private(set) var places: [Place]
  /// The checks in the order of the report, at least one.
  public private(set) var findings: [Finding]

  /// The check that stands for all.
  public var first: Finding { findings[0] }

  /// What has to agree for two checks to have the same cause.
  private struct Key: Hashable {
    var rule: String
    var part: String
    var verdict: Verdict
    /// What the part is painted with and what lies behind it; empty if no definition says so.
    var definitions: [Definition?]
    /// The ratio as reports show it and what is required, or what else is the case.
    var figure: String
    /// Set where no definition is known, so that nothing tells that the cause is the same.
    var place: Place?
    var location: SourceLocation?

    init(_ finding: Finding, at place: Place) {
      rule = finding.ruleID
      part = finding.part
      verdict = finding.verdict
      figure = finding.message
      var definitions = [finding.provenance.literal]
      if let measurement = finding.measurement, case .contrast(let details) = measurement.details {
        definitions += details.backgroundProvenances.map(\.literal)
        figure = Figure.ratio(measurement.value) + " of " + Figure.short(measurement.required)
      }
      self.definitions = definitions
      if definitions.allSatisfy({ $0 == nil }) {
        figure = finding.message
        self.place = place
        location = finding.location
      }
    }
  }

  /// The failed checks of `sources` by cause, in the order of each cause's first check.
  static func clusters(of sources: [AuditedSource]) -> [FindingCluster] {
    var clusters: [FindingCluster] = []
    var indices: [Key: Int] = [:]
    for (sourceIndex, source) in sources.enumerated() {
      for (controlIndex, audited) in source.controls.enumerated() {
        let place = Place(source: sourceIndex, control: controlIndex)
        for finding in audited.findings where finding.severity != nil {
          let key = Key(finding, at: place)
          if let index = indices[key] {
            clusters[index].findings.append(finding)
            if clusters[index].places.last != place { clusters[index].places.append(place) }
          } else {
            indices[key] = clusters.count
            clusters.append(FindingCluster(places: [place], findings: [finding]))
          }
        }
      }
    }
    return clusters
  }

  /// The definition to change, `nil` if none is known: the one of the least disturbing suggestion
  /// that helps all who use it, else the part's own, else what lies behind it.
  public var definition: Definition? {
    for suggestion in first.suggestions {
      if case .color(let change) = suggestion.change, change.stillFailing == 0 {
        return change.definition
      }
    }
    if let literal = first.provenance.literal { return literal }
    guard case .contrast(let details) = first.measurement?.details else { return nil }
    return details.backgroundProvenances.lazy.compactMap(\.literal).first
  }
}
