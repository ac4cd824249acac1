import SceneModel

/// What an element's attributes say about it as a control; see Documentation/Formats.md.
struct ExplicitControl {
  /// The role, `nil` if no attribute makes the element a control.
  var role: Role?
  /// Whether `data-a11y-role="none"` takes the element out.
  var isExcluded = false
  /// The state if it is stated as a whole.
  var state: ControlState?
  /// The state's flags that single attributes such as `aria-disabled` set.
  var flags = ControlState.normal
  var appearance: Appearance?
  var key: String?
  var action: String?
  var exemptions: Set<Exemption> = []

  init(_ document: SVGDocument, _ index: Int) {
    let element = document[index].xml
    let attribute = { element.attribute($0) }
    let href = document[index].kind == .a ? document.href(of: index) : nil
    let handler = Self.handlers.lazy.compactMap(attribute).first
    let focusable = attribute("tabindex").flatMap { Int($0) }.map { $0 >= 0 } ?? false
    if let text = attribute("data-a11y-role") {
      isExcluded = text == "none"
      role = Role(rawValue: text)
    } else if let found = attribute("role").flatMap({ Self.roles[$0] }) {
      role = found
    } else if href != nil {
      role = .link
    } else if handler != nil || focusable {
      role = .control
    }
    state = attribute("data-a11y-state").flatMap { ControlState(name: $0) }
    for (name, values, flag) in Self.flagAttributes
    where attribute(name).map({ values.contains($0) }) ?? false {
      flags.formUnion(flag)
    }
    appearance = attribute("data-a11y-appearance").map { Self.appearance(named: $0) }
    key = attribute("data-a11y-key")
    action = href ?? handler
    exemptions = Set(
      SVGDocument.words(attribute("data-a11y-exempt") ?? "").compactMap { Exemption(rawValue: $0) })
  }

  /// Adds what a caller's patterns say where the attributes say nothing.
  mutating func apply(_ rulings: NameRulings) {
    if role == nil && !isExcluded {
      role = rulings.role
      isExcluded = rulings.isExcluded
    }
    state = state ?? rulings.state
    key = key ?? rulings.key
  }

  /// A standard appearance by its name, or a theme of that name.
  static func appearance(named name: String) -> Appearance {
    Appearance.standard.first { $0.name == name } ?? NameVocabulary.appearances[name]
      ?? Appearance(name: name)
  }

  private static let handlers = ["onclick", "onmousedown", "onpointerdown", "ontouchstart"]

  /// WAI-ARIA 1.2 roles of things that are operated.
  private static let roles: [String: Role] = [
    "button": .button, "link": .link, "checkbox": .checkbox, "radio": .radio, "switch": .switch,
    "slider": .slider, "tab": .tab, "menuitem": .menuItem, "menuitemcheckbox": .menuItem,
    "menuitemradio": .menuItem, "option": .menuItem, "textbox": .field, "searchbox": .field,
    "combobox": .field, "spinbutton": .field,
  ]

  private static let flagAttributes: [(name: String, values: Set<String>, flag: ControlState)] = [
    ("aria-disabled", ["true"], .disabled), ("aria-checked", ["true", "mixed"], .selected),
    ("aria-selected", ["true"], .selected), ("aria-pressed", ["true", "mixed"], .selected),
    ("aria-invalid", ["true", "grammar", "spelling"], .error), ("aria-busy", ["true"], .loading),
  ]
}
