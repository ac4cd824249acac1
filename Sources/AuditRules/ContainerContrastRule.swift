public import Audit
import ColorMath
import Geometry
import Raster
public import RuleSets
public import SceneModel

/// The shape that shows a control's extent stands out from its surroundings (WCAG 1.4.11).
public struct ContainerContrastRule: Rule {
  private let settings: RuleSettings
  private let severity: Severity
  private let minimum: Double
  private let failingShare: Double

  /// The rule with a rule set's thresholds.
  public init(settings: RuleSettings, ruleSet: RuleSet) throws(RuleSetError) {
    self.settings = settings
    severity = settings.severity ?? .error
    minimum = try settings.number("minimum")
    failingShare = try settings.number("failing-share")
  }

  /// One check for each rendition that has a visible container.
  public func evaluate(_ control: Control, in context: AuditContext) -> [Finding] {
    guard control.role.isOperable else { return [] }
    return control.renditions.compactMap { rendition in
      let scene = context.scene(of: rendition)
      guard let edge = ContainerEdge(of: rendition, in: scene), let index = edge.layers.first else {
        return nil
      }
      var judgement = judge(edge, scene: scene, control: control)
      if let reason = control.contrastExemption(
        in: rendition, marks: [.decorative, .userAgent])
      {
        judgement.verdict = .exempt(reason)
      }
      let layer = scene.layers[index]
      var finding = Finding(
        rule: settings, control: control, rendition: rendition, part: "border",
        verdict: judgement.verdict, measurement: judgement.measurement,
        message: judgement.message(part: "border"), location: layer.location,
        provenance: layer.paint.provenance, layers: edge.layers)
      finding.hiddenLayers = edge.hiddenLayers
      finding.isAdvice = !control.role.needsVisibleContainer
      return finding
    }
  }

  private func judge(
    _ edge: ContainerEdge, scene: PreparedScene, control: Control
  ) -> ContrastJudge.Judgement {
    let window = scene.scene.window
    let measured = edge.contrasts(over: window.color.value)
    if let cause = measured.cause {
      return ContrastJudge.Judgement(verdict: .incomplete(cause), measurement: nil)
    }
    let share = measured.share(below: minimum)
    let assumed = window.isAssumed && measured.showsWindow
    let measurement = measured.measurement(
      required: minimum, share: share, failingShare: failingShare,
      assumedWindow: assumed ? window.color.value : nil, outside: edge.provenances(at:))
    guard share > failingShare else {
      return ContrastJudge.Judgement(verdict: .pass, measurement: measurement)
    }
    return ContrastJudge.Judgement(
      verdict: verdict(edge, share: share, assumed: assumed, control: control),
      measurement: measurement)
  }

  /// The verdict for an edge of which `share` is too faint.
  private func verdict(
    _ edge: ContainerEdge, share: Double, assumed: Bool, control: Control
  ) -> Verdict {
    let isRequired = control.role.needsVisibleContainer
    if assumed {
      let onWhite = edge.contrasts(over: .white)
      let onBlack = edge.contrasts(over: .black)
      if min(onWhite.share(below: minimum), onBlack.share(below: minimum)) <= failingShare {
        return .incomplete(
          IncompleteCause(
            .canvasUnknown,
            "\(onWhite.figure):1 on white but \(onBlack.figure):1 on black, and no window colour"
              + " is stated"))
      }
    }
    if share < 1 - failingShare {
      // A field underlined at the bottom, a gradient: a part of the edge may be enough.
      return isRequired
        ? .incomplete(
          IncompleteCause(
            .multiTone,
            "\(Figure.percentage(share)) of the edge is below \(Figure.short(minimum)):1; whether"
              + " the rest identifies the control, a person must say"))
        : .pass
    }
    return .fail(isRequired ? severity : min(severity, .note))
  }
}

/// Points along a container's outline with the colours on both sides.
struct ContainerEdge {
  /// How many points are compared.
  static let sampleCount = 96
  /// How far from the outline the colours are taken, in points: clear of rounding, within a
  /// hairline border.
  private static let margin = 0.25

  /// Two places on both sides of the edge.
  struct EdgePair {
    var inside: Point
    var outside: Point
  }

  /// Colours on both sides of the edge and their contrasts.
  struct Contrasts {
    var points: [(edge: EdgePair, inside: Color, outside: Color, ratio: Double)] = []
    var cause: IncompleteCause?
    var showsWindow = false

    func share(below threshold: Double) -> Double {
      guard !points.isEmpty else { return 0 }
      return Double(points.count { $0.ratio < threshold }) / Double(points.count)
    }

    /// The lowest ratio as reports write it.
    var figure: String { Figure.ratio(points.map(\.ratio).min() ?? 1) }
  }

  /// The container layers.
  let layers: [Int]
  /// The control's own indicators, which are looked through.
  let hiddenLayers: [Int]
  private let scene: PreparedScene
  private let samples: [(outside: Point, inside: [Point])]
  private let probe: ColorProbe

  /// `nil` if the rendition has no visible container.
  init?(of rendition: Rendition, in scene: PreparedScene) {
    let silhouette = Silhouette(of: rendition, in: scene)
    layers = silhouette.layers
    self.scene = scene
    // The painted extent: strokes reach beyond their centre line.
    let painted = Region.union(
      of: [silhouette.region]
        + layers.filter { scene.layers[$0].shape.centerLine != nil }.map {
          Region(path: scene.layers[$0].shape.path, fillRule: scene.layers[$0].shape.fillRule)
        })
    guard let bounds = painted.boundingBox else { return nil }
    let depths = [Self.margin] + Self.borderWidths(layers, in: scene).map { $0 + Self.margin }
    samples = Self.walk(painted, depths: depths)
    if samples.isEmpty { return nil }
    // A focus ring around the container is judged by itself; the container is known without it.
    hiddenLayers = rendition.layers.filter { scene.layers[$0].part == .indicator }
    probe = ColorProbe(
      scene, in: bounds.inset(by: -2 * Self.margin), hiding: hiddenLayers)
  }

  /// Widths of the stroked borders, from their area and length.
  private static func borderWidths(_ layers: [Int], in scene: PreparedScene) -> [Double] {
    layers.compactMap { index in
      let shape = scene.layers[index].shape
      guard let line = shape.centerLine else { return nil }
      let length = line.flattened().reduce(0) { $0 + $1.length }
      guard length > 0 else { return nil }
      return Region(path: shape.path, fillRule: shape.fillRule).area / length
    }
  }

  /// Evenly spread points on the outline, each with a point outside and points inside it.
  private static func walk(
    _ region: Region, depths: [Double]
  ) -> [(outside: Point, inside: [Point])] {
    let outlines = region.path.flattened()
    let total = outlines.reduce(0) { $0 + $1.length }
    guard total > 0 else { return [] }
    let step = total / Double(sampleCount)
    var samples: [(outside: Point, inside: [Point])] = []
    var next = step / 2
    var walked = 0.0
    for outline in outlines {
      for (start, end) in outline.segments {
        let vector = end - start
        let length = vector.length
        while length > 0 && next <= walked + length {
          let position = start.interpolated(to: end, at: (next - walked) / length)
          var normal = Point(x: vector.y / length, y: -vector.x / length)
          if region.contains(position + normal * margin) { normal = normal * -1 }
          samples.append(
            (position + normal * margin, depths.map { position - normal * $0 }))
          next += step
        }
        walked += length
      }
    }
    return samples
  }

  /// At each point the best contrast of the container's own colours with the colour outside.
  func contrasts(over window: Color) -> Contrasts {
    var result = Contrasts()
    for sample in samples {
      guard case .color(let outside) = probe.color(at: sample.outside, over: window) else {
        result.cause = result.cause ?? unknown(at: sample.outside)
        continue
      }
      if case .color(let bare) = probe.color(at: sample.outside, over: nil), bare.alpha < 1 {
        result.showsWindow = true
      }
      var best: (point: Point, inside: Color, ratio: Double)?
      for point in sample.inside {
        switch probe.color(at: point, over: window) {
        case .color(let inside):
          let ratio = inside.contrastRatio(with: outside)
          if ratio > best?.ratio ?? 0 { best = (point, inside, ratio) }
        case .unknown(let cause): result.cause = result.cause ?? cause
        }
      }
      guard let best else { continue }
      let edge = EdgePair(inside: best.point, outside: sample.outside)
      result.points.append((edge, best.inside, outside, best.ratio))
    }
    return result
  }

  /// Where the colour at `point` comes from, the largest share first.
  func provenances(at point: Point) -> [Provenance] { probe.provenances(at: point) }

  private func unknown(at point: Point) -> IncompleteCause? {
    guard case .unknown(let cause) = probe.color(at: point, over: .white) else { return nil }
    return cause
  }
}

extension ContainerEdge.Contrasts {
  /// The figures of the edge; `nil` if there are none.
  func measurement(
    required: Double, share: Double, failingShare: Double, assumedWindow: Color?,
    outside provenances: (Point) -> [Provenance]
  ) -> Measurement? {
    let sorted = points.sorted { $0.ratio < $1.ratio }
    guard let worst = sorted.first, let best = sorted.last else { return nil }
    let decisive =
      share > failingShare
      ? worst.ratio : sorted[min(Int(failingShare * Double(sorted.count)), sorted.count - 1)].ratio
    return Measurement(
      quantity: .contrast, value: decisive, required: required,
      details: .contrast(
        ContrastDetails(
          foreground: worst.inside, background: worst.outside, minimum: worst.ratio,
          median: sorted[(sorted.count - 1) / 2].ratio, maximum: best.ratio, failingShare: share,
          worstPoint: worst.edge.inside, backgroundPoint: worst.edge.outside,
          assumedWindow: assumedWindow,
          isClipped: !worst.inside.isInSRGBGamut || !worst.outside.isInSRGBGamut,
          backgroundProvenances: provenances(worst.edge.outside))))
  }
}
