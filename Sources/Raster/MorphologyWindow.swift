import Geometry

/// Where one axis of a morphology's window is sampled.
struct MorphologyWindow {
  /// How many samples lie inside.
  private static let count = 11
  /// How much browsers may round a radius.
  private static let uncertainty = 0.5

  /// The vectors from the centre; those that only a larger radius reaches are not inner ones.
  private(set) var offsets: [(offset: Point, isInner: Bool)] = []

  /// The window that reaches `vector` far from `point` on both sides, cut to `box` where it is
  /// along an axis.
  init(_ vector: Point, around point: Point, in box: Rect?) {
    let radius = vector.length
    guard radius > 0 else {
      offsets = [(.zero, true)]
      return
    }
    let direction = vector * (1 / radius)
    let limits = Self.limits(direction, point, box)
    func clamped(_ distance: Double) -> Double {
      min(max(distance, limits.lowerBound), limits.upperBound)
    }
    let inner = max(radius - Self.uncertainty, 0)
    let (start, end) = (clamped(-inner), clamped(inner))
    for step in 0..<Self.count {
      let share = Double(step) / Double(Self.count - 1)
      offsets.append((direction * (start + (end - start) * share), true))
    }
    for distance in [-radius - Self.uncertainty, radius + Self.uncertainty] {
      offsets.append((direction * clamped(distance), false))
    }
  }

  /// The distances along `direction` that end just outside `box`.
  private static func limits(
    _ direction: Point, _ point: Point, _ box: Rect?
  ) -> ClosedRange<Double> {
    let everything = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    guard let box else { return everything }
    let isHorizontal = direction.y == 0
    guard isHorizontal || direction.x == 0 else { return everything }
    let component = isHorizontal ? direction.x : direction.y
    let (low, high) = isHorizontal ? (box.x - 1, box.maxX + 1) : (box.y - 1, box.maxY + 1)
    let place = isHorizontal ? point.x : point.y
    let ends = [(low - place) / component, (high - place) / component].sorted()
    // A point outside of the box still sees itself.
    return min(ends[0], 0)...max(ends[1], 0)
  }
}

extension Point {
  /// The point moved by whole sides into the parallelogram of a corner and two sides; `nil` if that
  /// has no area.
  func folded(_ origin: Point, _ x: Point, _ y: Point) -> Point? {
    let determinant = x.x * y.y - x.y * y.x
    guard determinant != 0, determinant.isFinite else { return nil }
    let from = self - origin
    let u = (from.x * y.y - from.y * y.x) / determinant
    let v = (x.x * from.y - x.y * from.x) / determinant
    return origin + x * (u - u.rounded(.down)) + y * (v - v.rounded(.down))
  }
}
