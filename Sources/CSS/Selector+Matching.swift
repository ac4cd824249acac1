extension Selector {
  /// The selectors of `source`, or `nil` if one of them is invalid or unknown.
  public static func list(_ source: String) -> [Selector]? {
    SelectorParser.list(Token.list(source)[...])
  }

  /// Whether the selector matches `element` while the user's doing is described by `states`.
  ///
  /// A selector with a pseudo-element matches no element.
  public func matches<Element: SelectorElement>(
    _ element: Element, states: ElementStates = []
  ) -> Bool {
    guard !hasPseudoElement, compounds[0].matches(element, states) else { return false }
    return matchesRest(behind: 0, at: element, states) == .matched
  }

  /// The outcome of matching the compounds to the left, in terms of where another try makes sense.
  ///
  /// Trying every ancestor for every descendant combinator would take exponential time.
  private enum Outcome {
    case matched
    /// Another sibling could do better, or another ancestor.
    case otherSiblingMayMatch
    /// Only another ancestor could do better.
    case otherAncestorMayMatch
    /// The ancestors ran out: nothing can do better.
    case impossible
  }

  private func matchesRest<Element: SelectorElement>(
    behind index: Int, at element: Element, _ states: ElementStates
  ) -> Outcome {
    guard let combinator = compounds[index].combinator else { return .matched }
    var current = element
    while true {
      let candidate: Element?
      switch combinator {
      case .descendant, .child: candidate = current.parent
      case .nextSibling, .subsequentSibling: candidate = current.previousSibling
      }
      guard let candidate else {
        switch combinator {
        case .descendant, .child: return .impossible
        case .nextSibling, .subsequentSibling: return .otherAncestorMayMatch
        }
      }
      var outcome = Outcome.otherSiblingMayMatch
      if compounds[index + 1].matches(candidate, states) {
        outcome = matchesRest(behind: index + 1, at: candidate, states)
      }
      if outcome == .matched || outcome == .impossible { return outcome }
      switch combinator {
      case .nextSibling: return outcome
      case .child: return .otherAncestorMayMatch
      case .subsequentSibling: if outcome == .otherAncestorMayMatch { return outcome }
      case .descendant: break
      }
      current = candidate
    }
  }
}

extension CompoundSelector {
  func matches<Element: SelectorElement>(_ element: Element, _ states: ElementStates) -> Bool {
    simpleSelectors.allSatisfy { $0.matches(element, states) }
  }
}

extension SimpleSelector {
  func matches<Element: SelectorElement>(_ element: Element, _ states: ElementStates) -> Bool {
    switch self {
    case .universal: true
    case .type(let name): element.localName == name
    case .withoutNamespace: !element.isInNamespace
    case .id(let id): element.id == id
    case .className(let name): element.classNames.contains(name)
    case .attribute(let selector):
      element.attribute(selector.name).map(selector.accepts) ?? false
    case .root: element.parent == nil
    case .empty: element.isEmpty
    case .onlyChild: element.previousSibling == nil && element.nextSibling == nil
    case .onlyOfType:
      NthSelector.onlyOfType.allSatisfy { $0.matches(element, states) }
    case .nth(let selector): selector.matches(element, states)
    case .not(let selectors): !selectors.contains { $0.matches(element, states: states) }
    case .isAny(let selectors): selectors.contains { $0.matches(element, states: states) }
    case .has(let selectors): selectors.contains { $0.matches(from: element, states) }
    case .state(let asked): element.matches(asked, current: states)
    case .language(let languages): Self.speaks(element, languages)
    case .never: false
    }
  }

  /// Whether the nearest `xml:lang` or `lang` is one of `languages` or a dialect of one.
  private static func speaks<Element: SelectorElement>(
    _ element: Element, _ languages: [String]
  ) -> Bool {
    var current: Element? = element
    while let element = current {
      if let language = element.attribute("lang")?.asciiLowercased {
        return languages.contains { language == $0 || language.hasPrefix($0 + "-") }
      }
      current = element.parent
    }
    return false
  }
}

extension NthSelector {
  /// First and last of its type.
  fileprivate static let onlyOfType = [false, true].map {
    NthSelector(indexes: ANPlusB(step: 0, offset: 1), isFromEnd: $0, isOfType: true)
  }

  func matches<Element: SelectorElement>(_ element: Element, _ states: ElementStates) -> Bool {
    if isOfType { return indexes.contains(element.siblingIndexOfType(isFromEnd: isFromEnd)) }
    guard !selectors.isEmpty else {
      // `:first-child` and `:last-child` need no counting.
      if indexes == ANPlusB(step: 0, offset: 1) {
        return (isFromEnd ? element.nextSibling : element.previousSibling) == nil
      }
      return indexes.contains(isFromEnd ? element.siblingIndexFromEnd : element.siblingIndex)
    }
    func counts(_ element: Element) -> Bool {
      selectors.contains { $0.matches(element, states: states) }
    }
    guard counts(element) else { return false }
    return indexes.contains(element.siblingIndex(isFromEnd: isFromEnd, counting: counts))
  }
}
