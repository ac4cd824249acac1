/// A function given by points, straight between them and constant outside.
struct PiecewiseLinearFunction: Sendable {
  /// The points by ascending x.
  let points: [(x: Double, y: Double)]

  /// The value at `x`.
  func value(at x: Double) -> Double {
    guard var lower = points.first else { return 0 }
    guard x > lower.x else { return lower.y }
    for upper in points.dropFirst() {
      if x <= upper.x {
        return lower.y + (upper.y - lower.y) * (x - lower.x) / (upper.x - lower.x)
      }
      lower = upper
    }
    return lower.y
  }
}
