import ColorMath
public import SceneModel

/// Which definitions to give other values, so that failed checks pass and nothing else gets worse as
/// far as one definition at a time tells.
///
/// No contrast check depends on two of the fixes, since each has been measured with the others
/// unchanged; what then still fails is for another plan, made from an audit of the changed files.
public struct FixPlan: Sendable {
  /// The fixes, in the order of the report.
  public private(set) var fixes: [ValueFix] = []
  /// Why a definition that a suggestion names is left as it is.
  public private(set) var obstacles: [Definition: String] = [:]
  /// Failed checks of sizes, areas and states, to which no value that a file writes helps.
  public private(set) var otherFailures = 0
  /// Failed contrast checks for which no colour that a file writes passes.
  public private(set) var withoutColor = 0

  /// The fix of each definition that is chosen so far.
  private var chosen: [Definition: Int] = [:]
  /// Definitions that share a check or a place with a chosen one.
  private var blocked: Set<Definition> = []

  /// A plan for the failed checks of `sources` that nobody has accepted.
  ///
  /// What no standard requires is no reason for a fix. `refusal` says why a change must not be made,
  /// `nil` if it may.
  public init(
    _ sources: [AuditedSource], refusal: (ValueFix.Change) -> String? = { _ in nil }
  ) {
    let users = DefinitionUsers(sources)
    for finding in Self.failures(of: sources) {
      let known = finding.changeableDefinitions.compactMap { chosen[$0] }
      if case .contrast = finding.measurement?.details {
        // The chosen fix makes it pass, or the next plan sees what became of it.
        if let index = known.first {
          fixes[index].targets.append(finding.fingerprint)
        } else {
          planColor(finding, users, refusal)
        }
      } else if let changes = finding.lengthChanges {
        planLengths(changes, finding, users, refusal)
      } else {
        otherFailures += 1
      }
    }
    for fix in fixes { obstacles[fix.definition] = nil }
  }

  /// The failed checks that count, without advice.
  private static func failures(of sources: [AuditedSource]) -> some Sequence<Finding> {
    sources.lazy.flatMap { $0.controls.lazy.flatMap(\.findings) }
      .filter { $0.severity != nil && !$0.isAdvice }
  }

  private mutating func planColor(
    _ finding: Finding, _ users: DefinitionUsers, _ refusal: (ValueFix.Change) -> String?
  ) {
    let changes = finding.suggestions.compactMap(\.colorChange)
    if changes.isEmpty { withoutColor += 1 }
    for change in changes {
      // The nearest change may be possible once what stands in its way is done.
      if blocked.contains(change.definition) { return }
      let obstacle =
        refusal(.color(change)) ?? users.obstacle(to: change)
        ?? (change == changes.first ? nil : users.ground(change)) ?? users.upheaval(change)
      guard let obstacle else { return choose(.color(change), for: finding, users) }
      obstacles[change.definition] = obstacle
    }
  }

  /// Lengths are changed together or not at all.
  private mutating func planLengths(
    _ changes: [Suggestion.LengthChange], _ finding: Finding, _ users: DefinitionUsers,
    _ refusal: (ValueFix.Change) -> String?
  ) {
    var isPossible = true
    for change in changes where chosen[change.definition] == nil {
      if blocked.contains(change.definition) { isPossible = false }
      guard let obstacle = refusal(.length(change)) else { continue }
      obstacles[change.definition] = obstacle
      isPossible = false
    }
    guard isPossible else { return }
    for change in changes {
      guard let index = chosen[change.definition] else {
        choose(.length(change), for: finding, users)
        continue
      }
      fixes[index].targets.append(finding.fingerprint)
      // Who shares a length may need more of it; the file takes it as it takes the other one.
      if case .length(let other) = fixes[index].change, other.after < change.after,
        refusal(.length(change)) == nil
      {
        fixes[index].change = .length(change)
      }
    }
  }

  private mutating func choose(
    _ change: ValueFix.Change, for finding: Finding, _ users: DefinitionUsers
  ) {
    chosen[change.definition] = fixes.count
    blocked.formUnion(users.neighbours(of: change.definition))
    fixes.append(ValueFix(change, targets: [finding.fingerprint]))
  }
}

extension Suggestion {
  /// The change of a colour, `nil` for anything else.
  fileprivate var colorChange: ColorChange? {
    guard case .color(let change) = change else { return nil }
    return change
  }
}

extension Finding {
  /// The lengths that make the check pass; `nil` if there is no such suggestion.
  var lengthChanges: [Suggestion.LengthChange]? {
    for suggestion in suggestions {
      if case .lengths(let changes) = suggestion.change { return changes }
    }
    return nil
  }

  /// The literals that the check depends on and that a fix may change.
  var changeableDefinitions: Set<Definition> {
    contrastDefinitions.union((lengthChanges ?? []).map(\.definition))
  }
}
