/// The grid that all coordinates of regions lie on, fine enough to compute with exactly.
///
/// Differences of grid coordinates fit into 53 bits, so a `Double` holds them without error and
/// their products fit into an `Int128`. Which side of a line a point lies on is therefore never in
/// doubt, which is what makes the sweeps over segments safe.
enum CoordinateGrid {
  /// Grid lines per point, 2^32; a coordinate moves by at most 1.2e-10 points.
  static let unitsPerPoint = 4_294_967_296.0
  /// Greatest magnitude of a coordinate in points, 2^19; what lies beyond is moved there.
  static let limit = 524_288.0
  /// 1.5 * 2^20: next to it, neighbouring `Double` values are one grid line apart.
  private static let rounder = 1_572_864.0

  /// The nearest grid coordinate; `value` is not NaN.
  static func snapped(_ value: Double) -> Double {
    (min(max(value, -limit), limit) + rounder) - rounder
  }

  /// The nearest grid point.
  static func snapped(_ point: Point) -> Point {
    Point(x: snapped(point.x), y: snapped(point.y))
  }

  /// Side of the line through grid points `top` and `bottom` on which `point` lies.
  ///
  /// Positive to the right (greater x), 0 on the line, negative to the left, if `bottom` lies
  /// below `top`.
  static func side(of point: Point, top: Point, bottom: Point) -> Int {
    let (dx, dy) = (bottom.x - top.x, bottom.y - top.y)
    let (px, py) = (point.x - top.x, point.y - top.y)
    let (first, second) = (dy * px, dx * py)
    let difference = first - second
    // Three roundings of at most 2^-53 each.
    let error = (abs(first) + abs(second)) * 4.5e-16
    if difference > error { return 1 }
    if difference < -error { return -1 }
    if error == 0 { return 0 }
    let exact = product(dy, px) - product(dx, py)
    return exact > 0 ? 1 : exact < 0 ? -1 : 0
  }

  /// The side as above, but 0 if the line passes through the inside of the grid cell around `point`.
  static func roundedSide(of point: Point, top: Point, bottom: Point) -> Int {
    let (dx, dy) = (bottom.x - top.x, bottom.y - top.y)
    let difference = dy * (point.x - top.x) - dx * (point.y - top.y)
    if abs(difference) < (abs(dx) + abs(dy)) * (0.5 / unitsPerPoint) { return 0 }
    return side(of: point, top: top, bottom: bottom)
  }

  private static func product(_ first: Double, _ second: Double) -> Int128 {
    Int128(Int64(first * unitsPerPoint)) * Int128(Int64(second * unitsPerPoint))
  }

  /// Decimal value that a measured length stands for: grid coordinates come back as 9 decimals.
  static func decimal(_ value: Double) -> Double { (value * 1e9).rounded() / 1e9 }
}
