extension RelativeSelector {
  /// How many elements are looked at for one element; what lies beyond is not found.
  private static let maximumVisits = 100_000

  /// Whether an element related to `element` matches.
  func matches<Element: SelectorElement>(from element: Element, _ states: ElementStates) -> Bool {
    var search = Search<Element>(compounds: selector.compounds, states: states)
    return search.finds(search.compounds.count - 1, combinator, from: element)
  }

  /// Follows the combinators to the right, from one element to those that it leads to.
  private struct Search<Element: SelectorElement> {
    /// The rightmost first.
    let compounds: [CompoundSelector]
    let states: ElementStates
    var visits = 0

    mutating func finds(_ index: Int, _ combinator: Combinator, from element: Element) -> Bool {
      switch combinator {
      case .nextSibling:
        return element.nextSibling.map { accepts(index, $0) } ?? false
      case .subsequentSibling:
        var current = element.nextSibling
        while let sibling = current, visits < RelativeSelector.maximumVisits {
          if accepts(index, sibling) { return true }
          current = sibling.nextSibling
        }
        return false
      case .child:
        var current = element.firstChild
        while let child = current, visits < RelativeSelector.maximumVisits {
          if accepts(index, child) { return true }
          current = child.nextSibling
        }
        return false
      case .descendant:
        var pending = element.firstChild.map { [$0] } ?? []
        while let descendant = pending.popLast(), visits < RelativeSelector.maximumVisits {
          if accepts(index, descendant) { return true }
          if let sibling = descendant.nextSibling { pending.append(sibling) }
          if let child = descendant.firstChild { pending.append(child) }
        }
        return false
      }
    }

    /// Whether an element matches a compound, and others lead on to the rest.
    private mutating func accepts(_ index: Int, _ element: Element) -> Bool {
      visits += 1
      guard compounds[index].matches(element, states) else { return false }
      guard index > 0, let combinator = compounds[index - 1].combinator else { return true }
      return finds(index - 1, combinator, from: element)
    }
  }
}
