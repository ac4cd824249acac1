internal import Audit
internal import SceneModel

/// A cause as reports tell it: what several rules find wrong with the same labels, once.
struct ToldCluster {
  /// What is told in full.
  var cluster: FindingCluster
  /// What other rules say of the same labels.
  var companions: [FindingCluster] = []

  /// The rule that tells a label's figures.
  private static let leader = "text-contrast"
  /// Rules that find what makes the leader's check of the same label fail as well.
  private static let followers: Set<String> = ["label-vanishes", "state-without-background"]

  /// `clusters` with companions, in the order of each first check of those that are told in full.
  static func told(_ clusters: some Sequence<FindingCluster>) -> [ToldCluster] {
    var told: [ToldCluster] = []
    var leaders: [[ControlPlace]: [Int]] = [:]
    var rest: [FindingCluster] = []
    for cluster in clusters {
      if followers.contains(cluster.first.ruleID) {
        rest.append(cluster)
        continue
      }
      if cluster.first.ruleID == leader { leaders[cluster.places, default: []].append(told.count) }
      told.append(ToldCluster(cluster: cluster))
    }
    for cluster in rest {
      let leader = leaders[cluster.places, default: []].first { index in
        told[index].cluster.first.verdict == cluster.first.verdict
          && told[index].cluster.states.isSuperset(of: cluster.states)
      }
      if let leader {
        told[leader].companions.append(cluster)
      } else {
        told.append(ToldCluster(cluster: cluster))
      }
    }
    return told
  }

  /// How many checks there are in all.
  var checkCount: Int { companions.reduce(cluster.findings.count) { $0 + $1.findings.count } }
}

extension FindingCluster {
  /// The states of the checks, by name.
  fileprivate var states: Set<String> { Set(findings.map(\.stateName)) }
}
