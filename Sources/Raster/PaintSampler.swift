import ColorMath
import Geometry
import SceneModel

/// A paint made ready to be asked for its colour at points.
enum PaintSampler {
  case color(PremultipliedColor)
  case linear(LinearGradientSampler)
  case radial(RadialGradientSampler)
  case conic(ConicGradientSampler)
  case unresolved(IncompleteCause, standIn: PremultipliedColor?)

  init(_ paint: Paint, alpha: Double) {
    switch paint {
    case .color(let color):
      self = .color(PremultipliedColor(color.multiplyingAlpha(by: alpha)))
    case .linearGradient(let gradient):
      self = Self.gradient(gradient.stops, gradient.spread, alpha: alpha) { ramp in
        LinearGradientSampler(gradient, ramp: ramp).map { .linear($0) }
      }
    case .radialGradient(let gradient):
      self = Self.gradient(gradient.stops, gradient.spread, alpha: alpha) { ramp in
        RadialGradientSampler(gradient, ramp: ramp).map { .radial($0) }
      }
    case .conicGradient(let gradient):
      self = Self.gradient(gradient.stops, .pad, alpha: alpha) { ramp in
        ConicGradientSampler(gradient, ramp: ramp).map { .conic($0) }
      }
    case .unresolved(let cause, let standIn):
      self = .unresolved(
        cause, standIn: standIn.map { PremultipliedColor($0.multiplyingAlpha(by: alpha)) })
    }
  }

  /// A gradient, or its last colour where the geometry is degenerate (SVG 2, 14.2.2 and 14.2.3).
  ///
  /// What repeats over no distance has the mean of its colours, as in browsers.
  private static func gradient(
    _ stops: [GradientStop], _ spread: GradientSpread, alpha: Double,
    sampler: (GradientRamp) -> PaintSampler?
  ) -> PaintSampler {
    let ramp = GradientRamp(stops, alpha: alpha)
    if let sampler = sampler(ramp) { return sampler }
    let color = spread == .pad ? ramp.colors.last : ramp.mean
    return .color(PremultipliedColor(color ?? .transparent))
  }

  /// Whether the colour is the same everywhere.
  var isConstant: Bool {
    switch self {
    case .color, .unresolved: true
    case .linear, .radial, .conic: false
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

  /// The mean of the colours from 0 to 1, interpolated unpremultiplied.
  var mean: Color? {
    guard let first = colors.first, let last = colors.last else { return nil }
    var sum = (red: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
    let ends = zip([0] + offsets, offsets + [1])
    for ((start, end), (a, b)) in zip(ends, zip([first] + colors, colors + [last])) {
      let share = max(end - start, 0) / 2
      sum.red += (a.red + b.red) * share
      sum.green += (a.green + b.green) * share
      sum.blue += (a.blue + b.blue) * share
      sum.alpha += (a.alpha + b.alpha) * share
    }
    return Color(red: sum.red, green: sum.green, blue: sum.blue, alpha: sum.alpha)
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
  /// Whether both circles are the same one: the first colour inside it, the last one outside.
  private let isSingleCircle: Bool

  /// `nil` if both circles are a point, or the same while what is between them repeats, or if the
  /// transform has no inverse.
  init?(_ gradient: RadialGradient, ramp: GradientRamp) {
    guard let inverse = gradient.transform.inverse else { return nil }
    isSingleCircle =
      gradient.center == gradient.focus && gradient.radius == gradient.focusRadius
    if isSingleCircle, gradient.radius <= 0 || gradient.spread != .pad { return nil }
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
    if isSingleCircle {
      let isInside = p.x * p.x + p.y * p.y < focusRadius * focusRadius
      return PremultipliedColor((isInside ? ramp.colors.first : ramp.colors.last) ?? .transparent)
    }
    // Without radii there is only a line, which covers no area.
    if focusRadius == 0, radiusDifference == 0 { return .clear }
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
