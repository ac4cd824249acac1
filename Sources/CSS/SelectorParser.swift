/// The parser of selectors (https://www.w3.org/TR/selectors-4/#grammar).
///
/// A list with one invalid or unknown part is invalid as a whole, which is `nil` here.
struct SelectorParser {
  /// Pseudo-classes in pseudo-classes beyond this depth make a selector invalid.
  static let maximumDepth = 16

  var tokens: ArraySlice<Token>
  let depth: Int

  /// The selectors of a comma-separated list.
  static func list(_ tokens: ArraySlice<Token>, depth: Int = 0) -> [Selector]? {
    guard depth <= maximumDepth else { return nil }
    var selectors: [Selector] = []
    for part in tokens.splitAtCommas() {
      var parser = SelectorParser(tokens: part, depth: depth)
      guard let selector = parser.complexSelector() else { return nil }
      selectors.append(selector)
    }
    return selectors
  }

  /// The valid selectors of a "forgiving selector list", or `nil` when it nests too deep.
  static func forgivingList(_ tokens: ArraySlice<Token>, depth: Int) -> [Selector]? {
    guard depth <= maximumDepth else { return nil }
    return tokens.splitAtCommas().compactMap { part in
      var parser = SelectorParser(tokens: part, depth: depth)
      return parser.complexSelector()
    }
  }

  private mutating func complexSelector() -> Selector? {
    tokens = tokens.trimmed
    guard let first = tokens.first, let last = tokens.last else { return nil }
    var selector = Selector(
      compounds: [], specificity: Specificity(), hasPseudoElement: false,
      range: first.offset..<last.range.upperBound)
    var combinator: Combinator?
    while true {
      guard !selector.hasPseudoElement,
        var compound = compoundSelector(into: &selector)
      else { return nil }
      compound.combinator = combinator
      selector.compounds.append(compound)
      guard !tokens.isEmpty else { break }
      guard let next = consumeCombinator() else { return nil }
      combinator = next
    }
    // Each compound holds the combinator on its left, which leads to the next one of the reversal.
    selector.compounds.reverse()
    return selector
  }

  private mutating func consumeCombinator() -> Combinator? {
    var combinator: Combinator?
    while let kind = tokens.first?.kind {
      switch kind {
      case .whitespace:
        tokens = tokens.dropFirst()
        combinator = combinator ?? .descendant
      case .delimiter(let character):
        let explicit: Combinator? =
          switch character {
          case 0x3E: .child
          case 0x2B: .nextSibling
          case 0x7E: .subsequentSibling
          default: nil
          }
        guard let explicit else { return combinator }
        guard combinator == nil || combinator == .descendant else { return nil }
        tokens = tokens.dropFirst()
        while tokens.startsWithWhitespace { tokens = tokens.dropFirst() }
        return explicit
      default: return combinator
      }
    }
    return combinator
  }

  private mutating func compoundSelector(into selector: inout Selector) -> CompoundSelector? {
    var compound = CompoundSelector()
    let count = tokens.count
    guard consumeType(into: &compound, &selector) else { return nil }
    while let kind = tokens.first?.kind {
      switch kind {
      case .hash(let name, let isIdentifier):
        guard isIdentifier, !selector.hasPseudoElement else { return nil }
        tokens = tokens.dropFirst()
        selector.specificity.ids += 1
        compound.simpleSelectors.append(.id(name))
      case .delimiter(0x2E):
        tokens = tokens.dropFirst()
        guard case .ident(let name)? = tokens.takeFirst()?.kind, !selector.hasPseudoElement else {
          return nil
        }
        selector.specificity.classes += 1
        compound.simpleSelectors.append(.className(name))
      case .leftSquareBracket:
        let contents = tokens.contents(ofBlockAt: tokens.startIndex)
        tokens = tokens[tokens.indexAfterComponent(at: tokens.startIndex)...]
        guard let attribute = AttributeSelector(contents), !selector.hasPseudoElement else {
          return nil
        }
        selector.specificity.classes += 1
        compound.simpleSelectors.append(.attribute(attribute))
      case .colon:
        guard consumePseudo(into: &compound, &selector) else { return nil }
      default: return tokens.count < count ? compound : nil
      }
    }
    return tokens.count < count ? compound : nil
  }

  /// Consumes `name`, `*` and their forms with a namespace, if there; `false` if invalid.
  ///
  /// No namespace prefix is known: `@namespace` is not read.
  private mutating func consumeType(
    into compound: inout CompoundSelector, _ selector: inout Selector
  ) -> Bool {
    var hasPrefix = false
    if tokens.first?.kind == .delimiter(0x7C) {
      compound.simpleSelectors.append(.withoutNamespace)
      hasPrefix = true
      tokens = tokens.dropFirst()
    } else if tokens.first?.kind == .delimiter(0x2A), tokens.dropFirst().isNamespaceSeparator {
      hasPrefix = true
      tokens = tokens.dropFirst(2)
    }
    switch tokens.first?.kind {
    case .ident(let name)?:
      if tokens.dropFirst().isNamespaceSeparator { return false }
      tokens = tokens.dropFirst()
      selector.specificity.types += 1
      compound.simpleSelectors.append(.type(name))
      return true
    case .delimiter(0x2A)?:
      tokens = tokens.dropFirst()
      compound.simpleSelectors.append(.universal)
      return true
    default: return !hasPrefix
    }
  }
}

extension ArraySlice<Token> {
  /// Whether the slice starts with a `|` that is no part of `|=`.
  var isNamespaceSeparator: Bool {
    first?.kind == .delimiter(0x7C) && dropFirst().first?.kind != .delimiter(0x3D)
  }

  /// The parts between the commas at the top level; one part if there are none.
  func splitAtCommas() -> [ArraySlice<Token>] {
    var parts: [ArraySlice<Token>] = []
    var start = startIndex
    var index = startIndex
    while index < endIndex {
      if self[index].isComma {
        parts.append(self[start..<index])
        start = index + 1
      }
      index = indexAfterComponent(at: index)
    }
    parts.append(self[start..<endIndex])
    return parts
  }
}
