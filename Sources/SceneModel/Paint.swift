public import ColorMath
public import Geometry

/// What a shape is filled with; anything but a colour is rare, large and stored apart.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// Colours along a line.
  indirect case linearGradient(LinearGradient)
  /// Colours between two circles.
  indirect case radialGradient(RadialGradient)
  /// Colours around a point.
  indirect case conicGradient(ConicGradient)
  /// Something that cannot be evaluated.
  ///
  /// `standIn` is the colour that is painted where nobody supplies what is missing, such as a
  /// variable's value; figures with it are told, but never decide a verdict.
  indirect case unresolved(IncompleteCause, standIn: Color? = nil)

  /// The colours of a gradient, ordered by offset; empty for any other paint.
  public var stops: [GradientStop] {
    switch self {
    case .linearGradient(let gradient): gradient.stops
    case .radialGradient(let gradient): gradient.stops
    case .conicGradient(let gradient): gradient.stops
    case .color, .unresolved: []
    }
  }
}

/// A colour at a place of a gradient.
public struct GradientStop: Hashable, Sendable {
  /// Place along the gradient, 0...1, not smaller than the stop's before it.
  public var offset: Double
  /// The colour, with its alpha, and where it is defined.
  public var color: Resolved<Color>

  /// A stop from its parts.
  public init(offset: Double, color: Resolved<Color>) {
    self.offset = offset
    self.color = color
  }
}

/// What a gradient paints before its first and after its last stop.
public enum GradientSpread: String, Hashable, Sendable {
  /// The colour of the nearest stop.
  case pad
  /// The gradient forwards and backwards in turn.
  case reflect
  /// The gradient again and again.
  case `repeat`
}

/// Colours along the line from `start` to `end`, interpolated on unpremultiplied encoded sRGB.
public struct LinearGradient: Hashable, Sendable {
  /// Where offset 0 lies, in gradient space.
  public var start: Point
  /// Where offset 1 lies, in gradient space.
  public var end: Point
  /// At least two stops, ordered by offset.
  public var stops: [GradientStop]
  /// What lies outside 0...1.
  public var spread: GradientSpread
  /// Maps gradient space to scene points.
  public var transform: AffineTransform

  /// A gradient from its parts.
  public init(
    start: Point, end: Point, stops: [GradientStop], spread: GradientSpread = .pad,
    transform: AffineTransform = .identity
  ) {
    self.start = start
    self.end = end
    self.stops = stops
    self.spread = spread
    self.transform = transform
  }
}

/// Colours from a focal circle (offset 0) to an end circle (offset 1), as SVG 2 defines them.
public struct RadialGradient: Hashable, Sendable {
  /// Centre of the end circle, in gradient space.
  public var center: Point
  /// Radius of the end circle.
  public var radius: Double
  /// Centre of the focal circle.
  public var focus: Point
  /// Radius of the focal circle.
  public var focusRadius: Double
  /// At least two stops, ordered by offset.
  public var stops: [GradientStop]
  /// What lies outside 0...1.
  public var spread: GradientSpread
  /// Maps gradient space to scene points.
  public var transform: AffineTransform

  /// A gradient from its parts.
  public init(
    center: Point, radius: Double, focus: Point, focusRadius: Double = 0, stops: [GradientStop],
    spread: GradientSpread = .pad, transform: AffineTransform = .identity
  ) {
    self.center = center
    self.radius = radius
    self.focus = focus
    self.focusRadius = focusRadius
    self.stops = stops
    self.spread = spread
    self.transform = transform
  }
}
