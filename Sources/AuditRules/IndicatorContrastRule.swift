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
      let marks = rendition.layers.filter { scene.layers[$0].part == .indicator }
      var borders: [Int: [Int]] = [:]
      for index in marks {
        guard let mark = mark(borderedBy: index, among: marks, in: scene) else { continue }
        borders[mark, default: []].append(index)
      }
      let own = Set(borders.values.joined())
      return marks.filter { !own.contains($0) }.compactMap { index in
        check(index, with: borders[index] ?? [], of: rendition, in: scene, control: control)
      }
    }
  }

  /// The filled mark below the stroke `index` along whose outline it runs; `nil` if there is none.
  ///
  /// A focus ring runs outside of an outline.
  private func mark(borderedBy index: Int, among marks: [Int], in scene: PreparedScene) -> Int? {
    guard let line = scene.layers[index].shape.centerLine?.boundingBox,
      let band = scene.bounds(of: [index])
    else { return nil }
    let width = band.width - line.width
    return marks.last { mark in
      guard mark < index, scene.layers[mark].shape.centerLine == nil,
        let box = scene.bounds(of: [mark])
      else { return false }
      return box.inset(by: -Self.roundingTolerance).contains(line)
        && line.contains(box.inset(by: width))
    }
  }

  /// Points by which lengths of one place may differ.
  private static let roundingTolerance = 1e-6

  /// The judgement where only a part of the indicator is too faint, `nil` if all of it is.
  private func judgement(
    _ judge: ContrastJudge, _ rendition: Rendition
  ) -> ContrastJudge.Judgement? {
    let share = judge.distribution.share(below: threshold.minimum)
    guard share < 1 - threshold.failingShare else { return nil }
    // A ring half inside and half outside its control has to stand out on one side only.
    if rendition.state.contains(.focused) && share <= Self.sideShare {
      var judgement = judge.judge(
        required: threshold.minimum, failingShare: Self.sideShare, severity: threshold.severity)
      judgement.remark = "on one side at least, which is enough"
      return judgement
    }
    var judgement = judge.judge(
      required: threshold.minimum, failingShare: threshold.failingShare,
      severity: threshold.severity)
    judgement.verdict = .incomplete(
      IncompleteCause(
        .multiTone,
        "\(Figure.percentage(share)) of the indicator is below \(Figure.short(threshold.minimum)):1; whether"
          + " the rest is enough, a person must say"))
    return judgement
  }

  /// The part of a ring that one side of it is.
  private static let sideShare = 0.5

  /// The verdict where a shadow may show what the colours do not, `nil` if there is none.
  private func shadowVerdict(_ layer: Layer) -> Verdict? {
    guard layer.hasUnknownShadow else { return nil }
    return .incomplete(
      IncompleteCause(
        .rasterImage, "the platform draws it with a shadow, which may be enough",
        at: layer.location))
  }

  private func check(
    _ index: Int, with borders: [Int], of rendition: Rendition, in scene: PreparedScene,
    control: Control
  ) -> Finding? {
    var layers = [index]
    var judge = ContrastJudge(scene, targets: layers)
    // Either the mark itself stands out, or it together with its border.
    if !borders.isEmpty,
      !judge.distribution.passes(threshold.minimum, failingShare: threshold.failingShare)
    {
      layers += borders
      judge = ContrastJudge(scene, targets: layers)
    }
    if judge.isInvisible { return nil }
    var judgement = judge.judge(
      required: threshold.minimum, failingShare: threshold.failingShare,
      severity: threshold.severity)
    let layer = scene.layers[index]
    if case .fail = judgement.verdict {
      if let verdict = shadowVerdict(layer) {
        judgement.verdict = verdict
      } else if let partial = self.judgement(judge, rendition) {
        judgement = partial
      }
    }
    if let reason = control.contrastExemption(in: rendition, marks: [.decorative]) {
      judgement.verdict = .exempt(reason)
    }
    return Finding(
      rule: threshold.settings, control: control, rendition: rendition, part: "indicator",
      verdict: judgement.verdict, measurement: judgement.measurement,
      message: judgement.message(part: "indicator"), location: layer.location,
      provenance: layer.paint.provenance, layers: layers)
  }
}
