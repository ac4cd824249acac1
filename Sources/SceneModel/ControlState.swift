/// The state flags of a control; the empty set is the normal state.
public struct ControlState: OptionSet, Hashable, Sendable, Comparable {
  /// One bit a flag.
  public let rawValue: UInt8

  /// A state from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// No flag.
  public static let normal: ControlState = []
  /// A pointer is over the control.
  public static let hovered = ControlState(rawValue: 1)
  /// The control has the keyboard focus.
  public static let focused = ControlState(rawValue: 2)
  /// The control is being operated.
  public static let pressed = ControlState(rawValue: 4)
  /// The control is selected, checked or on.
  public static let selected = ControlState(rawValue: 8)
  /// The control is busy.
  public static let loading = ControlState(rawValue: 16)
  /// The control shows an error.
  public static let error = ControlState(rawValue: 32)
  /// The control cannot be operated.
  public static let disabled = ControlState(rawValue: 64)

  /// Every flag with its name, in the order in which names are joined.
  public static let flags: [(flag: ControlState, name: String)] = [
    (.hovered, "hovered"), (.focused, "focused"), (.pressed, "pressed"),
    (.selected, "selected"), (.loading, "loading"), (.error, "error"), (.disabled, "disabled"),
  ]

  /// The flags' names joined by `+`, or `normal`.
  public var name: String {
    if isEmpty { return "normal" }
    if rawValue.nonzeroBitCount == 1 { return Self.flags[rawValue.trailingZeroBitCount].name }
    return Self.flags.filter { contains($0.flag) }.map(\.name).joined(separator: "+")
  }

  /// The state of a name as ``name`` writes it, in any order of flags; `nil` if a word is unknown.
  public init?(name: String) {
    if name == "normal" {
      self = .normal
      return
    }
    var state = ControlState()
    for word in name.split(separator: "+", omittingEmptySubsequences: false) {
      guard let entry = Self.flags.first(where: { $0.name == word }) else { return nil }
      state.insert(entry.flag)
    }
    self = state
  }

  /// Orders by the number of flags, then by their bits, so that `normal` comes first.
  public static func < (first: ControlState, second: ControlState) -> Bool {
    let (a, b) = (first.rawValue, second.rawValue)
    return (a.nonzeroBitCount, a) < (b.nonzeroBitCount, b)
  }
}
