public import Audit
import Geometry
public import RuleSets
public import SceneModel

/// A target is large enough, or has enough space around it (WCAG 2.5.8, 2.5.5, platform rules).
public struct TargetSizeRule: Rule {
  private let settings: RuleSettings
  private let severity: Severity
  private var minimum: Double
  private let measure: TargetJudgement.Measure
  /// Diameter of the circles of the spacing exception; `nil` if there is no such exception.
  private let spacing: Double?

  /// The rule with a rule set's thresholds.
  public init(settings: RuleSettings, ruleSet: RuleSet) throws(RuleSetError) {
    self.settings = settings
    severity = settings.severity ?? .error
    minimum = try settings.number("minimum")
    measure = settings.words["measure"].flatMap { TargetJudgement.Measure(rawValue: $0) } ?? .square
    spacing = settings.numbers["spacing"]
  }

  /// One check for each hit region that the control's states and appearances have.
  public func evaluate(_ control: Control, in context: AuditContext) -> [Finding] {
    guard control.role.isOperable else { return [] }
    var rule = self
    if measure == .box, let most = control.largestPlatformMinimum {
      rule.minimum = min(minimum, most)
    }
    return rule.checks(of: control, in: context)
  }

  private func checks(of control: Control, in context: AuditContext) -> [Finding] {
    let judged: (Rendition) -> Bool = { rendition in
      !rendition.state.contains(.disabled) && !rendition.state.contains(.pressed)
    }
    var findings = control.geometryGroups(where: judged, by: Claim.init)
      .map { check($0, of: control, in: context) }
    let passes = findings.allSatisfy { $0.severity == nil }
    if passes { findings += pressedChecks(of: control) }
    return findings
  }

  /// What has to agree for one check to speak for several renditions.
  private struct Claim: Equatable {
    var hitRegion: HitRegion
    var evidence: SizeEvidence

    init(_ rendition: Rendition) {
      hitRegion = rendition.hitRegion
      evidence = rendition.sizeEvidence
    }
  }

  private func check(
    _ group: GeometryGroup, of control: Control, in context: AuditContext
  ) -> Finding {
    let rendition = group.representative
    let claimed: Region
    switch rendition.hitRegion {
    case .region(let region): claimed = region
    case .unknown(let cause): return incomplete(cause, group, of: control)
    }
    let target = context.targets.target(of: control, appearance: rendition.appearance.name)
    // The map holds what is left of the normal state; another state's region is judged alone.
    let isMapped = rendition.state.isEmpty || control.renditions.allSatisfy { !$0.state.isEmpty }
    let region = isMapped ? target?.region ?? claimed : claimed
    let gap = target.flatMap { target in
      region.boundingBox.flatMap {
        context.targets.distanceToNearest(
          from: $0, of: target, around: control, appearance: rendition.appearance.name)
      }
    }
    let judgement = judgement(region, rendition, gap: gap)
    if judgement.value == nil {
      if let least = leastJudgement(rendition, gap: gap), least.isMet {
        return finding(least, .pass, group, of: control)
      }
      return incomplete(
        rendition.sizeEvidence.missing ?? rendition.sizeEvidence.unknownSize, group, of: control)
    }
    if judgement.isMet {
      if let cause = rendition.sizeEvidence.missing { return incomplete(cause, group, of: control) }
      return finding(judgement, .pass, group, of: control)
    }
    if let mark = [Exemption.inline, .essential, .userAgent].first(where: {
      control.exemptions.contains($0)
    }) {
      return finding(judgement, .exempt(.marked(mark)), group, of: control)
    }
    let proven = judgement.doubt == nil ? severity : min(severity, .warning)
    guard let spacing, let bounds = judgement.details.bounds else {
      return finding(judgement, .fail(proven), group, of: control)
    }
    guard let target, judgement.hasPlace else {
      // Nobody says where the control stands: its users may have put anything beside it.
      var result = finding(judgement, .fail(min(severity, .warning)), group, of: control)
      result.message +=
        "; excused only where no other target is within \(Figure.short(spacing / 2)) points"
        + " of its centre"
      return result
    }
    let check = SpacingCheck(diameter: spacing, minimum: minimum)
    let neighbours = context.targets.targets(
      within: check.reach, of: Rect(x: bounds.center.x, y: bounds.center.y, width: 0, height: 0),
      around: control, appearance: rendition.appearance.name)
    let isFree = check.isFree(bounds, of: target, among: neighbours)
    return finding(judgement, isFree ? .exempt(.spacing) : .fail(proven), group, of: control)
  }

  /// Shrinking while pressed loses no tap, but takes the target under the threshold for people
  /// whose pointer trembles.
  private func pressedChecks(of control: Control) -> [Finding] {
    let judged: (Rendition) -> Bool = { rendition in
      rendition.state.contains(.pressed) && !rendition.state.contains(.disabled)
    }
    let normal = control.renditions.first { $0.state.isEmpty }
    guard let normal, case .region(let before) = normal.hitRegion else { return [] }
    let unpressed = judgement(before, normal)
    guard unpressed.isMet else { return [] }
    return control.geometryGroups(where: judged, by: Claim.init).compactMap { group in
      let rendition = group.representative
      guard case .region(let region) = rendition.hitRegion else { return nil }
      let judgement = judgement(region, rendition)
      guard judgement.value != nil, !judgement.isMet else { return nil }
      var group = group
      group.state = rendition.state
      var result = finding(judgement, .fail(min(severity, .warning)), group, of: control)
      result.message =
        "shrinks while pressed: \(judgement.message), \(unpressed.details.text) otherwise"
      return result
    }
  }

  private func judgement(
    _ region: Region, _ rendition: Rendition, gap: Double? = nil
  ) -> TargetJudgement {
    let extent = TargetExtent(region)
    return TargetJudgement(
      TargetDetails(
        bounds: extent.bounds, square: extent.square, spacing: gap,
        evidence: rendition.sizeEvidence), minimum: minimum, measure: measure)
  }

  /// The judgement of what a target has at least, whatever is not known about it; an extent of less
  /// than a point is none.
  private func leastJudgement(_ rendition: Rendition, gap: Double?) -> TargetJudgement? {
    guard let least = rendition.sizeEvidence.least else { return nil }
    let extent = TargetExtent(least)
    guard let bounds = extent.bounds else { return nil }
    var evidence = rendition.sizeEvidence
    evidence.width = bounds.width >= 1 ? .lowerBound : .unknown
    evidence.height = bounds.height >= 1 ? .lowerBound : .unknown
    return TargetJudgement(
      TargetDetails(bounds: bounds, square: extent.square, spacing: gap, evidence: evidence),
      minimum: minimum, measure: measure)
  }

  private func finding(
    _ judgement: TargetJudgement, _ verdict: Verdict, _ group: GeometryGroup, of control: Control
  ) -> Finding {
    var result = finding(verdict, group, of: control)
    result.measurement = Measurement(
      quantity: .targetSize, value: judgement.value ?? 0, required: minimum,
      details: .target(judgement.details))
    result.message = judgement.message
    if let spacing = judgement.details.spacing, verdict != .pass {
      result.message += ", \(Figure.length(spacing)) from the nearest target"
    }
    if case .fail = verdict {
      let change = judgement.lengthChanges(group.representative, of: control)
        .map { Suggestion(.lengths($0)) }
      result.suggestions = [change ?? Suggestion(.advice(judgement.advice))]
    }
    return result
  }

  private func incomplete(
    _ cause: IncompleteCause, _ group: GeometryGroup, of control: Control
  ) -> Finding {
    var result = finding(.incomplete(cause), group, of: control)
    result.message = cause.detail
    return result
  }

  private func finding(
    _ verdict: Verdict, _ group: GeometryGroup, of control: Control
  ) -> Finding {
    var result = Finding(
      rule: settings, control: control, rendition: group.representative, part: "hit-area",
      verdict: verdict, message: "", location: group.representative.sizeLocation ?? control.location
    )
    result.state = group.state
    result.appearance = group.appearance
    return result
  }
}

extension SizeEvidence {
  /// Why a size cannot be compared.
  fileprivate var unknownSize: IncompleteCause {
    if width != .unknown {
      let known = "the height depends on the content"
      return IncompleteCause(.hitRegionUnknown, basis.isEmpty ? known : known + "; " + basis)
    }
    let reason = basis.isEmpty ? "; both depend on the content" : ": " + basis
    return IncompleteCause(.hitRegionUnknown, "neither width nor height is stated" + reason)
  }
}
