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

  /// The bytes in `range` as they are written; `nil` if they hold a reference, so that offsets in
  /// what is meant are not offsets in what is written.
  func written(_ range: Range<Int>) -> String? {
    let slice = bytes[range.clamped(to: 0..<bytes.count)]
    return slice.contains(UInt8(ascii: "&")) ? nil : String(decoding: slice, as: UTF8.self)
  }

  /// The text that starts at `offset` as it is written, if only its line ends differ from `content`.
  func written(from offset: Int, meaning content: ArraySlice<UInt8>) -> [UInt8]? {
    guard bytes.indices.contains(offset), !content.contains(0x0D) else { return nil }
    var end = offset
    for byte in content {
      guard end < bytes.count else { return nil }
      if bytes[end] == 0x0D, byte == 0x0A {
        end += end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1
      } else if bytes[end] == byte {
        end += 1
      } else {
        return nil
      }
    }
    return Array(bytes[offset..<end])
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
