import Markup
import Testing

@Suite struct XMLEncodingTests {
  @Test("UTF-16 with a byte order mark is read", arguments: [true, false])
  func utf16(isLittleEndian: Bool) throws {
    let text = "\u{FEFF}<?xml version='1.0' encoding='UTF-16'?>\n<a b='é😀'> <c/></a>"
    let bytes = text.utf16.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isLittleEndian ? pair.reversed() : pair
    }
    let document = try XMLDocument.parse(bytes)
    #expect(document.encoding == (isLittleEndian ? .utf16LittleEndian : .utf16BigEndian))
    #expect(document.root.attribute("b") == "é😀")
    #expect(document.root.location.line == 2)
    #expect(document.root.firstChild("c")?.location.column == 12)
  }

  @Test(
    "single-byte encodings are read",
    arguments: [
      ("ISO-8859-1", UInt8(0xE9), "é"), ("latin1", 0xA0, "\u{A0}"),
      ("windows-1252", 0x80, "€"), ("Windows-1252", 0xE9, "é"),
    ])
  func singleByte(name: String, byte: UInt8, character: String) throws {
    let head = Array("<?xml version=\"1.0\" encoding=\"\(name)\"?><a>".utf8)
    let document = try XMLDocument.parse(head + [byte] + Array("</a>".utf8))
    #expect(document.root.textContent == character)
  }

  @Test("a UTF-8 byte order mark counts as three bytes and no column")
  func byteOrderMark() throws {
    let document = try parse("\u{FEFF}<a/>")
    #expect(document.root.location == XMLLocation(line: 1, column: 1, byteOffset: 3))
  }

  @Test("every line break counts once", arguments: ["\n", "\r\n", "\r"])
  func lineBreaks(lineBreak: String) throws {
    let document = try parse("<a>x\(lineBreak)\(lineBreak)y<b/></a>")
    #expect(document.root.firstChild("b")?.location.line == 3)
    #expect(document.root.firstChild("b")?.location.column == 2)
    #expect(document.root.textContent == "x\n\ny")
  }
}
