internal import Geometry
internal import SceneModel

extension WidgetPainter {
  /// A tab with its icons, its text and, if it is selected, the bar's indicator.
  mutating func paintTab() {
    paintBar()
    if let own = context.use("tabBackground") {
      let painter = DrawablePainter(
        context.resolver, under: context.theme, in: state.view, at: home, part: .indicator)
      append(painter.layers(of: own, in: size.container))
    }
    addRipple("tabRippleColor", in: size.container, isConverted: true)
    paintTabContent()
    if state.view.contains(.selected) {
      let line = Rect(
        x: size.frame.x, y: size.frame.maxY - Self.tabLine, width: size.frame.width,
        height: Self.tabLine)
      addFill(
        context.color("tabIndicatorColor", in: state.view), in: line, part: .indicator,
        name: "tab indicator")
    }
  }

  /// The height of the line below a selected tab: `tabIndicatorHeight`.
  private static let tabLine = 2.0

  /// The icons in a row above the text; each tab shows one of them.
  private mutating func paintTabContent() {
    let selected = state.view.contains(.selected) ? context.use("tabSelectedTextColor") : nil
    let color =
      selected.map { context.resolver.color($0, under: context.theme, in: state.view) }
      ?? context.color("tabTextColor", in: state.view)
      ?? context.appearanceColor("tabTextAppearance", in: state.view)
    let pictures = content.pictures ?? []
    let tint = content.pictures == nil && content.text != nil ? ownTabIconTint : nil
    var area = size.container
    if !pictures.isEmpty || tint != nil {
      var upper = area
      upper.height = max(area.height - Self.tabLine, 1) / (content.text == nil ? 1 : 2)
      let width = area.width / Double(max(pictures.count, 1))
      for (index, picture) in pictures.enumerated() {
        let cell = Rect(
          x: area.x + Double(index) * width, y: area.y, width: width, height: upper.height)
        addPicture(picture, context, in: cell)
      }
      addMark(tint, side: min(24, upper.height), in: upper, name: "icon")
      area = upper.offset(by: Point(x: 0, y: upper.height))
    }
    addLabel(color ?? colorOfUnknownTheme, in: area)
  }

  /// The tint of icons that only code adds, if the project says it: most tabs have none.
  private var ownTabIconTint: Traced<ColorOutcome>? {
    guard let use = context.use("tabIconTint"), context.resolver.table.isOwn(use.location.path)
    else { return nil }
    return context.color("tabIconTint", in: state.view)
  }
}
