public import Audit
import Raster
public import RuleSets
public import SceneModel

/// A disabled state differs from the enabled one, and is not more readable than it.
public struct DisabledStateRule: Rule {
  private let settings: RuleSettings
  private let severity: Severity
  private let tolerance: Double

  /// The rule with a rule set's numbers.
  public init(settings: RuleSettings, ruleSet: RuleSet) throws(RuleSetError) {
    self.settings = settings
    severity = settings.severity ?? .note
    tolerance = try settings.number("tolerance")
  }

  /// One check for each disabled state in each appearance.
  public func evaluate(_ control: Control, in context: AuditContext) -> [Finding] {
    guard control.role.isOperable else { return [] }
    var looks: [ControlState: ControlState] = [:]
    for rendition in control.renditions { looks[rendition.state] = rendition.state }
    for folded in context.foldedStates { looks[folded.state] = folded.like }
    let disabled = looks.keys.filter { state in
      // Neither a pointer nor the keyboard reaches a disabled control.
      state.contains(.disabled) && state.isDisjoint(with: [.hovered, .focused, .pressed])
    }
    return disabled.sorted().flatMap { state -> [Finding] in
      let enabled = state.subtracting(.disabled)
      guard let likeDisabled = looks[state], let likeEnabled = looks[enabled] else { return [] }
      return control.pairs(of: likeDisabled, with: likeEnabled).map { rendition, other in
        var finding = check(rendition, against: other, of: control, context)
        finding.state = state
        return finding
      }
    }
  }

  private func check(
    _ disabled: Rendition, against enabled: Rendition, of control: Control, _ context: AuditContext
  ) -> Finding {
    var verdict = Verdict.pass
    var message: String
    if disabled.state == enabled.state {
      verdict = .fail(severity)
      message = "looks exactly as if it were enabled"
    } else {
      switch (readability(disabled, context), readability(enabled, context)) {
      case (.figure(let faint), .figure(let clear)):
        let figures = "\(Figure.ratio(faint)):1 disabled, \(Figure.ratio(clear)):1 enabled"
        if faint > clear + tolerance {
          verdict = .fail(severity)
          message = "is more readable than the enabled state: \(figures)"
        } else {
          message = "differs from the enabled state: \(figures)"
        }
      case (.unknown(let cause), _), (_, .unknown(let cause)):
        verdict = .incomplete(cause)
        message = cause.detail
      case (.nothing, _), (_, .nothing): message = "differs from the enabled state"
      }
    }
    var finding = Finding(
      rule: settings, control: control, rendition: disabled, part: "any", verdict: verdict,
      message: message, location: disabled.location ?? control.location)
    finding.isAdvice = true
    return finding
  }

  /// How well a rendition can be read.
  private enum Readability {
    case figure(Double)
    case unknown(IncompleteCause)
    case nothing
  }

  /// The lowest contrast of its labels, or of its icons if it has none, over the middle of each.
  private func readability(_ rendition: Rendition, _ context: AuditContext) -> Readability {
    let scene = context.scene(of: rendition)
    for part in [Part.label, .icon] {
      let distributions = rendition.groups(of: part, in: scene)
        .map { ContrastJudge(scene, targets: $0).distribution }
      if let cause = distributions.lazy.compactMap(\.cause).first { return .unknown(cause) }
      let figures = distributions.filter { !$0.points.isEmpty }.map(\.median)
      if let lowest = figures.min() { return .figure(lowest) }
    }
    return .nothing
  }
}
