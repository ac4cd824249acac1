extension SourceText {
  /// Refuses what libxml2 reports unclearly or spends too long on.
  func check(_ limits: XMLParsingLimits) throws(Problem) {
    try checkStart()
    try checkCharacters()
    try Self.checkAttributeCounts(
      of: bytes, limit: limits.maximumAttributesPerElement, offset: nil)
  }

  private func checkStart() throws(Problem) {
    let first = bytes[start...].firstIndex { !StartTag.isSpace($0) }
    guard let first else {
      throw Problem(kind: .empty, offset: start, message: "the file is empty")
    }
    guard bytes[first] != UInt8(ascii: "<") else { return }
    throw Problem(
      kind: .notXML, offset: first,
      message: "this is not XML: the first character has to be '<'")
  }

  /// Refuses bytes that are not UTF-8 (Unicode 16.0, table 3-7) or not `Char` (XML 1.0,
  /// production 2).
  private func checkCharacters() throws(Problem) {
    var position = start
    while position < bytes.count {
      let byte = bytes[position]
      if byte >= 0x20, byte < 0x80 {
        position += 1
      } else if byte < 0x20 {
        guard StartTag.isSpace(byte) else { throw Self.forbidden(UInt32(byte), position) }
        position += 1
      } else {
        let length = sequenceLength(at: position)
        guard length > 0 else {
          let hex = String(byte, radix: 16, uppercase: true)
          throw Problem(
            kind: .invalidEncoding, offset: position,
            message: "the byte 0x\(hex) is not UTF-8; save the file as UTF-8"
              + " or declare its encoding in the first line")
        }
        if length == 3, byte == 0xEF, bytes[position + 1] == 0xBF, bytes[position + 2] >= 0xBE {
          throw Self.forbidden(0xFF40 + UInt32(bytes[position + 2]), position)
        }
        position += length
      }
    }
  }

  private static func forbidden(_ value: UInt32, _ offset: Int) -> Problem {
    let digits = String(value, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    let advice =
      value == 0 ? "this looks like a binary file, not XML" : "remove it"
    return Problem(
      kind: .invalidCharacter, offset: offset,
      message: "the character \(name) is forbidden in XML; \(advice)")
  }

  /// The length of the multi-byte sequence at `position`, 0 if it is ill-formed.
  private func sequenceLength(at position: Int) -> Int {
    let lead = bytes[position]
    let (length, second): (Int, ClosedRange<UInt8>)
    switch lead {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard position + length <= bytes.count, second.contains(bytes[position + 1]) else { return 0 }
    let rest = bytes[(position + 2)..<(position + length)]
    return rest.allSatisfy { $0 & 0xC0 == 0x80 } ? length : 0
  }

  /// Refuses tags with many attributes before libxml2 compares each with each.
  ///
  /// The problem stands at `offset`, or at the tag without one.
  static func checkAttributeCounts(
    of bytes: [UInt8], limit: Int, offset: Int?
  ) throws(Problem) {
    var position = 0
    while let open = next(UInt8(ascii: "<"), from: position, in: bytes) {
      if let end = endOfSection(at: open, in: bytes) {
        position = end
        continue
      }
      var quote: UInt8?
      var count = 0
      position = open + 1
      while position < bytes.count {
        let byte = bytes[position]
        if byte == quote {
          quote = nil
        } else if quote == nil, StartTag.isQuote(byte) {
          quote = byte
          count += 1
        } else if byte == UInt8(ascii: "<") || (quote == nil && byte == UInt8(ascii: ">")) {
          break
        }
        position += 1
      }
      guard count > limit else { continue }
      throw Problem(
        kind: .tooMany, offset: offset ?? open,
        message: "this element has more than \(limit) attributes, which is the limit")
    }
  }

  /// The end of the comment, CDATA section or processing instruction at `open`, where markup is
  /// only text; `nil` if there is none.
  private static func endOfSection(at open: Int, in bytes: [UInt8]) -> Int? {
    guard open + 1 < bytes.count,
      bytes[open + 1] == UInt8(ascii: "!")
        || bytes[open + 1] == UInt8(ascii: "?")
    else {
      return nil
    }
    for (start, end) in sections where bytes[open...].starts(with: start) {
      var position = open + start.count
      guard let last = end.last else { return position }
      while let close = next(last, from: position, in: bytes) {
        if bytes[..<(close + 1)].suffix(end.count).elementsEqual(end) { return close + 1 }
        position = close + 1
      }
      return bytes.count
    }
    return nil
  }

  private static let sections: [(start: [UInt8], end: [UInt8])] = [
    (Array("<!--".utf8), Array("-->".utf8)),
    (Array("<![CDATA[".utf8), Array("]]>".utf8)),
    (Array("<?".utf8), Array("?>".utf8)),
  ]

  private static func next(_ byte: UInt8, from position: Int, in bytes: [UInt8]) -> Int? {
    bytes[min(position, bytes.count)...].firstIndex(of: byte)
  }
}
