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
  /// The lowest ratio of the checks that it was to make pass, before and after.
  var ratios: (before: Double, after: Double)?
  /// How many of those checks there are.
  var checks: Int
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
