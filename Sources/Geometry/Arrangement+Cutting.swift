extension Arrangement {
  /// Most pairs of segments that are compared in a round; about half a second of work.
  static let maximumComparisons = 20_000_000
  /// Most cuts that are made; a path that crosses itself more often is a scribble.
  static let maximumCuts = 1_000_000
  /// Most repetitions, needed when rounding a crossing to the grid makes segments cross anew.
  static let maximumRounds = 16

  private struct Cut {
    var segment: Int
    var point: Point
  }

  /// A segment, or its part, within one vertical strip of the plane.
  private struct StripEntry {
    var strip: Int
    var minY: Double
    var maxY: Double
    var segment: Int
  }

  /// Cuts all segments where they cross or touch, until they meet in end points only.
  ///
  /// False if a limit is exceeded.
  mutating func cutAtIntersections() -> Bool {
    for _ in 0..<Arrangement.maximumRounds {
      var finder = IntersectionFinder(segments: segments)
      guard finder.findAll() else { return false }
      if finder.cuts.isEmpty { return true }
      apply(finder.cuts)
      if !finder.hasMoved { return true }
    }
    return false
  }

  private mutating func apply(_ cuts: [Cut]) {
    var cuts = cuts
    let segments = segments
    cuts.sort { first, second in
      if first.segment != second.segment { return first.segment < second.segment }
      if first.point.y != second.point.y { return first.point.y < second.point.y }
      let isRightward = segments[first.segment].top.x <= segments[first.segment].bottom.x
      return isRightward ? first.point.x < second.point.x : first.point.x > second.point.x
    }
    var result: [Segment] = []
    result.reserveCapacity(segments.count + cuts.count)
    var next = 0
    for (index, segment) in segments.enumerated() {
      var rest = segment
      while next < cuts.count, cuts[next].segment == index {
        let point = cuts[next].point
        next += 1
        if point == rest.top { continue }
        var part = rest
        part.bottom = point
        result.append(part.withoutWindingIfHorizontal)
        rest.top = point
      }
      if rest.top != rest.bottom { result.append(rest.withoutWindingIfHorizontal) }
    }
    self.segments = result
  }

  /// Finds the points where segments have to be cut.
  private struct IntersectionFinder {
    let segments: [Segment]
    var cuts: [Cut] = []
    /// Whether a cut lies beside its segment, because the crossing is not a grid point.
    var hasMoved = false

    /// Compares segments that share a vertical strip and a range of y in it.
    mutating func findAll() -> Bool {
      let entries = stripEntries()
      var comparisons = 0
      for index in entries.indices {
        let entry = entries[index]
        var other = index + 1
        while other < entries.count, entries[other].strip == entry.strip,
          entries[other].minY <= entry.maxY
        {
          compare(entry.segment, entries[other].segment)
          other += 1
        }
        comparisons += other - index
        if comparisons > Arrangement.maximumComparisons || cuts.count > Arrangement.maximumCuts {
          return false
        }
      }
      return true
    }

    /// Strips are as narrow as can be without listing each segment in more than four, on average.
    private func stripEntries() -> [StripEntry] {
      var (minX, maxX, totalWidth) = (Double.infinity, -Double.infinity, 0.0)
      for segment in segments {
        minX = min(minX, segment.minX)
        maxX = max(maxX, segment.maxX)
        totalWidth += segment.maxX - segment.minX
      }
      let width = maxX - minX
      let size = Double(segments.count)
      let affordable = totalWidth > 0 ? 3 * size * width / totalWidth : size
      let count = segments.count < 64 ? 1 : max(Int(min(size.squareRoot(), affordable, 256)), 1)
      let scale = width > 0 ? Double(count) / width : 0
      var entries: [StripEntry] = []
      entries.reserveCapacity(segments.count * 2)
      for (index, segment) in segments.enumerated() {
        let first = min(Int((segment.minX - minX) * scale), count - 1)
        let last = min(Int((segment.maxX - minX) * scale), count - 1)
        for strip in first...last {
          var (minY, maxY) = (segment.top.y, segment.bottom.y)
          if first != last, !segment.isHorizontal {
            let left = minX + Double(strip) / scale
            (minY, maxY) = segment.rangeOfY(from: left, to: left + 1 / scale)
          }
          entries.append(StripEntry(strip: strip, minY: minY, maxY: maxY, segment: index))
        }
      }
      entries.sort { $0.strip != $1.strip ? $0.strip < $1.strip : $0.minY < $1.minY }
      return entries
    }

    /// Cuts two segments where they cross, or where one passes through the grid cell of the
    /// other's end.
    ///
    /// This is snap rounding (Hobby 1999; Guibas and Marimont 1998), in rounds.
    private mutating func compare(_ first: Int, _ second: Int) {
      let (p, q) = (segments[first], segments[second])
      if p.maxX < q.minX || q.maxX < p.minX { return }
      let (topSide, bottomSide) = (p.roundedSide(of: q.top), p.roundedSide(of: q.bottom))
      let (otherTopSide, otherBottomSide) = (q.roundedSide(of: p.top), q.roundedSide(of: p.bottom))
      if topSide * bottomSide > 0, otherTopSide * otherBottomSide != 0 { return }
      if topSide * bottomSide != 0, otherTopSide * otherBottomSide > 0 { return }
      if topSide * bottomSide < 0, otherTopSide * otherBottomSide < 0 {
        cutAtCrossing(first, second)
        return
      }
      let count = cuts.count
      if topSide == 0 { cutIfWithin(first, at: q.top) }
      if bottomSide == 0 { cutIfWithin(first, at: q.bottom) }
      if otherTopSide == 0 { cutIfWithin(second, at: p.top) }
      if otherBottomSide == 0 { cutIfWithin(second, at: p.bottom) }
      if cuts.count == count, p.crosses(q) { cutAtCrossing(first, second) }
    }

    private mutating func cutAtCrossing(_ first: Int, _ second: Int) {
      let (p, q) = (segments[first], segments[second])
      let crossing = p.crossing(q)
      cut(first, at: crossing)
      cut(second, at: crossing)
      if p.side(of: crossing) != 0 || q.side(of: crossing) != 0 { hasMoved = true }
    }

    private mutating func cut(_ segment: Int, at point: Point) {
      if point == segments[segment].top || point == segments[segment].bottom { return }
      cuts.append(Cut(segment: segment, point: point))
    }

    /// Cuts a segment at a point on, or next to, its line, if the point lies between the ends.
    private mutating func cutIfWithin(_ index: Int, at point: Point) {
      let segment = segments[index]
      if point.x < segment.minX || point.x > segment.maxX || point.y < segment.top.y
        || point.y > segment.bottom.y || point == segment.top || point == segment.bottom
      {
        return
      }
      cuts.append(Cut(segment: index, point: point))
      if segment.side(of: point) != 0 { hasMoved = true }
    }
  }
}

extension Arrangement.Segment {
  /// A horizontal segment separates nothing from left to right.
  fileprivate var withoutWindingIfHorizontal: Arrangement.Segment {
    guard isHorizontal else { return self }
    return Arrangement.Segment(
      top: Point(x: minX, y: top.y), bottom: Point(x: maxX, y: top.y))
  }

  /// The range of y between two vertical lines, a little widened.
  fileprivate func rangeOfY(from left: Double, to right: Double) -> (Double, Double) {
    let slope = (bottom.y - top.y) / (bottom.x - top.x)
    let first = top.y + (left - top.x) * slope
    let second = top.y + (right - top.x) * slope
    // A long flat segment's y is off by rounding errors that this exceeds by far.
    let slack = 1e-6
    return (
      max(min(first, second) - slack, top.y), min(max(first, second) + slack, bottom.y)
    )
  }

  /// Whether the segments have a point in common that is an end of neither.
  fileprivate func crosses(_ other: Arrangement.Segment) -> Bool {
    side(of: other.top) * side(of: other.bottom) < 0
      && other.side(of: top) * other.side(of: bottom) < 0
  }

  /// The grid point nearest to the crossing with a segment that properly crosses this one.
  fileprivate func crossing(_ other: Arrangement.Segment) -> Point {
    let direction = bottom - top
    let otherDirection = other.bottom - other.top
    let offset = other.top - top
    let determinant = direction.x * otherDirection.y - direction.y * otherDirection.x
    let numerator = offset.x * otherDirection.y - offset.y * otherDirection.x
    let fraction = determinant == 0 ? 0.5 : min(max(numerator / determinant, 0), 1)
    var point = top.interpolated(to: bottom, at: fraction)
    if other.top.x == other.bottom.x { point.x = other.top.x }
    if other.isHorizontal { point.y = other.top.y }
    point.x = min(max(point.x, max(minX, other.minX)), min(maxX, other.maxX))
    point.y = min(max(point.y, max(top.y, other.top.y)), min(bottom.y, other.bottom.y))
    return CoordinateGrid.snapped(point)
  }
}
