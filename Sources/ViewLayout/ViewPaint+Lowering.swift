import Geometry
import SceneModel

extension ViewPaint {
  /// The paint for `bounds` under `transform`, in scene points.
  func lowered(to bounds: Rect, _ transform: AffineTransform) -> Resolved<Paint> {
    switch self {
    case .paint(let paint): return paint
    case .linearGradient(let start, let end, let stops, let provenance):
      let gradient = LinearGradient(
        start: bounds.point(at: start), end: bounds.point(at: end), stops: stops,
        transform: transform)
      return Resolved(.linearGradient(gradient), provenance: provenance)
    case .radialGradient(let center, let startRadius, let endRadius, let stops, let provenance):
      let center = bounds.point(at: center)
      let gradient = RadialGradient(
        center: center, radius: endRadius, focus: center, focusRadius: startRadius, stops: stops,
        transform: transform)
      return Resolved(.radialGradient(gradient), provenance: provenance)
    case .angularGradient(let center, let start, let end, let stops, let provenance):
      let isReversed = end < start
      // A whole turn at most; what is beyond it is the same again.
      let (first, last) = isReversed ? (end, start) : (start, end)
      let gradient = ConicGradient(
        center: bounds.point(at: center), startAngle: first * .pi / 180,
        endAngle: min(last, first + 360) * .pi / 180,
        stops: isReversed ? stops.reversed().map(\.mirrored) : stops, transform: transform)
      return Resolved(.conicGradient(gradient), provenance: provenance)
    case .foreground, .tint:
      preconditionFailure("references to the environment are resolved before anything is painted")
    }
  }
}

extension GradientStop {
  /// The stop of the gradient that runs the other way.
  fileprivate var mirrored: GradientStop { GradientStop(offset: 1 - offset, color: color) }
}

extension Paint {
  /// The largest alpha that the paint has anywhere, 0...1.
  var greatestAlpha: Double {
    switch self {
    case .color(let color): color.alpha
    case .linearGradient, .radialGradient, .conicGradient:
      stops.map(\.color.value.alpha).max() ?? 0
    case .unresolved: 1
    }
  }
}
