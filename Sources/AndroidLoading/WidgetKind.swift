internal import ColorMath
internal import SceneModel

/// What kind of control a style is for.
enum WidgetKind: String, Hashable, Sendable, CaseIterable {
  case button, iconButton, floatingButton, extendedFloatingButton, chip, textField, editText
  case tab, navigation, checkbox, radio, `switch`, slider
  /// The platform's own bars: one to drag, and one of stars.
  case seekBar, rating
  /// Any other view that takes taps; no style is for it.
  case view
  /// A text that nobody operates; no style is for it.
  case text
  /// A bar with a title; no style is for it.
  case toolbar

  /// The role of the controls.
  var role: Role {
    switch self {
    case .button, .iconButton, .floatingButton, .extendedFloatingButton, .view: .button
    case .chip: .chip
    case .textField, .editText: .field
    case .tab, .navigation: .tab
    case .checkbox: .checkbox
    case .radio: .radio
    case .switch: .switch
    case .slider, .seekBar, .rating: .slider
    case .text, .toolbar: .drawing
    }
  }

  /// Whether such controls are always selected or not.
  var isTwoState: Bool {
    switch self {
    case .tab, .navigation, .checkbox, .radio, .switch: true
    case .button, .iconButton, .floatingButton, .extendedFloatingButton, .chip, .textField,
      .editText, .slider, .seekBar, .rating, .view, .text, .toolbar:
      false
    }
  }

  /// The theme attribute that names the default style.
  var defaultStyleAttributes: [String] {
    switch self {
    case .button: [Self.materialButtonStyle, "buttonStyle", "android:buttonStyle"]
    case .iconButton: ["materialIconButtonStyle", "imageButtonStyle"]
    case .floatingButton: ["floatingActionButtonStyle"]
    case .extendedFloatingButton: ["extendedFloatingActionButtonStyle"]
    case .chip: ["chipStyle"]
    case .textField: ["textInputStyle"]
    case .editText: ["editTextStyle", "android:editTextStyle"]
    case .tab: ["tabStyle"]
    case .navigation: ["bottomNavigationStyle"]
    case .checkbox: ["checkboxStyle", "android:checkboxStyle"]
    case .radio: ["radioButtonStyle", "android:radioButtonStyle"]
    case .switch: ["materialSwitchStyle", "switchStyle"]
    case .slider: ["sliderStyle"]
    case .seekBar: ["seekBarStyle", "android:seekBarStyle"]
    case .rating: ["ratingBarStyle", "android:ratingBarStyle"]
    case .view, .text, .toolbar: []
    }
  }
}

extension WidgetKind {
  /// The kind of the controls that `style` is for; `nil` if it is for none.
  ///
  /// `isForeign` says whether a style belongs to a library or the platform: their names are known,
  /// a project's own say little; `isUsed` says of those whether the views that have the style may be
  /// of a kind, where the second value says that it sets no more than the colour of a text.
  init?(
    _ style: ResolvedStyle, isForeign: (ResourceName) -> Bool,
    isUsed: (WidgetKind, Bool) -> Bool
  ) {
    if let ancestor = style.lineage.first(where: { isForeign($0) || Self.isLibraryName($0.name) }) {
      guard let kind = Self.kind(library: ancestor.name) else { return nil }
      self = kind
    } else if let kind = Self.kind(own: style), isUsed(kind, !Self.hasSurface(style)) {
      self = kind
    } else {
      return nil
    }
  }

  /// Parts of library names and what they mean, the more specific first; `nil` for no control.
  private static let vocabulary: [(part: String, kind: WidgetKind?)] = [
    ("ButtonToggleGroup", nil), ("ButtonGroup", nil), ("ChipGroup", nil), ("ButtonBar.", .button),
    ("ButtonBar", nil), ("Toolbar", nil), ("ActiveIndicator", nil), ("Badge", nil),
    ("ExtendedFloatingActionButton", .extendedFloatingButton),
    ("FloatingActionButton", .floatingButton), ("IconButton", .iconButton),
    ("ImageButton", .iconButton), ("ActionButton", .iconButton),
    ("CompoundButton.CheckBox", .checkbox), ("CompoundButton.RadioButton", .radio),
    ("CompoundButton.Switch", .switch), ("CompoundButton.MaterialSwitch", .switch),
    ("CompoundButton", nil), ("RadioButton", .radio), ("Button", .button), ("Chip", .chip),
    ("TextInputLayout", .textField), ("TextInputEditText", .editText), ("EditText", .editText),
    ("AutoCompleteTextView", .editText), ("TabLayout", .tab),
    ("BottomNavigationView", .navigation), ("NavigationRailView", .navigation),
    ("Slider", .slider), ("SeekBar", .seekBar), ("RatingBar", .rating), ("CheckBox", .checkbox),
    ("Switch", .switch),
  ]

  /// Whether a library gives its styles such names, even where the library itself is audited.
  private static func isLibraryName(_ name: String) -> Bool {
    let libraries = ["Material3", "MaterialComponents", "Material", "AppCompat", "Design"]
    return name.split(separator: ".").dropFirst(name.hasPrefix("Base.") ? 2 : 1).first
      .map { library in libraries.contains { library == $0 || library.hasPrefix("Material3") } }
      == true
  }

  private static func kind(library name: String) -> WidgetKind? {
    guard name.hasPrefix("Widget.") || name.hasPrefix("Base.Widget.") else { return nil }
    return vocabulary.first { name.containsBytes(of: $0.part) }?.kind
  }

  /// Words of a project's own names; only with a look of its own is such a style for a control.
  private static let words: [(word: String, kind: WidgetKind?)] = [
    ("buttonbar", nil), ("buttongroup", nil), ("container", nil), ("divider", nil),
    ("imagebutton", .iconButton), ("iconbutton", .iconButton), ("radiobutton", .radio),
    ("button", .button), ("chip", .chip), ("checkbox", .checkbox), ("switch", .switch),
  ]

  private static func kind(own style: ResolvedStyle) -> WidgetKind? {
    let name = style.name.name
    guard !name.hasPrefix("TextAppearance"), !name.hasPrefix("ThemeOverlay"),
      !name.hasPrefix("Shape")
    else { return nil }
    guard style.items["android:textColor"] != nil || hasSurface(style) else { return nil }
    let lowercased = name.lowercased()
    return words.first { lowercased.containsBytes(of: $0.word) }?.kind
  }

  /// Whether a style says more of a control than the colour of its text.
  private static func hasSurface(_ style: ResolvedStyle) -> Bool {
    style.items["backgroundTint"] != nil || style.items["android:minHeight"] != nil
      || hasBackground(style)
  }

  /// Whether a style has a background that shows at rest: one that only shows touches any view has.
  private static func hasBackground(_ style: ResolvedStyle) -> Bool {
    guard let item = style.items["android:background"] else { return false }
    return ResourceValue(item.value).showsAtRest
  }

  /// Whether the class stands above its neighbours and is drawn after them, wherever the file has it.
  var isRaised: Bool {
    switch self {
    case .button, .floatingButton, .extendedFloatingButton, .tab, .navigation, .toolbar: true
    case .iconButton, .chip, .textField, .editText, .checkbox, .radio, .switch, .slider, .seekBar,
      .rating, .view, .text:
      false
    }
  }
}
