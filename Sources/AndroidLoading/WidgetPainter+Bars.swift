internal import ColorMath
internal import Geometry
internal import SceneModel

extension WidgetPainter {
  /// A bar with the icon at its start, its title and, below, its subtitle.
  mutating func paintToolbar() {
    let frame = size.frame
    append(context.surfaceLayers(in: state.view, frame, at: home).map(\.asDecoration))
    var rest = frame
    for picture in content.pictures ?? [] {
      let side = min(24, rest.height, max(rest.width / 3, 1))
      addPicture(picture, context, in: Rect(x: rest.x, y: rest.y, width: side, height: rest.height))
      rest = Rect(x: rest.x + side, y: rest.y, width: rest.width - side, height: rest.height)
    }
    var rows: [(name: String, text: String)] = []
    if let title = content.text { rows.append(("title", title)) }
    if let subtitle = content.subtitle { rows.append(("subtitle", subtitle)) }
    let height = rest.height / Double(max(rows.count, 1))
    for (index, row) in rows.enumerated() {
      let appearance = context.barAppearance(row.name)
      let color =
        context.color(row.name + "TextColor", "android:\(row.name)TextColor", in: state.view)
        ?? context.appearanceColor(appearance, in: state.view)
        ?? context.plainTextColor(in: state.view) ?? unknownColor
      let place = Rect(
        x: rest.x, y: rest.y + Double(index) * height, width: rest.width, height: height)
      addLabel(
        color, text: row.text, look: TextLook(context, appearance: appearance), in: place,
        name: row.name)
    }
  }

  /// An entry of a menu: its icon above its text.
  mutating func paintNavigation() {
    paintBar()
    paintItemBackground()
    let frame = size.frame
    let rows = content.text == nil ? 1.0 : 2
    let upper = Rect(x: 0, y: 0, width: frame.width, height: frame.height / rows)
    let lower = Rect(x: 0, y: upper.maxY, width: frame.width, height: frame.height / 2)
    // The pill behind the icon; which entry is selected icon and text say as well.
    if state.view.contains(.checked),
      let color = context.style("itemActiveIndicatorStyle")?.items["android:color"]
    {
      addFill(
        context.resolver.color(color, under: context.theme, in: state.view),
        in: upper, radius: upper.height / 2, part: .decoration, name: "active indicator")
    }
    addMark(
      context.color("itemIconTint", in: state.view)
        ?? context.menuColor("android:textColorSecondary", in: state.view),
      side: min(24, upper.height), in: upper,
      name: "icon")
    let color =
      context.color("itemTextColor", in: state.view)
      ?? context.appearanceColor(context.itemTextAppearance, in: state.view)
      ?? context.menuColor("android:textColorPrimary", in: state.view)
    addLabel(color ?? colorOfUnknownTheme, in: lower)
  }

  /// The background of a bar, which does not show how far one of its entries reaches.
  mutating func paintBar() {
    append(context.backgroundLayers(in: state.view, size.frame, at: home).map(\.asDecoration))
  }

  /// The background of an entry of a menu, of which only the one that is selected has one mostly.
  mutating func paintItemBackground() {
    if let own = context.use("itemBackground") {
      let painter = DrawablePainter(
        context.resolver, under: context.theme, in: state.view, at: home)
      append(painter.layers(of: own, in: size.frame).map(\.asDecoration))
    }
    addFill(
      context.color("itemShapeFillColor", in: state.view), in: size.frame, part: .decoration,
      name: "item background")
  }
}

extension WidgetContext {
  /// The attribute that names the text appearance of a bar's `title` or `subtitle`.
  func barAppearance(_ name: String) -> String {
    let own = name + "TextAppearance"
    return use(own) == nil ? "android:" + own : own
  }

  /// The attribute that names the text appearance of entries of a menu.
  var itemTextAppearance: String {
    use("itemTextAppearanceActive") == nil ? "itemTextAppearance" : "itemTextAppearanceActive"
  }

  /// The colour of a text of the platform that nothing else is said of.
  func plainTextColor(in state: ViewState) -> Traced<ColorOutcome>? {
    theme.item("android:textColorPrimary").map {
      resolver.color($0, under: theme, in: state)
    }
  }

  /// The colour of icons or texts of a menu that sets none: `createDefaultColorStateList` of
  /// `NavigationView` and of the menu at the bottom, the theme's main colour for the selected entry,
  /// else that of `attribute`, of texts at the bottom the secondary one as well.
  func menuColor(_ attribute: String, in state: ViewState) -> Traced<ColorOutcome>? {
    let name = levels.first?.name.name ?? ""
    let isBottom = name.hasSuffix(".BottomNavigationView")
    guard isBottom || name.hasSuffix(".NavigationView") else { return nil }
    let isSelected = state.isSuperset(of: [.checked, .enabled])
    let rest = isBottom ? "android:textColorSecondary" : attribute
    return theme.item(isSelected ? "colorPrimary" : rest).map {
      resolver.color($0, under: theme, in: state.subtracting(.checked))
    }
  }
}
