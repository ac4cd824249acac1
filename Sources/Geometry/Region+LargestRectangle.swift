extension Region {
  /// Widths that are tried for regions with sloped edges.
  private static let triedWidths = 48
  /// Most cells of the grid of edges that is searched exactly.
  private static let maximumCells = 1_000_000

  /// The axis-aligned rectangle with the largest area in the region, `nil` if the region is empty.
  ///
  /// Exact for unions of rectangles. For other regions a rectangle that lies in the region and is
  /// the highest one of its width; the width is searched in 48 steps, then refined, so that the
  /// area may be a few per cent below the optimum. It is never smaller than the largest square.
  public var largestRectangle: Rect? {
    guard let box = boundingBox else { return nil }
    if edges.allSatisfy({ $0.top.x == $0.bottom.x }), let exact = largestRectangleOfGrid() {
      return exact
    }
    let erosion = Erosion(edges)
    var best: (area: Double, width: Double, fit: Erosion.Fit)?
    func tryWidth(_ width: Double) {
      guard width > 0, let fit = erosion.highestFit(width: width) else { return }
      let area = fit.height * width
      if area > best?.area ?? 0 { best = (area, width, fit) }
    }
    var step = min(box.width, erosion.longestCut) / Double(Region.triedWidths)
    for count in 1...Region.triedWidths {
      tryWidth(Double(count) * step - Region.fitTolerance)
    }
    // Narrow maxima slip through the steps; the square is one that is known.
    if let side = largestInscribedSquare?.side { tryWidth(side - Region.fitTolerance) }
    while step > box.width * 1e-4, let width = best?.width {
      step /= 2
      tryWidth(width - step)
      tryWidth(width + step)
    }
    guard let best else { return nil }
    return Rect(
      x: CoordinateGrid.decimal(best.fit.corner.x), y: CoordinateGrid.decimal(best.fit.corner.y),
      width: CoordinateGrid.decimal(best.width), height: CoordinateGrid.decimal(best.fit.height))
  }

  /// The largest rectangle between the lines on which edges of a union of rectangles lie.
  ///
  /// `nil` if there are too many. Line by line, the heights of the columns above form a histogram;
  /// a stack of growing heights finds the largest rectangle in it.
  private func largestRectangleOfGrid() -> Rect? {
    let xs = Set(edges.map(\.top.x)).sorted()
    let ys = Set(edges.flatMap { [$0.top.y, $0.bottom.y] }).sorted()
    guard xs.count * ys.count <= Region.maximumCells else { return nil }
    let rows = insideCells(xs, ys)
    var tops = [Double](repeating: ys[0], count: xs.count - 1)
    var best = Rect(x: 0, y: 0, width: 0, height: 0)
    for row in 0..<ys.count - 1 {
      for column in tops.indices where !rows[row][column] { tops[column] = ys[row + 1] }
      let bottom = ys[row + 1]
      var stack: [(left: Double, top: Double)] = []
      for column in 0...tops.count {
        let top = column < tops.count ? tops[column] : bottom
        var left = xs[column]
        while let last = stack.last, last.top <= top {
          stack.removeLast()
          left = last.left
          let candidate = Rect(
            x: last.left, y: last.top, width: xs[column] - last.left, height: bottom - last.top)
          if candidate.area > best.area { best = candidate }
        }
        if column < tops.count { stack.append((left, top)) }
      }
    }
    return Rect(
      x: CoordinateGrid.decimal(best.x), y: CoordinateGrid.decimal(best.y),
      width: CoordinateGrid.decimal(best.width), height: CoordinateGrid.decimal(best.height))
  }

  /// For each row and column between neighbouring lines, whether the cell is inside.
  private func insideCells(_ xs: [Double], _ ys: [Double]) -> [[Bool]] {
    let columns = Dictionary(uniqueKeysWithValues: xs.enumerated().map { ($1, $0) })
    let rows = Dictionary(uniqueKeysWithValues: ys.enumerated().map { ($1, $0) })
    var cells = [[Bool]](
      repeating: Array(repeating: false, count: xs.count - 1), count: ys.count - 1)
    for trapezoid in Trapezoid.decomposition(of: edges) {
      guard let first = columns[trapezoid.topLeft], let last = columns[trapezoid.topRight],
        let top = rows[trapezoid.top], let bottom = rows[trapezoid.bottom]
      else { continue }
      for row in top..<bottom {
        for column in first..<last { cells[row][column] = true }
      }
    }
    return cells
  }
}
