import ColorMath
import Geometry
import SceneModel

/// A paint made ready to be asked for its colour at points.
enum PaintSampler {
  case color(PremultipliedColor)
  case linear(LinearGradientSampler)
  case radial(RadialGradientSampler)
  case unresolved(IncompleteCause, standIn: PremultipliedColor?)

  init(_ paint: Paint, alpha: Double) {
    switch paint {
    case .color(let color):
      self = .color(PremultipliedColor(color.multiplyingAlpha(by: alpha)))
    case .linearGradient(let gradient):
      self = Self.gradient(gradient.stops, alpha: alpha) { ramp in
        LinearGradientSampler(gradient, ramp: ramp).map { .linear($0) }
      }
    case .radialGradient(let gradient):
      self = Self.gradient(gradient.stops, alpha: alpha) { ramp in
        RadialGradientSampler(gradient, ramp: ramp).map { .radial($0) }
      }
    case .unresolved(let cause, let standIn):
      self = .unresolved(
        cause, standIn: standIn.map { PremultipliedColor($0.multiplyingAlpha(by: alpha)) })
    }
  }

  /// A gradient, or its last colour where the geometry is degenerate (SVG 2, 14.2.2 and 14.2.3).
  private static func gradient(
    _ stops: [GradientStop], alpha: Double, sampler: (GradientRamp) -> PaintSampler?
  ) -> PaintSampler {
    let ramp = GradientRamp(stops, alpha: alpha)
    if let sampler = sampler(ramp) { return sampler }
    return .color(PremultipliedColor(ramp.colors.last ?? .transparent))
  }

  /// Whether the colour is the same everywhere.
  var isConstant: Bool {
    switch self {
    case .color, .unresolved: true
    case .linear, .radial: false
    }
  }
}

/// The colours of a gradient by offset, interpolated unpremultiplied on encoded components.
struct GradientRamp {
  let offsets: [Double]
  let colors: [Color]
  private let spread: GradientSpread

  init(_ stops: [GradientStop], alpha: Double, spread: GradientSpread = .pad) {
    offsets = stops.map(\.offset)
    colors = stops.map { $0.color.value.multiplyingAlpha(by: alpha) }
    self.spread = spread
  }

  init(_ ramp: GradientRamp, spread: GradientSpread) {
    offsets = ramp.offsets
    colors = ramp.colors
    self.spread = spread
  }

  func color(at position: Double) -> PremultipliedColor {
    guard let first = colors.first, let last = colors.last else { return .clear }
    // Padding in front shows the first stop, even where others lie at its offset.
    if spread == .pad && position < offsets[0] { return PremultipliedColor(first) }
    let t = folded(position)
    if t < offsets[0] { return PremultipliedColor(first) }
    // Stops at the same offset: the last of them counts from that offset on.
    guard let upper = offsets.firstIndex(where: { $0 > t }) else {
      return PremultipliedColor(last)
    }
    let lower = upper - 1
    let width = offsets[upper] - offsets[lower]
    let fraction = width > 0 ? (t - offsets[lower]) / width : 1
    let (a, b) = (colors[lower], colors[upper])
    return PremultipliedColor(
      Color(
        red: a.red + (b.red - a.red) * fraction, green: a.green + (b.green - a.green) * fraction,
        blue: a.blue + (b.blue - a.blue) * fraction,
        alpha: a.alpha + (b.alpha - a.alpha) * fraction))
  }

  private func folded(_ position: Double) -> Double {
    guard position.isFinite else { return 1 }
    switch spread {
    case .pad: return min(max(position, 0), 1)
    case .repeat: return position - position.rounded(.down)
    case .reflect:
      let half = position / 2
      let period = (half - half.rounded(.down)) * 2
      return period > 1 ? 2 - period : period
    }
  }
}

/// A linear gradient with its axis inverted, so that a point gives its offset by one dot product.
struct LinearGradientSampler {
  private let ramp: GradientRamp
  private let inverse: AffineTransform
  private let start: Point
  private let axis: Point

  /// `nil` if the axis has no length or the transform no inverse.
  init?(_ gradient: LinearGradient, ramp: GradientRamp) {
    let vector = gradient.end - gradient.start
    let squared = vector.x * vector.x + vector.y * vector.y
    guard squared > 0, let inverse = gradient.transform.inverse else { return nil }
    self.ramp = GradientRamp(ramp, spread: gradient.spread)
    self.inverse = inverse
    start = gradient.start
    axis = vector * (1 / squared)
  }

  func color(at point: Point) -> PremultipliedColor {
    let offset = point.applying(inverse) - start
    return ramp.color(at: offset.x * axis.x + offset.y * axis.y)
  }
}

/// A radial gradient by the two-point conical construction of Canvas and SVG 2.
struct RadialGradientSampler {
  private let ramp: GradientRamp
  private let inverse: AffineTransform
  private let focus: Point
  private let focusRadius: Double
  private let axis: Point
  private let radiusDifference: Double

  /// `nil` if the end circle has no radius or the transform no inverse.
  init?(_ gradient: RadialGradient, ramp: GradientRamp) {
    guard gradient.radius > 0, let inverse = gradient.transform.inverse else { return nil }
    self.ramp = GradientRamp(ramp, spread: gradient.spread)
    self.inverse = inverse
    focus = gradient.focus
    focusRadius = gradient.focusRadius
    axis = gradient.center - gradient.focus
    radiusDifference = gradient.radius - gradient.focusRadius
  }

  /// The largest t with |p - c(t)| = r(t) and r(t) >= 0, where c and r run linearly from the focal
  /// to the end circle; transparent where there is none.
  func color(at point: Point) -> PremultipliedColor {
    let p = point.applying(inverse) - focus
    let a = axis.x * axis.x + axis.y * axis.y - radiusDifference * radiusDifference
    let b = p.x * axis.x + p.y * axis.y + focusRadius * radiusDifference
    let c = p.x * p.x + p.y * p.y - focusRadius * focusRadius
    var roots: [Double] = []
    if abs(a) < 1e-12 {
      if b == 0 { return .clear }
      roots = [c / (2 * b)]
    } else {
      let discriminant = b * b - a * c
      if discriminant < 0 { return .clear }
      let root = discriminant.squareRoot()
      roots = [(b + root) / a, (b - root) / a].sorted(by: >)
    }
    for t in roots where focusRadius + t * radiusDifference >= 0 {
      return ramp.color(at: t)
    }
    return .clear
  }
}
