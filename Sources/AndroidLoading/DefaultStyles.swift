internal import SceneModel

extension LayoutKind {
  /// The style that the class of `node` takes if no theme names one: what constructors of the
  /// libraries call `DEF_STYLE_RES`; `nil` if there is none.
  ///
  /// What a theme of which an ancestor is not known names nobody knows.
  func fallbackStyle(of node: LayoutNode, under theme: ThemeStack) -> ResourceName? {
    if Self.textStyles(node.simpleName) != nil {
      return ResourceName(type: .style, name: "Widget.Material.TextView", isFramework: true)
    }
    func framework(_ name: String) -> ResourceName {
      ResourceName(type: .style, name: name, isFramework: true)
    }
    switch defaultStyles.first {
    case "toolbarStyle": return ResourceName(type: .style, name: "Widget.AppCompat.Toolbar")
    case "android:toolbarStyle": return framework("Widget.Material.Toolbar")
    case "spinnerStyle":
      // Older themes have spinners of their own.
      return theme.isHolo ? nil : framework("Widget.Material.Spinner")
    case "searchViewStyle":
      guard node.className.hasPrefix("androidx.") else { return nil }
      return ResourceName(type: .style, name: "Widget.AppCompat.SearchView")
    default: break
    }
    guard !node.isCustom, theme.missing == nil, let name = libraryStyle(node.simpleName) else {
      return nil
    }
    return ResourceName(type: .style, name: name)
  }

  /// Of Material Components' classes only those that themes of AppCompat may hold.
  private func libraryStyle(_ name: String) -> String? {
    switch kind {
    case .textField: "Widget.Design.TextInputLayout"
    case .tab: "Widget.Design.TabLayout"
    case .floatingButton: "Widget.Design.FloatingActionButton"
    case .navigation where name.hasSuffix("BottomNavigationView"):
      "Widget.Design.BottomNavigationView"
    case .navigation where name.hasSuffix("NavigationRailView"): nil
    case .navigation: "Widget.Design.NavigationView"
    case .button, .iconButton, .extendedFloatingButton, .chip, .editText, .checkbox, .radio,
      .switch, .slider, .seekBar, .rating, .view, .text, .toolbar:
      nil
    }
  }

  /// The theme attributes that may name the default style of `node` under `theme`.
  ///
  /// A `Button` is Material's where the theme's inflater makes it so, which is not so in themes that
  /// only bridge to Material (`Theme.MaterialComponents.Bridge`).
  func defaultStyles(of node: LayoutNode, under theme: ThemeStack) -> [String] {
    guard node.className == "Button", !theme.inflatesMaterial else { return defaultStyles }
    return defaultStyles.filter { $0 != WidgetKind.materialButtonStyle }
  }
}

extension WidgetKind {
  static let materialButtonStyle = "materialButtonStyle"

  /// The theme attributes that may name the default style of the class that `style` is for.
  func defaultStyleAttributes(of style: ResolvedStyle?, under theme: ThemeStack) -> [String] {
    func descends(from name: String) -> Bool {
      style?.lineage.contains { $0.name.containsBytes(of: name) } == true
    }
    if self == .switch, style != nil, !descends(from: "MaterialSwitch") { return ["switchStyle"] }
    // Only Material's button has an icon of its own to tint.
    if self == .iconButton, let style, style.items["iconTint"] == nil, !descends(from: "IconButton")
    {
      return ["imageButtonStyle", "android:imageButtonStyle"]
    }
    guard self == .button, descends(from: "Widget.AppCompat.Button"), !theme.inflatesMaterial,
      !descends(from: "Widget.Material3"), !descends(from: "Widget.MaterialComponents")
    else { return defaultStyleAttributes }
    return defaultStyleAttributes.filter { $0 != Self.materialButtonStyle }
  }
}

extension ThemeStack {
  /// Whether it is a theme of Android 4.
  fileprivate var isHolo: Bool {
    layers.contains { layer in layer.lineage.contains { $0.name.hasPrefix("Theme.Holo") } }
  }

  /// Whether plain names of views in layouts, such as `Button`, stand for Material's classes.
  fileprivate var inflatesMaterial: Bool {
    guard let inflater = item("viewInflaterClass")?.value else { return false }
    return !inflater.hasPrefix("androidx.appcompat.")
  }
}
