import ColorMath
import Geometry
import Raster
import SceneModel

/// One check that depends on a definition, made ready to be measured with another colour.
struct ContrastUse {
  private enum Measure {
    /// The part with what lies behind it.
    case part(ContrastSampler, thinned: ContrastSampler)
    /// Two places across an edge.
    case edge(ColorProbe, inside: Point, outside: Point)
  }

  /// Points that are looked at while a colour is searched for; the found one is measured at all.
  private static let searchedPoints = 12

  /// The ratio that the check requires.
  let required: Double
  private let measure: Measure
  private let window: Resolved<Color>

  /// `nil` if the finding holds no contrast.
  init?(_ finding: Finding, in scene: PreparedScene) {
    guard let measurement = finding.measurement, case .contrast(let details) = measurement.details
    else { return nil }
    required = measurement.required
    window = scene.scene.window.color
    if let outside = details.backgroundPoint {
      let inside = details.worstPoint
      guard let box = Rect(around: [inside, outside]) else { return nil }
      let probe = ColorProbe(scene, in: box, hiding: finding.hiddenLayers)
      measure = .edge(probe, inside: inside, outside: outside)
    } else {
      let sampler = ContrastSampler(scene, targets: finding.layers)
      measure = .part(
        sampler, thinned: sampler.thinned(to: Self.searchedPoints, over: window.value))
    }
  }

  /// The lowest ratio with `color` for `definition`, 1 if it cannot be measured; an estimate looks
  /// at a few points only and is never lower.
  func ratio(
    with color: Color, for definition: Definition, isEstimate: Bool = false
  ) -> Double {
    let isWindow = window.provenance.literal == definition
    let window = isWindow ? color : window.value
    switch measure {
    case .part(let sampler, let thinned):
      return (isEstimate ? thinned : sampler).recolored(definition, to: color)
        .lowestRatio(over: window) ?? 1
    case .edge(let probe, let inside, let outside):
      let recolored = probe.recolored(definition, to: color)
      guard case .color(let first) = recolored.color(at: inside, over: window),
        case .color(let second) = recolored.color(at: outside, over: window)
      else { return 1 }
      return first.contrastRatio(with: second)
    }
  }

  /// Whether the check passes with `color` for `definition`.
  func passes(with color: Color, for definition: Definition) -> Bool {
    // Most colours fail at one of the few points already.
    seemsToPass(with: color, for: definition)
      && (isExactAtOnce || ratio(with: color, for: definition) >= required)
  }

  /// Whether the check passes at the few points of an estimate; where it does not, it fails.
  func seemsToPass(with color: Color, for definition: Definition) -> Bool {
    ratio(with: color, for: definition, isEstimate: true) >= required
  }

  /// Whether an estimate looks at every point.
  private var isExactAtOnce: Bool {
    switch measure {
    case .part(let sampler, let thinned): sampler.pointCount == thinned.pointCount
    case .edge: true
    }
  }
}
