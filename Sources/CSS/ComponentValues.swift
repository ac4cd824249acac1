/// The simple values that a slice of tokens can stand for as a whole; white space at the ends is
/// skipped.
extension ArraySlice<Token> {
  /// The keyword in lower case, or `nil` if the value is anything but one identifier.
  public var keyword: String? {
    guard case .ident(let name)? = trimmed.only?.kind else { return nil }
    return name.asciiLowercased
  }

  /// The text of one identifier or string in its original case, such as a font family's.
  public var text: String? {
    switch trimmed.only?.kind {
    case .ident(let text)?, .string(let text)?: text
    default: nil
    }
  }

  /// The number, or the result of a `calc()` that gives one.
  public var number: Double? { Calculation.quantity(trimmed)?.number }

  /// The percentage, 50 for `50%`, or the result of a `calc()` that gives one.
  public var percentage: Double? { Calculation.quantity(trimmed)?.value(.length(.percent)) }

  /// The angle in degrees, or the result of a `calc()` that gives one.
  public var angle: Double? { Calculation.quantity(trimmed)?.value(.degree) }

  /// The text of a `url()`, quoted or not.
  public var url: String? {
    let tokens = trimmed
    guard let first = tokens.first,
      tokens.indexAfterComponent(at: tokens.startIndex) == tokens.endIndex
    else { return nil }
    switch first.kind {
    case .url(let url): return url
    case .function(let name):
      guard name.equalsIgnoringASCIICase("url"),
        case .string(let url)? = tokens.contents(ofBlockAt: tokens.startIndex).trimmed.only?.kind
      else { return nil }
      return url
    default: return nil
    }
  }

  /// The name in lower case and the arguments of the one function that the value consists of.
  public var function: (name: String, arguments: ArraySlice<Token>)? {
    let tokens = trimmed
    guard case .function(let name)? = tokens.first?.kind,
      tokens.indexAfterComponent(at: tokens.startIndex) == tokens.endIndex
    else { return nil }
    return (name.asciiLowercased, tokens.contents(ofBlockAt: tokens.startIndex))
  }

  /// The parts between the commas at the top level, without white space at their ends.
  public var commaSeparated: [ArraySlice<Token>] { splitAtCommas().map(\.trimmed) }

  /// The component values at the top level: single tokens and whole functions or blocks.
  public var components: [ArraySlice<Token>] {
    var components: [ArraySlice<Token>] = []
    var index = startIndex
    while index < endIndex {
      let next = indexAfterComponent(at: index)
      if !self[index].isWhitespace { components.append(self[index..<next]) }
      index = next
    }
    return components
  }

  /// The only token, `nil` if there are none or several.
  private var only: Token? { count == 1 ? first : nil }
}

extension Token {
  /// The tokens of a value, without white space at the ends.
  ///
  /// `base` is added to every offset.
  public static func list(_ source: String, base: Int = 0) -> [Token] {
    Array(Tokenizer.tokens(in: Array(source.utf8), base: base).tokens[...].trimmed)
  }
}
