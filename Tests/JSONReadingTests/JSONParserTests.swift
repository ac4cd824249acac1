import JSONReading
import Testing

@Suite("Reading JSON")
struct JSONParserTests {
  private func parse(_ text: String) throws -> JSONValue {
    try JSONParser.parse(Array(text.utf8))
  }

  @Test("every kind of value is read, numbers as they are written")
  func kinds() throws {
    let value = try parse(#" {"a": [1, -0.50e+2, true, false, null], "b": "x", "c": {}} "#)
    #expect(value["a"]?.elements.map(\.numberText) == ["1", "-0.50e+2", nil, nil, nil])
    #expect(value["a"]?.elements.map(\.bool) == [nil, nil, true, false, nil])
    #expect(value["a"]?.elements.last?.kind == .null)
    #expect(value["b"]?.string == "x")
    #expect(value["c"]?.members.isEmpty == true)
    #expect(value["d"] == nil)
    #expect(value.string == nil)
  }

  @Test("the last of several members of one name counts")
  func repeatedName() throws {
    #expect(try parse(#"{"a": 1, "a": 2}"#)["a"]?.numberText == "2")
  }

  @Test("escapes stand for their characters, surrogate pairs for one")
  func escapes() throws {
    let text = #""\"\\\/\b\f\n\r\t\u00e9\u20AC\ud83d\ude00é""#
    #expect(try parse(text).string == "\"\\/\u{8}\u{C}\n\r\té€😀é")
  }

  @Test("places count lines by any line end and columns in code points")
  func places() throws {
    let value = try parse("{\n \"é\": 1,\r\n  \"b\":\r\t[2]}")
    #expect(value.location == JSONLocation(line: 1, column: 1))
    #expect(value["é"]?.location == JSONLocation(line: 2, column: 7))
    #expect(
      value.members.map(\.location) == [
        JSONLocation(line: 2, column: 2), JSONLocation(line: 3, column: 3),
      ])
    #expect(value["b"]?.elements.first?.location == JSONLocation(line: 4, column: 3))
  }

  @Test("a byte order mark is passed over")
  func byteOrderMark() throws {
    let value = try JSONParser.parse([0xEF, 0xBB, 0xBF] + Array("[]".utf8))
    #expect(value.location == JSONLocation(line: 1, column: 1))
  }

  @Test(
    "what RFC 8259 does not allow is an error at its place",
    arguments: [
      ("", 1, 1), ("[1,]", 1, 4), ("{\"a\":1,}", 1, 8), ("{a:1}", 1, 2), ("[1 2]", 1, 4),
      ("01", 1, 2), ("1.", 1, 3), ("-", 1, 2), ("1e", 1, 3), ("+1", 1, 1), (".5", 1, 1),
      ("tru", 1, 1), ("[] []", 1, 4), ("// x\n1", 1, 1), ("\"a\nb\"", 1, 3), ("\"a", 1, 3),
      (#""\x""#, 1, 2), (#""\u12g4""#, 1, 2), (#""\ud800""#, 1, 8), (#""\udc00""#, 1, 8),
      (#""\ud800\u0041""#, 1, 14), ("{\n\"a\" 1}", 2, 5), ("[\n\n", 3, 1), ("NaN", 1, 1),
    ] as [(String, Int, Int)])
  func errors(_ text: String, _ line: Int, _ column: Int) throws {
    let error = #expect(throws: JSONError.self) { try self.parse(text) }
    #expect(error?.location == JSONLocation(line: line, column: column))
  }

  @Test("bytes that are not UTF-8 are an error")
  func encoding() {
    #expect(throws: JSONError.self) { try JSONParser.parse([0x22, 0xFF, 0x22]) }
    #expect(throws: JSONError.self) { try JSONParser.parse([0xFF, 0xFE, 0x22, 0]) }
  }

  @Test("deep nesting is an error, not a crash")
  func depth() throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: JSONError.self) { try self.parse(deep) }
    let allowed = JSONParser.maximumDepth
    let text = String(repeating: "[", count: allowed) + String(repeating: "]", count: allowed)
    #expect(try parse(text).elements.count == 1)
  }
}
