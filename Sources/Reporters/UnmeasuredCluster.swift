internal import Audit
internal import SceneModel

/// Checks that could not be measured for the same reason, in all controls and files.
struct UnmeasuredCluster {
  /// What stands in the way.
  var detail: String
  /// Id of the rule.
  var rule: String
  /// Where it stands first.
  var location: SourceLocation
  /// How many checks there are.
  var count = 0
  /// The controls in the order of the report.
  var places: [ControlPlace] = []

  private struct Key: Hashable {
    var rule: String
    var detail: String
  }

  /// The causes in the order of the report.
  static func clusters(in report: AuditReport) -> [UnmeasuredCluster] {
    var clusters: [UnmeasuredCluster] = []
    var indices: [Key: Int] = [:]
    for (sourceIndex, source) in report.sources.enumerated() {
      for (controlIndex, audited) in source.controls.enumerated() {
        let place = ControlPlace(source: sourceIndex, control: controlIndex)
        for finding in audited.findings {
          guard case .incomplete(let cause) = finding.verdict, !finding.standing.isAccepted
          else { continue }
          let key = Key(rule: finding.ruleID, detail: cause.group)
          let index = indices[key] ?? clusters.count
          if index == clusters.count {
            indices[key] = index
            clusters.append(
              UnmeasuredCluster(
                detail: cause.group, rule: finding.ruleID,
                location: cause.location ?? finding.location))
          }
          clusters[index].count += 1
          if clusters[index].places.last != place { clusters[index].places.append(place) }
        }
      }
    }
    return clusters
  }
}
