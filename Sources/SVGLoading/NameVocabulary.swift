import SceneModel

/// The words by which layer and file names speak of controls, states and appearances.
enum NameVocabulary {
  /// Words that name a kind of control, as whole words.
  static let roles: [String: Role] = [
    "button": .button, "btn": .button, "cta": .button, "fab": .button, "togglebutton": .button,
    "link": .link, "hyperlink": .link, "navlink": .link,
    "tab": .tab, "tabitem": .tab,
    "chip": .chip,
    "toggle": .switch, "switch": .switch, "toggleswitch": .switch,
    "checkbox": .checkbox, "radio": .radio, "radiobutton": .radio,
    "field": .field, "input": .field, "textfield": .field, "textinput": .field,
    "textbox": .field, "textarea": .field, "inputfield": .field, "searchfield": .field,
    "combobox": .field, "dropdown": .field,
    "slider": .slider, "menuitem": .menuItem,
  ]

  /// Words that mean a kind of control only if the thing so named looks like one.
  ///
  /// Diagrams have links and inputs, circuits have switches, houses have fields.
  static let ambiguous: Set<String> = [
    "link", "tab", "chip", "toggle", "switch", "radio", "field", "input", "slider", "cta", "fab",
    "dropdown",
  ]

  /// Words that name a state; the empty set is the normal state.
  static let states: [String: ControlState] = [
    "hover": .hovered, "hovered": .hovered, "hovering": .hovered,
    "focus": .focused, "focused": .focused,
    "active": .pressed, "pressed": .pressed, "press": .pressed, "pushed": .pressed,
    "selected": .selected, "checked": .selected, "on": .selected,
    "disabled": .disabled, "inactive": .disabled,
    "loading": .loading, "busy": .loading,
    "error": .error, "invalid": .error,
    "default": .normal, "normal": .normal, "rest": .normal, "resting": .normal,
    "enabled": .normal, "idle": .normal,
    "unselected": .normal, "unchecked": .normal, "off": .normal,
  ]

  /// Names of properties whose value is a state.
  static let stateProperties: Set<String> = ["state", "states", "status", "interaction"]

  /// Names of properties that are numbered or left as the design tool made them.
  static let genericProperties: Set<String> = ["property", "variant"]

  /// Names of properties whose value is an appearance.
  static let appearanceProperties: Set<String> = [
    "theme", "mode", "appearance", "scheme", "color", "colour", "darkmode",
  ]

  /// Words that name an appearance.
  static let appearances: [String: Appearance] = [
    "light": .light, "lightmode": .light,
    "dark": .dark, "darkmode": .dark, "night": .dark,
    "black": Appearance(name: "black", isDark: true),
    "highcontrast": .lightIncreasedContrast,
  ]

  /// Adjectives that may follow the name of the control they describe.
  static let qualifiers: Set<String> = [
    "primary", "secondary", "tertiary", "quaternary", "default", "brand", "accent", "neutral",
    "danger", "destructive", "negative", "positive", "success", "warning", "critical", "info",
    "outline", "outlined", "ghost", "filled", "solid", "tonal", "elevated", "plain", "subtle",
    "text", "inverse", "inverted", "invert", "progressive", "alt", "rounded", "round", "square",
    "xs", "sm", "md", "lg", "xl", "xxl", "small", "medium", "large", "mini", "big", "compact",
    "desktop", "mobile", "ios", "android", "web", "left", "right", "indeterminate", "mixed",
    "readonly", "copy",
  ]

  /// Words that name a part of a control or a document about one, so not the control itself.
  static let parts: Set<String> = [
    "label", "text", "icon", "background", "bg", "fill", "border", "stroke", "outline",
    "container", "base", "shape", "path", "shadow", "overlay", "mask", "group", "row", "list",
  ]

  /// Words of files that explain controls.
  static let explanations: Set<String> = [
    "anatomy", "diagram", "illustration", "infographic", "wireframe", "flowchart", "architecture",
  ]

  /// Words that name a focus ring or another mark of a state.
  static let indicators: Set<String> = [
    "ring", "focus", "focusring", "outline", "indicator", "underline", "check", "checkmark",
    "tick", "dot", "thumb", "knob", "handle", "spinner",
  ]
}
