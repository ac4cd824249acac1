/// One of several parts of a run, which are audited apart and joined afterwards.
public struct Shard: Hashable, Sendable {
  /// Which part it is, 1 to ``count``.
  public let index: Int
  /// How many parts there are, at least 1.
  public let count: Int

  /// A part of a run; `nil` if `index` is not in 1...`count`.
  public init?(index: Int, count: Int) {
    guard count >= 1, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Whether the file at `path`, relative to the project root, belongs to this part: the first 8
  /// bytes of SHA-256 of the path, as a big-endian number modulo ``count``, give ``index`` - 1.
  public func contains(_ path: String) -> Bool {
    let number = SHA256.digest(of: Array(path.utf8)).prefix(8)
      .reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return number % UInt64(count) == UInt64(index - 1)
  }

  /// As the command line writes it: `2/3`.
  public var text: String { "\(index)/\(count)" }
}
