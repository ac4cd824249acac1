/// How an outline is drawn along a path; the words and defaults are SVG's.
public struct StrokeStyle: Hashable, Sendable {
  /// Shape of the ends of open subpaths.
  public enum Cap: String, Hashable, Sendable {
    /// Ends at the end.
    case butt
    /// Ends with a half circle.
    case round
    /// Ends half a width later.
    case square
  }

  /// Shape of corners.
  public enum Join: String, Hashable, Sendable {
    /// The edges meet in a point, within the miter limit.
    case miter
    /// The corner is a part of a circle.
    case round
    /// The corner is cut off.
    case bevel
  }

  /// Width of the band in points.
  public var width: Double
  /// Shape of the ends of open subpaths and of dashes.
  public var cap: Cap
  /// Shape of corners.
  public var join: Join
  /// Greatest ratio of the length of a miter to the width; beyond it the corner is a bevel.
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn, in points; empty for an unbroken line.
  ///
  /// As in SVG, an odd number of lengths is repeated; a negative length, or a sum of 0, gives an
  /// unbroken line.
  public var dashes: [Double]
  /// Distance into the dash pattern, in points, at which the path starts.
  public var dashOffset: Double

  /// A style; an unbroken line with SVG's defaults unless told otherwise.
  public init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 4,
    dashes: [Double] = [], dashOffset: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashOffset = dashOffset
  }
}
