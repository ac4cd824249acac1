import SceneModel
import Testing

@testable import SVGLoading

@Suite("Layer names")
struct LayerNameTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var role: Role?
    var key: String
    var state = "normal"
    var appearance: String?
    var testDescription: String { name }
  }

  static let controls: [Case] = [
    Case(name: "Button", role: .button, key: "Button"),
    Case(name: "btn-primary--disabled", role: .button, key: "btn-primary", state: "disabled"),
    Case(
      name: "Button/Primary, State=Hover, Size=Large", role: .button,
      key: "Button/Primary, Size=Large", state: "hovered"),
    Case(name: "button/hover", role: .button, key: "button", state: "hovered"),
    Case(name: "Button Hover", role: .button, key: "Button", state: "hovered"),
    Case(name: "state-hover button", role: .button, key: "state-hover button"),
    Case(name: "close_button_2", role: .button, key: "close_button_2"),
    Case(name: "Property 1=Default", role: nil, key: ""),
    Case(name: "Property 1=Pressed_2", role: nil, key: "_2", state: "pressed"),
    Case(
      name: "checkBoxSelectedFocused", role: .checkbox, key: "checkBox", state: "focused+selected"),
    Case(
      name: "checkBoxSelectedFocused_dark", role: .checkbox, key: "checkBox",
      state: "focused+selected", appearance: "dark"),
    Case(name: "radio-button-checked", role: .radio, key: "radio-button", state: "selected"),
    Case(name: "Toggle Switch/On", role: .switch, key: "Toggle Switch", state: "selected"),
    Case(name: "textFieldError", role: .field, key: "textField", state: "error"),
    Case(name: "Input field, Disabled=True", role: .field, key: "Input field", state: "disabled"),
    Case(name: "Input field, Disabled=False", role: .field, key: "Input field"),
    Case(name: "Tab item selected", role: .tab, key: "Tab item", state: "selected"),
    Case(name: "Menu Item", role: .menuItem, key: "Menu Item"),
    Case(name: "disabled button", role: .button, key: "button", state: "disabled"),
    Case(name: "Button, Theme=Dark", role: .button, key: "Button", appearance: "dark"),
    Case(name: "button_loading", role: .button, key: "button", state: "loading"),
    Case(name: "icon_x5F_button", role: .button, key: "icon_button"),
  ]

  @Test("a name gives role, key, state and appearance", arguments: controls)
  func control(expected: Case) {
    let name = LayerName(expected.name)
    #expect(name.role == expected.role)
    #expect(name.key == expected.key)
    #expect(name.state.name == expected.state)
    #expect(name.appearance?.name == expected.appearance)
  }

  @Test(
    "a word inside another one, or before another noun, names no control",
    arguments: [
      "Tab_bar", "Tabs", "linked list", "Battlefield", "chipmunk", "switchboard", "Button Label",
      "Field Button Fill", "iconTabNewYearStaking", "TabsAnatomy", "Shoulder buttons", "Link/Icon",
      "radio group", "power-socket", "On Surface", "Checkbox.Background.Selected", "inputs",
    ])
  func noControl(name: String) {
    #expect(LayerName(name).role == nil)
  }
}
