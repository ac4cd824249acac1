/// The states that pseudo-classes ask about; a set of them describes what a user is doing.
public struct ElementStates: OptionSet, Hashable, Sendable {
  /// One bit per state.
  public let rawValue: UInt16

  /// A set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Under the pointer, `:hover`.
  public static let hover = ElementStates(rawValue: 1 << 0)
  /// Pressed, `:active`.
  public static let active = ElementStates(rawValue: 1 << 1)
  /// Focused, `:focus`.
  public static let focus = ElementStates(rawValue: 1 << 2)
  /// Focused in a way that should show, `:focus-visible`.
  public static let focusVisible = ElementStates(rawValue: 1 << 3)
  /// Focused or an ancestor of what is, `:focus-within`.
  public static let focusWithin = ElementStates(rawValue: 1 << 4)
  /// A control that can be used, `:enabled`.
  public static let enabled = ElementStates(rawValue: 1 << 5)
  /// A control that cannot be used, `:disabled`.
  public static let disabled = ElementStates(rawValue: 1 << 6)
  /// A control that is on, `:checked`.
  public static let checked = ElementStates(rawValue: 1 << 7)
  /// A link not visited before, `:link`.
  public static let link = ElementStates(rawValue: 1 << 8)
  /// A link visited before, `:visited`.
  public static let visited = ElementStates(rawValue: 1 << 9)
  /// The element that the URL's fragment names, `:target`.
  public static let target = ElementStates(rawValue: 1 << 10)

  /// The states with the pseudo-class `name`, which must be lower case; any of them matches.
  static func named(_ name: String) -> ElementStates? {
    switch name {
    case "hover": .hover
    case "active": .active
    case "focus": .focus
    case "focus-visible": .focusVisible
    case "focus-within": .focusWithin
    case "enabled": .enabled
    case "disabled": .disabled
    case "checked": .checked
    case "link": .link
    case "visited": .visited
    case "any-link": [.link, .visited]
    case "target": .target
    default: nil
    }
  }
}
