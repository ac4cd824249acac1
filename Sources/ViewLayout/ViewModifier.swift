public import ColorMath
public import Geometry
public import SceneModel
public import TextMetrics

/// A step of a view's modifier chain.
public indirect enum ViewModifier: Sendable {
  /// Space around the view; the platform's usual length is ``EdgeInsets/standardLength``.
  case padding(EdgeInsets)
  /// Fixed extents; an axis without one keeps the view's own.
  case frame(width: Double?, height: Double?, alignment: Alignment)
  /// Limits for the extents.
  case flexibleFrame(width: FlexibleLength, height: FlexibleLength, alignment: Alignment)
  /// A view below, which does not change the size.
  case background(View, alignment: Alignment)
  /// A view above, which does not change the size.
  case overlay(View, alignment: Alignment)
  /// The paint of text, icons and shapes without one; the innermost wins.
  case foreground(ViewPaint)
  /// The font of text; the innermost wins.
  case font(SystemFont)
  /// Says that the font of text stands in for one whose size is not known.
  case fontSizeUnknown(IncompleteCause)
  /// The accent; the innermost wins.
  case tint(ViewPaint)
  /// Opacity multiplied into every leaf, or into the nearest compositing group.
  case opacity(Double)
  /// Makes the view one leaf for the opacity around it.
  case compositingGroup
  /// Scales drawing and tap area about the anchor, not the layout.
  case scale(x: Double, y: Double, anchor: UnitPoint)
  /// Moves drawing and tap area, not the layout.
  case offset(Point)
  /// Turns drawing and tap area clockwise about the anchor, not the layout.
  case rotation(degrees: Double, anchor: UnitPoint)
  /// Hides what lies outside the shape; taps outside still count.
  case clip(ShapeGeometry)
  /// Replaces the tap area by the shape.
  case contentShape(ShapeGeometry)
  /// Whether taps count at all.
  case hitTesting(Bool)
  /// Draws nothing and takes no taps, but keeps the space.
  case hidden
  /// Proposes the ideal size instead of what is there.
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// Keeps a ratio of width to height (the view's own if `nil`), inside or around the proposal.
  case aspectRatio(Double?, isFilling: Bool)
  /// Views of higher priority get space first; 0 is usual.
  case layoutPriority(Double)
  /// Where the view lies among its siblings: higher ones are painted later; 0 is usual.
  case zIndex(Double)
  /// Puts the view's middle at a point of the whole proposed space.
  case position(Point)
  /// Maps drawing and tap area in the view's own coordinates, not the layout.
  case transform(AffineTransform)
  /// Changes all colours inside.
  case colorEffect(ColorEffect)
  /// How each leaf inside, or the nearest compositing group, is blended with what lies behind.
  case blend(BlendMode)
  /// Shows the view as far as another one, fitted to it, is opaque; taps are left as they are.
  case mask(View, alignment: Alignment)
  /// Colours of everything inside are not known; layout and tap areas are.
  case unresolved(IncompleteCause)
  /// What ``ShapeGeometry/Kind/containerRelative`` inside follows.
  case containerShape(ShapeGeometry)
  /// The greatest number of lines of a text, `nil` for any; the innermost wins.
  case lineLimit(Int?)
  /// The role of everything inside; the innermost wins.
  case part(Part)
}

/// Lengths added on the four sides, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// Above.
  public var top: Double
  /// On the left.
  public var leading: Double
  /// Below.
  public var bottom: Double
  /// On the right.
  public var trailing: Double

  /// Insets of the four sides.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The length of a side that is padded without a number: 16 points on iOS and macOS.
  public static let standardLength = 16.0
}

/// Limits of one extent of a flexible frame, in points; infinity is allowed.
public struct FlexibleLength: Hashable, Sendable {
  /// The smallest.
  public var minimum: Double?
  /// What is answered to an unspecified proposal.
  public var ideal: Double?
  /// The largest.
  public var maximum: Double?

  /// Limits; an ideal below the minimum and a maximum below the ideal are raised to it.
  public init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
    self.minimum = minimum
    self.ideal = ideal.map { max($0, minimum ?? $0) }
    self.maximum = maximum.map { max($0, self.ideal ?? minimum ?? $0) }
  }
}
