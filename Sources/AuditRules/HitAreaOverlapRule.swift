public import Audit
public import RuleSets
public import SceneModel

/// No control takes taps from another one (measurement, section 6).
public struct HitAreaOverlapRule: Rule {
  private let settings: RuleSettings
  private let severity: Severity
  private let minimumArea: Double

  /// The rule with a rule set's thresholds.
  public init(settings: RuleSettings, ruleSet: RuleSet) throws(RuleSetError) {
    self.settings = settings
    severity = settings.severity ?? .warning
    minimumArea = try settings.number("minimum-area")
  }

  /// One check for each control that is painted later and claims some of this control's area.
  public func evaluate(_ control: Control, in context: AuditContext) -> [Finding] {
    guard control.role.isOperable else { return [] }
    var seen: Set<String> = []
    var findings: [Finding] = []
    for rendition in control.renditions {
      let overlaps = context.targets.overlaps(
        over: control, appearance: rendition.appearance.name)
      for overlap in overlaps
      where overlap.area >= minimumArea && !isRounding(overlap)
        && seen.insert(overlap.owner.key).inserted
      {
        findings.append(finding(overlap, rendition: rendition, control: control))
      }
    }
    return findings
  }

  /// Whether it is no more than what tools round frames by, which nobody lays out that way.
  private func isRounding(_ overlap: TargetOverlap) -> Bool {
    !overlap.isProven && min(overlap.bounds.width, overlap.bounds.height) <= Self.rounding
  }

  private static let rounding = 1.0

  private func finding(
    _ overlap: TargetOverlap, rendition: Rendition, control: Control
  ) -> Finding {
    let size = Figure.extent(overlap.bounds.width, overlap.bounds.height)
    var result = Finding(
      rule: settings, control: control, rendition: rendition, part: "hit-area",
      verdict: .fail(overlap.isProven ? severity : min(severity, .warning)),
      measurement: Measurement(
        quantity: .overlap, value: overlap.area, required: minimumArea,
        details: .overlap(
          OverlapDetails(
            owner: overlap.owner.key, ownerName: overlap.owner.name, bounds: overlap.bounds))),
      message: "'\(overlap.owner.name)' lies over it and takes the taps of \(size) points"
        + (overlap.isProven ? "" : ", as far as the sizes are known"),
      location: rendition.location ?? control.location)
    result.state = nil
    result.appearance = nil
    result.suggestions = [
      Suggestion(.advice("move the controls apart, or let both do the same"))
    ]
    return result
  }
}
