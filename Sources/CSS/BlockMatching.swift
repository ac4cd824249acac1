/// Finds the closing token of every block and function, in one pass and without recursion.
enum BlockMatching {
  /// Sets the block lengths of `tokens` and reports brackets that match nothing.
  ///
  /// A closing bracket closes the innermost open block if it is of that block's kind and is a plain
  /// token otherwise, as "consume a simple block" has it.
  static func match(_ tokens: inout [Token], diagnostics: inout [StyleDiagnostic]) {
    var open: [(index: Int, bracket: Bracket)] = []
    for index in tokens.indices {
      if let bracket = tokens[index].kind.openingBracket {
        open.append((index, bracket))
      } else if let bracket = tokens[index].kind.closingBracket {
        if let innermost = open.last, innermost.bracket == bracket {
          tokens[innermost.index].blockLength = index - innermost.index
          open.removeLast()
        } else {
          diagnostics.append(StyleDiagnostic(.unmatchedBracket, offset: tokens[index].offset))
        }
      }
    }
    for block in open {
      tokens[block.index].blockLength = tokens.count - block.index
      diagnostics.append(StyleDiagnostic(.unclosedBlock, offset: tokens[block.index].offset))
    }
  }

  /// Sets the block lengths of tokens that were put together anew.
  static func match(_ tokens: inout [Token]) {
    for index in tokens.indices { tokens[index].blockLength = 0 }
    var diagnostics: [StyleDiagnostic] = []
    match(&tokens, diagnostics: &diagnostics)
  }
}

/// The three pairs of brackets; a function counts as a parenthesis.
enum Bracket {
  case parenthesis
  case square
  case curly
}

extension Token.Kind {
  /// The bracket that the token opens, or `nil` if it opens none.
  var openingBracket: Bracket? {
    switch self {
    case .function, .leftParenthesis: .parenthesis
    case .leftSquareBracket: .square
    case .leftCurlyBracket: .curly
    case .ident, .atKeyword, .hash, .string, .badString, .url, .badURL, .delimiter, .number,
      .percentage, .dimension, .unicodeRange, .whitespace, .cdo, .cdc, .colon, .semicolon, .comma,
      .rightSquareBracket, .rightParenthesis, .rightCurlyBracket:
      nil
    }
  }

  /// The bracket that the token closes, or `nil` if it closes none.
  var closingBracket: Bracket? {
    switch self {
    case .rightParenthesis: .parenthesis
    case .rightSquareBracket: .square
    case .rightCurlyBracket: .curly
    case .ident, .function, .atKeyword, .hash, .string, .badString, .url, .badURL, .delimiter,
      .number, .percentage, .dimension, .unicodeRange, .whitespace, .cdo, .cdc, .colon, .semicolon,
      .comma,
      .leftSquareBracket, .leftParenthesis, .leftCurlyBracket:
      nil
    }
  }
}

extension ArraySlice<Token> {
  /// The index behind the component value at `index`: behind the whole block if it opens one.
  func indexAfterComponent(at index: Int) -> Int {
    Swift.min(index + self[index].blockLength + 1, endIndex)
  }

  /// The tokens inside the block or function that starts at `index`.
  func contents(ofBlockAt index: Int) -> ArraySlice<Token> {
    self[index + 1..<Swift.min(index + self[index].blockLength, endIndex)]
  }

  /// The slice without white space at either end.
  var trimmed: ArraySlice<Token> {
    var start = startIndex
    var end = endIndex
    while start < end, self[start].isWhitespace { start += 1 }
    while start < end, self[end - 1].isWhitespace { end -= 1 }
    return self[start..<end]
  }

  /// Removes and returns the first token; unlike `popFirst`, never copies the others.
  mutating func takeFirst() -> Token? {
    guard let token = first else { return nil }
    self = dropFirst()
    return token
  }

  /// Removes and returns the last token; unlike `popLast`, never copies the others.
  mutating func takeLast() -> Token? {
    guard let token = last else { return nil }
    self = dropLast()
    return token
  }

  /// Whether the first token is white space.
  var startsWithWhitespace: Bool { first?.isWhitespace ?? false }
}
