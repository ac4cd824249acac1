extension Region {
  /// Tolerance, in points, within which a square of a given side is said to fit.
  static let fitTolerance = 1e-6

  /// Whether an axis-aligned square of a side in points lies in the region; edges may touch.
  ///
  /// Accepts a square that is larger by up to 1e-6 points.
  public func containsSquare(side: Double) -> Bool {
    guard side > 0 else { return !isEmpty }
    guard let box = boundingBox,
      min(box.width, box.height) >= side - Region.fitTolerance
    else { return false }
    let reduced = side - Region.fitTolerance
    guard reduced > 0 else { return true }
    return (Erosion(edges).highestFit(width: reduced)?.height ?? 0) >= reduced
  }

  /// The largest axis-aligned square that lies in the region, `nil` if the region is empty.
  ///
  /// Exact within 1e-6 points for the region's polygons. If there are several, the choice between
  /// them is stable, but arbitrary.
  public var largestInscribedSquare: (side: Double, square: Rect)? {
    guard let box = boundingBox else { return nil }
    var search = SquareSearch(edges: edges, box: box)
    return search.run()
  }
}

/// Narrows the side of the largest square down from both sides.
///
/// Let h(w) be the greatest height of a rectangle of width w; h never grows with w. A square of
/// side s fits if and only if h(s) >= s. So the answer lies between w and h(w) for each w, and the
/// same holds for widths of rectangles of a given height.
private struct SquareSearch {
  private static let precision = 4e-7
  private static let maximumSteps = 80

  private let upright: Erosion
  private let transposed: Erosion
  private var low = 0.0
  private var high: Double
  private var isLowProbed = true

  init(edges: [BoundaryEdge], box: Rect) {
    upright = Erosion(edges)
    transposed = Erosion(edges.transposed())
    high = min(box.width, box.height, upright.longestCut, transposed.longestCut)
    low = 0
  }

  mutating func run() -> (side: Double, square: Rect)? {
    // Rectangles and bars fill their box in one direction.
    probe(high - SquareSearch.precision, isUpright: true)
    var isUpright = true
    for _ in 0..<SquareSearch.maximumSteps where high - low > SquareSearch.precision {
      probe((low + high) / 2, isUpright: isUpright)
      // A lower bound that is the extent of a flat part is often the answer.
      if !isLowProbed, high - low > SquareSearch.precision {
        isLowProbed = true
        probe(low + SquareSearch.precision / 2, isUpright: isUpright)
      }
      isUpright.toggle()
    }
    return result()
  }

  private mutating func probe(_ side: Double, isUpright: Bool) {
    let erosion = isUpright ? upright : transposed
    let other = erosion.highestFit(width: side)?.height ?? 0
    if other < side {
      high = min(high, side)
      if other > low { (low, isLowProbed) = (other, false) }
    } else {
      low = max(low, side)
      high = min(high, other)
    }
  }

  private func result() -> (side: Double, square: Rect)? {
    let side = ((low + high) / 2 * 1e6).rounded() / 1e6
    let reduced = max(side - Region.fitTolerance, low / 2)
    guard side > 0, let fit = upright.highestFit(width: reduced) else { return nil }
    let slack = max(fit.height - side, 0)
    return (
      side,
      Rect(
        x: CoordinateGrid.decimal(fit.corner.x),
        y: CoordinateGrid.decimal(fit.corner.y + slack / 2), width: side, height: side)
    )
  }
}
