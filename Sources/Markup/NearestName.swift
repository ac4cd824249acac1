/// The candidate that `name` is probably a misspelling of, `nil` if none is close.
///
/// Closeness is the optimal string alignment distance (insertions, deletions, substitutions and
/// swaps of neighbours count 1), letter case aside. Up to a third of the name's length may differ,
/// at least 1 and at most 3. The first of equally close candidates wins.
public func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased().unicodeScalars)
  guard !wanted.isEmpty, wanted.count <= maximumNameLength else { return nil }
  let limit = min(max(wanted.count / 3, 1), 3)
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    let scalars = Array(candidate.lowercased().unicodeScalars)
    guard abs(scalars.count - wanted.count) <= limit else { continue }
    let distance = alignmentDistance(wanted, scalars)
    // Names without a letter in common are not near, however short they are.
    guard distance < max(scalars.count, wanted.count) else { continue }
    if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.name
}

/// The length above which a name is not compared, so that a hostile one costs nothing.
private let maximumNameLength = 64

/// The optimal string alignment distance (Boytsov 2011, "Indexing methods for approximate
/// dictionary searching", section 2.1).
private func alignmentDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for (row, scalar) in left.enumerated() {
    var current = [row + 1]
    current.reserveCapacity(right.count + 1)
    for (column, other) in right.enumerated() {
      var distance = min(
        previous[column] + (scalar == other ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, scalar == right[column - 1], left[row - 1] == other {
        distance = min(distance, beforePrevious[column - 1] + 1)
      }
      current.append(distance)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[right.count]
}
