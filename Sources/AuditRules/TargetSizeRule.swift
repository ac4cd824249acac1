public import Audit
import Geometry
public import RuleSets
public import SceneModel

/// A target is large enough, or has enough space around it (WCAG 2.5.8, 2.5.5, platform rules).
public struct TargetSizeRule: Rule {
  /// What is compared with the minimum.
  private enum Measure: String {
    /// Side of the largest axis-aligned square inside the target (WCAG).
    case square
    /// The smaller extent of the target's bounding box (platform rules).
    case box
  }

  private let settings: RuleSettings
  private let severity: Severity
  private let minimum: Double
  private let measure: Measure
  /// Diameter of the circles of the spacing exception; `nil` if there is no such exception.
  private let spacing: Double?
  /// A target that misses its size by less than a millionth of a point meets it.
  private static let tolerance = 1e-6

  /// The rule with a rule set's thresholds.
  public init(settings: RuleSettings, ruleSet: RuleSet) throws(RuleSetError) {
    self.settings = settings
    severity = settings.severity ?? .error
    minimum = try settings.number("minimum")
    measure = settings.words["measure"].flatMap { Measure(rawValue: $0) } ?? .square
    spacing = settings.numbers["spacing"]
  }

  /// One check for each hit region that the control's states and appearances have.
  public func evaluate(_ control: Control, in context: AuditContext) -> [Finding] {
    guard control.role.isOperable else { return [] }
    let judged: (Rendition) -> Bool = { rendition in
      !rendition.state.contains(.disabled) && !rendition.state.contains(.pressed)
    }
    var findings = control.geometryGroups(where: judged) { $0.hitRegion }
      .map { check($0, of: control, in: context) }
    let passes = findings.allSatisfy { $0.severity == nil }
    if passes { findings += pressedChecks(of: control) }
    return findings
  }

  private func check(
    _ group: GeometryGroup, of control: Control, in context: AuditContext
  ) -> Finding {
    let rendition = group.representative
    guard case .region(let claimed) = rendition.hitRegion else {
      return finding(group, of: control, verdict: unknown(rendition), measurement: nil)
    }
    let target = context.targets.target(of: control, appearance: rendition.appearance.name)
    // The map holds what is left of the normal state; another state's region is judged alone.
    let isMapped = rendition.state.isEmpty || control.renditions.allSatisfy { !$0.state.isEmpty }
    let region = isMapped ? target?.region ?? claimed : claimed
    let extent = TargetExtent(region)
    let neighbours = context.targets.all(around: control, appearance: rendition.appearance.name)
    let gap = target.flatMap { SpacingCheck.gap(from: region, of: $0, to: neighbours) }
    let measurement = measurement(extent, gap: gap)
    if meets(extent) {
      return finding(group, of: control, verdict: .pass, measurement: measurement)
    }
    if let mark = [Exemption.inline, .essential, .userAgent].first(where: {
      control.exemptions.contains($0)
    }) {
      return finding(group, of: control, verdict: .exempt(.marked(mark)), measurement: measurement)
    }
    if let spacing, let bounds = extent.bounds, !region.isEmpty {
      guard let target else {
        // Nobody says where the control stands: its users may have put anything beside it.
        var result = finding(
          group, of: control, verdict: .fail(min(severity, .warning)), measurement: measurement)
        result.message +=
          "; excused only where no other target is within \(Figure.short(spacing / 2)) points"
          + " of its centre"
        return result
      }
      let check = SpacingCheck(diameter: spacing, minimum: minimum)
      if check.isFree(bounds, of: target, among: neighbours) {
        return finding(
          group, of: control, verdict: .exempt(.spacing), measurement: measurement)
      }
    }
    return finding(group, of: control, verdict: .fail(severity), measurement: measurement)
  }

  /// Shrinking while pressed loses no tap, but takes the target under the threshold for people
  /// whose pointer trembles.
  private func pressedChecks(of control: Control) -> [Finding] {
    let judged: (Rendition) -> Bool = { rendition in
      rendition.state.contains(.pressed) && !rendition.state.contains(.disabled)
    }
    return control.geometryGroups(where: judged) { $0.hitRegion }.compactMap { group in
      guard case .region(let region) = group.representative.hitRegion else { return nil }
      let extent = TargetExtent(region)
      let normal = control.renditions.first { $0.state.isEmpty }
      guard !meets(extent), case .region(let before) = normal?.hitRegion,
        meets(TargetExtent(before))
      else { return nil }
      var group = group
      group.state = group.representative.state
      return finding(
        group, of: control, verdict: .fail(min(severity, .warning)),
        measurement: measurement(extent, gap: nil))
    }
  }

  private func meets(_ extent: TargetExtent) -> Bool {
    value(of: extent) >= minimum - Self.tolerance
  }

  private func value(of extent: TargetExtent) -> Double {
    switch measure {
    case .square: extent.square
    case .box: min(extent.bounds?.width ?? 0, extent.bounds?.height ?? 0)
    }
  }

  private func measurement(_ extent: TargetExtent, gap: Double?) -> Measurement {
    Measurement(
      quantity: .targetSize, value: value(of: extent), required: minimum,
      details: .target(
        TargetDetails(bounds: extent.bounds, square: extent.square, spacing: gap)))
  }

  private func unknown(_ rendition: Rendition) -> Verdict {
    guard case .unknown(let cause) = rendition.hitRegion else { return .pass }
    return .incomplete(cause)
  }

  private func finding(
    _ group: GeometryGroup, of control: Control, verdict: Verdict, measurement: Measurement?
  ) -> Finding {
    var result = Finding(
      rule: settings, control: control, rendition: group.representative, part: "hit-area",
      verdict: verdict, measurement: measurement,
      message: message(verdict, measurement),
      location: group.representative.location ?? control.location)
    result.state = group.state
    result.appearance = group.appearance
    if case .fail = verdict, let advice = advice(measurement) {
      result.suggestions = [Suggestion(.advice(advice))]
    }
    return result
  }

  private func message(_ verdict: Verdict, _ measurement: Measurement?) -> String {
    guard let measurement, case .target(let details) = measurement.details else {
      guard case .incomplete(let cause) = verdict else { return "not measured" }
      return cause.detail
    }
    let required = Figure.extent(minimum, minimum)
    guard let bounds = details.bounds else { return "nothing takes a tap; required \(required)" }
    var text = Figure.extent(bounds.width, bounds.height)
    if measurement.value < minimum - Self.tolerance {
      text += " is below \(required)"
      let side = min(bounds.width, bounds.height)
      if measure == .square && details.square < side - 0.01 {
        text += " (largest square inside: \(Figure.length(details.square)))"
      }
    } else {
      text += " meets \(required)"
    }
    if let spacing = details.spacing, verdict != .pass {
      text += ", \(Figure.length(spacing)) from the nearest target"
    }
    return text
  }

  /// How many points are missing on which axis.
  private func advice(_ measurement: Measurement?) -> String? {
    guard case .target(let details) = measurement?.details, let bounds = details.bounds else {
      return "let the control take taps: give it a fill, a content shape or pointer-events"
    }
    var missing: [String] = []
    if bounds.width < minimum { missing.append("\(Figure.short(minimum - bounds.width)) wider") }
    if bounds.height < minimum { missing.append("\(Figure.short(minimum - bounds.height)) taller") }
    if missing.isEmpty {
      let side = Figure.length(details.square)
      return "the largest square inside is \(side); make the shape fuller or larger"
    }
    return "make the hit area \(missing.joined(separator: " and ")), by padding or a minimum frame"
  }
}
