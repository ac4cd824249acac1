/// An element as selectors see it; an index into an arena can be one.
///
/// None of the members should allocate: they are called for every element and many selectors.
public protocol SelectorElement {
  /// The name without namespace prefix.
  var localName: String { get }
  /// Whether the element is in some namespace; `|name` asks for those that are not.
  var isInNamespace: Bool { get }
  /// The `id`, or `nil`.
  var id: String? { get }
  /// The words of `class`.
  var classNames: [String] { get }
  /// The parent element, `nil` for the root.
  var parent: Self? { get }
  /// The sibling element before this one.
  var previousSibling: Self? { get }
  /// The sibling element behind this one.
  var nextSibling: Self? { get }
  /// The one-based position among the sibling elements.
  var siblingIndex: Int { get }
  /// Whether the element has neither child elements nor text, white space included.
  var isEmpty: Bool { get }
  /// The value of the attribute with this local name in any namespace, or `nil`.
  func attribute(_ name: String) -> String?
  /// Whether the element is in any of `states` while the user's doing is described by `current`.
  func matches(_ states: ElementStates, current: ElementStates) -> Bool
}

extension SelectorElement {
  /// In a namespace, as all elements of an SVG are.
  public var isInNamespace: Bool { true }

  /// Whether `current` holds one of `states`, as if the user's doing concerned every element.
  public func matches(_ states: ElementStates, current: ElementStates) -> Bool {
    !states.isDisjoint(with: current)
  }
}
