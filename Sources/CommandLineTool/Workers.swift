/// A number of cores that work is handed to, that of the lowest rank first.
///
/// Whoever has several things to do at a time gives each a rank: those of a later one are only begun
/// where no earlier one has anything to do, so that few of them are unfinished at any moment.
actor Workers {
  /// How many cores there are, at least one.
  let count: Int
  private var free: Int
  /// Work that waits for a core, by rank, the first in its line first.
  private var waiting: [Int: [CheckedContinuation<Void, Never>]] = [:]

  /// `count` cores, at least one.
  init(_ count: Int) {
    self.count = max(count, 1)
    free = self.count
  }

  /// What `work` returns, done when a core is free for its rank.
  nonisolated func run<Result: Sendable>(
    rank: Int = 0, _ work: @Sendable () -> Result
  ) async -> Result {
    await take(rank)
    let result = work()
    await giveBack()
    return result
  }

  /// What `transform` makes of `items`, in their order; each item is let go of when it is done.
  nonisolated func map<Item: Sendable, Result: Sendable>(
    _ items: consuming [Item], rank: Int = 0, _ transform: @escaping @Sendable (Item) -> Result
  ) async -> [Result] {
    // Taken from its end, so that each item goes when it is done.
    var remaining = Array(items.enumerated().reversed())
    items = []
    let limit = count
    var results: [Result?] = Array(repeating: nil, count: remaining.count)
    await withTaskGroup(of: (index: Int, result: Result).self) { group in
      func begin() {
        guard let next = remaining.popLast() else { return }
        group.addTask {
          (next.offset, await self.run(rank: rank) { transform(next.element) })
        }
      }
      for _ in 0..<limit { begin() }
      for await (index, result) in group {
        results[index] = result
        begin()
      }
    }
    return results.compactMap(\.self)
  }

  private func take(_ rank: Int) async {
    if free > 0 {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting[rank, default: []].append($0) }
  }

  private func giveBack() {
    guard let rank = waiting.keys.min() else {
      free += 1
      return
    }
    // A line is as long as there are cores at most.
    let next = waiting[rank]?.removeFirst()
    if waiting[rank]?.isEmpty == true { waiting[rank] = nil }
    next?.resume()
  }
}
