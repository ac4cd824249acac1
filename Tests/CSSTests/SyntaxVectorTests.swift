import Testing

@testable import CSS

/// The css-parsing-tests.
@Suite(.enabled(if: SharedVectors.areAvailable))
struct SyntaxVectorTests {
  private static let folder = "css-syntax/css-parsing-tests/"

  private func check(_ file: String, _ parse: (SyntaxNotation) -> JSON) throws {
    let pairs = try SharedVectors.pairs(Self.folder + file)
    #expect(!pairs.isEmpty)
    for (input, expected) in pairs {
      let text = try #require(input.text)
      let result = parse(SyntaxNotation(text, allowsUnicodeRanges: true))
      #expect(result == expected, "\(text)")
    }
  }

  @Test("lists of component values agree with css-parsing-tests")
  func componentValueLists() throws {
    try check("component_value_list.json") { .list($0.components($0.tokens[...])) }
  }

  @Test("single component values agree with css-parsing-tests")
  func componentValues() throws {
    try check("one_component_value.json") { notation in
      let values = notation.components(notation.tokens[...].trimmed)
      guard let first = values.first else { return SyntaxNotation.error("empty") }
      return values.count == 1 ? first : SyntaxNotation.error("extra-input")
    }
  }

  @Test(
    "rules agree with css-parsing-tests",
    arguments: [("rule_list.json", false), ("stylesheet.json", true)])
  func rules(file: String, isTopLevel: Bool) throws {
    try check(file) { notation in
      let items = SyntaxParser.rules(notation.tokens[...], isTopLevel: isTopLevel)
      return .list(items.map(notation.item))
    }
  }

  @Test("encodings and the sheets in them agree with css-parsing-tests")
  func styleSheetBytes() throws {
    let pairs = try SharedVectors.pairs(Self.folder + "stylesheet_bytes.json")
    #expect(!pairs.isEmpty)
    for (input, expected) in pairs {
      // Code points of the text stand for bytes.
      let text = try #require(input["css_bytes"]?.text)
      let bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
      let (encoding, markLength) = StyleSheetEncoding.detect(
        in: bytes, protocolLabel: input["protocol_encoding"]?.text,
        environmentLabel: input["environment_encoding"]?.text)
      let notation = SyntaxNotation(encoding.decode(bytes[markLength...]))
      let items = SyntaxParser.rules(notation.tokens[...], isTopLevel: true)
      let result = JSON.list([
        .list(items.map(notation.item)), .string(encoding.rawValue),
      ])
      #expect(result == expected, "\(input)")
    }
  }

  @Test("single rules agree with css-parsing-tests")
  func rule() throws {
    try check("one_rule.json") { notation in
      let items = SyntaxParser.rules(notation.tokens[...], isTopLevel: false)
      guard let first = items.first else { return SyntaxNotation.error("empty") }
      return items.count == 1 ? notation.item(first) : SyntaxNotation.error("extra-input")
    }
  }

  @Test("declarations agree with css-parsing-tests, white space at the ends of values aside")
  func declarations() throws {
    func trimmed(_ item: JSON) -> JSON {
      var parts = item.array
      guard parts.first == .string("declaration") else { return item }
      var value = parts[2].array
      while value.first == .string(" ") { value.removeFirst() }
      while value.last == .string(" ") { value.removeLast() }
      parts[2] = .list(value)
      return .list(parts)
    }
    for (input, expected) in try SharedVectors.pairs(Self.folder + "declaration_list.json") {
      let notation = SyntaxNotation(try #require(input.text))
      let items = SyntaxParser.declarations(notation.tokens[...]).map(notation.item)
      #expect(items == expected.array.map(trimmed), "\(input)")
    }
    for (input, expected) in try SharedVectors.pairs(Self.folder + "blocks_contents.json") {
      let notation = SyntaxNotation(try #require(input.text))
      let items = SyntaxParser.blockContents(notation.tokens[...]).map(notation.item)
      #expect(items == expected.array.map(trimmed), "\(input)")
    }
    for (input, expected) in try SharedVectors.pairs(Self.folder + "one_declaration.json") {
      let notation = SyntaxNotation(try #require(input.text))
      let result = SyntaxParser.declaration(notation.tokens[...])
      if expected.array.first == .string("error") {
        #expect(result == nil, "\(input)")
      } else {
        #expect(result.map(notation.declaration) == trimmed(expected), "\(input)")
      }
    }
  }

  @Test("An+B agrees with css-parsing-tests")
  func anPlusB() throws {
    for (input, expected) in try SharedVectors.pairs(Self.folder + "An+B.json") {
      let result = ANPlusB(SyntaxNotation(try #require(input.text)).tokens[...])
      let pair = result.map { JSON.list([.number(Double($0.step)), .number(Double($0.offset))]) }
      #expect(pair ?? .null == expected, "\(input)")
    }
  }
}
