internal import Audit
internal import SceneModel

/// Checks of one control that say the same thing in several states or appearances.
///
/// A person reads them once; counts are taken from the checks, not from the groups.
struct FindingGroup {
  /// Most states or appearances that are named.
  private static let nameLimit = 4

  /// The checks in the order of the report, at least one.
  var findings: some RandomAccessCollection<Finding> { indices.lazy.map { [all] in all[$0] } }

  /// The check that stands for all.
  var first: Finding { all[indices[0]] }

  /// The checks among which those of the group are, shared by all groups: checks are large.
  private let all: [Finding]
  private var indices: [Int]

  private struct Key: Hashable {
    var rule: String
    var part: String
    var verdict: Verdict
    var statement: String
    var acceptance: String?
    var location: SourceLocation
  }

  /// A group of `findings`, at least one.
  init(_ findings: [Finding]) {
    all = findings
    indices = Array(findings.indices)
  }

  private init(_ index: Int, of all: [Finding]) {
    self.all = all
    indices = [index]
  }

  /// Groups `findings` of one control, in the order of each group's first check.
  static func groups(of findings: [Finding]) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var places: [Key: Int] = [:]
    for (index, finding) in findings.enumerated() {
      let key = Key(
        rule: finding.ruleID, part: finding.part, verdict: finding.verdict,
        statement: finding.statement, acceptance: finding.acceptance, location: finding.location)
      if let place = places[key] {
        groups[place].indices.append(index)
      } else {
        places[key] = groups.count
        groups.append(FindingGroup(index, of: findings))
      }
    }
    return groups
  }

  /// The states and appearances, such as `normal/pressed, light`, or
  /// `normal in light, pressed in dark` where not every state has every appearance.
  var places: String {
    if let occasions { return occasions.states + ", " + occasions.appearances }
    return Self.joined(
      statesByAppearance.map { appearance, states in
        Self.joined(states, by: "/") + " in " + appearance
      }, by: ", ")
  }

  /// The states and the appearances, if every state has every appearance.
  var occasions: (states: String, appearances: String)? {
    let lists = statesByAppearance
    guard let first = lists.first, lists.allSatisfy({ $0.states == first.states }) else {
      return nil
    }
    var previous = ""
    let appearances = lists.map { list in
      defer { previous = list.appearance }
      return Self.abbreviated(list.appearance, after: previous)
    }
    return (Self.joined(first.states, by: "/"), Self.joined(appearances, by: "/"))
  }

  private var statesByAppearance: [(appearance: String, states: [String])] {
    var lists: [(appearance: String, states: [String])] = []
    var indices: [String: Int] = [:]
    for finding in findings {
      let appearance = finding.appearanceName
      let index = indices[appearance] ?? lists.count
      if index == lists.count {
        indices[appearance] = index
        lists.append((appearance, []))
      }
      if !lists[index].states.contains(finding.stateName) {
        lists[index].states.append(finding.stateName)
      }
    }
    return lists
  }

  /// `name` without the theme that it shares with the name before: `+ Dark` after `App + Black`.
  static func abbreviated(_ name: String, after previous: String) -> String {
    let separator = " + "
    guard let end = name.firstRange(of: separator) else { return name }
    let base = name[..<end.lowerBound]
    guard previous == base || previous.hasPrefix(base + separator) else { return name }
    return "+ " + name[end.upperBound...]
  }

  /// `names` in one line, as many as a reader takes in.
  private static func joined(_ names: [String], by separator: String) -> String {
    let hidden = names.count - nameLimit
    // A single one more is no longer than saying that there is one.
    guard hidden > 1 else { return names.joined(separator: separator) }
    return names.prefix(nameLimit).joined(separator: separator) + " and \(hidden) more"
  }

  /// The states, appearances and the part, such as `pressed, light, label`.
  var scope: String { places + ", " + first.part }
}
