public import Geometry

/// An outline drawn in a box of its own, as the path data of an icon is in its view box.
public struct PathOutline: Hashable, Sendable {
  /// The outline, in coordinates of the box.
  public var path: Path
  /// What is mapped to the bounds in which the outline is painted; it clips nothing.
  ///
  /// `nil` for an outline in points from the top left corner of the bounds, which is not stretched.
  public var box: Rect?
  /// Which points of ``path`` lie inside.
  public var fillRule: FillRule

  /// An outline from its parts.
  public init(_ path: Path, box: Rect?, fillRule: FillRule = .nonZero) {
    self.path = path
    self.box = box
    self.fillRule = fillRule
  }

  /// The outline with its box stretched to `bounds`; empty for a box without an area.
  func path(in bounds: Rect) -> Path {
    guard let box else { return path.applying(.translation(x: bounds.x, y: bounds.y)) }
    guard !box.isEmpty else { return Path() }
    return path.applying(
      AffineTransform.translation(x: -box.x, y: -box.y)
        .then(.scale(x: bounds.width / box.width, y: bounds.height / box.height))
        .then(.translation(x: bounds.x, y: bounds.y)))
  }

  /// The largest rectangle of the box's ratio in the middle of `bounds`.
  func frame(fittedInto bounds: Rect) -> Rect {
    guard let box, !box.isEmpty else { return bounds }
    let scale = min(bounds.width / box.width, bounds.height / box.height)
    let size = Size(width: box.width * scale, height: box.height * scale)
    return Rect(
      x: bounds.center.x - size.width / 2, y: bounds.center.y - size.height / 2,
      width: size.width, height: size.height)
  }
}
