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
  /// The first child element, `nil` if there is none.
  var firstChild: Self? { get }
  /// The sibling element before this one.
  var previousSibling: Self? { get }
  /// The sibling element behind this one.
  var nextSibling: Self? { get }
  /// The one-based position among the sibling elements.
  var siblingIndex: Int { get }
  /// The one-based position among the sibling elements, counted from the last one.
  ///
  /// The default walks over the siblings.
  var siblingIndexFromEnd: Int { get }
  /// Whether the element has neither child elements nor text, white space included.
  var isEmpty: Bool { get }
  /// The one-based position among the sibling elements with the same name, from either end.
  ///
  /// The default walks over the siblings.
  func siblingIndexOfType(isFromEnd: Bool) -> Int
  /// The value of the attribute with this local name in any namespace, or `nil`.
  func attribute(_ name: String) -> String?
  /// Whether the element is in any of `states` while the user's doing is described by `current`.
  func matches(_ states: ElementStates, current: ElementStates) -> Bool
}

extension SelectorElement {
  /// In a namespace, as all elements of an SVG are.
  public var isInNamespace: Bool { true }

  /// The position from the end, found by walking over the siblings behind the element.
  public var siblingIndexFromEnd: Int {
    siblingIndex(isFromEnd: true) { _ in true }
  }

  /// The position among siblings of the same name, found by walking over the siblings.
  public func siblingIndexOfType(isFromEnd: Bool) -> Int {
    let name = localName
    return siblingIndex(isFromEnd: isFromEnd) { $0.localName == name }
  }

  /// One more than the number of siblings before the element, or behind it, that are counted.
  func siblingIndex(isFromEnd: Bool, counting counts: (Self) -> Bool) -> Int {
    var index = 1
    var current = isFromEnd ? nextSibling : previousSibling
    while let sibling = current {
      if counts(sibling) { index += 1 }
      current = isFromEnd ? sibling.nextSibling : sibling.previousSibling
    }
    return index
  }

  /// Whether `current` holds one of `states`, as if the user's doing concerned every element.
  public func matches(_ states: ElementStates, current: ElementStates) -> Bool {
    !states.isDisjoint(with: current)
  }
}
