/// The states that pseudo-classes ask about; a set of them describes what a user is doing.
public struct ElementStates: OptionSet, Hashable, Sendable {
  /// One bit per state.
  public let rawValue: UInt16

  /// A set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// `:hover`
  public static let hover = ElementStates(rawValue: 1 << 0)
  /// `:active`
  public static let active = ElementStates(rawValue: 1 << 1)
  /// `:focus`
  public static let focus = ElementStates(rawValue: 1 << 2)
  /// `:focus-visible`
  public static let focusVisible = ElementStates(rawValue: 1 << 3)
  /// `:focus-within`
  public static let focusWithin = ElementStates(rawValue: 1 << 4)
  /// `:enabled`
  public static let enabled = ElementStates(rawValue: 1 << 5)
  /// `:disabled`
  public static let disabled = ElementStates(rawValue: 1 << 6)
  /// `:checked`
  public static let checked = ElementStates(rawValue: 1 << 7)
  /// `:link`, a link not visited before.
  public static let link = ElementStates(rawValue: 1 << 8)
  /// `:visited`
  public static let visited = ElementStates(rawValue: 1 << 9)
  /// `:target`, the element that the URL's fragment names.
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
