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

  /// A definition as far as it tells one cause from another.
  private enum Cause: Hashable {
    /// A definition that others refer to.
    case shared(Definition)
    /// A colour written where it is used: the same one in a file beside it is the same decision.
    case written(name: String, folder: Substring)

    var isWritten: Bool {
      if case .written = self { true } else { false }
    }

    init?(_ provenance: Provenance, isBackground: Bool) {
      guard let literal = provenance.literal else { return nil }
      guard provenance.definitions.count == 1 else {
        self = .shared(literal)
        return
      }
      let path = literal.location.path
      // Whatever paints the same colour behind is the same background.
      self = .written(
        name: isBackground ? "" : literal.name,
        folder: path.lastIndex(of: "/").map { path[..<$0] } ?? "")
    }
  }

  /// What has to agree for two checks to have the same cause.
  private struct Key: Hashable {
    var rule: String
    var part: String
    var verdict: Verdict
    /// A failure that was known and got worse is told apart from a new one.
    var isRegressed: Bool
    /// What the part is painted with and what lies behind it; empty if no definition says so.
    var causes: [Cause?]
    /// The ratio as reports show it and what is required, or what else is the case.
    var figure: String
    /// Set where no definition is known, so that nothing tells that the cause is the same.
    var place: Place?
    var location: SourceLocation?

    init(_ finding: Finding, at place: Place) {
      rule = finding.ruleID
      part = finding.part
      verdict = finding.verdict
      isRegressed = finding.standing.isRegressed
      figure = finding.message
      var causes = [Cause(finding.provenance, isBackground: false)]
      if let measurement = finding.measurement, case .contrast(let details) = measurement.details {
        causes += details.backgroundProvenances.map { Cause($0, isBackground: true) }
        figure = Figure.ratio(measurement.value) + " of " + Figure.short(measurement.required)
        if causes.contains(where: { $0?.isWritten ?? false }) {
          figure += " for \(details.foreground.hex) on \(details.background.hex)"
        }
      }
      self.causes = causes
      if causes.allSatisfy({ $0 == nil }) {
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

  /// The places in which what `definition` says is written for these checks: more than one where the
  /// same colour is written in each of them.
  public func siteCount(of definition: Definition) -> Int {
    let isForeground = first.provenance.literal == definition
    var sites: Set<Definition> = [definition]
    for finding in findings {
      var provenance = finding.provenance
      if !isForeground, case .contrast(let details) = finding.measurement?.details {
        provenance = details.backgroundProvenance
      }
      if let site = provenance.literal, site.name == definition.name { sites.insert(site) }
    }
    return sites.count
  }
}
