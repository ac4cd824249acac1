public import Audit
import Raster
public import RuleSets
public import SceneModel

/// A focus ring, check mark, spinner or selection bar has enough contrast with the colours that it
/// touches (WCAG 1.4.11).
public struct IndicatorContrastRule: Rule {
  private let threshold: GraphicThreshold

  /// The rule with a rule set's thresholds.
  public init(settings: RuleSettings, ruleSet: RuleSet) throws(RuleSetError) {
    threshold = try GraphicThreshold(settings)
  }

  /// All checks of the control's indicators, layer by layer: the moving arc of a spinner is
  /// compared with the ring below it.
  public func evaluate(_ control: Control, in context: AuditContext) -> [Finding] {
    control.renditions.flatMap { rendition in
      let scene = context.scene(of: rendition)
      return rendition.layers.filter { scene.layers[$0].part == .indicator }.compactMap { index in
        check(index, of: rendition, in: scene, control: control)
      }
    }
  }

  /// The verdict where only a part of the indicator is too faint, `nil` if all of it is.
  private func verdict(failingShare share: Double, _ rendition: Rendition) -> Verdict? {
    guard share < 1 - threshold.failingShare else { return nil }
    // A ring half inside and half outside its control has to stand out on one side only.
    if rendition.state.contains(.focused) && share <= 0.5 { return .pass }
    return .incomplete(
      IncompleteCause(
        .multiTone,
        "\(Figure.percentage(share)) of the indicator is below \(Figure.short(threshold.minimum)):1; whether"
          + " the rest is enough, a person must say"))
  }

  /// The verdict where a shadow may show what the colours do not, `nil` if there is none.
  private func shadowVerdict(_ layer: Layer) -> Verdict? {
    guard layer.hasUnknownShadow else { return nil }
    return .incomplete(
      IncompleteCause(
        .rasterImage, "the platform draws it with a shadow, which may be enough",
        at: layer.location))
  }

  private func check(
    _ index: Int, of rendition: Rendition, in scene: PreparedScene, control: Control
  ) -> Finding? {
    let judge = ContrastJudge(scene, targets: [index])
    if judge.isInvisible { return nil }
    var judgement = judge.judge(
      required: threshold.minimum, failingShare: threshold.failingShare,
      severity: threshold.severity)
    let layer = scene.layers[index]
    if case .fail = judgement.verdict,
      let verdict = shadowVerdict(layer)
        ?? verdict(
          failingShare: judge.distribution.share(below: threshold.minimum), rendition)
    {
      judgement.verdict = verdict
    }
    if let reason = control.contrastExemption(in: rendition, marks: [.decorative]) {
      judgement.verdict = .exempt(reason)
    }
    return Finding(
      rule: threshold.settings, control: control, rendition: rendition, part: "indicator",
      verdict: judgement.verdict, measurement: judgement.measurement,
      message: judgement.message(part: "indicator"), location: layer.location,
      provenance: layer.paint.provenance, layers: [index])
  }
}
