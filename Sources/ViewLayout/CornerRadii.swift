/// Radii of the corners of a rectangle in points.
public struct CornerRadii: Hashable, Sendable {
  /// Top left.
  public var topLeading: Double
  /// Bottom left.
  public var bottomLeading: Double
  /// Bottom right.
  public var bottomTrailing: Double
  /// Top right.
  public var topTrailing: Double

  /// Radii of the four corners.
  public init(
    topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0,
    topTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// From the top left corner on.
  var clockwise: [Double] { [topLeading, topTrailing, bottomTrailing, bottomLeading] }

  /// The radii of the outline that runs `distance` points further inside.
  func reduced(by distance: Double) -> CornerRadii {
    CornerRadii(
      topLeading: max(topLeading - distance, 0), bottomLeading: max(bottomLeading - distance, 0),
      bottomTrailing: max(bottomTrailing - distance, 0),
      topTrailing: max(topTrailing - distance, 0))
  }

  /// The radii cut to what layout works with.
  var limited: CornerRadii {
    CornerRadii(
      topLeading: LayoutLimits.limited(topLeading),
      bottomLeading: LayoutLimits.limited(bottomLeading),
      bottomTrailing: LayoutLimits.limited(bottomTrailing),
      topTrailing: LayoutLimits.limited(topTrailing))
  }
}
