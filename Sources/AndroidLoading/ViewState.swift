internal import Markup
internal import SceneModel

/// The drawable state of a view, one bit for each `android:state_*` that a view can have.
struct ViewState: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  static let enabled = ViewState(rawValue: 1)
  static let windowFocused = ViewState(rawValue: 2)
  static let hovered = ViewState(rawValue: 4)
  static let pressed = ViewState(rawValue: 8)
  static let focused = ViewState(rawValue: 16)
  static let selected = ViewState(rawValue: 32)
  static let checked = ViewState(rawValue: 64)
  static let checkable = ViewState(rawValue: 128)
  static let activated = ViewState(rawValue: 256)

  /// A view that can be used and that nobody touches.
  static let normal: ViewState = [.enabled, .windowFocused]

  /// The state of an attribute's local name; `nil` for one that no view has at rest.
  init?(attribute: String) {
    switch attribute {
    case "state_enabled": self = .enabled
    case "state_window_focused": self = .windowFocused
    case "state_hovered": self = .hovered
    case "state_pressed": self = .pressed
    case "state_focused": self = .focused
    case "state_selected": self = .selected
    case "state_checked": self = .checked
    case "state_checkable": self = .checkable
    case "state_activated": self = .activated
    default: return nil
    }
  }

  init(rawValue: UInt16) { self.rawValue = rawValue }
}

/// The states that an item of a list asks for.
struct StateCondition: Hashable, Sendable {
  /// States that must be set.
  var required: ViewState = []
  /// States that must not be set.
  var excluded: ViewState = []
  /// States of an application that must be set; no view has them at rest.
  var foreign: Set<String> = []
  /// States of an application that must not be set.
  var excludedForeign: Set<String> = []

  /// What the attributes `state_*` of `element` ask for.
  init(_ element: Markup.XMLElement) {
    for attribute in element.attributes where attribute.localName.hasPrefix("state_") {
      let isSet = attribute.value != "false"
      if let state = ViewState(attribute: attribute.localName) {
        if isSet { required.insert(state) } else { excluded.insert(state) }
      } else if isSet {
        foreign.insert(attribute.localName)
      } else {
        excludedForeign.insert(attribute.localName)
      }
    }
  }

  /// Whether nothing is asked for.
  var isEmpty: Bool {
    required.isEmpty && excluded.isEmpty && foreign.isEmpty && excludedForeign.isEmpty
  }

  func matches(_ state: ViewState) -> Bool {
    foreign.isEmpty && state.isSuperset(of: required) && state.isDisjoint(with: excluded)
  }

  /// Whether everything that meets `other` meets this too.
  func includes(_ other: StateCondition) -> Bool {
    required.isSubset(of: other.required) && excluded.isSubset(of: other.excluded)
      && foreign.isSubset(of: other.foreign)
      && excludedForeign.isSubset(of: other.excludedForeign)
  }
}
