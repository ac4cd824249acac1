/// The condition of `@supports` (https://www.w3.org/TR/css-conditional-4/#at-supports).
enum SupportsCondition {
  /// Parentheses inside each other beyond this depth count as not supported.
  private static let maximumDepth = 16

  /// Whether a condition holds, `nil` if it is not valid.
  static func value(
    _ tokens: ArraySlice<Token>, isSupported: (Declaration) -> Bool, depth: Int = 0
  ) -> Bool? {
    var rest = tokens.trimmed
    if let first = rest.first, first.kind.isIdent("not") {
      rest = rest.dropFirst()
      guard rest.startsWithWhitespace else { return nil }
      rest = rest.trimmed
      let operand = inParentheses(&rest, isSupported, depth)
      return rest.trimmed.isEmpty ? operand.map { !$0 } : nil
    }
    guard var result = inParentheses(&rest, isSupported, depth) else { return nil }
    var isOr: Bool?
    while true {
      rest = rest.trimmed
      guard case .ident(let name)? = rest.takeFirst()?.kind else { break }
      let isThisOr = name.equalsIgnoringASCIICase("or")
      guard isThisOr || name.equalsIgnoringASCIICase("and"), isOr ?? isThisOr == isThisOr,
        rest.startsWithWhitespace
      else { return nil }
      isOr = isThisOr
      rest = rest.trimmed
      guard let operand = inParentheses(&rest, isSupported, depth) else { return nil }
      result = isThisOr ? result || operand : result && operand
    }
    return rest.isEmpty ? result : nil
  }

  private static func inParentheses(
    _ tokens: inout ArraySlice<Token>, _ isSupported: (Declaration) -> Bool, _ depth: Int
  ) -> Bool? {
    guard let first = tokens.first, first.kind.openingBracket == .parenthesis else { return nil }
    let contents = tokens.contents(ofBlockAt: tokens.startIndex)
    tokens = tokens[tokens.indexAfterComponent(at: tokens.startIndex)...]
    guard depth < maximumDepth else { return false }
    if case .function(let name) = first.kind {
      guard name.equalsIgnoringASCIICase("selector") else { return false }
      return SelectorParser.list(contents)?.count == 1
    }
    if let condition = value(contents, isSupported: isSupported, depth: depth + 1) {
      return condition
    }
    guard let declaration = SyntaxParser.declaration(contents) else { return false }
    if declaration.isCustomProperty { return true }
    guard KnownProperties.contains(declaration.name), !declaration.value.isEmpty else {
      return false
    }
    return declaration.hasVariable || declaration.inheritanceKeyword != nil
      || isSupported(declaration)
  }
}
