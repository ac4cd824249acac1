/// The text of an XML file in UTF-8, to be changed in place and written in the file's own encoding.
///
/// ``utf8`` is what ``XMLLocation/byteOffset`` and ``XMLAttribute/valueRange`` count in.
public struct XMLFileText: Sendable {
  /// The bytes of the file.
  public let file: [UInt8]
  /// The text; that of a UTF-8 file is the file itself, byte order mark included.
  public let utf8: [UInt8]
  /// The encoding of the file.
  public let encoding: XMLEncoding

  /// The text of `file`; `nil` if it is in none of the encodings that are read, or damaged.
  public init?(_ file: [UInt8]) {
    guard let source = try? SourceText(file, maximumByteCount: .max) else { return nil }
    self.file = file
    utf8 = source.bytes
    encoding = source.encoding
  }

  /// The bytes of the file with ASCII text in the place of ranges of ``utf8``, which are in order
  /// and do not overlap; all other bytes are those of ``file``.
  public func replacing(_ replacements: [(range: Range<Int>, text: String)]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(file.count + 16 * replacements.count)
    var cursor = Cursor(text: self)
    var position = 0
    for replacement in replacements {
      result += file[position..<cursor.advance(to: replacement.range.lowerBound)]
      for byte in replacement.text.utf8 {
        switch encoding {
        case .utf8, .latin1, .windows1252: result.append(byte)
        case .utf16LittleEndian: result += [byte, 0]
        case .utf16BigEndian: result += [0, byte]
        }
      }
      position = cursor.advance(to: replacement.range.upperBound)
    }
    return result + file[position...]
  }

  /// Turns offsets in ``utf8`` that do not decrease into offsets in ``file``.
  private struct Cursor {
    let text: XMLFileText
    private var offset = 0
    private var fileOffset: Int

    init(text: XMLFileText) {
      self.text = text
      let hasMark = text.file.starts(with: [0xFF, 0xFE]) || text.file.starts(with: [0xFE, 0xFF])
      switch text.encoding {
      case .utf16LittleEndian, .utf16BigEndian: fileOffset = hasMark ? 2 : 0
      case .utf8, .latin1, .windows1252: fileOffset = 0
      }
    }

    mutating func advance(to target: Int) -> Int {
      switch text.encoding {
      case .utf8: return target
      case .latin1, .windows1252, .utf16LittleEndian, .utf16BigEndian: break
      }
      let isWide = text.encoding == .utf16LittleEndian || text.encoding == .utf16BigEndian
      while offset < target {
        // One unit for each character, two in UTF-16 for those beyond the basic plane.
        let byte = text.utf8[offset]
        if byte & 0xC0 != 0x80 { fileOffset += isWide ? byte >= 0xF0 ? 4 : 2 : 1 }
        offset += 1
      }
      return fileOffset
    }
  }
}
