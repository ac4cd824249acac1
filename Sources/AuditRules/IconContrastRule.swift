public import Audit
import Raster
public import RuleSets
public import SceneModel

/// A picture that carries meaning has enough contrast with what surrounds it (WCAG 1.4.11).
public struct IconContrastRule: Rule {
  private let threshold: GraphicThreshold

  /// The rule with a rule set's thresholds.
  public init(settings: RuleSettings, ruleSet: RuleSet) throws(RuleSetError) {
    threshold = try GraphicThreshold(settings)
  }

  /// All checks of the control's icons, passed ones included.
  public func evaluate(_ control: Control, in context: AuditContext) -> [Finding] {
    control.renditions.flatMap { rendition in
      let scene = context.scene(of: rendition)
      return rendition.groups(of: .icon, in: scene).compactMap {
        check($0, of: rendition, in: scene, control: control)
      }
    }
  }

  private func check(
    _ group: [Int], of rendition: Rendition, in scene: PreparedScene, control: Control
  ) -> Finding? {
    let judge = ContrastJudge(scene, targets: group)
    guard !judge.isInvisible, let first = group.first else { return nil }
    // Beside a text that names the control, an icon is a help and not the only way to know it.
    let hasLabel =
      control.role.isOperable
      && rendition.layers.contains {
        scene.layers[$0].part == .label
      }
    var judgement = judge.judge(
      required: threshold.minimum, failingShare: threshold.failingShare,
      severity: hasLabel ? min(threshold.severity, .warning) : threshold.severity)
    let share = judge.distribution.share(below: threshold.minimum)
    if case .fail = judgement.verdict, share < 1 - threshold.failingShare,
      isMultiTone(group, in: scene)
    {
      judgement.verdict = .incomplete(
        IncompleteCause(
          .multiTone,
          "\(Figure.percentage(share)) of a picture in several tones is below"
            + " \(Figure.short(threshold.minimum)):1; whether the rest identifies it, a person must say"
        ))
    }
    if let reason = control.contrastExemption(in: rendition, marks: [.logotype, .decorative]) {
      judgement.verdict = .exempt(reason)
    }
    let layer = scene.layers[first]
    return Finding(
      rule: threshold.settings, control: control, rendition: rendition, part: "icon",
      verdict: judgement.verdict, measurement: judgement.measurement,
      message: judgement.message(part: "icon"), location: layer.location,
      provenance: layer.paint.provenance, layers: group)
  }

  private func isMultiTone(_ group: [Int], in scene: PreparedScene) -> Bool {
    guard let first = group.first else { return false }
    let reference = scene.layers[first]
    return group.contains { index in
      let layer = scene.layers[index]
      if case .color = layer.paint.value {
        return layer.paint.value != reference.paint.value || layer.alpha != reference.alpha
      }
      return true
    }
  }
}
