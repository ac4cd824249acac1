internal import ColorMath
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
      let overlay = resolver.style(Definition(item), under: theme)
    {
      theme = theme.applying(overlay)
    }
    let theme = theme
    action = SnackbarAction(style, under: theme, resolver)
    func color(_ item: StyleDefinition.Item?) -> Traced<ColorOutcome>? {
      item.map { resolver.color(Definition($0), under: theme, in: .normal) }
    }
    if let tint = color(style.items["backgroundTint"]) {
      colors = [tint]
      return
    }
    // Material Components lay the text's colour over the surface's.
    guard let surface = color(theme.item("colorSurface")),
      var overlay = color(theme.item("colorOnSurface")), case .color(let top) = overlay.value,
      let item = style.items["backgroundOverlayColorAlpha"],
      let alpha = resolver.number(Definition(item), under: theme)
    else { return }
    overlay.value = .color(top.multiplyingAlpha(by: alpha))
    colors = [surface, overlay]
  }

  private mutating func addDialog(_ resolver: ResourceResolver) {
    if let overlay = Self.style("materialAlertDialogTheme", theme, resolver)
      ?? Self.style("alertDialogTheme", theme, resolver)
    {
      theme = theme.applying(overlay)
    }
    let tint = Self.style("alertDialogStyle", theme, resolver)?.items["backgroundTint"]
    guard
      let item = tint ?? theme.item("colorBackgroundFloating")
        ?? theme.item("android:colorBackgroundFloating")
    else { return }
    colors = [resolver.color(Definition(item), under: theme, in: .normal)]
  }

  private static func style(
    _ attribute: String, _ theme: ThemeStack, _ resolver: ResourceResolver
  ) -> ResolvedStyle? {
    theme.item(attribute).flatMap { resolver.style(Definition($0), under: theme) }
  }
}
