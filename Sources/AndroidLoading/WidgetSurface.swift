internal import ColorMath
internal import Geometry
internal import SceneModel

/// What a control of a style stands on, where that is not the window.
struct WidgetSurface {
  /// The theme that applies there.
  var theme: ThemeStack
  /// The surface's colours, the lowest first; empty for the window.
  var colors: [Traced<ColorOutcome>] = []
  /// How a snackbar changes the colour of its action: it lies over that of surfaces, faded.
  var action: SnackbarAction?

  /// The surface of controls of `style`: the name says if they belong to a snackbar or a dialog.
  init(_ style: ResolvedStyle, under theme: ThemeStack, _ resolver: ResourceResolver) {
    self.theme = theme
    func isPart(of word: String) -> Bool {
      style.lineage.contains { $0.name.containsBytes(of: word) }
    }
    if isPart(of: "Snackbar") {
      addSnackbar(resolver)
    } else if isPart(of: "Button.Dialog") || isPart(of: "TextButton.Dialog")
      || isPart(of: "ButtonBar.AlertDialog")
    {
      addDialog(resolver)
    }
  }

  private mutating func addSnackbar(_ resolver: ResourceResolver) {
    guard let style = Self.style("snackbarStyle", theme, resolver) else { return }
    // What stands in a snackbar is made under the overlay of its style.
    if let item = style.items["materialThemeOverlay"],
      let overlay = resolver.style(item, under: theme)
    {
      theme = theme.applying(overlay)
    }
    let theme = theme
    action = SnackbarAction(style, under: theme, resolver)
    func color(_ item: Definition?) -> Traced<ColorOutcome>? {
      item.map { resolver.color($0, under: theme, in: .normal) }
    }
    // Whatever the background is, the view's own tint of the platform is laid over it last.
    for tint in ["android:backgroundTint", "backgroundTint"] {
      guard let tint = color(style.items[tint]), tint.value != .nothing else { continue }
      colors = [tint]
      return
    }
    if let item = style.items["android:background"],
      let own = Self.color(of: item, under: theme, resolver)
    {
      colors = [own]
      return
    }
    // Material Components lay the text's colour over the surface's.
    guard let surface = color(theme.item("colorSurface")),
      var overlay = color(theme.item("colorOnSurface")), case .color(let top) = overlay.value,
      let item = style.items["backgroundOverlayColorAlpha"],
      let alpha = resolver.number(item, under: theme)
    else { return }
    overlay.value = .color(top.multiplyingAlpha(by: alpha))
    colors = [surface, overlay]
  }

  /// The colour of a background, of a drawable that of its highest layer that fills it; `nil` for none.
  private static func color(
    of use: Definition, under theme: ThemeStack, _ resolver: ResourceResolver
  ) -> Traced<ColorOutcome>? {
    var traced = resolver.color(use, under: theme, in: .normal)
    guard traced.value != .nothing else { return nil }
    guard case .drawable = traced.value else { return traced }
    let area = Rect(x: 0, y: 0, width: 100, height: 100)
    let layers = DrawablePainter(resolver, under: theme, in: .normal, at: use.location)
      .layers(of: use, in: area)
    if let layer = layers.last(where: { $0.shape.path.boundingBox == area }),
      case .color(let color) = layer.paint.value
    {
      traced = Traced(value: .color(color), chain: layer.paint.provenance.definitions)
    }
    return traced
  }

  private mutating func addDialog(_ resolver: ResourceResolver) {
    let dialog = Self.dialog(under: theme, resolver)
    theme = dialog.theme
    if let color = dialog.color { colors = [color] }
  }

  /// A window over that of a screen: the theme inside, and the colour of its surface if a style says
  /// it.
  typealias Sheet = (theme: ThemeStack, color: Traced<ColorOutcome>?)

  /// The surface of an alert dialog.
  static func dialog(under theme: ThemeStack, _ resolver: ResourceResolver) -> Sheet {
    var theme = theme
    let attribute = dialogTheme(theme, resolver)
    let overlay = attribute.flatMap { style($0, theme, resolver) }
    if let overlay { theme = theme.applying(overlay) }
    // Material paints its own surface, the others the window's background.
    if attribute != dialogThemes.first, let item = overlay?.items["android:windowBackground"],
      let own = color(of: item, under: theme, resolver),
      own.color != nil
    {
      return (theme, own)
    }
    let item =
      style("alertDialogStyle", theme, resolver)?.items["backgroundTint"]
      ?? theme.item("colorBackgroundFloating") ?? theme.item("android:colorBackgroundFloating")
    return (theme, item.map { resolver.color($0, under: theme, in: .normal) })
  }

  /// The attributes by which Material's, AppCompat's and the platform's dialogs find their theme.
  private static let dialogThemes = [
    "materialAlertDialogTheme", "alertDialogTheme", "android:alertDialogTheme",
  ]

  /// The attribute that says the theme of the project's dialogs: one that the project sets itself tells
  /// which class it uses, or else the newest class counts.
  private static func dialogTheme(_ theme: ThemeStack, _ resolver: ResourceResolver) -> String? {
    let isSet = dialogThemes.filter { style($0, theme, resolver) != nil }
    return isSet.first { attribute in
      theme.item(attribute).map { resolver.table.isOwn($0.location.path) } ?? false
    } ?? isSet.first { !$0.hasPrefix("android:") }
  }

  /// The surface of a sheet at the bottom of the screen.
  static func bottomSheet(under theme: ThemeStack, _ resolver: ResourceResolver) -> Sheet {
    var theme = theme
    if let overlay = style("bottomSheetDialogTheme", theme, resolver) {
      theme = theme.applying(overlay)
    }
    let own = style("bottomSheetStyle", theme, resolver)?.items
    let item = ["backgroundTint", "android:background"].lazy.compactMap { own?[$0] }
      .first { ResourceValue($0.value) != .null }
    return (theme, item.map { resolver.color($0, under: theme, in: .normal) })
  }

  private static func style(
    _ attribute: String, _ theme: ThemeStack, _ resolver: ResourceResolver
  ) -> ResolvedStyle? {
    theme.item(attribute).flatMap { resolver.style($0, under: theme) }
  }
}
