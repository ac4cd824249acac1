public import SceneModel

/// A paint, or a reference to the one that the environment holds.
public indirect enum ViewPaint: Hashable, Sendable {
  /// One colour, or something that cannot be evaluated.
  case paint(Resolved<Paint>)
  /// Colours along a line between two places of the painted bounds.
  case linearGradient(start: UnitPoint, end: UnitPoint, stops: [GradientStop], Provenance)
  /// Colours around a place of the painted bounds, between two radii in points.
  case radialGradient(
    center: UnitPoint, startRadius: Double, endRadius: Double, stops: [GradientStop], Provenance)
  /// Colours around a place of the painted bounds, between two angles in degrees from the right,
  /// clockwise; a negative turn runs the other way.
  case angularGradient(
    center: UnitPoint, startAngle: Double, endAngle: Double, stops: [GradientStop], Provenance)
  /// The environment's foreground.
  case foreground
  /// The environment's tint.
  case tint
}
