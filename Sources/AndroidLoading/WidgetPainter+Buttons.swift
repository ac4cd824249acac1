internal import Geometry
internal import SceneModel

extension WidgetPainter {
  // Such a view reads `backgroundTint` itself; that of the platform is laid over it later, as over any
  // background, and wins.

  /// Whether the view draws a shape of its own, which `backgroundTint` colours.
  private var drawsOwnShape: Bool {
    ["Widget.MaterialComponents.", "Widget.Material3", "Widget.Design."].contains {
      context.inherits($0)
    }
  }

  private var radius: Double {
    min(context.points("cornerRadius") ?? 4, size.container.height / 2)
  }

  mutating func paintButton() {
    paintContainer()
    paintTextAndPictures(in: contentArea(radius: radius, border: "strokeWidth"))
  }

  /// Where the content of a container with round corners and a border stands: inside the border,
  /// and so far from each side that no corner of the area lies outside the round one.
  private func contentArea(radius: Double, border: String) -> Rect {
    let area = size.container
    let corner = max(radius, 0) * (1 - 0.5.squareRoot())
    let inset = min(max(corner, context.points(border) ?? 0), area.width / 4, area.height / 4)
    return area.inset(by: max(inset, 0))
  }

  mutating func paintIconButton() {
    paintContainer()
    if content.pictures != nil {
      paintTextAndPictures(in: contentArea(radius: radius, border: "strokeWidth"))
      return
    }
    addMark(
      context.color("iconTint", "tint", "android:tint", in: state.view), in: size.container,
      name: "icon")
  }

  /// Container, border and ripple of a button.
  private mutating func paintContainer() {
    let own = context.levels.lazy.compactMap { $0.items["android:background"] }.first
    if drawsOwnShape, own.map({ ResourceValue($0.value) == .null }) ?? true {
      addFill(
        context.color("android:backgroundTint", "backgroundTint", in: state.view),
        in: size.container, radius: radius,
        name: "container")
      addBorder(
        context.color("strokeColor", in: state.view), width: context.points("strokeWidth") ?? 0,
        in: size.container, radius: radius, name: "border")
      addRipple("rippleColor", in: size.container, radius: radius)
      return
    }
    paintBackground()
  }

  mutating func paintFloatingButton() {
    let side = size.container.width
    addFill(
      context.color("android:backgroundTint", "backgroundTint", in: state.view),
      in: size.container, radius: side / 4,
      name: "container")
    addRipple("rippleColor", in: size.container, radius: side / 4)
    if content.pictures != nil {
      paintTextAndPictures(in: size.container)
      return
    }
    addMark(
      context.color("tint", "android:tint", in: state.view), in: size.container, name: "icon")
  }

  mutating func paintChip() {
    let radius = size.container.height / 4
    addFill(
      context.color("chipSurfaceColor", in: state.view), in: size.container, radius: radius,
      name: "surface")
    addFill(
      context.color("chipBackgroundColor", in: state.view), in: size.container, radius: radius,
      name: "container")
    addBorder(
      context.color("chipStrokeColor", in: state.view),
      width: context.points("chipStrokeWidth") ?? 0, in: size.container, radius: radius,
      name: "border")
    addRipple("rippleColor", in: size.container, radius: radius, isConverted: true)
    var area = contentArea(radius: radius, border: "chipStrokeWidth")
    if context.showsIcon("closeIcon") == true {
      let side = min(18, area.height, area.width / 3)
      addMark(
        context.color("closeIconTint", in: state.view), side: side,
        in: Rect(x: area.maxX - side, y: area.y, width: side, height: area.height),
        name: "close icon")
      area = Rect(x: area.x, y: area.y, width: area.width - side, height: area.height)
    }
    paintTextAndPictures(in: paintCheckedIcon(in: area))
  }
}
