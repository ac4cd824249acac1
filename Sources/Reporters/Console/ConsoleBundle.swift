internal import Audit
internal import SceneModel

/// Failures of the same controls under one rule, at one place: the worst stands for all.
struct ConsoleBundle {
  /// Most suggestions that are listed.
  private static let suggestionLimit = 3

  /// The causes in the order of the report, at least one, all of the same controls.
  private(set) var clusters: [FindingCluster]

  private struct Key: Hashable {
    var rule: String
    var part: String
    var verdict: Verdict
    var places: [ControlPlace]
    var location: SourceLocation
  }

  /// Bundles `clusters`, in the order of each bundle's first check.
  static func bundles(of clusters: some Sequence<FindingCluster>) -> [ConsoleBundle] {
    var bundles: [ConsoleBundle] = []
    var indices: [Key: Int] = [:]
    for cluster in clusters {
      let first = cluster.first
      let key = Key(
        rule: first.ruleID, part: first.part, verdict: first.verdict, places: cluster.places,
        location: first.location)
      if let index = indices[key] {
        bundles[index].clusters.append(cluster)
      } else {
        indices[key] = bundles.count
        bundles.append(ConsoleBundle(clusters: [cluster]))
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
  var checkCount: Int { clusters.reduce(0) { $0 + $1.findings.count } }

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
        let line = suggestion.line(text, in: path)
        if suggestion.isComplete { complete.append(line) } else { partial.append(line) }
      }
    }
    return Array((complete.isEmpty ? partial : complete).prefix(Self.suggestionLimit))
  }
}

extension FindingCluster {
  /// The states and appearances of all checks, such as `normal/pressed, light`.
  var scope: String { FindingGroup(findings).scope }

  /// The figure and where, such as `3.43:1 normal, dark`.
  var briefly: String {
    let figure = first.measurement.map { $0.measuredText + " " } ?? ""
    return figure + FindingGroup(findings).places
  }
}

extension Suggestion {
  /// `text` with where to change the definition.
  fileprivate func line(_ text: String, in path: String) -> String {
    guard case .color(let change) = change else { return text }
    let location = change.definition.location
    return "try \(text) (\(location.path == path ? "line " : location.path + ":")\(location.line))"
  }

  /// What tells a change of colour from others, whatever ratio it gives; `nil` for other advice.
  fileprivate var identity: String? {
    guard case .color(let change) = change else { return nil }
    let location = change.definition.location
    return "\(change.definition.name) \(location.path):\(location.line):\(location.column)"
      + " \(change.after.hex)"
  }
}
