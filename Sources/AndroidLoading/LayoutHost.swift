internal import ColorMath
internal import SceneModel

/// What shows a layout, as far as the files say: which theme applies, and what lies behind.
enum LayoutHost {
  /// A window of the application, whose background is the theme's.
  case screen
  /// A window of the application over another, with a surface of its own.
  case dialog, bottomSheet
  /// Another application's home screen, with the system's theme.
  case appWidget
  /// Nobody says: a row of a list, a fragment, a view that code puts somewhere.
  case unknown

  /// The host of the layout called `name` with the view `root` at the top.
  ///
  /// `isProvided` says whether a description of an app widget names the layout.
  init(_ name: String, root: LayoutNode?, isProvided: Bool) {
    let words = name.lowercased().split(separator: "_")
    let context = root?.designContext ?? ""
    if isProvided {
      self = .appWidget
    } else if name.hasPrefix("activity_") || context.hasSuffix("Activity") {
      self = .screen
    } else if root?.simpleName == "AlertDialogLayout" {
      self = .dialog
    } else if let shown = Self.window(words) ?? Self.window(context) {
      self = shown
    } else if Self.namesAppWidget(words), root?.fitsAppWidgets == true {
      self = .appWidget
    } else if let root, root.fillsHeight, root.element.localName != "merge",
      !words.contains(where: { Self.parts.contains($0) }),
      context.hasSuffix("Fragment") || root.showsScreenBars
    {
      self = .screen
    } else {
      self = .unknown
    }
  }

  /// Whether the words of a name mean an app widget, and not what stands at the end of a preference.
  private static func namesAppWidget(_ words: [Substring]) -> Bool {
    words.contains { $0 == "widget" || $0 == "appwidget" }
      && !words.contains { $0.hasPrefix("pref") }
  }

  /// Words in the names of layouts that are parts of a screen.
  static let parts: Set<Substring> = [
    "item", "row", "cell", "list", "header", "footer", "dialog", "sheet", "popup", "popover",
    "menu", "view", "widget", "toolbar", "snackbar", "card", "holder", "bottomsheet", "toast",
  ]

  /// The window that the words of a layout's name mean.
  private static func window(_ words: [Substring]) -> LayoutHost? {
    if words.contains("bottomsheet") || words.contains("sheet") { return .bottomSheet }
    return words.contains("dialog") || words.contains("alert") ? .dialog : nil
  }

  /// The window that the name of the class that shows a layout means.
  private static func window(_ context: String) -> LayoutHost? {
    if context.hasSuffix("Sheet") || context.containsBytes(of: "BottomSheet") {
      return .bottomSheet
    }
    return context.containsBytes(of: "Dialog") ? .dialog : nil
  }
}

extension ThemeAppearance {
  /// The appearance inside `host`: the theme of a dialog or sheet lies over that of its screen, and
  /// what lies under a layout is assumed unless the layout is a screen's.
  func inside(_ host: LayoutHost) -> ThemeAppearance {
    var inside = self
    let sheet: WidgetSurface.Sheet
    inside.window.isAssumed = true
    switch host {
    case .screen: return self
    case .appWidget:
      inside.window = .assumed(for: appearance)
      inside.unreadWindow = nil
      return inside
    case .unknown: return inside
    case .dialog: sheet = WidgetSurface.dialog(under: stack, resolver)
    case .bottomSheet: sheet = WidgetSurface.bottomSheet(under: stack, resolver)
    }
    inside.stack = sheet.theme
    inside.unreadWindow = nil
    if let traced = sheet.color, let color = traced.color, color.alpha == 1 {
      inside.window.color = Resolved(color, provenance: Provenance(traced.chain))
    }
    return inside
  }
}

extension LayoutNode {
  /// The class that the designer shows the layout in: `tools:context`.
  fileprivate var designContext: String? {
    element.attribute("context", namespace: ValuesReader.toolsNamespace)
  }

  /// Whether the view is as high as what holds it.
  var fillsHeight: Bool { LayoutMeasure.fills(literal("android:layout_height") ?? "") }

  /// Whether the bars or the drawer of a whole screen stand inside.
  fileprivate var showsScreenBars: Bool {
    let bars = ["Toolbar", "AppBarLayout", "DrawerLayout", "BottomNavigationView", "BottomAppBar"]
    func isBar(_ name: String) -> Bool { bars.contains { name.hasSuffix($0) } }
    return isBar(simpleName) || element.descendants.contains { isBar($0.localName) }
  }

  /// Whether all views inside are of classes that an app widget may show.
  ///
  /// https://developer.android.com/develop/ui/views/appwidgets/layouts
  fileprivate var fitsAppWidgets: Bool {
    let classes: Set<String> = [
      "FrameLayout", "LinearLayout", "RelativeLayout", "GridLayout", "AdapterViewFlipper",
      "ViewFlipper", "GridView", "ListView", "StackView", "AnalogClock", "Button", "Chronometer",
      "ImageButton", "ImageView", "ProgressBar", "TextClock", "TextView", "CheckBox",
      "RadioButton", "RadioGroup", "Switch", "ViewStub", "include", "merge",
    ]
    return classes.contains(element.localName)
      && element.descendants.allSatisfy { classes.contains($0.localName) }
  }
}

extension ResourceTable {
  /// The layouts that descriptions of app widgets name: `appwidget-provider` in `res/xml`.
  var appWidgetLayouts: Set<ResourceName> {
    var found: Set<ResourceName> = []
    for name in names where name.type == .xml {
      for candidate in candidates[name] ?? [] {
        guard case .element(let root) = candidate.definition.body else { continue }
        for attribute in root.attributes {
          guard case .reference(let layout) = ResourceValue(attribute.value),
            layout.type == .layout
          else { continue }
          found.insert(layout)
        }
      }
    }
    return found
  }
}
