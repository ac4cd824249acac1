import ColorMath
import Geometry
import Raster
import SceneModel

/// One check that depends on a definition, made ready to be measured with another colour of it.
///
/// A class, because thousands of them are asked for thousands of colours.
final class ContrastUse: Sendable {
  /// A colour made of a few paints over each other.
  private struct Side {
    let stack: PaintStack
    /// The colour, if it does not depend on the definition.
    let fixed: MeasuredColor?

    init(_ stack: PaintStack, window: Color, isWindowFixed: Bool) {
      self.stack = stack
      let isFixed = isWindowFixed && stack.isFixed
      fixed = isFixed ? MeasuredColor(stack.color(with: window, over: window)) : nil
    }

    func color(with color: Color, over window: Color) -> MeasuredColor {
      fixed ?? MeasuredColor(stack.color(with: color, over: window))
    }
  }

  private enum Measure {
    case sides(Side, Side)
    /// The part with what lies behind it.
    case part(ContrastSampler, thinned: ContrastSampler)
    /// Two places across an edge.
    case edge(ColorProbe, inside: Point, outside: Point)
  }

  /// Points that are looked at while a colour is searched for; the found one is measured at all.
  private static let searchedPoints = 12

  /// Below this ratio an edge is not visible at all, as of a label that vanishes in some state.
  static let visibleRatio = 1.05

  /// The ratio that is required.
  let required: Double
  /// Whether the audit found it to pass with the colours that it has now, of which a definition may
  /// give several.
  let passesNow: Bool
  private let definition: Definition
  private let measure: Measure
  private let window: Color
  private let isWindow: Bool

  /// A use that has to reach `required`, what the check itself requires unless it is given; `nil` if
  /// the finding holds no contrast.
  init?(
    _ finding: Finding, in scene: PreparedScene, of definition: Definition,
    required: Double? = nil
  ) {
    guard let measurement = finding.measurement, case .contrast(let details) = measurement.details
    else { return nil }
    self.required = required ?? measurement.required
    passesNow = finding.verdict == .pass
    self.definition = definition
    let window = scene.scene.window.color.value
    let isWindow = scene.scene.window.color.provenance.literal == definition
    self.window = window
    self.isWindow = isWindow
    func side(_ stack: PaintStack) -> Side {
      Side(stack, window: window, isWindowFixed: !isWindow)
    }
    if let outside = details.backgroundPoint {
      let inside = details.worstPoint
      guard let box = Rect(around: [inside, outside]) else { return nil }
      let probe = ColorProbe(scene, in: box, hiding: finding.hiddenLayers)
      if let first = probe.stack(at: inside, coloring: definition),
        let second = probe.stack(at: outside, coloring: definition)
      {
        measure = .sides(side(first), side(second))
      } else {
        measure = .edge(probe, inside: inside, outside: outside)
      }
    } else {
      let sampler = ContrastSampler(scene, targets: finding.layers)
      if let stacks = sampler.stacks(coloring: definition, over: window) {
        measure = .sides(side(stacks.foreground), side(stacks.background))
      } else {
        measure = .part(
          sampler, thinned: sampler.thinned(to: Self.searchedPoints, over: window))
      }
    }
  }

  /// The lowest ratio with `color` for the definition, 1 if it cannot be measured; an estimate looks
  /// at a few points only and is never lower.
  func ratio(with color: Color, isEstimate: Bool = false) -> Double {
    let window = isWindow ? color : window
    switch measure {
    case .sides(let first, let second):
      return first.color(with: color, over: window)
        .contrastRatio(with: second.color(with: color, over: window))
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

  /// Whether the check passes with `color` for the definition.
  func passes(with color: Color) -> Bool {
    // Most colours fail at one of the few points already.
    seemsToPass(with: color) && (isExactAtOnce || ratio(with: color) >= required)
  }

  /// Whether the check passes at the few points of an estimate; where it does not, it fails.
  func seemsToPass(with color: Color) -> Bool {
    ratio(with: color, isEstimate: true) >= required
  }

  /// Whether an estimate looks at every point.
  private var isExactAtOnce: Bool {
    switch measure {
    case .part(let sampler, let thinned): sampler.pointCount == thinned.pointCount
    case .sides, .edge: true
    }
  }
}
