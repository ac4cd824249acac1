import SceneModel

/// The starts of the lines of a text, to find the byte at a line and column.
struct LineTable {
  private let bytes: [UInt8]
  private let starts: [Int]

  /// LF, CR LF and a lone CR each end a line; a byte order mark has no column.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for index in bytes.indices {
      let isLoneReturn =
        bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
      if bytes[index] == 0x0A || isLoneReturn { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// The offset of the byte at a line and column from 1, `nil` if the text has none there.
  func offset(line: Int, column: Int) -> Int? {
    guard (1...starts.count).contains(line), column > 0 else { return nil }
    let end = line < starts.count ? starts[line] : bytes.count
    var remaining = column
    for index in starts[line - 1]..<end where bytes[index] & 0xC0 != 0x80 {
      remaining -= 1
      if remaining == 0 { return index }
    }
    return nil
  }

  /// The offset of the byte at `location`.
  func offset(_ location: SourceLocation) -> Int? {
    offset(line: location.line, column: location.column)
  }

  /// The line and column of the byte at `offset`.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let start = starts[low]
    let column = bytes[start..<max(offset, start)].reduce(1) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    return (low + 1, column)
  }
}
