internal import Audit
internal import SceneModel
internal import SourceEditing

/// A value that has been changed, maybe more than once.
struct FixedValue {
  /// What it belongs to, as the source spells it.
  var name: String
  /// Where it is written, with the other changes made.
  var location: SourceLocation
  /// What was written and what is.
  var before: String
  var after: String
  /// The lowest figure of the checks that it was to make pass, before and after.
  var figures: (before: Double, after: Double)?
  /// Whether the figures are sizes in points and no ratios.
  var isLength: Bool
  /// Fingerprints of those checks.
  var checks: Set<String>
}

extension SourceLocation {
  /// The place after `edits` of its file, which move what stands behind them on their lines.
  func moved(by edits: [ValueEdit]) -> SourceLocation {
    var result = self
    for edit in edits where edit.line == line && edit.column < column {
      result.column += edit.after.count - edit.before.count
    }
    return result
  }
}
