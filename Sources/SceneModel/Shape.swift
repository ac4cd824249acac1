public import Geometry

/// The area that a layer paints, in scene points.
public struct Shape: Hashable, Sendable {
  /// The painted area's outline; for a stroke, the outline of the stroked band.
  public var path: Path
  /// Which points of ``path`` lie inside.
  public var fillRule: FillRule
  /// For a stroke, its centre line; `nil` for a fill.
  public var centerLine: Path?

  /// A filled area.
  public init(path: Path, fillRule: FillRule = .nonZero) {
    self.path = path
    self.fillRule = fillRule
    self.centerLine = nil
  }

  /// A stroked band along `centerLine`, of which `outline` is the edge.
  public init(strokeOutline outline: Path, centerLine: Path) {
    self.path = outline
    self.fillRule = .nonZero
    self.centerLine = centerLine
  }

  /// The path that shows the extent of a container: the fill itself, or the stroke's centre line.
  public var silhouette: Path { centerLine ?? path }
}
