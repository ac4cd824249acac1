/// A token of CSS Syntax Level 3, with the place where it starts.
///
/// Comments produce no token. Source: https://www.w3.org/TR/css-syntax-3/#tokenization
public struct Token: Hashable, Sendable {
  /// What the token is.
  public var kind: Kind
  // 32 bits keep a token at 48 bytes; sources of 4 GiB have clamped offsets, which does no harm.
  private var start: UInt32
  private var end: UInt32
  private var length: UInt32 = 0

  /// A token that opens no block, at the place that `range` gives.
  public init(_ kind: Kind, range: Range<Int> = 0..<0) {
    self.kind = kind
    start = UInt32(clamping: range.lowerBound)
    end = UInt32(clamping: range.upperBound)
  }

  /// Offset of the first byte in the source, plus the base offset that the caller gave.
  public var offset: Int { Int(start) }

  /// Offsets of the token's bytes; of a function, of its name and parenthesis.
  public var range: Range<Int> { Int(start)..<Int(end) }

  /// For a token that opens a block or function, the number of tokens to its closing one.
  ///
  /// Relative, so that it stays right in a slice. An unclosed block reaches to the end of the list.
  /// 0 for every other token, among them closing brackets.
  var blockLength: Int {
    get { Int(length) }
    set { length = UInt32(clamping: newValue) }
  }
}

extension Token {
  /// The kinds of tokens; names and strings have their escapes resolved.
  public enum Kind: Hashable, Sendable {
    /// An identifier in its original case.
    case ident(String)
    /// A name followed by `(`, which is part of the token.
    case function(String)
    /// `@` and a name, held without the `@`.
    case atKeyword(String)
    /// `#` and a name; `isIdentifier` says whether it could be an id selector.
    case hash(String, isIdentifier: Bool)
    /// A quoted string.
    case string(String)
    /// A string broken by a line end.
    case badString
    /// `url(...)` without quotes; with quotes it is a function.
    case url(String)
    /// `url(...)` with characters that it must not hold.
    case badURL
    /// A single ASCII character with no meaning of its own.
    case delimiter(UInt8)
    /// A number without unit.
    case number(Number)
    /// A number followed by `%`; 50% has the value 50.
    case percentage(Number)
    /// A number followed by a unit in its original case.
    case dimension(Number, unit: String)
    /// A range of code points such as `U+26-2F`; only where the tokenizer is asked for them.
    ///
    /// The last one may come before the first one, which makes the range invalid.
    case unicodeRange(first: UInt32, last: UInt32)
    /// One or more white space characters.
    case whitespace
    /// `<!--`
    case cdo
    /// `-->`
    case cdc
    /// `:`
    case colon
    /// `;`
    case semicolon
    /// `,`
    case comma
    /// `[`
    case leftSquareBracket
    /// `]`
    case rightSquareBracket
    /// `(`
    case leftParenthesis
    /// `)`
    case rightParenthesis
    /// `{`
    case leftCurlyBracket
    /// `}`
    case rightCurlyBracket
  }

  /// The value of a numeric token.
  public struct Number: Hashable, Sendable {
    /// The value, always finite.
    public var value: Double
    /// Whether the text has neither a fraction nor an exponent.
    public var isInteger: Bool
    /// Whether the text starts with `+` or `-`.
    public var hasSign: Bool

    /// A number with the given spelling features.
    public init(_ value: Double, isInteger: Bool = false, hasSign: Bool = false) {
      self.value = value
      self.isInteger = isInteger
      self.hasSign = hasSign
    }
  }
}

// Patterns instead of `==`, which would compare and retain payloads.
extension Token {
  var isWhitespace: Bool {
    if case .whitespace = kind { return true }
    return false
  }

  var isColon: Bool {
    if case .colon = kind { return true }
    return false
  }

  var isSemicolon: Bool {
    if case .semicolon = kind { return true }
    return false
  }

  var isComma: Bool {
    if case .comma = kind { return true }
    return false
  }
}

extension Token.Kind {
  /// Whether this is the identifier `keyword`, which must be lower case, in any case.
  func isIdent(_ keyword: String) -> Bool {
    if case .ident(let name) = self { return name.equalsIgnoringASCIICase(keyword) }
    return false
  }

  /// The delimiter's character, or `nil` for other kinds.
  var delimiterCharacter: UInt8? {
    if case .delimiter(let character) = self { return character }
    return nil
  }
}
