public import Audit
import ColorMath
import Raster
public import RuleSets
public import SceneModel

/// A control that has the keyboard focus looks different from one that has not (WCAG 2.4.7).
public struct FocusVisibleRule: Rule {
  private let settings: RuleSettings
  private let severity: Severity
  private let invisible: Double

  /// The rule with a rule set's numbers.
  public init(settings: RuleSettings, ruleSet: RuleSet) throws(RuleSetError) {
    self.settings = settings
    severity = settings.severity ?? .warning
    invisible = try settings.number("invisible-ratio")
  }

  /// One check for each focused state in each appearance.
  public func evaluate(_ control: Control, in context: AuditContext) -> [Finding] {
    FocusPair.pairs(of: control, in: context).map { pair in
      guard !pair.isAlike else {
        return pair.finding(
          settings, of: control, .fail(severity), "looks exactly as if it had no focus")
      }
      let comparison = FocusComparison(pair, in: context)
      let change = comparison.strongestChange(upTo: invisible)
      let figures =
        change.colors.map {
          "\($0.focused.hex) instead of \($0.plain.hex), \(Figure.ratio(change.ratio)):1"
        } ?? "a text of another form"
      if change.ratio >= invisible {
        return pair.finding(settings, of: control, .pass, "shows the focus: \(figures)")
      }
      if let cause = change.cause {
        return pair.finding(settings, of: control, .incomplete(cause), cause.detail)
      }
      return pair.finding(
        settings, of: control, .fail(severity),
        change.colors == nil
          ? "shows no difference when it has the focus"
          : "the focus cannot be seen: \(figures)", layers: comparison.focusLayers)
    }
  }
}
