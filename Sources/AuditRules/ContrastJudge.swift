import Audit
import ColorMath
import Geometry
import Raster
import RuleSets
import SceneModel

/// Decides whether a part has enough contrast, as measurement sections 2 and 3 say; shared by the
/// rules that compare a part with what lies behind it.
struct ContrastJudge {
  /// What the judge found.
  struct Judgement {
    var verdict: Verdict
    var measurement: Measurement?
    /// What the figures do not say of a check that passes; `nil` for nothing.
    var remark: String?
  }

  private let sampler: ContrastSampler
  private let window: Window
  /// The contrast over the scene's own window.
  let distribution: ContrastSampler.Distribution

  init(_ scene: PreparedScene, targets: [Int]) {
    let contrast = scene.contrast(of: targets)
    (sampler, distribution) = (contrast.sampler, contrast.distribution)
    window = scene.scene.window
  }

  /// Whether the part shows nowhere, so that there is nothing to judge.
  var isInvisible: Bool { distribution.points.isEmpty && distribution.cause == nil }

  /// The highest ratio, 1 for a part that shows nowhere.
  var maximum: Double { distribution.points.last?.ratio ?? 1 }

  /// The verdict for a required ratio: it fails if more than `failingShare` of the area is below.
  func judge(required: Double, failingShare: Double, severity: Severity) -> Judgement {
    let passes = distribution.passes(required, failingShare: failingShare)
    let dependsOnWindow = window.isAssumed && distribution.showsWindow
    let measurement = measurement(
      of: distribution, required: required, failingShare: failingShare, passes: passes,
      assumedWindow: dependsOnWindow ? window.color.value : nil)
    if let cause = distribution.cause {
      return Judgement(verdict: .incomplete(cause), measurement: measurement)
    }
    if passes { return Judgement(verdict: .pass, measurement: measurement) }
    if dependsOnWindow,
      let cause = windowCause(required: required, failingShare: failingShare)
    {
      return Judgement(verdict: .incomplete(cause), measurement: measurement)
    }
    return Judgement(verdict: .fail(severity), measurement: measurement)
  }

  /// Why an assumed window leaves open whether the part reaches `ratio` anywhere, given that it does
  /// not on that window; `nil` if it reaches it neither on white nor on black.
  func visibilityCause(_ ratio: Double) -> IncompleteCause? {
    guard window.isAssumed, distribution.showsWindow else { return nil }
    let highest = [Color.white, .black].map {
      sampler.distribution(over: $0).points.last?.ratio ?? 1
    }
    guard highest.contains(where: { $0 >= ratio }) else { return nil }
    return IncompleteCause(
      .canvasUnknown,
      "the label shows on \(highest[0] >= ratio ? "white" : "black") only, and \(window.unstated)")
  }

  /// Why an assumed window leaves the verdict open; `nil` if white and black both fail.
  private func windowCause(required: Double, failingShare: Double) -> IncompleteCause? {
    let onWhite = sampler.distribution(over: .white)
    let onBlack = sampler.distribution(over: .black)
    guard
      onWhite.passes(required, failingShare: failingShare)
        || onBlack.passes(required, failingShare: failingShare)
    else { return nil }
    let white = Figure.ratio(onWhite.quantile(failingShare)?.ratio ?? 1)
    let black = Figure.ratio(onBlack.quantile(failingShare)?.ratio ?? 1)
    return IncompleteCause(
      .canvasUnknown, "\(white):1 on white but \(black):1 on black, and \(window.unstated)")
  }

  private func measurement(
    of distribution: ContrastSampler.Distribution, required: Double, failingShare: Double,
    passes: Bool, assumedWindow: Color?
  ) -> Measurement? {
    guard let worst = distribution.points.first, let best = distribution.points.last else {
      return nil
    }
    // A passing part may have a few points below the threshold; the figure that is compared is then
    // the lowest one beyond the share that may fail.
    let decisive = passes ? distribution.quantile(failingShare) ?? worst : worst
    let details = ContrastDetails(
      foreground: decisive.foreground, background: decisive.background, minimum: worst.ratio,
      median: distribution.median, maximum: best.ratio,
      failingShare: distribution.share(below: required), worstPoint: decisive.position,
      assumedWindow: assumedWindow,
      isClipped: !decisive.foreground.isInSRGBGamut || !decisive.background.isInSRGBGamut,
      backgroundProvenances: sampler.backgroundProvenances(at: decisive.position))
    return Measurement(
      quantity: .contrast, value: decisive.ratio, required: required, details: .contrast(details))
  }
}

extension ContrastSampler.Distribution {
  func passes(_ required: Double, failingShare: Double) -> Bool {
    share(below: required) <= failingShare
  }

  /// The lowest point when the lowest `share` of the points is left out.
  func quantile(_ share: Double) -> ContrastSampler.Point? {
    guard !points.isEmpty else { return nil }
    return points[min(Int(share * Double(points.count)), points.count - 1)]
  }
}

extension ContrastJudge.Judgement {
  /// What the check found in one line, with `part` for the part's name.
  func message(part: String) -> String {
    guard let measurement, case .contrast(let details) = measurement.details else {
      guard case .incomplete(let cause) = verdict else { return "not measured" }
      return cause.detail
    }
    let ratio = Figure.ratio(measurement.value)
    let required = Figure.short(measurement.required)
    var text = "contrast \(ratio):1 \(relation) \(required):1 (\(part) \(details.foreground.hex)"
    text += " on background \(details.background.hex))"
    if case .incomplete(let cause) = verdict { text += "; \(cause.detail)" }
    if let remark { text += "; \(remark)" }
    if Figure.ratio(details.maximum) != Figure.ratio(details.minimum) {
      text += "; \(Figure.ratio(details.minimum)) to \(Figure.ratio(details.maximum))"
      text += " over the area, \(Figure.percentage(details.failingShare)) of it too low"
    }
    if let window = details.assumedWindow { text += "; on an assumed \(window.hex) window" }
    if details.isClipped { text += "; colours clipped to sRGB" }
    return text
  }

  /// Where the worst point lies, `nil` if nothing was measured.
  var worstPoint: Point? {
    guard case .contrast(let details) = measurement?.details else { return nil }
    return details.worstPoint
  }

  private var relation: String {
    guard let measurement else { return "against" }
    return measurement.value < measurement.required ? "is below" : "meets"
  }
}

extension Control {
  /// Why contrast rules do not judge `rendition`, if they do not.
  func contrastExemption(in rendition: Rendition, marks: [Exemption]) -> ExemptionReason? {
    if let mark = marks.first(where: { exemptions.contains($0) }) { return .marked(mark) }
    return rendition.state.contains(.disabled) ? .disabled : nil
  }
}
