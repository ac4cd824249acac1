/// The parser of selectors (https://www.w3.org/TR/selectors-4/#grammar).
///
/// A list with one invalid or unknown part is invalid as a whole, which is `nil` here.
struct SelectorParser {
  /// Pseudo-classes in pseudo-classes beyond this depth make a selector invalid.
  static let maximumDepth = 16

  var tokens: ArraySlice<Token>
  let depth: Int
  let context: SelectorContext

  /// The selectors of a comma-separated list.
  static func list(
    _ tokens: ArraySlice<Token>, depth: Int = 0, in context: SelectorContext = SelectorContext()
  ) -> [Selector]? {
    guard depth <= maximumDepth else { return nil }
    var selectors: [Selector] = []
    for part in tokens.splitAtCommas() {
      var parser = SelectorParser(tokens: part, depth: depth, context: context)
      guard let selector = parser.complexSelector() else { return nil }
      selectors.append(selector)
    }
    return selectors
  }

  /// The valid selectors of a "forgiving selector list", or `nil` when it nests too deep.
  static func forgivingList(
    _ tokens: ArraySlice<Token>, depth: Int, in context: SelectorContext
  ) -> [Selector]? {
    guard depth <= maximumDepth else { return nil }
    return tokens.splitAtCommas().compactMap { part in
      var parser = SelectorParser(tokens: part, depth: depth, context: context)
      return parser.complexSelector()
    }
  }

  /// The selectors of a rule inside another one: each is relative to the outer rule's unless it says
  /// where with `&` (https://www.w3.org/TR/css-nesting-1/#syntax).
  static func nestedList(
    _ tokens: ArraySlice<Token>, in context: SelectorContext
  ) -> [Selector]? {
    var selectors: [Selector] = []
    for part in tokens.splitAtCommas() {
      var parser = SelectorParser(tokens: part.trimmed, depth: 0, context: context)
      let combinator = parser.consumeCombinator()
      let isRelative =
        combinator != nil || !part.contains { $0.kind == .delimiter(UInt8(ascii: "&")) }
      guard var selector = parser.complexSelector() else { return nil }
      if isRelative {
        var parent = CompoundSelector()
        parser.appendParent(to: &parent, &selector)
        selector.compounds[selector.compounds.count - 1].combinator = combinator ?? .descendant
        selector.compounds.append(parent)
      }
      selectors.append(selector)
    }
    return selectors
  }

  /// The relative selectors of `:has()`, each with the combinator in front of it.
  static func relativeList(
    _ tokens: ArraySlice<Token>, depth: Int, in context: SelectorContext
  ) -> [RelativeSelector]? {
    guard depth <= maximumDepth else { return nil }
    var selectors: [RelativeSelector] = []
    for part in tokens.splitAtCommas() {
      var parser = SelectorParser(tokens: part.trimmed, depth: depth, context: context)
      let combinator = parser.consumeCombinator() ?? .descendant
      guard let selector = parser.complexSelector(), !selector.hasPseudoElement else { return nil }
      selectors.append(RelativeSelector(combinator: combinator, selector: selector))
    }
    return selectors
  }

  /// Adds what `&` stands for; outside of rules that is the root.
  private func appendParent(to compound: inout CompoundSelector, _ selector: inout Selector) {
    guard let parents = context.parents else {
      compound.simpleSelectors.append(.root)
      return
    }
    compound.simpleSelectors.append(.isAny(parents))
    selector.specificity += Self.largest(parents)
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
      case .delimiter(UInt8(ascii: "&")):
        guard !selector.hasPseudoElement else { return nil }
        tokens = tokens.dropFirst()
        appendParent(to: &compound, &selector)
      case .colon:
        guard consumePseudo(into: &compound, &selector) else { return nil }
      default: return tokens.count < count ? compound : nil
      }
    }
    return tokens.count < count ? compound : nil
  }

  /// Consumes `name`, `*` and their forms with a namespace, if there; `false` if invalid.
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
    } else if case .ident(let prefix)? = tokens.first?.kind,
      tokens.dropFirst().isNamespaceSeparator
    {
      guard let restriction = context.restriction(prefix: prefix) else { return false }
      compound.simpleSelectors += restriction
      hasPrefix = true
      tokens = tokens.dropFirst(2)
    }
    let unprefixed = hasPrefix ? [] : context.defaultRestriction
    switch tokens.first?.kind {
    case .ident(let name)?:
      if tokens.dropFirst().isNamespaceSeparator { return false }
      compound.simpleSelectors += unprefixed
      tokens = tokens.dropFirst()
      selector.specificity.types += 1
      compound.simpleSelectors.append(.type(name))
      return true
    case .delimiter(0x2A)?:
      compound.simpleSelectors += unprefixed
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
