/// The rule and declaration parser of CSS Syntax Level 3 over matched tokens.
///
/// It knows grammar only: neither selectors nor values nor the meaning of at-rules. Section 5 of
/// https://drafts.csswg.org/css-syntax-3/ (2021 and later, where a block may hold rules).
struct SyntaxParser {
  /// A rule or declaration, or the place of something that is neither.
  enum Item {
    case atRule(name: String, prelude: ArraySlice<Token>, block: ArraySlice<Token>?, offset: Int)
    case qualifiedRule(prelude: ArraySlice<Token>, block: ArraySlice<Token>, offset: Int)
    case declaration(Declaration)
    case invalid(offset: Int)
  }

  private let tokens: ArraySlice<Token>
  private var position: Int

  private init(_ tokens: ArraySlice<Token>) {
    self.tokens = tokens
    position = tokens.startIndex
  }

  /// "Parse a list of rules"; `isTopLevel` ignores `<!--` and `-->` as a style sheet does.
  static func rules(_ tokens: ArraySlice<Token>, isTopLevel: Bool) -> [Item] {
    var parser = SyntaxParser(tokens)
    var items: [Item] = []
    while parser.position < tokens.endIndex {
      switch tokens[parser.position].kind {
      case .whitespace: parser.position += 1
      case .cdo where isTopLevel, .cdc where isTopLevel: parser.position += 1
      case .atKeyword(let name): items.append(parser.consumeAtRule(name))
      default: items.append(parser.consumeQualifiedRule(stopsAtSemicolon: false))
      }
    }
    return items
  }

  /// "Parse a list of declarations", which has no rules but at-rules.
  static func declarations(_ tokens: ArraySlice<Token>) -> [Item] {
    var parser = SyntaxParser(tokens)
    var items: [Item] = []
    while parser.position < tokens.endIndex {
      switch tokens[parser.position].kind {
      case .whitespace, .semicolon: parser.position += 1
      case .atKeyword(let name): items.append(parser.consumeAtRule(name))
      default:
        let range = parser.consumeToSemicolon()
        items.append(
          declaration(tokens[range]).map(Item.declaration)
            ?? .invalid(offset: tokens[range.lowerBound].offset))
      }
    }
    return items
  }

  /// "Parse a block's contents": declarations and rules in any order.
  static func blockContents(_ tokens: ArraySlice<Token>) -> [Item] {
    var parser = SyntaxParser(tokens)
    var items: [Item] = []
    while parser.position < tokens.endIndex {
      switch tokens[parser.position].kind {
      case .whitespace, .semicolon: parser.position += 1
      case .atKeyword(let name): items.append(parser.consumeAtRule(name))
      default: items.append(parser.consumeDeclarationOrRule())
      }
    }
    return items
  }

  /// "Parse a declaration" from all of `tokens`, or `nil` if they are none.
  static func declaration(_ tokens: ArraySlice<Token>) -> Declaration? {
    let tokens = tokens.trimmed
    guard let first = tokens.first, case .ident(let name) = first.kind else { return nil }
    let rest = tokens.dropFirst().drop { $0.isWhitespace }
    guard rest.first?.isColon == true else { return nil }
    let (value, isImportant) = splitImportant(rest.dropFirst())
    return Declaration(
      name: name.hasPrefix("--") ? name : PropertyAlias.property(name.asciiLowercased),
      value: Array(value.trimmed),
      isImportant: isImportant, offset: first.offset)
  }

  /// The value without `!important` at its end, and whether it was there.
  private static func splitImportant(
    _ value: ArraySlice<Token>
  ) -> (value: ArraySlice<Token>, isImportant: Bool) {
    var rest = value.trimmed
    guard let last = rest.takeLast(), last.kind.isIdent("important") else { return (value, false) }
    rest = rest.trimmed
    guard let mark = rest.takeLast(), mark.kind == .delimiter(0x21) else { return (value, false) }
    return (rest, true)
  }

  private mutating func consumeAtRule(_ name: String) -> Item {
    let start = position
    position += 1
    while position < tokens.endIndex {
      switch tokens[position].kind {
      case .semicolon:
        let prelude = tokens[start + 1..<position]
        position += 1
        return .atRule(name: name, prelude: prelude, block: nil, offset: tokens[start].offset)
      case .leftCurlyBracket:
        let prelude = tokens[start + 1..<position]
        let block = tokens.contents(ofBlockAt: position)
        position = tokens.indexAfterComponent(at: position)
        return .atRule(name: name, prelude: prelude, block: block, offset: tokens[start].offset)
      default:
        position = tokens.indexAfterComponent(at: position)
      }
    }
    return .atRule(
      name: name, prelude: tokens[(start + 1)...], block: nil, offset: tokens[start].offset)
  }

  private mutating func consumeQualifiedRule(stopsAtSemicolon: Bool) -> Item {
    let start = position
    let offset = tokens[start].offset
    while position < tokens.endIndex {
      switch tokens[position].kind {
      case .semicolon where stopsAtSemicolon:
        position += 1
        return .invalid(offset: offset)
      case .leftCurlyBracket:
        let prelude = tokens[start..<position]
        let block = tokens.contents(ofBlockAt: position)
        position = tokens.indexAfterComponent(at: position)
        return .qualifiedRule(prelude: prelude, block: block, offset: offset)
      default:
        position = tokens.indexAfterComponent(at: position)
      }
    }
    return .invalid(offset: offset)
  }

  private mutating func consumeToSemicolon() -> Range<Int> {
    let start = position
    while position < tokens.endIndex, !tokens[position].isSemicolon {
      position = tokens.indexAfterComponent(at: position)
    }
    return start..<position
  }

  private mutating func consumeDeclarationOrRule() -> Item {
    if let end = declarationEnd(), let declaration = Self.declaration(tokens[position..<end]) {
      position = end
      return .declaration(declaration)
    }
    return consumeQualifiedRule(stopsAtSemicolon: true)
  }

  /// Where the declaration at the position ends, or `nil` if there is none.
  ///
  /// A value with a `{}` block beside other things is none: `a:hover {}` is a rule. Looking no
  /// further than that block keeps a row of rules from being scanned again and again.
  private func declarationEnd() -> Int? {
    guard case .ident(let name) = tokens[position].kind else { return nil }
    var index = position + 1
    while index < tokens.endIndex, tokens[index].isWhitespace { index += 1 }
    guard index < tokens.endIndex, tokens[index].isColon else { return nil }
    index += 1
    var isEmpty = true
    var hasBlock = false
    while index < tokens.endIndex, !tokens[index].isSemicolon {
      if !tokens[index].isWhitespace {
        let isBlock = tokens[index].kind.openingBracket == .curly
        if hasBlock || isBlock && !isEmpty, !name.hasPrefix("--") { return nil }
        hasBlock = isBlock
        isEmpty = false
      }
      index = tokens.indexAfterComponent(at: index)
    }
    return index
  }
}
