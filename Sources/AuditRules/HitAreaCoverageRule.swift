public import Audit
import Geometry
import Raster
public import RuleSets
public import SceneModel

/// All of what looks operable takes taps (measurement, section 6).
public struct HitAreaCoverageRule: Rule {
  private let settings: RuleSettings
  private let severity: Severity
  private let minimum: Double

  /// The rule with a rule set's thresholds.
  public init(settings: RuleSettings, ruleSet: RuleSet) throws(RuleSetError) {
    self.settings = settings
    severity = settings.severity ?? .error
    minimum = try settings.number("minimum")
  }

  /// One check of the silhouette, and one of a laid-out frame that the container does not fill.
  public func evaluate(_ control: Control, in context: AuditContext) -> [Finding] {
    guard control.role.isOperable else { return [] }
    // A disabled control takes no taps; while pressed, the tap is already taken.
    let judged: (Rendition) -> Bool = { rendition in
      !rendition.state.contains(.disabled) && !rendition.state.contains(.pressed)
    }
    let groups = control.geometryGroups(where: judged) { rendition in
      let scene = context.scene(of: rendition)
      let container = Container(of: rendition, in: scene).outline
      return Outline(
        container: container, content: container.shapes.isEmpty ? content(rendition, scene) : nil,
        frame: rendition.frame, hitRegion: rendition.hitRegion,
        evidence: rendition.sizeEvidence)
    }
    return groups.flatMap { check($0, of: control, in: context) }
  }

  /// What has to agree for one check to speak for several renditions.
  private struct Outline: Equatable {
    var container: ContainerOutline
    /// Of a control without a container, the box of what it draws.
    var content: Rect?
    var frame: Rect
    var hitRegion: HitRegion
    var evidence: SizeEvidence
  }

  private func check(
    _ group: GeometryGroup, of control: Control, in context: AuditContext
  ) -> [Finding] {
    let rendition = group.representative
    let hit: Region
    switch rendition.hitRegion {
    case .unknown(let cause):
      return [
        finding(
          group, of: control, part: "hit-area", verdict: .incomplete(cause), measurement: nil)
      ]
    case .region(let region): hit = region
    }
    let scene = context.scene(of: rendition)
    let container = Container(of: rendition, in: scene)
    let silhouette = container.outline.silhouette
    let frame = Region(rect: rendition.frame)
    let hasContainer = !silhouette.isEmpty
    // What sticks out of a frame without an extent is no target.
    let isJudgedByContent = !hasContainer && frame.area > 0
    let content = isJudgedByContent ? covered(content(rendition, scene), by: hit) : nil
    // The gap between a picture and its text shows nothing: the check of the frame tells of it.
    let boxes = contents(rendition, scene)
    let parts =
      isJudgedByContent && content == nil && rendition.isFrameLaidOut && boxes.areTogether
      ? Self.rounded(boxes) : nil
    let visible = hasContainer ? silhouette : content ?? parts ?? frame
    let details = details(hit: hit, visible: visible, frame: frame)
    guard let coverage = details.coverage else {
      return [degenerate(group, of: control, details)]
    }
    var findings = [
      finding(
        group, of: control, part: "hit-area",
        verdict: coverage >= minimum ? .pass : .fail(severity(for: rendition)),
        measurement: measurement(coverage, details), layers: container.layers)
    ]
    let isFrameFilled =
      hasContainer
      ? fills(silhouette, rendition.frame)
      : parts == nil && (content == nil || fills(hit, rendition.frame))
    if rendition.isFrameLaidOut && !isFrameFilled {
      let finding = frameFinding(group, of: control, hit: hit)
      // Around a container that is wholly covered, missing corners are those of round shapes.
      let lacksCorners =
        hasContainer && coverage >= minimum && isCovered(rendition.frame, by: hit)
      if finding.severity == nil || !lacksCorners { findings.append(finding) }
    }
    return findings
  }

  private func frameFinding(
    _ group: GeometryGroup, of control: Control, hit: Region
  ) -> Finding {
    let frame = Region(rect: group.representative.frame)
    let details = self.details(hit: hit, visible: frame, frame: frame)
    let coverage = details.frameCoverage ?? 1
    return finding(
      group, of: control, part: "frame",
      verdict: coverage >= minimum ? .pass : .fail(min(severity, .warning)),
      measurement: measurement(coverage, details))
  }

  /// The boxes of the texts and pictures, of everything where there are none.
  private func contents(_ rendition: Rendition, _ scene: PreparedScene) -> [Rect] {
    let painted = rendition.layers.map { scene.layers[$0] }.filter(\.isPainted)
    let content = painted.filter { $0.part == .label || $0.part == .icon }
    return (content.isEmpty ? painted : content).compactMap(\.shape.path.boundingBox)
  }

  /// The box of all of them; `nil` for nothing.
  private func content(_ rendition: Rendition, _ scene: PreparedScene) -> Rect? {
    let boxes = contents(rendition, scene)
    return boxes.first.map { first in boxes.reduce(first) { $0.union($1) } }
  }

  /// What a control without a container shows, if all of it takes taps: no more than that is visible.
  ///
  /// Its corners are left out, where neither letters nor symbols paint.
  private func covered(_ content: Rect?, by hit: Region) -> Region? {
    guard let shown = Self.rounded(content.map { [$0] } ?? []) else { return nil }
    return Self.share(of: hit, in: shown).flatMap { $0 >= minimum ? shown : nil }
  }

  /// The boxes without their corners; `nil` if there are none.
  private static func rounded(_ boxes: [Rect]) -> Region? {
    if boxes.isEmpty { return nil }
    return Region.union(
      of: boxes.map { box in
        let radius = min(box.width, box.height) / 2
        return Region(path: .roundedRectangle(box, radiusX: radius, radiusY: radius))
      })
  }

  /// Sizes that the source does not fix prove nothing.
  private func severity(for rendition: Rendition) -> Severity {
    rendition.sizeEvidence.isStated ? severity : min(severity, .warning)
  }

  /// Whether the container reaches the frame's sides, to a point: a circle in a square does, a bar
  /// that was painted before the frame grew does not.
  private func fills(_ silhouette: Region, _ frame: Rect) -> Bool {
    guard let box = silhouette.boundingBox else { return false }
    let reach = 1.0
    return box.x <= frame.x + reach && box.y <= frame.y + reach
      && box.maxX >= frame.maxX - reach && box.maxY >= frame.maxY - reach
  }

  /// Whether a frame takes taps but for corners that a capsule would not have.
  private func isCovered(_ frame: Rect, by hit: Region) -> Bool {
    Self.rounded([frame]).flatMap { Self.share(of: hit, in: $0) }.map { $0 >= minimum } ?? false
  }

  private func details(hit: Region, visible: Region, frame: Region) -> CoverageDetails {
    let dead = visible.subtracting(hit)
    return CoverageDetails(
      coverage: Self.share(of: hit, in: visible), frameCoverage: Self.share(of: hit, in: frame),
      largestDeadRectangle: dead.largestRectangle, deadRegion: dead)
  }

  private static func share(of hit: Region, in area: Region) -> Double? {
    let total = area.area
    guard total > 0 else { return nil }
    return hit.intersection(area).area / total
  }

  private func measurement(_ coverage: Double, _ details: CoverageDetails) -> Measurement {
    Measurement(
      quantity: .coverage, value: coverage, required: minimum, details: .coverage(details))
  }

  private func degenerate(
    _ group: GeometryGroup, of control: Control, _ details: CoverageDetails
  ) -> Finding {
    let size = group.representative.frame.size
    var result = finding(
      group, of: control, part: "hit-area", verdict: .fail(severity(for: group.representative)),
      measurement: nil)
    result.message =
      "the frame is \(Figure.extent(size.width, size.height)): nothing can be seen or tapped"
    result.suggestions = [Suggestion(.advice("give the control a width and a height"))]
    return result
  }

  private func finding(
    _ group: GeometryGroup, of control: Control, part: String, verdict: Verdict,
    measurement: Measurement?, layers: [Int] = []
  ) -> Finding {
    var result = Finding(
      rule: settings, control: control, rendition: group.representative, part: part,
      verdict: verdict, measurement: measurement, message: message(part, verdict, measurement),
      location: group.representative.sizeLocation ?? control.location, layers: layers)
    result.state = group.state
    result.appearance = group.appearance
    let evidence = group.representative.sizeEvidence
    if case .fail = verdict, !evidence.isStated {
      result.message += "; as far as the sizes are known"
      if !evidence.basis.isEmpty { result.message += ": \(evidence.basis)" }
    }
    if case .fail = verdict, case .coverage = measurement?.details {
      result.suggestions = [
        Suggestion(
          .advice(part == "frame" ? evidence.notation.coveringFrame : evidence.notation.covering))
      ]
    }
    return result
  }

  private func message(
    _ part: String, _ verdict: Verdict, _ measurement: Measurement?
  ) -> String {
    guard let measurement, case .coverage(let details) = measurement.details else {
      guard case .incomplete(let cause) = verdict else { return "not measured" }
      return cause.detail
    }
    let area = part == "frame" ? "frame" : "visible area"
    var text = "\(Figure.percentage(measurement.value)) of the \(area) takes taps"
    if let dead = details.largestDeadRectangle, measurement.value < minimum {
      text += "; the largest dead part is \(Figure.extent(dead.width, dead.height))"
    }
    return text
  }
}

extension [Rect] {
  /// Whether they stand together as a picture and its text do: no gap is wider than the lower of
  /// its neighbours is high.
  fileprivate var areTogether: Bool {
    guard let first else { return false }
    var reached = [first]
    var rest = Array(dropFirst())
    while let next = rest.firstIndex(where: { box in reached.contains { $0.isBeside(box) } }) {
      reached.append(rest.remove(at: next))
    }
    return rest.isEmpty
  }
}

extension Rect {
  fileprivate func isBeside(_ other: Rect) -> Bool {
    let gap = Swift.max(other.x - maxX, x - other.maxX, other.y - maxY, y - other.maxY)
    return gap <= Swift.min(height, other.height)
  }
}
