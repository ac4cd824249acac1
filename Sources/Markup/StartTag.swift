/// The places in a start tag that is known to be well-formed (XML 1.0, productions 40 and 41).
struct StartTag {
  /// An attribute as it is written.
  struct Attribute {
    var name: Range<Int>
    /// The value between its quotes.
    var value: Range<Int>
  }

  let attributes: [Attribute]

  /// Reads the tag whose `<` stands at `start`, up to `end`.
  init(bytes: [UInt8], start: Int, end: Int) {
    var attributes: [Attribute] = []
    var position = Self.skip(bytes, from: start + 1, to: end) { !Self.endsName($0) }
    while position < end {
      let nameStart = Self.skip(bytes, from: position, to: end, while: Self.isSpace)
      let nameEnd = Self.skip(bytes, from: nameStart, to: end) { !Self.endsName($0) }
      let quote = Self.skip(bytes, from: nameEnd, to: end) {
        Self.isSpace($0) || $0 == UInt8(ascii: "=")
      }
      guard nameEnd > nameStart, quote < end, Self.isQuote(bytes[quote]) else { break }
      let mark = bytes[quote]
      let valueEnd = Self.skip(bytes, from: quote + 1, to: end) { $0 != mark }
      attributes.append(Attribute(name: nameStart..<nameEnd, value: (quote + 1)..<valueEnd))
      position = valueEnd + 1
    }
    self.attributes = attributes
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "/")
      || byte == UInt8(ascii: ">")
  }

  private static func skip(
    _ bytes: [UInt8], from start: Int, to end: Int, while condition: (UInt8) -> Bool
  ) -> Int {
    var position = start
    while position < end, condition(bytes[position]) { position += 1 }
    return position
  }
}
