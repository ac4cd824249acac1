/// A complex selector, such as `g > .button:hover`.
///
/// Source: https://www.w3.org/TR/selectors-4/
public struct Selector: Hashable, Sendable {
  /// The compound selectors, the rightmost one first.
  var compounds: [CompoundSelector]
  /// The weight in the cascade.
  public var specificity: Specificity
  /// Whether the selector ends in a pseudo-element, so that it matches no element.
  public var hasPseudoElement: Bool
  /// Offsets of the selector's bytes.
  public var range: Range<Int>
}

/// Simple selectors that one element must match together.
struct CompoundSelector: Hashable, Sendable {
  var simpleSelectors: [SimpleSelector] = []
  /// How the element relates to the one that the compound to the left matches.
  var combinator: Combinator?
}

/// The relation between the elements of two compound selectors.
enum Combinator: Hashable, Sendable {
  /// White space.
  case descendant
  /// `>`
  case child
  /// `+`
  case nextSibling
  /// `~`
  case subsequentSibling
}

/// A selector that starts at another element, as in `:has()`.
struct RelativeSelector: Hashable, Sendable {
  /// How the leftmost compound relates to the element.
  var combinator: Combinator
  var selector: Selector
}

/// One condition on an element.
indirect enum SimpleSelector: Hashable, Sendable {
  case universal
  case type(String)
  /// `|name`: an element in no namespace.
  case withoutNamespace
  case id(String)
  case className(String)
  case attribute(AttributeSelector)
  case root
  case empty
  case onlyOfType
  case onlyChild
  case nth(NthSelector)
  case not([Selector])
  /// `:is()` and `:where()`, which differ in specificity only.
  case isAny([Selector])
  /// `:has()`
  case has([RelativeSelector])
  /// Any of the states.
  case state(ElementStates)
  case language([String])
  /// A pseudo-class that is known and never true of an element in a picture.
  case never
}

/// `:nth-child()`, its relatives, and `:first-child` and the like as their special cases.
struct NthSelector: Hashable, Sendable {
  var indexes: ANPlusB
  var isFromEnd = false
  var isOfType = false
  /// The `of` list; empty if there is none.
  var selectors: [Selector] = []
}
