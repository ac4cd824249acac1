/// Where the lines of a file start.
struct LineTable: Sendable {
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == 0x0A { starts.append(offset + 1) }
    self.starts = starts
  }

  /// Line and column in Unicode code points of an offset, counted from 1.
  func position(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let end = min(max(offset, starts[low]), bytes.count)
    let column = bytes[starts[low]..<end].count { $0 & 0xC0 != 0x80 }
    return (low + 1, column + 1)
  }
}
