import Geometry

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What steps of an outline are called and mean.
enum PathStep {
  /// Names of the steps.
  static let names: Set<String> = [
    "move", "addLine", "addLines", "addRect", "addEllipse", "addRoundedRect", "addArc",
    "addRelativeArc", "addQuadCurve", "addCurve", "addPath", "append", "closeSubpath", "close",
  ]

  /// How an arc is told.
  enum Angles {
    /// By two angles, or by one and what is added to it.
    case absolute, relative
    /// By two angles in radians, as UIKit does.
    case uiKit
    /// By the corner that it rounds.
    case tangents

    /// `nil` unless the step is an arc.
    init?(_ step: String, _ labels: [String?]) {
      switch step {
      case "addRelativeArc": self = .relative
      case "addArc":
        self =
          labels.contains("tangent1End")
          ? .tangents : labels.contains("withCenter") ? .uiKit : .absolute
      default: return nil
      }
    }
  }

  /// Radians from one angle to another with growing or falling angles, at most a full turn.
  static func sweep(from start: Double, to end: Double, growing: Bool) -> Double {
    let turn = 2 * Double.pi
    let difference = end - start
    if abs(difference) >= turn - 1e-9 { return growing ? turn : -turn }
    if growing { return difference < 0 ? difference + turn : difference }
    return difference > 0 ? difference - turn : difference
  }

  /// A function of one or two numbers that drawing code uses; `nil` for any other name.
  static func value(of function: String, _ numbers: [Double]) -> Double? {
    switch (function, numbers.count) {
    case ("sin", 1): sin(numbers[0])
    case ("cos", 1): cos(numbers[0])
    case ("tan", 1): tan(numbers[0])
    case ("sqrt", 1): numbers[0].squareRoot()
    case ("pow", 2): pow(numbers[0], numbers[1])
    case ("hypot", 2): hypot(numbers[0], numbers[1])
    case ("atan2", 2): atan2(numbers[0], numbers[1])
    default: nil
    }
  }
}

extension Path {
  /// Whether all coordinates are numbers that can be measured.
  var isDrawable: Bool {
    func isSmall(_ point: Point) -> Bool { abs(point.x) < 1e5 && abs(point.y) < 1e5 }
    return elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): isSmall(point)
      case .quadratic(let control, let end): isSmall(control) && isSmall(end)
      case .cubic(let first, let second, let end):
        isSmall(first) && isSmall(second) && isSmall(end)
      case .close: true
      }
    }
  }

  /// Rounds the corner between where the outline is and `end` by a circle that touches both sides,
  /// as PostScript's arct does: after a line to where the arc starts.
  mutating func arc(around corner: Point, to end: Point, radius: Double) {
    let from = currentPoint - corner
    let to = end - corner
    let (first, second) = (from.length, to.length)
    guard first > 0, second > 0, radius > 0 else { return line(to: corner) }
    let (u, v) = (from * (1 / first), to * (1 / second))
    let cross = u.x * v.y - u.y * v.x
    guard abs(cross) > 1e-9 else { return line(to: corner) }
    let half = atan2(abs(cross), u.x * v.x + u.y * v.y) / 2
    let start = corner + u * (radius / tan(half))
    let stop = corner + v * (radius / tan(half))
    let middle = u + v
    let center = corner + middle * (radius / sin(half) / middle.length)
    let startAngle = atan2(start.y - center.y, start.x - center.x)
    var sweep = atan2(stop.y - center.y, stop.x - center.x) - startAngle
    if sweep > .pi { sweep -= 2 * .pi }
    if sweep < -.pi { sweep += 2 * .pi }
    arc(center: center, radius: radius, startAngle: startAngle, sweep: sweep)
  }
}
