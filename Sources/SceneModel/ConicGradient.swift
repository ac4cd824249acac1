public import Geometry

/// Colours that follow a ray around a point, interpolated on unpremultiplied encoded sRGB.
public struct ConicGradient: Hashable, Sendable {
  /// The point around which the ray turns, in gradient space.
  public var center: Point
  /// Where offset 0 lies: radians from the positive x axis, clockwise on the screen.
  public var startAngle: Double
  /// Where offset 1 lies, at most a whole turn after ``startAngle``.
  ///
  /// Of the rest of the turn the half next to it has the last colour, the other half the first.
  public var endAngle: Double
  /// At least two stops, ordered by offset.
  public var stops: [GradientStop]
  /// Maps gradient space to scene points.
  public var transform: AffineTransform

  /// A gradient from its parts.
  public init(
    center: Point, startAngle: Double, endAngle: Double, stops: [GradientStop],
    transform: AffineTransform = .identity
  ) {
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
    self.stops = stops
    self.transform = transform
  }
}
