public import Audit
import Geometry
import Raster
public import RuleSets
public import SceneModel

/// The focus changes as much of a control as a ring around it, by enough contrast (WCAG 2.4.13).
public struct FocusAppearanceRule: Rule {
  private let settings: RuleSettings
  private let severity: Severity
  private let minimum: Double
  private let thickness: Double

  /// The rule with a rule set's numbers.
  public init(settings: RuleSettings, ruleSet: RuleSet) throws(RuleSetError) {
    self.settings = settings
    severity = settings.severity ?? .error
    minimum = try settings.number("minimum")
    thickness = try settings.number("thickness")
  }

  /// One check for each focused state in each appearance that has a look of its own.
  public func evaluate(_ control: Control, in context: AuditContext) -> [Finding] {
    FocusPair.pairs(of: control, in: context).map { pair in
      let required = thickness * perimeter(of: pair.plain, in: context.scene(of: pair.plain))
      let comparison = FocusComparison(pair, in: context)
      let area =
        pair.isAlike ? FocusComparison.Area(changed: 0) : comparison.area(changingBy: minimum)
      var finding = pair.finding(
        settings, of: control, verdict(area, required: required, of: control),
        message(area, required: required),
        layers: pair.isAlike ? [] : comparison.focusLayers)
      if case .incomplete(let cause) = finding.verdict {
        finding.message = cause.detail
        return finding
      }
      let share = required > 0 ? area.changed / required : 1
      finding.measurement = Measurement(
        quantity: .coverage, value: share, required: 1,
        details: .coverage(
          CoverageDetails(
            coverage: nil, frameCoverage: nil, largestDeadRectangle: nil, deadRegion: .empty)))
      return finding
    }
  }

  private func verdict(
    _ area: FocusComparison.Area, required: Double, of control: Control
  ) -> Verdict {
    if area.changed >= required { return .pass }
    if control.exemptions.contains(.userAgent) { return .exempt(.marked(.userAgent)) }
    return area.cause.map { .incomplete($0) } ?? .fail(severity)
  }

  private func message(_ area: FocusComparison.Area, required: Double) -> String {
    "the focus changes \(Figure.length(area.changed)) square points by"
      + " \(Figure.short(minimum)):1; a perimeter of \(Figure.short(thickness)) points has"
      + " \(Figure.length(required))"
  }

  /// The length of the control's outline, or that of its bounding box if that is shorter
  /// (Understanding 2.4.13: 2 (w + h) of a rectangle, 2 pi r of a circle).
  private func perimeter(of rendition: Rendition, in scene: PreparedScene) -> Double {
    let silhouette = Container(of: rendition, in: scene).outline.silhouette
    let box = silhouette.boundingBox ?? rendition.frame
    let around = 2 * (box.width + box.height)
    guard !silhouette.isEmpty else { return around }
    return min(silhouette.path.flattened().reduce(0) { $0 + $1.length }, around)
  }
}
