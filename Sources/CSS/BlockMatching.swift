/// Finds the closing token of every block and function, in one pass and without recursion.
enum BlockMatching {
  /// Sets the block lengths of `tokens` and reports brackets that match nothing.
  ///
  /// A closing bracket closes the innermost open block if it is of that block's kind and is a plain
  /// token otherwise, as "consume a simple block" has it.
  static func match(_ tokens: inout [Token], diagnostics: inout [StyleDiagnostic]) {
    var open: [(index: Int, closing: Token.Kind)] = []
    for index in tokens.indices {
      if let closing = tokens[index].kind.closing {
        open.append((index, closing))
      } else if tokens[index].kind.isClosing {
        if let innermost = open.last, innermost.closing == tokens[index].kind {
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

extension Token.Kind {
  /// Whether this is a closing bracket.
  var isClosing: Bool {
    switch self {
    case .rightParenthesis, .rightSquareBracket, .rightCurlyBracket: true
    case .ident, .function, .atKeyword, .hash, .string, .badString, .url, .badURL, .delimiter,
      .number, .percentage, .dimension, .whitespace, .cdo, .cdc, .colon, .semicolon, .comma,
      .leftSquareBracket, .leftParenthesis, .leftCurlyBracket:
      false
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
    var slice = self
    while slice.first?.kind == .whitespace { slice.removeFirst() }
    while slice.last?.kind == .whitespace { slice.removeLast() }
    return slice
  }
}
