import Markup
import Testing

/// A malformed text with the error that it has to give.
struct MalformedSample: Sendable, CustomTestStringConvertible {
  var text: String
  var kind: XMLParserError.Kind
  var line: Int
  var column: Int
  /// A part of the message that names the cause.
  var cause: String

  init(_ text: String, _ kind: XMLParserError.Kind, _ line: Int, _ column: Int, _ cause: String) {
    self.text = text
    self.kind = kind
    self.line = line
    self.column = column
    self.cause = cause
  }

  var testDescription: String { text.debugDescription }

  static let all = [
    MalformedSample("", .empty, 1, 1, "empty"),
    MalformedSample(" \n\t", .empty, 1, 1, "empty"),
    MalformedSample("\n  hello", .notXML, 2, 3, "'<'"),
    MalformedSample("<a>\n <b>\n</a>", .mismatchedTag, 3, 1, "'<b>', which is open since line 2"),
    MalformedSample("<é><b></B></é>", .mismatchedTag, 1, 7, "'<b>'"),
    MalformedSample("<a>\n<b>\n", .unexpectedEnd, 3, 1, "'<b>', which is open since line 2"),
    MalformedSample("<a><!-- x", .unexpectedEnd, 1, 10, "complete"),
    MalformedSample("<a><![CDATA[x", .unexpectedEnd, 1, 14, "complete"),
    MalformedSample("<a b=\"1", .unexpectedEnd, 1, 8, "complete"),
    MalformedSample("<a b='1'\n b='2'/>", .duplicateAttribute, 2, 2, "'b'"),
    MalformedSample("<a b=1/>", .malformedAttribute, 1, 6, "quotes"),
    MalformedSample("<a b='<'/>", .malformedAttribute, 1, 7, "&lt;"),
    MalformedSample("<a b='1'c='2'/>", .malformedTag, 1, 9, "space"),
    MalformedSample("<a @b='1'/>", .malformedTag, 1, 4, "attribute"),
    MalformedSample("<a>\r\n< b</a>", .malformedTag, 2, 1, "&lt;"),
    MalformedSample("</a>", .malformedTag, 1, 1, "closes nothing"),
    MalformedSample("<a>x & y</a>", .malformedReference, 1, 6, "&amp;"),
    MalformedSample("<a b='&'/>", .malformedReference, 1, 7, "&amp;"),
    MalformedSample("<a>&lt</a>", .malformedReference, 1, 7, "';'"),
    MalformedSample("<a>é&#1;</a>", .invalidCharacter, 1, 5, "reference"),
    MalformedSample("<a>\u{1B}</a>", .invalidCharacter, 1, 4, "U+001B"),
    MalformedSample("<a>😀\u{FFFF}</a>", .invalidCharacter, 1, 5, "U+FFFF"),
    MalformedSample("<a/>\n<b/>", .contentOutsideRoot, 2, 1, "root"),
    MalformedSample("\n<?xml version='1.0'?><a/>", .contentOutsideRoot, 2, 1, "very first"),
    MalformedSample("<a>&nbsp;</a>", .unknownEntity, 1, 4, "'&nbsp;'"),
    MalformedSample("<!-- -->\n<!DOCTYPE a><a/>", .doctypeRefused, 2, 1, "<!DOCTYPE"),
    MalformedSample("<a><!-- -- --></a>", .malformed, 1, 9, "hyphens"),
    MalformedSample(
      "<?xml version='1.0' encoding='Shift_JIS'?><a/>", .unsupportedEncoding, 1, 1, "Shift_JIS"),
  ]
}

@Suite struct XMLParserErrorTests {
  @Test("a malformed text gives its kind, place and cause", arguments: MalformedSample.all)
  func malformed(sample: MalformedSample) {
    let error = #expect(throws: XMLParserError.self) { _ = try parse(sample.text) }
    #expect(error?.kind == sample.kind)
    #expect(error?.location.line == sample.line)
    #expect(error?.location.column == sample.column)
    #expect(error?.message.contains(sample.cause) == true)
    #expect(error?.message.contains(where: \.isNewline) == false)
  }

  @Test(
    "bytes that are no text are refused where they stand",
    arguments: [
      ([0x3C, 0x61, 0x3E, 0xE9, 0x3C], XMLParserError.Kind.invalidEncoding, 4),
      ([0x3C, 0x61, 0x3E, 0xC3], .invalidEncoding, 4),
      ([0x3C, 0x61, 0x3E, 0xED, 0xA0, 0x80], .invalidEncoding, 4),
      ([0x3C, 0x61, 0x3E, 0xC0, 0xAF], .invalidEncoding, 4),
      ([0x3C, 0x61, 0x3E, 0x00], .invalidCharacter, 4),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .notXML, 1),
      ([0xFF, 0xFE, 0x3C, 0x00, 0x61], .invalidEncoding, 1),
      ([0xFF, 0xFE, 0x3C, 0x00, 0x00, 0xD8, 0x61, 0x00], .invalidEncoding, 1),
    ] as [([UInt8], XMLParserError.Kind, Int)])
  func binary(bytes: [UInt8], kind: XMLParserError.Kind, column: Int) {
    let error = #expect(throws: XMLParserError.self) { _ = try XMLDocument.parse(bytes) }
    #expect(error?.kind == kind)
    #expect(error?.location.line == 1)
    #expect(error?.location.column == column)
  }

  @Test("the description starts with path, line and column")
  func description() {
    let error = #expect(throws: XMLParserError.self) {
      _ = try XMLDocument.parse(Array("<a>\n</b>".utf8), path: "x/y.svg")
    }
    #expect(error?.description.hasPrefix("x/y.svg:2:1: this end tag") == true)
  }
}
