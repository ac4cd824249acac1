extension Path {
  /// The outline of the band that a stroke covers, to be filled with `.nonZero`.
  ///
  /// Curves are offset within `tolerance` points. Empty if the width is not positive or a
  /// coordinate is not finite. More than 10,000 dashes are drawn as an unbroken line.
  public func stroked(
    _ style: StrokeStyle, tolerance: Double = Path.regionTolerance
  ) -> Path {
    guard style.width > 0, style.width.isFinite else { return Path() }
    let polylines = Polyline.dashed(flattened(tolerance: tolerance), style)
    var outline = StrokeOutline(
      style: style, tolerance: tolerance,
      vertexCount: polylines.reduce(0) { $0 + $1.points.count })
    for polyline in polylines { outline.add(polyline) }
    return outline.path
  }
}
