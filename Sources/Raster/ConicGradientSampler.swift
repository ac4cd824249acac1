public import ColorMath
public import Geometry
public import SceneModel

/// A conic gradient whose ray through a point gives its offset.
struct ConicGradientSampler {
  private let ramp: GradientRamp
  private let inverse: AffineTransform
  private let center: Point
  private let startAngle: Double
  private let sweep: Double

  /// `nil` if the ray does not turn or the transform has no inverse.
  init?(_ gradient: ConicGradient, ramp: GradientRamp) {
    sweep = min(gradient.endAngle - gradient.startAngle, 2 * .pi)
    guard sweep > 0, let inverse = gradient.transform.inverse else { return nil }
    self.ramp = ramp
    self.inverse = inverse
    center = gradient.center
    startAngle = gradient.startAngle
  }

  func color(at point: Point) -> PremultipliedColor {
    let turn = ((point.applying(inverse) - center).direction - startAngle) / (2 * .pi)
    let angle = (turn - turn.rounded(.down)) * 2 * .pi
    let isBeforeStart = angle > sweep + (2 * .pi - sweep) / 2
    return ramp.color(at: isBeforeStart ? 0 : min(angle / sweep, 1))
  }
}

extension ConicGradient {
  /// The colour at a scene point, with its alpha.
  public func color(at point: Point) -> Color {
    let ramp = GradientRamp(stops, alpha: 1)
    guard let sampler = ConicGradientSampler(self, ramp: ramp) else {
      return ramp.colors.last ?? .transparent
    }
    return sampler.color(at: point).color
  }
}
