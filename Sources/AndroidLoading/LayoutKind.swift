internal import SceneModel

/// What a view's class says about it.
struct LayoutKind {
  var kind: WidgetKind
  /// Theme attributes that may name its default style.
  var defaultStyles: [String]
  /// Whether nobody but the class's code knows what it looks like without a style.
  var isDrawnByCode = false

  /// The kind of `node`, whose style is one of `styles`; `nil` if it is no control.
  init?(_ node: LayoutNode, _ styles: ViewStyles) {
    let name = node.simpleName
    // Such stars only show something.
    if name.hasSuffix("RatingBar"), styles.literal("android:isIndicator", of: node) == "true" {
      return nil
    }
    // Of others called so, and of Material's, the parts are of their own.
    let isOtherSearch =
      name.hasSuffix("SearchView")
      && !["SearchView", "androidx.appcompat.widget.SearchView"].contains(node.className)
    let known =
      isOtherSearch
      ? nil
      : Self.classes.first { class_ in
        guard node.isCustom else { return Self.plain(name) == class_.name }
        return name.hasSuffix(class_.name) && (class_.kind != .chip || Self.isChip(node, styles))
      }
    if let known {
      if Self.isDrawer(node), !Self.showsMenu(node) { return nil }
      let bar = node.isCustom ? Self.bar(node, named: known.kind) : known.kind
      kind = bar ?? known.kind
      isDrawnByCode = node.isCustom && (known.kind == .button || bar == nil)
      let conventional = node.isCustom ? Self.conventional(name) : []
      let standard = kind == known.kind ? known.styles : nil
      defaultStyles =
        conventional + (isDrawnByCode ? [] : standard ?? kind.defaultStyleAttributes)
    } else if node.isCustom, Self.isButton(name) {
      kind = .button
      defaultStyles = Self.conventional(name)
      isDrawnByCode = true
    } else if node.isOperated(styles) {
      kind = .view
      defaultStyles = Self.textStyles(name) ?? LayoutSurface.defaultStyles(node)
      isDrawnByCode = node.isCustom
    } else {
      return nil
    }
  }

  /// A text that nobody operates, also in a class of the application, or a bar with a title, inside
  /// `parent`; `nil` if `node` is neither.
  init?(text node: LayoutNode, in parent: LayoutNode?) {
    if let styles = Self.textStyles(node.simpleName) {
      kind = .text
      defaultStyles = styles
    } else if Self.isTitled(node, in: parent) {
      kind = .toolbar
      defaultStyles =
        node.simpleName == "BottomAppBar"
        ? ["bottomAppBarStyle"]
        : node.className == "Toolbar" ? ["android:toolbarStyle"] : ["toolbarStyle"]
    } else if node.isCustomText {
      kind = .text
      defaultStyles = []
    } else {
      return nil
    }
  }

  /// Whether a bar shows a title of its own: one that collapses shows it for the bars inside, and one
  /// that holds views mostly has none.
  private static func isTitled(_ node: LayoutNode, in parent: LayoutNode?) -> Bool {
    guard node.simpleName.hasSuffix("Toolbar") || node.simpleName == "BottomAppBar" else {
      return false
    }
    let set = node.attributes.items
    let own = ["title", "subtitle", "navigationIcon"].contains {
      set[$0] != nil || set["android:" + $0] != nil
    }
    if own { return true }
    guard !node.isCustom, node.simpleName.hasSuffix("Toolbar"),
      parent?.simpleName.hasSuffix("CollapsingToolbarLayout") != true
    else { return false }
    return node.element.childElements.first { _ in true } == nil
  }

  /// Whether a class called after chips is Material's, since it sets what only that has; many are labels.
  private static func isChip(_ node: LayoutNode, _ styles: ViewStyles) -> Bool {
    node.attributes.items.keys.contains { $0.hasPrefix("chip") }
      || styles.item("chipBackgroundColor", of: node) != nil
  }

  /// Whether a view shows a menu at the side of the screen, below or above other views.
  static func isDrawer(_ node: LayoutNode) -> Bool {
    node.simpleName.hasSuffix("NavigationView")
      && !node.simpleName.hasSuffix("BottomNavigationView")
  }

  /// Whether a drawer has a menu, as far as the file says, and is not just a frame for other views.
  private static func showsMenu(_ node: LayoutNode) -> Bool {
    if node.attributes.items.keys.contains(where: { $0 == "menu" || $0.hasPrefix("item") }) {
      return true
    }
    return !node.isCustom && node.element.childElements.first { _ in true } == nil
  }

  /// What a bar of the application's own class extends: its name says little, what it sets more,
  /// `itemTextColor` navigation and `tabTextColor` tabs; `nil` if it sets neither.
  ///
  /// Of anything but a bar the kind that its name says.
  private static func bar(_ node: LayoutNode, named kind: WidgetKind) -> WidgetKind? {
    guard kind == .tab || kind == .navigation else { return kind }
    let set = node.attributes.items.keys
    if set.contains(where: { $0.hasPrefix("item") }) { return .navigation }
    if set.contains(where: { $0.hasPrefix("tab") }) { return .tab }
    return node.style == nil ? nil : kind
  }

  private struct Class {
    var name: String
    var kind: WidgetKind
    var styles: [String]?
  }

  /// Classes of controls; a class of an application that ends in such a name extends it.
  private static let classes: [Class] = [
    Class(name: "ExtendedFloatingActionButton", kind: .extendedFloatingButton),
    Class(name: "FloatingActionButton", kind: .floatingButton),
    Class(
      name: "ImageButton", kind: .iconButton,
      styles: ["imageButtonStyle", "android:imageButtonStyle"]),
    Class(
      name: "CheckableImageButton", kind: .iconButton,
      styles: ["imageButtonStyle", "android:imageButtonStyle"]),
    Class(
      name: "BottomSheetDragHandleView", kind: .iconButton, styles: ["bottomSheetDragHandleStyle"]),
    Class(name: "RadioButton", kind: .radio),
    Class(name: "ToggleButton", kind: .button, styles: ["android:buttonStyleToggle"]),
    // Named by its class, it is none of Material's.
    Class(name: "AppCompatButton", kind: .button, styles: ["buttonStyle", "android:buttonStyle"]),
    Class(name: "Button", kind: .button),
    Class(name: "Chip", kind: .chip),
    Class(name: "CheckBox", kind: .checkbox),
    Class(name: "MaterialSwitch", kind: .switch, styles: ["materialSwitchStyle"]),
    Class(name: "Switch", kind: .switch, styles: ["switchStyle", "android:switchStyle"]),
    Class(name: "TextInputLayout", kind: .textField),
    Class(
      name: "AutoCompleteTextView", kind: .editText,
      styles: ["autoCompleteTextViewStyle", "android:autoCompleteTextViewStyle"]),
    Class(name: "EditText", kind: .editText),
    Class(
      name: "SearchView", kind: .editText, styles: ["searchViewStyle", "android:searchViewStyle"]),
    Class(name: "TabLayout", kind: .tab),
    Class(name: "BottomNavigationView", kind: .navigation),
    Class(name: "NavigationView", kind: .navigation, styles: ["navigationViewStyle"]),
    Class(name: "NavigationRailView", kind: .navigation, styles: ["navigationRailStyle"]),
    Class(name: "Slider", kind: .slider),
    Class(name: "SeekBar", kind: .seekBar),
    Class(name: "RatingBar", kind: .rating),
    Class(
      name: "CheckedTextView", kind: .view,
      styles: ["checkedTextViewStyle", "android:checkedTextViewStyle", "android:textViewStyle"]),
    Class(name: "Spinner", kind: .view, styles: ["spinnerStyle", "android:spinnerStyle"]),
  ]

  /// The platform's name of a library's class that stands in for it.
  private static func plain(_ name: String) -> String {
    switch name {
    case "SwitchCompat", "SwitchMaterial": return "Switch"
    case "MaterialSwitch", "AppCompatButton": return name
    case "TextInputEditText": return "EditText"
    default:
      for prefix in ["AppCompat", "Material"] where name.hasPrefix(prefix) {
        return String(name.dropFirst(prefix.count))
      }
      return name
    }
  }

  /// The attribute by which a theme names the style of an application's class: `fooButton` or
  /// `fooButtonStyle` of `FooButton`.
  private static func conventional(_ name: String) -> [String] {
    let attribute = name.prefix(1).lowercased() + name.dropFirst()
    return [attribute, attribute + "Style"]
  }

  private static func isButton(_ name: String) -> Bool {
    name.containsBytes(of: "Button")
      && !["Group", "Layout", "Bar", "View"].contains { name.hasSuffix($0) }
  }

  /// Where the style of a class of texts is named; `nil` for a class of another kind.
  static func textStyles(_ name: String) -> [String]? {
    let suffixes = ["TextView", "Label", "Chronometer", "TextClock"]
    return suffixes.contains { name.hasSuffix($0) } ? ["android:textViewStyle"] : nil
  }

  /// The role of the control: what a class is for, or else that it starts something.
  func role(of node: LayoutNode) -> Role {
    kind == .view && node.simpleName.hasSuffix("Spinner") ? .control : kind.role
  }
}
