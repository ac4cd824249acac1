extension FlattenedPath {
  /// How an area lies to a rectangle.
  public enum Relation: Hashable, Sendable {
    /// The area misses the rectangle, up to its edge.
    case outside
    /// The area covers the rectangle whole.
    case covering
    /// The outline runs through the rectangle.
    case crossing
  }

  /// How the path's inside lies to `rect`; linear in the number of edges.
  ///
  /// An outline that only touches the rectangle's edge does not cross it.
  public func relation(to rect: Rect, fillRule: FillRule = .nonZero) -> Relation {
    guard let boundingBox, boundingBox.intersects(rect) else { return .outside }
    if outlineCrosses(rect) { return .crossing }
    return contains(rect.center, fillRule: fillRule) ? .covering : .outside
  }
}
