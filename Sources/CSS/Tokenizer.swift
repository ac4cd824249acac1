/// The tokenizer of CSS Syntax Level 3, over UTF-8 bytes.
///
/// Line ends and NUL are read as section 3.3 preprocesses them, without a copy of the source.
/// Source: https://www.w3.org/TR/css-syntax-3/#tokenizer-algorithms
struct Tokenizer {
  let bytes: [UInt8]
  let end: Int
  /// What is added to an index in `bytes` to give a token's offset.
  let base: Int
  /// Whether `u+` starts a range of code points, as it does in the value of `unicode-range`.
  let allowsUnicodeRanges: Bool
  var position: Int
  var diagnostics: [StyleDiagnostic] = []

  init(_ bytes: [UInt8], range: Range<Int>, base: Int, allowsUnicodeRanges: Bool = false) {
    self.bytes = bytes
    self.end = range.upperBound
    self.base = base
    self.allowsUnicodeRanges = allowsUnicodeRanges
    self.position = range.lowerBound
  }

  /// All tokens of `bytes`, with the lengths of their blocks, and what was wrong.
  ///
  /// `base` is added to every offset. O(n).
  static func tokens(
    in bytes: [UInt8], base: Int = 0, allowsUnicodeRanges: Bool = false
  ) -> (tokens: [Token], diagnostics: [StyleDiagnostic]) {
    var tokenizer = Tokenizer(
      bytes, range: 0..<bytes.count, base: base, allowsUnicodeRanges: allowsUnicodeRanges)
    var tokens: [Token] = []
    // Style sheets have about one token in three bytes.
    tokens.reserveCapacity(bytes.count / 3 + 1)
    while let token = tokenizer.next() { tokens.append(token) }
    BlockMatching.match(&tokens, diagnostics: &tokenizer.diagnostics)
    return (tokens, tokenizer.diagnostics)
  }

  /// The byte `ahead` of the position, or `nil` behind the end.
  func peek(_ ahead: Int = 0) -> UInt8? {
    let index = position + ahead
    return index < end ? bytes[index] : nil
  }

  mutating func report(_ code: StyleDiagnostic.Code, at start: Int) {
    diagnostics.append(StyleDiagnostic(code, offset: base + start))
  }

  /// The next token, or `nil` at the end ("consume a token").
  mutating func next() -> Token? {
    skipComments()
    guard position < end else { return nil }
    let start = position
    let kind = consumeKind(bytes[start])
    return Token(kind, range: base + start..<base + position)
  }

  private mutating func skipComments() {
    while peek() == 0x2F, peek(1) == 0x2A {
      let start = position
      position += 2
      while position < end, !(bytes[position] == 0x2A && peek(1) == 0x2F) { position += 1 }
      if position < end {
        position += 2
      } else {
        report(.unterminatedComment, at: start)
      }
    }
  }

  private mutating func consumeKind(_ byte: UInt8) -> Token.Kind {
    if byte.isWhitespace {
      repeat { position += 1 } while position < end && bytes[position].isWhitespace
      return .whitespace
    }
    if byte.isNameStart {
      return allowsUnicodeRanges && startsUnicodeRange()
        ? consumeUnicodeRange() : consumeIdentLike()
    }
    if byte.isDigit { return consumeNumeric() }
    switch byte {
    case 0x22, 0x27: return consumeString(quote: byte)
    case 0x23: return consumeHash()
    case 0x2B, 0x2E: return startsNumber(at: position) ? consumeNumeric() : delimiter(byte)
    case 0x2D: return consumeHyphen()
    case 0x3C: return consumeSequence([0x3C, 0x21, 0x2D, 0x2D], .cdo)
    case 0x40: return consumeAtKeyword()
    case 0x5C: return consumeBackslash()
    default: return punctuation(byte)
    }
  }

  private mutating func punctuation(_ byte: UInt8) -> Token.Kind {
    position += 1
    switch byte {
    case 0x28: return .leftParenthesis
    case 0x29: return .rightParenthesis
    case 0x2C: return .comma
    case 0x3A: return .colon
    case 0x3B: return .semicolon
    case 0x5B: return .leftSquareBracket
    case 0x5D: return .rightSquareBracket
    case 0x7B: return .leftCurlyBracket
    case 0x7D: return .rightCurlyBracket
    default: return .delimiter(byte)
    }
  }

  private mutating func delimiter(_ byte: UInt8) -> Token.Kind {
    position += 1
    return .delimiter(byte)
  }

  private mutating func consumeHyphen() -> Token.Kind {
    if startsNumber(at: position) { return consumeNumeric() }
    if peek(1) == 0x2D, peek(2) == 0x3E {
      position += 3
      return .cdc
    }
    return startsName(at: position) ? consumeIdentLike() : delimiter(0x2D)
  }

  private mutating func consumeSequence(_ sequence: [UInt8], _ kind: Token.Kind) -> Token.Kind {
    guard bytes[position..<end].starts(with: sequence) else { return delimiter(bytes[position]) }
    position += sequence.count
    return kind
  }

  private mutating func consumeHash() -> Token.Kind {
    guard let next = peek(1), next.isName || isValidEscape(at: position + 1) else {
      return delimiter(0x23)
    }
    let isIdentifier = startsName(at: position + 1)
    position += 1
    return .hash(consumeName(), isIdentifier: isIdentifier)
  }

  private mutating func consumeAtKeyword() -> Token.Kind {
    guard startsName(at: position + 1) else { return delimiter(0x40) }
    position += 1
    return .atKeyword(consumeName())
  }

  private mutating func consumeBackslash() -> Token.Kind {
    if isValidEscape(at: position) { return consumeIdentLike() }
    report(.invalidEscape, at: position)
    return delimiter(0x5C)
  }
}
