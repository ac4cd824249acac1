internal import Audit
internal import SceneModel

/// Which entries of a baseline an audit speaks about: what it did not look at is not fixed.
struct BaselineScope {
  /// What was audited, relative to the project root; empty for all of it.
  var operands: [String]
  var filter: InputFilter
  var shard: Shard?
  /// Ids of the rules that ran.
  var rules: Set<String>
  var states: Set<ControlState>
  var appearances: Set<String>
  /// Inputs that could not be read.
  var unreadable: Set<String>

  /// Whether the check of `entry` would have been found if it still failed.
  func contains(_ entry: BaselineEntry) -> Bool {
    guard rules.contains(entry.rule), !unreadable.contains(entry.path),
      shard?.contains(entry.path) ?? true, filter.includes(entry.path),
      !filter.excludes(entry.path),
      operands.contains(where: {
        $0.isEmpty || entry.path == $0 || entry.path.hasPrefix($0 + "/")
      })
    else { return false }
    return (states.isEmpty || states.map(\.name).contains(entry.state))
      && (appearances.isEmpty || appearances.contains(entry.appearance))
  }
}
