#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Polyline {
  /// Most dashes that one stroke is divided into; a finer pattern is drawn unbroken.
  static let maximumDashes = 10_000

  /// The dashes of some polylines; the pattern starts anew with each.
  ///
  /// The polylines themselves if the style has no valid pattern or gives too many dashes.
  static func dashed(_ polylines: [Polyline], _ style: StrokeStyle) -> [Polyline] {
    let pattern = style.dashes.count % 2 == 0 ? style.dashes : style.dashes + style.dashes
    let period = pattern.reduce(0, +)
    guard period > 0, period.isFinite, style.dashOffset.isFinite,
      pattern.allSatisfy({ $0 >= 0 })
    else { return polylines }
    let length = polylines.reduce(0) { $0 + $1.length }
    let count = (length / period + Double(polylines.count)) * Double(pattern.count) / 2
    guard count <= Double(maximumDashes) else { return polylines }
    return polylines.flatMap { $0.dashed(pattern, period: period, offset: style.dashOffset) }
  }

  private func dashed(_ pattern: [Double], period: Double, offset: Double) -> [Polyline] {
    var intervals: [(start: Double, end: Double)] = []
    let length = length
    if length == 0 { return [self] }
    var phase = fmod(offset, period)
    if phase < 0 { phase += period }
    var position = -phase
    while position < length {
      for (index, part) in pattern.enumerated() {
        let end = position + part
        if index % 2 == 0, end >= 0, position < length, part > 0 || position >= 0 {
          intervals.append((max(position, 0), min(end, length)))
        }
        position = end
      }
    }
    return parts(intervals)
  }

  /// The parts between growing distances from the start, in one walk.
  func parts(_ intervals: [(start: Double, end: Double)]) -> [Polyline] {
    var result: [Polyline] = []
    let segments = segments
    var (index, offset) = (0, 0.0)
    for interval in intervals {
      var dash = Polyline(points: [], isClosed: false)
      while index < segments.count {
        let (start, end) = segments[index]
        let length = (end - start).length
        if dash.points.isEmpty, offset + length >= interval.start, length > 0 {
          let fraction = max(interval.start - offset, 0) / length
          dash.points = [start.interpolated(to: end, at: fraction)]
          dash.isCorner = [true]
          // A dash without length still has a direction, for square caps.
          dash.direction = end - start
        }
        if offset + length >= interval.end, length > 0 {
          dash.append(
            start.interpolated(to: end, at: (interval.end - offset) / length), isCorner: true)
          break
        }
        if !dash.points.isEmpty {
          dash.append(end, isCorner: isCorner[(index + 1) % points.count])
        }
        offset += length
        index += 1
      }
      if !dash.points.isEmpty { result.append(dash) }
    }
    return result
  }
}
