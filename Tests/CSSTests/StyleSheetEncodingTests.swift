import Testing

@testable import CSS

struct StyleSheetEncodingTests {
  @Test(
    "a byte order mark wins over the protocol, that over @charset, that over the environment",
    arguments: [
      ([0xEF, 0xBB, 0xBF], "latin2", "latin1", StyleSheetEncoding.utf8),
      ([0xFF, 0xFE], "latin2", nil, .utf16LittleEndian),
      (Array("@charset \"latin2\";".utf8), " CYRILLIC ", nil, .iso88595),
      (Array("@charset \"latin2\";".utf8), nil, "cyrillic", .iso88592),
      (Array("@charset \"utf-16\";".utf8), nil, nil, .utf8),
      (Array("@charset 'latin2';".utf8), nil, "us-ascii", .windows1252),
      (Array("@charset \"".utf8), "bogus", "bogus", .utf8),
    ] as [([UInt8], String?, String?, StyleSheetEncoding)])
  func detection(
    bytes: [UInt8], protocolLabel: String?, environmentLabel: String?, expected: StyleSheetEncoding
  ) {
    let found = StyleSheetEncoding.detect(
      in: bytes, protocolLabel: protocolLabel, environmentLabel: environmentLabel)
    #expect(found.encoding == expected)
  }

  @Test("bytes are read by their encoding")
  func decoding() {
    // The euro sign and e acute; l stroke; sha; a surrogate pair; half a unit.
    #expect(StyleSheetEncoding.windows1252.decode([0x80, 0xE9]) == "\u{20AC}\u{E9}")
    #expect(StyleSheetEncoding.iso88592.decode([0x61, 0xB3]) == "a\u{142}")
    #expect(StyleSheetEncoding.iso88595.decode([0xE8]) == "\u{448}")
    #expect(StyleSheetEncoding.utf16BigEndian.decode([0xD8, 0x3D, 0xDE, 0x00]) == "\u{1F600}")
    #expect(StyleSheetEncoding.utf16LittleEndian.decode([0x61, 0, 0x62]) == "a\u{FFFD}")
    #expect(StyleSheetEncoding.utf8.decode([0x61, 0xC3]) == "a\u{FFFD}")
  }

  @Test("a file is decoded, and its byte order mark dropped")
  func file() {
    let wide: [UInt8] =
      [0xFE, 0xFF] + Array("a{x:y}".utf8).flatMap { byte -> [UInt8] in [0, byte] }
    #expect(StyleSheetEncoding.utf8(of: wide) == Array("a{x:y}".utf8))
    #expect(StyleSheetEncoding.utf8(of: [0xEF, 0xBB, 0xBF, 0x61]) == [0x61])
    #expect(StyleSheetEncoding.utf8(of: []).isEmpty)
  }

  @Test("ranges of code points are tokens where they are asked for")
  func unicodeRanges() {
    func kinds(_ text: String) -> [Token.Kind] {
      Tokenizer.tokens(in: Array(text.utf8), allowsUnicodeRanges: true).tokens.map(\.kind)
    }
    #expect(kinds("U+26-2f") == [.unicodeRange(first: 0x26, last: 0x2F)])
    #expect(kinds("u+4??") == [.unicodeRange(first: 0x400, last: 0x4FF)])
    #expect(
      kinds("u+1234567") == [
        .unicodeRange(first: 0x123456, last: 0x123456), .number(Token.Number(7, isInteger: true)),
      ])
    // A selector, not a range.
    #expect(Selector.list("u+a")?.count == 1)
  }
}
