public import Audit
import Raster
public import RuleSets
public import SceneModel

/// A label that the normal state shows does not vanish in another one (WCAG 1.4.3).
public struct LabelVanishesRule: Rule {
  private let settings: RuleSettings
  private let severity: Severity
  private let invisibleRatio: Double

  /// The rule with a rule set's thresholds.
  public init(settings: RuleSettings, ruleSet: RuleSet) throws(RuleSetError) {
    self.settings = settings
    severity = settings.severity ?? .error
    invisibleRatio = try settings.number("invisible-ratio")
  }

  /// One check for each state but the normal one of a control that shows a label normally.
  public func evaluate(_ control: Control, in context: AuditContext) -> [Finding] {
    guard control.role.isOperable else { return [] }
    var findings: [Finding] = []
    let others = Dictionary(
      grouping: control.renditions.filter { !$0.state.isEmpty }, by: \.appearance)
    for normal in control.renditions where normal.state.isEmpty {
      guard let label = visibleLayer(of: .label, in: normal, context) else { continue }
      for rendition in others[normal.appearance, default: []] {
        findings.append(
          check(rendition, of: control, showing: label, in: normal, context))
      }
    }
    return findings
  }

  private func check(
    _ rendition: Rendition, of control: Control, showing label: Layer, in normal: Rendition,
    _ context: AuditContext
  ) -> Finding {
    let text = label.text?.string ?? ""
    var verdict = Verdict.pass
    var message = "the label shows"
    var location = rendition.location ?? label.location
    var provenance = Provenance()
    if visibleLayer(of: .label, in: rendition, context) == nil {
      let substitutes = substitutes(beside: normal, context)
      if substitutes.contains(where: { visibleLayer(of: $0, in: rendition, context) != nil }) {
        message = "an indicator or icon takes the label's place"
      } else if let cause = unknownCause(rendition, substitutes, context) {
        verdict = .incomplete(cause)
        message = cause.detail
      } else {
        verdict = .fail(severity)
        message = "the label that the normal state shows is invisible"
        if let hidden = hiddenLabel(rendition, context) {
          location = hidden.location
          provenance = hidden.paint.provenance
        }
      }
    }
    if rendition.state.contains(.disabled) { verdict = .exempt(.disabled) }
    return Finding(
      rule: settings, control: control, rendition: rendition, part: "label", verdict: verdict,
      message: message, location: location, provenance: provenance, text: text)
  }

  /// What may take a label's place.
  ///
  /// An indicator that is there beside the label too, such as a switch's thumb, does not.
  private func substitutes(beside normal: Rendition, _ context: AuditContext) -> [Part] {
    let scene = context.scene(of: normal)
    let hasIndicator = normal.layers.contains {
      scene.layers[$0].part == .indicator && scene.layers[$0].isPainted
    }
    return hasIndicator ? [.icon] : [.indicator, .icon]
  }

  /// The first layer of `part` that can be told from its background.
  private func visibleLayer(
    of part: Part, in rendition: Rendition, _ context: AuditContext
  ) -> Layer? {
    let scene = context.scene(of: rendition)
    let index = rendition.layers.first { index in
      guard scene.layers[index].part == part else { return false }
      return ContrastJudge(scene, targets: [index]).maximum >= invisibleRatio
    }
    return index.map { scene.layers[$0] }
  }

  /// Why it cannot be told whether a label of `rendition` shows, or one of `substitutes`.
  private func unknownCause(
    _ rendition: Rendition, _ substitutes: [Part], _ context: AuditContext
  ) -> IncompleteCause? {
    let scene = context.scene(of: rendition)
    for index in rendition.layers
    where scene.layers[index].part == .label && scene.layers[index].isPainted {
      let judge = ContrastJudge(scene, targets: [index])
      if judge.distribution.cause != nil {
        return IncompleteCause(.unsupported, "whether the label shows could not be measured")
      }
      if let cause = judge.visibilityCause(invisibleRatio) { return cause }
    }
    for index in rendition.layers {
      let layer = scene.layers[index]
      guard substitutes.contains(layer.part), layer.isPainted,
        ContrastJudge(scene, targets: [index]).distribution.cause != nil
      else { continue }
      return IncompleteCause(
        .unsupported,
        "whether the \(layer.part.rawValue) in the label's place shows could not be measured",
        at: layer.location)
    }
    return nil
  }

  private func hiddenLabel(_ rendition: Rendition, _ context: AuditContext) -> Layer? {
    let scene = context.scene(of: rendition)
    return rendition.layers.first { scene.layers[$0].part == .label }.map { scene.layers[$0] }
  }
}
