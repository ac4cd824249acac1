internal import Markup
public import SceneModel

/// Heeds the suppressions that concern one source, and keeps count of those that were needed.
struct SuppressionLedger {
  private let source: LoadedSource
  private let policy: SuppressionPolicy
  /// The indices of the patterns that are about the source.
  private let patterns: [Int]
  /// The indices of the source's own suppressions that were needed.
  private var used: Set<Int> = []
  /// The indices of the policy's patterns that were needed.
  private(set) var usedPatterns: Set<Int> = []

  init(_ source: LoadedSource, policy: SuppressionPolicy) {
    self.source = source
    self.policy = policy
    patterns = policy.patterns.indices.filter { index in
      policy.patterns[index].path?.matches(source.path) ?? true
    }
  }

  /// Accepts `finding` of `control` if something suppresses it.
  ///
  /// Every suppression that would do is needed, also one that is over or lacks its reason: that is
  /// what it is reported for.
  mutating func judge(_ finding: inout Finding, of control: Control) {
    guard finding.isAcceptable else { return }
    func accept(_ suppression: Suppression) {
      guard !finding.standing.isAccepted, suppression.isValid(on: policy.today) else { return }
      finding.standing = .suppressed(suppression)
    }
    for suppression in control.suppressions where suppression.concerns(finding, of: control) {
      accept(suppression)
    }
    for (index, suppression) in source.suppressions.enumerated()
    where suppression.concerns(finding, of: control) {
      used.insert(index)
      accept(suppression)
    }
    for index in patterns {
      let pattern = policy.patterns[index]
      guard pattern.suppression.concerns(finding, of: control), pattern.concerns(control) else {
        continue
      }
      usedPatterns.insert(index)
      accept(pattern.suppression)
    }
  }

  /// A stand-in for each of the source's own suppressions with something wrong with it.
  func controls(rules: [String], known: [String]) -> [Control] {
    source.suppressions.enumerated().compactMap { index, suppression in
      suppression.stateControl(
        isUsed: used.contains(index) || !policy.judgesUse, on: policy.today, rules: rules,
        known: known)
    }
  }
}

extension SuppressionPolicy {
  /// The configuration at `path` as a source, with a stand-in for each pattern that something is
  /// wrong with; `used` are those that any source needed.
  public func source(
    path: String, used: Set<Int>, judgesUse: Bool, rules: [String], known: [String]
  ) -> LoadedSource {
    LoadedSource(
      path: path, scenes: [],
      controls: patterns.enumerated().compactMap { index, pattern in
        pattern.suppression.stateControl(
          isUsed: used.contains(index) || !judgesUse, on: today, rules: rules, known: known)
      })
  }
}

extension Suppression {
  /// Whether it accepts what it concerns.
  fileprivate func isValid(on today: CalendarDate?) -> Bool {
    problem == nil && hasReason && !isExpired(on: today)
  }

  /// Whether it is about `finding` of `control`.
  fileprivate func concerns(_ finding: Finding, of control: Control) -> Bool {
    guard rules.isEmpty ? kind == .remark : rules.contains(finding.ruleID),
      state.map({ $0 == finding.state }) ?? true
    else { return false }
    guard let extent else { return true }
    return extent.contains(control.location) || extent.contains(finding.location)
  }

  /// What messages call it.
  private var subject: String {
    rules.isEmpty
      ? "the suppression"
      : "the suppression of \(rules.sorted().map { "'\($0)'" }.joined(separator: ", "))"
  }

  /// A stand-in that states what is wrong; `nil` if nothing is.
  ///
  /// `rules` are those that run, `known` all there are.
  fileprivate func stateControl(
    isUsed: Bool, on today: CalendarDate?, rules: [String], known: [String]
  ) -> Control? {
    var observations: [Observation] = []
    func add(_ kind: Observation.Kind, _ message: String) {
      observations.append(Observation(kind, message: message, location: location))
    }
    let unknown = self.rules.subtracting(known).sorted()
    if let problem {
      add(.unknownSuppression, "\(subject) cannot be understood: \(problem)")
    } else if let name = unknown.first {
      let hint = nearestName(to: name, in: known).map { "; did you mean '\($0)'?" }
      add(
        .unknownSuppression,
        "\(subject) names the rule '\(name)', which there is not"
          + (hint ?? "; 'a11yaudit rules' lists them"))
    }
    if problem == nil, !hasReason {
      add(
        .suppressionWithoutReason,
        "\(subject) gives no reason and silences nothing; add reason=\"...\"")
    }
    if let until, isExpired(on: today) {
      add(
        .expiredSuppression,
        "\(subject) is over since \(until); repair what it silenced, or give a later day")
    } else if observations.isEmpty, !isUsed, self.rules.isSubset(of: rules) {
      add(
        .unusedSuppression, "\(subject) silences nothing; remove it, or check what it stands for")
    }
    guard !observations.isEmpty else { return nil }
    let words = [kind.rawValue] + self.rules.sorted() + [state?.name ?? "any"]
    return Control(
      key: "suppression/" + words.joined(separator: "/"), name: "suppression", role: .drawing,
      location: location, renditions: [], observations: observations)
  }
}
