import Audit
import RuleSets
import SceneModel

/// A focused state of a control with the same state without the focus.
struct FocusPair {
  /// The focused state.
  let state: ControlState
  /// How it looks.
  let focused: Rendition
  /// How the control looks without the focus.
  let plain: Rendition

  /// Whether the source makes no difference between both.
  var isAlike: Bool { focused.state == plain.state }

  /// The pairs of `control` in each appearance; hovered and pressed ones are too short to matter,
  /// and a disabled control takes no focus.
  static func pairs(of control: Control, in context: AuditContext) -> [FocusPair] {
    guard control.role.isOperable else { return [] }
    var looks: [ControlState: ControlState] = [:]
    for rendition in control.renditions { looks[rendition.state] = rendition.state }
    for folded in context.foldedStates { looks[folded.state] = folded.like }
    let states = looks.keys.filter {
      $0.contains(.focused) && $0.isDisjoint(with: [.disabled, .hovered, .pressed])
    }
    return states.sorted().flatMap { state -> [FocusPair] in
      guard let like = looks[state], let other = looks[state.subtracting(.focused)] else {
        return []
      }
      return control.pairs(of: like, with: other).map {
        FocusPair(state: state, focused: $0.rendition, plain: $0.other)
      }
    }
  }

  /// A check of the pair by a rule.
  func finding(
    _ rule: RuleSettings, of control: Control, _ verdict: Verdict, _ message: String,
    layers: [Int] = []
  ) -> Finding {
    var finding = Finding(
      rule: rule, control: control, rendition: focused, part: "any", verdict: verdict,
      message: message, location: focused.location ?? control.location, layers: layers)
    finding.state = state
    return finding
  }
}
