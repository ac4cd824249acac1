import Geometry
import SceneModel

/// The bytes of a file in UTF-8, with the places of its lines.
struct SourceText {
  let path: String
  private let bytes: [UInt8]
  private let starts: [Int]

  /// LF, CR LF and a lone CR each end a line, as in XML.
  init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
    var starts = [0]
    for index in bytes.indices {
      let isLoneReturn =
        bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
      if bytes[index] == 0x0A || isLoneReturn { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// The place of the byte at `offset`; the last one for an offset behind the end.
  func location(of offset: Int) -> SourceLocation {
    let offset = min(max(offset, 0), bytes.count)
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    // Continuation bytes belong to the character before them.
    let column = bytes[starts[low]..<offset].reduce(1) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    return SourceLocation(path: path, line: low + 1, column: column)
  }

  /// The value of the declaration at `offset`, as written, without white space at its ends.
  func value(ofDeclarationAt offset: Int) -> String {
    guard bytes.indices.contains(offset),
      let colon = bytes[offset...].firstIndex(of: UInt8(ascii: ":"))
    else { return "" }
    var end = bytes[colon...].firstIndex { Self.valueEnds.contains($0) } ?? bytes.count
    // A lone apostrophe closes the attribute, `style='…'`; strings have two.
    let apostrophe = UInt8(ascii: "'")
    if !bytes[colon..<end].count(where: { $0 == apostrophe }).isMultiple(of: 2) {
      end = bytes[colon..<end].firstIndex(of: apostrophe) ?? end
    }
    return trimmed((colon + 1)..<max(end, colon + 1))
  }

  /// The bytes in `range`, without white space at the ends.
  func trimmed(_ range: Range<Int>) -> String {
    let slice = bytes[range.clamped(to: 0..<bytes.count)]
    guard let first = slice.firstIndex(where: { !NumberScanner.isSpace($0) }),
      let last = slice.lastIndex(where: { !NumberScanner.isSpace($0) })
    else { return "" }
    return String(decoding: slice[first...last], as: UTF8.self)
  }

  private static let valueEnds = Set(";}\"<".utf8)
}
