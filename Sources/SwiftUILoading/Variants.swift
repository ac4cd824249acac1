/// The combinations of conditions and choices that a control is evaluated in.
enum Variants {
  /// Values of axes that are not normal, with what they are called.
  struct Combination {
    var values: [String: Int] = [:]
    var labels: [String] = []
  }

  /// How many combinations there are, as far as that matters.
  static func count(of axes: [Axis]) -> Int {
    axes.reduce(1) { min($0 * max($1.count, 1), 1_000_000) }
  }

  /// The first combination that is not in `done`, those with fewest values that are not normal first.
  ///
  /// At most `limit` combinations are looked at.
  static func first(of axes: [Axis], limit: Int, notIn done: Set<[String: Int]>) -> Combination? {
    var level = [(combination: Combination(), next: 0)]
    var seen = 0
    while !level.isEmpty {
      var deeper: [(combination: Combination, next: Int)] = []
      for (combination, next) in level {
        if !done.contains(combination.values) { return combination }
        seen += 1
        guard seen <= limit else { return nil }
        for index in axes.indices[next...] where deeper.count <= limit {
          for value in 0..<axes[index].count where value != axes[index].normal {
            var more = combination
            more.values[axes[index].key] = value
            more.labels.append(axes[index].label(of: value))
            deeper.append((more, index + 1))
          }
        }
      }
      level = deeper
    }
    return nil
  }
}
