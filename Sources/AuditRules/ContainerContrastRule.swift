public import Audit
import ColorMath
import Geometry
import Raster
public import RuleSets
public import SceneModel

/// The shape that shows a control's extent stands out from its surroundings (WCAG 1.4.11).
public struct ContainerContrastRule: Rule {
  private let threshold: GraphicThreshold
  private let geometries = EdgeGeometryMemory()

  /// The rule with a rule set's thresholds.
  public init(settings: RuleSettings, ruleSet: RuleSet) throws(RuleSetError) {
    threshold = try GraphicThreshold(settings)
  }

  /// One check for each rendition that has a visible container.
  public func evaluate(_ control: Control, in context: AuditContext) -> [Finding] {
    guard control.role.isOperable else { return [] }
    var isInvisible = true
    var findings = control.renditions.compactMap { rendition -> Finding? in
      let scene = context.scene(of: rendition)
      let container = Container(of: rendition, in: scene)
      guard !container.layers.isEmpty,
        let geometry = geometries.geometry(of: container.outline)
      else { return nil }
      let edge = ContainerEdge(geometry, of: container.layers, in: rendition, of: scene)
      let measured = edge.contrasts(over: scene.scene.window.color.value)
      isInvisible = isInvisible && measured.isInvisible
      return finding(edge, measured, of: container, in: rendition, scene: scene, control: control)
    }
    // A field that is as its surroundings throughout looks as one without a container.
    guard control.role == .field, isInvisible else { return findings }
    for index in findings.indices {
      guard case .fail(let severity) = findings[index].verdict else { continue }
      findings[index].verdict = .fail(min(severity, .note))
      findings[index].isAdvice = true
    }
    return findings
  }

  private func finding(
    _ edge: ContainerEdge, _ measured: ContainerEdge.Contrasts, of container: Container,
    in rendition: Rendition, scene: PreparedScene, control: Control
  ) -> Finding {
    let isRequired = container.isNeeded(by: control, in: rendition, scene)
    var judgement = judge(
      edge, measured, of: container, in: rendition, scene: scene, isRequired: isRequired)
    if let reason = control.contrastExemption(
      in: rendition, marks: [.decorative, .userAgent])
    {
      judgement.verdict = .exempt(reason)
    }
    let layer = scene.layers[container.layers[0]]
    var finding = Finding(
      rule: threshold.settings, control: control, rendition: rendition, part: "border",
      verdict: judgement.verdict, measurement: judgement.measurement,
      message: judgement.message(part: "border"), location: layer.location,
      provenance: judgement.worstPoint.flatMap { edge.provenances(at: $0).first }
        ?? layer.paint.provenance, layers: container.layers)
    finding.hiddenLayers = edge.hiddenLayers
    finding.isAdvice = !isRequired
    return finding
  }

  private func judge(
    _ edge: ContainerEdge, _ measured: ContainerEdge.Contrasts, of container: Container,
    in rendition: Rendition, scene: PreparedScene, isRequired: Bool
  ) -> ContrastJudge.Judgement {
    let window = scene.scene.window
    if let cause = measured.cause {
      return ContrastJudge.Judgement(verdict: .incomplete(cause), measurement: nil)
    }
    let share = measured.share(below: threshold.minimum)
    let assumed = window.isAssumed && measured.showsWindow
    let measurement = measurement(measured, of: edge, assumed ? window.color.value : nil)
    guard share > threshold.failingShare else {
      return ContrastJudge.Judgement(verdict: .pass, measurement: measurement)
    }
    if share < 1 - threshold.failingShare,
      let line = sufficientLine(container, of: rendition, in: scene, assumed: assumed)
    {
      return ContrastJudge.Judgement(
        verdict: .pass, measurement: line,
        remark: "that of a shape along a side, which is enough; \(Figure.percentage(share)) of"
          + " the whole outline is below \(Figure.short(threshold.minimum)):1")
    }
    return ContrastJudge.Judgement(
      verdict: verdict(
        edge, share: share, over: assumed ? window : nil, isRequired: isRequired),
      measurement: measurement)
  }

  private func measurement(
    _ measured: ContainerEdge.Contrasts, of edge: ContainerEdge, _ assumedWindow: Color?
  ) -> Measurement? {
    measured.measurement(
      required: threshold.minimum, share: measured.share(below: threshold.minimum),
      failingShare: threshold.failingShare, assumedWindow: assumedWindow,
      outside: edge.provenances(at:))
  }

  /// The figures of one of the control's shapes along a side of the container that stands out all
  /// around: of a text field a line along the bottom is enough (Understanding 1.4.11, "Text input
  /// (minimal)"); `nil` if there is none.
  private func sufficientLine(
    _ container: Container, of rendition: Rendition, in scene: PreparedScene, assumed: Bool
  ) -> Measurement? {
    let boxes = container.outline.shapes.compactMap { $0.path.boundingBox }
    guard let first = boxes.first else { return nil }
    let extent = boxes.dropFirst().reduce(first) { $0.union($1) }
    let lines = rendition.layers.filter { index in
      let layer = scene.layers[index]
      guard layer.part != .label, layer.part != .indicator, layer.isPainted,
        let box = layer.shape.path.boundingBox
      else { return false }
      return Self.isSide(box, of: extent)
    }
    let clips = scene.scene.drawing.clips(around: lines)
    let window = scene.scene.window.color.value
    let windows = assumed ? [Color.white, .black] : [window]
    for line in lines {
      let outline = ContainerOutline(
        shapes: [scene.layers[line].shape], clips: [clips[line] ?? []])
      guard let geometry = geometries.geometry(of: outline) else { continue }
      let edge = ContainerEdge(geometry, of: [line], in: rendition, of: scene)
      let isEnough = windows.allSatisfy { window in
        let measured = edge.contrasts(over: window)
        return measured.cause == nil && !measured.points.isEmpty
          && measured.share(below: threshold.minimum) <= threshold.failingShare
      }
      guard isEnough else { continue }
      return measurement(edge.contrasts(over: window), of: edge, assumed ? window : nil)
    }
    return nil
  }

  /// The part of a container's width or height that a line along it covers at least.
  private static let span = 0.9
  /// How far a line along a side may lie from it, in points.
  private static let reach = 2.0

  /// Whether `box` runs along a side of `extent`.
  private static func isSide(_ box: Rect, of extent: Rect) -> Bool {
    let runsAcross =
      box.width >= extent.width * span
      && (abs(box.y - extent.y) <= reach || abs(box.maxY - extent.maxY) <= reach)
    let runsDown =
      box.height >= extent.height * span
      && (abs(box.x - extent.x) <= reach || abs(box.maxX - extent.maxX) <= reach)
    return runsAcross || runsDown
  }

  /// The verdict for an edge of which `share` is too faint.
  private func verdict(
    _ edge: ContainerEdge, share: Double, over assumed: Window?, isRequired: Bool
  ) -> Verdict {
    if let assumed {
      let onWhite = edge.contrasts(over: .white)
      let onBlack = edge.contrasts(over: .black)
      if min(onWhite.share(below: threshold.minimum), onBlack.share(below: threshold.minimum))
        <= threshold.failingShare
      {
        return .incomplete(
          IncompleteCause(
            .canvasUnknown,
            "\(onWhite.figure):1 on white but \(onBlack.figure):1 on black, and \(assumed.unstated)"
          ))
      }
    }
    if isRequired, share < 1 - threshold.failingShare {
      // A gradient, a background in several colours: a part of the edge may be enough.
      return .incomplete(
        IncompleteCause(
          .multiTone,
          "\(Figure.percentage(share)) of the edge is below \(Figure.short(threshold.minimum)):1; whether"
            + " the rest identifies the control, a person must say"))
    }
    return .fail(isRequired ? threshold.severity : min(threshold.severity, .note))
  }
}
