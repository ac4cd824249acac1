internal import Audit
internal import SceneModel

/// Failures of the same controls under one rule, at one place: the worst stands for all.
struct ConsoleBundle {
  /// Most suggestions that are listed.
  private static let suggestionLimit = 3

  /// The causes in the order of the report, at least one, all of the same controls.
  private(set) var clusters: [FindingCluster]
  /// What other rules say of the same labels.
  private(set) var companions: [FindingCluster]

  private struct Key: Hashable {
    var rule: String
    var part: String
    var verdict: Verdict
    var places: [ControlPlace]
    var location: SourceLocation
  }

  /// Bundles `told`, in the order of each bundle's first check.
  static func bundles(of told: [ToldCluster]) -> [ConsoleBundle] {
    var bundles: [ConsoleBundle] = []
    var indices: [Key: Int] = [:]
    for (cluster, companions) in told.map({ ($0.cluster, $0.companions) }) {
      let first = cluster.first
      let key = Key(
        rule: first.ruleID, part: first.part, verdict: first.verdict, places: cluster.places,
        location: first.location)
      if let index = indices[key] {
        bundles[index].clusters.append(cluster)
        bundles[index].companions += companions
      } else {
        indices[key] = bundles.count
        bundles.append(ConsoleBundle(clusters: [cluster], companions: companions))
      }
    }
    return bundles
  }

  /// The cause that falls short most.
  var worst: FindingCluster {
    clusters.dropFirst().reduce(clusters[0]) {
      $1.first.urgency > $0.first.urgency ? $1 : $0
    }
  }

  /// The causes besides the worst.
  var others: [FindingCluster] {
    let worst = worst.first.fingerprint
    return clusters.filter { $0.first.fingerprint != worst }
  }

  /// The controls in the order of the report.
  var places: [ControlPlace] { clusters[0].places }

  /// How many checks there are in all.
  var checkCount: Int { (clusters + companions).reduce(0) { $0 + $1.findings.count } }

  /// What to try, each change once: those that pass everywhere, or if there are none, the others;
  /// lines of the file at `path` are given without it.
  func suggestions(in path: String) -> [String] {
    var seen: Set<String> = []
    var complete: [String] = []
    var partial: [String] = []
    for cluster in [worst] + clusters {
      for suggestion in cluster.first.suggestions {
        let text = suggestion.text(for: cluster.first)
        guard seen.insert(suggestion.identity ?? text).inserted else { continue }
        let line = suggestion.line(text, of: cluster, in: path)
        if suggestion.isComplete { complete.append(line) } else { partial.append(line) }
      }
    }
    return Array((complete.isEmpty ? partial : complete).prefix(Self.suggestionLimit))
  }
}

extension FindingCluster {
  /// The states and appearances of all checks, such as `normal/pressed, light`.
  var scope: String { FindingGroup(findings).scope }

}

extension [FindingCluster] {
  /// The figures and where, each appearance once: `3.43:1 normal, dark` or
  /// `in dark: 3.43:1 normal, 2.10:1 pressed`.
  var briefly: [String] {
    var lists: [(appearances: String, figures: [String])] = []
    for cluster in self {
      let group = FindingGroup(cluster.findings)
      let figure = cluster.first.measurement.map { $0.measuredText + " " } ?? ""
      let (states, appearances) = group.occasions ?? (group.places, "")
      if lists.last?.appearances != appearances { lists.append((appearances, [])) }
      lists[lists.count - 1].figures.append(figure + states)
    }
    var previous = ""
    return lists.map { list in
      let name = FindingGroup.abbreviated(list.appearances, after: previous)
      previous = list.appearances
      let figures = list.figures.joined(separator: ", ")
      if name.isEmpty { return figures }
      return list.figures.count == 1 ? "\(figures), \(name)" : "in \(name): \(figures)"
    }
  }
}

extension Suggestion {
  /// `text` with where to change the definition.
  fileprivate func line(_ text: String, of cluster: FindingCluster, in path: String) -> String {
    guard case .color(let change) = change else { return text }
    let location = change.definition.location
    let place = (location.path == path ? "line " : location.path + ":") + String(location.line)
    let others = cluster.siteCount(of: change.definition) - 1
    return "try \(text) (\(place)\(others > 0 ? " and \(others) more alike" : ""))"
  }

  /// What tells a change of colour from others, whatever ratio it gives; `nil` for other advice.
  fileprivate var identity: String? {
    guard case .color(let change) = change else { return nil }
    let location = change.definition.location
    return "\(change.definition.name) \(location.path):\(location.line):\(location.column)"
      + " \(change.after.hex)"
  }
}
