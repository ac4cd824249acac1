internal import Audit
internal import SceneModel

/// Failures of one control under one rule, at one place: the worst stands for all.
struct ConsoleBundle {
  /// Most suggestions that are listed.
  private static let suggestionLimit = 3

  /// The groups in the order of the report, at least one.
  private(set) var groups: [FindingGroup]

  private struct Key: Hashable {
    var rule: String
    var part: String
    var verdict: Verdict
    var location: SourceLocation
  }

  /// What has to agree for the failures of two controls to be one for the reader.
  struct Likeness: Hashable {
    fileprivate var rule: String
    fileprivate var part: String
    fileprivate var verdict: Verdict
    fileprivate var messages: [String]
    fileprivate var scopes: [String]
    fileprivate var definition: Definition?
    fileprivate var fingerprint: String?
  }

  /// Bundles `findings` of one control.
  static func bundles(of findings: some Sequence<Finding>) -> [ConsoleBundle] {
    var bundles: [ConsoleBundle] = []
    var places: [Key: Int] = [:]
    for group in FindingGroup.groups(of: findings) {
      let first = group.first
      let key = Key(
        rule: first.ruleID, part: first.part, verdict: first.verdict, location: first.location)
      if let place = places[key] {
        bundles[place].groups.append(group)
      } else {
        places[key] = bundles.count
        bundles.append(ConsoleBundle(groups: [group]))
      }
    }
    return bundles
  }

  /// The group that falls short most.
  var worst: FindingGroup {
    groups.dropFirst().reduce(groups[0]) { $1.urgency > $0.urgency ? $1 : $0 }
  }

  var likeness: Likeness {
    let first = groups[0].first
    let definition = first.provenance.literal
    return Likeness(
      rule: first.ruleID, part: first.part, verdict: first.verdict,
      messages: groups.map(\.first.message), scopes: groups.map(\.scope), definition: definition,
      // Without a common definition nothing says that the cause is the same.
      fingerprint: definition == nil ? first.fingerprint : nil)
  }

  /// What to try, each change once: those that pass everywhere, or if there are none, the others.
  var suggestions: [String] {
    var seen: Set<String> = []
    var complete: [String] = []
    var partial: [String] = []
    for group in [worst] + groups {
      for suggestion in group.first.suggestions {
        let text = suggestion.text(for: group.first)
        guard seen.insert(suggestion.identity ?? text).inserted else { continue }
        let line = suggestion.line(text, for: group.first)
        if suggestion.isComplete { complete.append(line) } else { partial.append(line) }
      }
    }
    return Array((complete.isEmpty ? partial : complete).prefix(Self.suggestionLimit))
  }
}

extension FindingGroup {
  /// The figure and where, such as `3.43:1 normal, dark`.
  var briefly: String {
    let figure = first.measurement.map { $0.measuredText + " " } ?? ""
    return figure + places
  }
}

extension Suggestion {
  /// `text` with where to change the definition.
  fileprivate func line(_ text: String, for finding: Finding) -> String {
    guard case .color(let change) = change else { return text }
    let location = change.definition.location
    let isHere = location.path == finding.location.path
    return "try \(text) (\(isHere ? "line " : location.path + ":")\(location.line))"
  }

  /// What tells a change of colour from others, whatever ratio it gives; `nil` for other advice.
  fileprivate var identity: String? {
    guard case .color(let change) = change else { return nil }
    let location = change.definition.location
    return "\(change.definition.name) \(location.path):\(location.line):\(location.column)"
      + " \(change.after.hex)"
  }
}
