/// Turns byte offsets that do not decrease into lines and columns, reading each byte once.
struct SourceCursor {
  private(set) var offset: Int
  private(set) var line = 1
  private(set) var column = 1

  /// A cursor at the first character, after a byte order mark.
  init(start: Int) {
    offset = start
  }

  /// A cursor at a place that is known.
  init(at place: XMLLocation) {
    offset = place.byteOffset
    line = place.line
    column = place.column
  }

  /// Moves on to `target` and returns the place there; an earlier target means here.
  mutating func advance(to target: Int, in bytes: [UInt8]) -> XMLLocation {
    let end = min(target, bytes.count)
    while offset < end {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte == UInt8(ascii: "\r") {
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") else {
          line += 1
          column = 1
          continue
        }
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return XMLLocation(line: line, column: column, byteOffset: offset)
  }
}
