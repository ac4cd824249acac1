extension SelectorParser {
  /// Consumes a pseudo-class or pseudo-element; `false` if it is invalid or unknown.
  mutating func consumePseudo(
    into compound: inout CompoundSelector, _ selector: inout Selector
  ) -> Bool {
    tokens = tokens.dropFirst()
    if tokens.first?.isColon == true {
      tokens = tokens.dropFirst()
      return consumePseudoElement(into: &selector)
    }
    guard let token = tokens.first else { return false }
    switch token.kind {
    case .ident(let name):
      let name = name.asciiLowercased
      // CSS 2 wrote these four with one colon.
      if ["before", "after", "first-line", "first-letter"].contains(name) {
        return consumePseudoElement(into: &selector)
      }
      tokens = tokens.dropFirst()
      guard let simple = Self.pseudoClass(name) else { return false }
      selector.specificity.classes += 1
      compound.simpleSelectors.append(simple)
      return true
    case .function(let name):
      let contents = tokens.contents(ofBlockAt: tokens.startIndex)
      tokens = tokens[tokens.indexAfterComponent(at: tokens.startIndex)...]
      guard !selector.hasPseudoElement,
        let simple = functionalPseudoClass(name.asciiLowercased, contents, &selector.specificity)
      else { return false }
      compound.simpleSelectors.append(simple)
      return true
    default: return false
    }
  }

  private mutating func consumePseudoElement(into selector: inout Selector) -> Bool {
    guard let token = tokens.first, !selector.hasPseudoElement else { return false }
    switch token.kind {
    case .ident(let name):
      guard Self.isPseudoElement(name.asciiLowercased) else { return false }
    case .function(let name):
      guard ["slotted", "part", "highlight", "cue"].contains(name.asciiLowercased) else {
        return false
      }
    default: return false
    }
    tokens = tokens[tokens.indexAfterComponent(at: tokens.startIndex)...]
    selector.hasPseudoElement = true
    selector.specificity.types += 1
    return true
  }

  /// Pseudo-elements match no element, but a rule with one of them is valid.
  ///
  /// Unknown names with the prefix are valid for the sake of old pages (Selectors 4 section 3.8).
  private static func isPseudoElement(_ name: String) -> Bool {
    let names = [
      "before", "after", "first-line", "first-letter", "marker", "selection", "placeholder",
      "backdrop", "file-selector-button", "cue", "target-text", "spelling-error", "grammar-error",
    ]
    return names.contains(name) || name.hasPrefix("-webkit-")
  }

  /// The pseudo-class without arguments called `name`.
  private static func pseudoClass(_ name: String) -> SimpleSelector? {
    if let states = ElementStates.named(name) { return .state(states) }
    let first = ANPlusB(step: 0, offset: 1)
    switch name {
    case "root", "scope": return .root
    case "empty": return .empty
    case "only-child": return .onlyChild
    case "only-of-type": return .onlyOfType
    case "first-child": return .nth(NthSelector(indexes: first))
    case "last-child": return .nth(NthSelector(indexes: first, isFromEnd: true))
    case "first-of-type": return .nth(NthSelector(indexes: first, isOfType: true))
    case "last-of-type":
      return .nth(NthSelector(indexes: first, isFromEnd: true, isOfType: true))
    case "default", "indeterminate", "required", "optional", "valid", "invalid", "in-range",
      "out-of-range", "read-only", "read-write", "placeholder-shown", "autofill", "fullscreen",
      "modal", "popover-open", "open", "user-valid", "user-invalid", "host", "playing", "paused":
      return .never
    case "defined": return .universal
    default: return nil
    }
  }

  /// The pseudo-class `name` with arguments, whose weight is added to `specificity`.
  private func functionalPseudoClass(
    _ name: String, _ arguments: ArraySlice<Token>, _ specificity: inout Specificity
  ) -> SimpleSelector? {
    switch name {
    case "not":
      guard let selectors = Self.list(arguments, depth: depth + 1, in: context) else { return nil }
      specificity += Self.largest(selectors)
      return .not(selectors)
    case "is", "matches", "-webkit-any", "-moz-any":
      guard let selectors = Self.forgivingList(arguments, depth: depth + 1, in: context) else {
        return nil
      }
      specificity += Self.largest(selectors)
      return .isAny(selectors)
    case "where":
      return Self.forgivingList(arguments, depth: depth + 1, in: context).map(SimpleSelector.isAny)
    case "has":
      // Nothing may ask for descendants of descendants with a condition on theirs.
      let isNested = arguments.contains { token in
        if case .function(let name) = token.kind { return name.equalsIgnoringASCIICase("has") }
        return false
      }
      let list = Self.relativeList(arguments, depth: depth + 1, in: context)
      guard !isNested, let list else { return nil }
      specificity += Self.largest(list.map(\.selector))
      return .has(list)
    case "dir":
      // The directionality of markup: what SVG writes with `direction` is none of it.
      specificity.classes += 1
      return arguments.keyword == "ltr" ? .universal : .never
    case "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type":
      return nth(name, arguments, &specificity)
    case "lang":
      let languages = arguments.splitAtCommas().map { Self.language($0.trimmed) }
      guard languages.allSatisfy({ $0 != nil }) else { return nil }
      specificity.classes += 1
      return .language(languages.compactMap(\.self))
    default: return nil
    }
  }

  private func nth(
    _ name: String, _ arguments: ArraySlice<Token>, _ specificity: inout Specificity
  ) -> SimpleSelector? {
    var indexes = arguments
    var selectors: [Selector] = []
    let isOfType = name.hasSuffix("of-type")
    if let of = arguments.firstIndex(where: { $0.kind.isIdent("of") }) {
      let list = Self.list(arguments[(of + 1)...], depth: depth + 1, in: context)
      guard !isOfType, let list else { return nil }
      selectors = list
      indexes = arguments[..<of]
    }
    guard let indexes = ANPlusB(indexes) else { return nil }
    specificity.classes += 1
    specificity += Self.largest(selectors)
    return .nth(
      NthSelector(
        indexes: indexes, isFromEnd: name.hasPrefix("nth-last"), isOfType: isOfType,
        selectors: selectors))
  }

  private static func language(_ tokens: ArraySlice<Token>) -> String? {
    guard tokens.count == 1, let token = tokens.first else { return nil }
    switch token.kind {
    case .ident(let name), .string(let name): return name.asciiLowercased
    default: return nil
    }
  }

  static func largest(_ selectors: [Selector]) -> Specificity {
    selectors.map(\.specificity).max() ?? Specificity()
  }
}

extension AttributeSelector {
  /// Parses what stands between the brackets, or gives `nil` if it is invalid.
  init?(_ tokens: ArraySlice<Token>) {
    var tokens = tokens.trimmed
    // `*|name` and `|name`; attributes of every namespace are asked for by local name.
    if tokens.first?.kind == .delimiter(0x2A) {
      guard tokens.dropFirst().isNamespaceSeparator else { return nil }
      tokens = tokens.dropFirst()
    }
    if tokens.isNamespaceSeparator { tokens = tokens.dropFirst() }
    guard case .ident(let name)? = tokens.takeFirst()?.kind else { return nil }
    self.name = name
    tokens = tokens.trimmed
    if tokens.isEmpty { return }
    guard let comparison = Self.consumeComparison(&tokens) else { return nil }
    self.comparison = comparison
    tokens = tokens.trimmed
    switch tokens.takeFirst()?.kind {
    case .ident(let text)?, .string(let text)?: value = text
    default: return nil
    }
    tokens = tokens.trimmed
    if tokens.isEmpty { return }
    guard tokens.count == 1, let flag = tokens.first?.kind else { return nil }
    ignoresCase = flag.isIdent("i")
    if !ignoresCase && !flag.isIdent("s") { return nil }
  }

  private static func consumeComparison(_ tokens: inout ArraySlice<Token>) -> Comparison? {
    guard let first = tokens.takeFirst(), let character = first.kind.delimiterCharacter else {
      return nil
    }
    if character == 0x3D { return .equal }
    guard let second = tokens.takeFirst(), second.kind == .delimiter(0x3D),
      second.offset == first.offset + 1
    else { return nil }
    switch character {
    case 0x7E: return .includes
    case 0x7C: return .dashMatch
    case 0x5E: return .prefix
    case 0x24: return .suffix
    case 0x2A: return .substring
    default: return nil
    }
  }
}
