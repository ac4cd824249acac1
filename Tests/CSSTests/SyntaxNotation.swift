@testable import CSS

/// Writes tokens, declarations and rules in the notation of css-parsing-tests.
struct SyntaxNotation {
  let source: [UInt8]
  let tokens: [Token]
  private let unterminated: [Int: String]

  init(_ text: String, allowsUnicodeRanges: Bool = false) {
    source = Array(text.utf8)
    let result = Tokenizer.tokens(in: source, allowsUnicodeRanges: allowsUnicodeRanges)
    tokens = result.tokens
    var unterminated: [Int: String] = [:]
    for diagnostic in result.diagnostics {
      if diagnostic.code == .unterminatedString {
        unterminated[diagnostic.offset] = "eof-in-string"
      }
      if diagnostic.code == .unterminatedURL { unterminated[diagnostic.offset] = "eof-in-url" }
    }
    self.unterminated = unterminated
  }

  func components(_ tokens: ArraySlice<Token>) -> [JSON] {
    var result: [JSON] = []
    var index = tokens.startIndex
    while index < tokens.endIndex {
      let token = tokens[index]
      if token.kind.openingBracket != nil {
        result.append(block(tokens, at: index))
      } else if let pair = delimiterPair(tokens, at: index) {
        result.append(.string(pair))
        index += 1
      } else {
        result.append(single(token))
        if let error = unterminated[token.offset] { result.append(Self.error(error)) }
      }
      index = tokens.indexAfterComponent(at: index)
    }
    return result
  }

  func item(_ item: SyntaxParser.Item) -> JSON {
    switch item {
    case .atRule(let name, let prelude, let block, _):
      .list([
        .string("at-rule"), .string(name), .list(components(prelude)),
        block.map { .list(components($0)) } ?? .null,
      ])
    case .qualifiedRule(let prelude, let block, _):
      .list([.string("qualified rule"), .list(components(prelude)), .list(components(block))])
    case .declaration(let declaration): self.declaration(declaration)
    case .invalid: Self.error("invalid")
    }
  }

  func declaration(_ declaration: Declaration) -> JSON {
    .list([
      .string("declaration"), .string(declaration.name), .list(components(declaration.value[...])),
      .bool(declaration.isImportant),
    ])
  }

  static func error(_ code: String) -> JSON { .list([.string("error"), .string(code)]) }

  private func block(_ tokens: ArraySlice<Token>, at index: Int) -> JSON {
    let contents = components(tokens.contents(ofBlockAt: index))
    switch tokens[index].kind {
    case .function(let name): return .list([.string("function"), .string(name)] + contents)
    case .leftParenthesis: return .list([.string("()")] + contents)
    case .leftSquareBracket: return .list([.string("[]")] + contents)
    default: return .list([.string("{}")] + contents)
    }
  }

  /// Tokens of older drafts that are two delimiters today.
  private func delimiterPair(_ tokens: ArraySlice<Token>, at index: Int) -> String? {
    guard index + 1 < tokens.endIndex, tokens[index + 1].offset == tokens[index].offset + 1,
      let first = tokens[index].kind.delimiterCharacter,
      let second = tokens[index + 1].kind.delimiterCharacter
    else { return nil }
    let pair = String(decoding: [first, second], as: UTF8.self)
    return ["~=", "|=", "^=", "$=", "*=", "||"].contains(pair) ? pair : nil
  }

  private func single(_ token: Token) -> JSON {
    func pair(_ type: String, _ value: String) -> JSON { .list([.string(type), .string(value)]) }
    switch token.kind {
    case .ident(let name): return pair("ident", name)
    case .atKeyword(let name): return pair("at-keyword", name)
    case .hash(let name, let isIdentifier):
      return .list([.string("hash"), .string(name), .string(isIdentifier ? "id" : "unrestricted")])
    case .string(let text): return pair("string", text)
    case .badString: return Self.error("bad-string")
    case .url(let text): return pair("url", text)
    case .badURL: return Self.error("bad-url")
    case .delimiter(let byte): return .string(String(decoding: [byte], as: UTF8.self))
    case .number(let number): return self.number("number", number, token)
    case .percentage(let number): return self.number("percentage", number, token)
    case .dimension(let number, let unit): return self.number("dimension", number, token, unit)
    case .unicodeRange(let first, let last):
      return .list([
        .string("unicode-range"), .number(Double(first)), .number(Double(last)),
      ])
    case .whitespace: return .string(" ")
    case .cdo: return .string("<!--")
    case .cdc: return .string("-->")
    case .colon: return .string(":")
    case .semicolon: return .string(";")
    case .comma: return .string(",")
    case .rightParenthesis: return Self.error(")")
    case .rightSquareBracket: return Self.error("]")
    case .rightCurlyBracket: return Self.error("}")
    case .function, .leftParenthesis, .leftSquareBracket, .leftCurlyBracket: return .null
    }
  }

  private func number(
    _ type: String, _ number: Token.Number, _ token: Token, _ unit: String? = nil
  ) -> JSON {
    .list(
      [
        .string(type), .string(representation(at: token.offset)), .number(number.value),
        .string(number.isInteger ? "integer" : "number"),
      ] + (unit.map { [.string($0)] } ?? []))
  }

  /// The text of the number at `offset`.
  private func representation(at offset: Int) -> String {
    let text = String(decoding: source[offset...], as: UTF8.self)
    let pattern = /[+\-]?[0-9]*(\.[0-9]+)?([eE][+\-]?[0-9]+)?/
    return text.prefixMatch(of: pattern).map { String($0.output.0) } ?? ""
  }
}
