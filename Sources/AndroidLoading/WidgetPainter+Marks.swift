internal import Geometry
internal import SceneModel

// Marks of what is checked.
extension WidgetPainter {
  private static let markSide = 24.0

  /// The mark at the start of a chip that is checked, over its icon; the rest of `area`.
  mutating func paintCheckedIcon(in area: Rect) -> Rect {
    guard state.view.contains(.checked), let icon = context.checkedIcon,
      context.showsIcon("checkedIcon") != false
    else { return area }
    let side = min(Self.markSide, area.height, max(area.width / 3, 1))
    let place = Rect(x: area.x + 4, y: area.y, width: side, height: area.height)
    for picture in content.pictures ?? [] { addPicture(picture, context, in: place) }
    paintMark(icon, "checkedIconTint", side: side, in: place)
    content.pictures = content.pictures.map { _ in [] }
    return Rect(x: place.maxX, y: area.y, width: area.maxX - place.maxX, height: area.height)
  }

  /// The mark at the end of a text that can be checked; the rest of `area`.
  mutating func paintCheckMark(in area: Rect) -> Rect {
    guard let mark = context.use("checkMarkCompat") ?? context.use("android:checkMark"),
      ResourceValue(mark.value) != .null, content.text != nil
    else { return area }
    let (rest, place) = Self.split(area)
    let tint = context.color("checkMarkTint", "android:checkMarkTint", in: state.view)
    let isKnown = context.resolver.end(of: mark, under: context.theme) != nil
    if !isKnown, let isRound = Self.isRound(mark),
      let color = tint ?? context.platformButtonTint(in: state.view)
    {
      paintCheckable(color, isRound: isRound, in: place)
    } else {
      paintMark(mark, "checkMarkTint", "android:checkMarkTint", side: place.width, in: place)
    }
    return rest
  }

  /// Whether a theme's own mark is the circle of one choice or the box of several
  /// (`listChoiceIndicatorSingle` and `Multiple`); `nil` for another drawable.
  private static func isRound(_ mark: Definition) -> Bool? {
    guard case .attribute(let name) = ResourceValue(mark.value) else { return nil }
    if name.hasPrefix("android:listChoiceIndicatorSingle") { return true }
    return name.hasPrefix("android:listChoiceIndicatorMultiple") ? false : nil
  }

  /// The mark at the upper end of a card that is checked; the rest of `area`.
  mutating func paintCardMark(in area: Rect) -> Rect {
    guard context.isMaterialCard, state.view.contains(.checked), let icon = context.checkedIcon
    else { return area }
    let (rest, place) = Self.split(area)
    let corner = Rect(x: place.x, y: place.y, width: place.width, height: place.width)
    paintMark(icon, "checkedIconTint", side: place.width, in: corner)
    return rest
  }

  /// `area` without its end, and the end for a mark.
  private static func split(_ area: Rect) -> (rest: Rect, end: Rect) {
    let side = min(markSide, area.height, max(area.width / 3, 1))
    let width = area.width - side
    return (
      Rect(x: area.x, y: area.y, width: width, height: area.height),
      Rect(x: area.x + width, y: area.y, width: side, height: area.height)
    )
  }

  /// Draws `mark` in the first tint that is set into the middle of `area`.
  private mutating func paintMark(
    _ mark: Definition, _ tints: String..., side: Double, in area: Rect
  ) {
    var tint: Traced<ColorOutcome>?
    for name in tints where tint == nil { tint = context.color(name, in: state.view) }
    let box = Rect(
      x: area.center.x - side / 2, y: area.center.y - side / 2, width: side, height: side)
    let layers = drawable(tint, part: .indicator).layers(of: mark, in: box)
    // Of a drawing in several colours the last is the tick, on what the others paint.
    append(layers.dropLast().map(\.asDecoration) + layers.suffix(1))
  }
}

extension WidgetContext {
  /// The drawable that marks a chip or card that is checked; `nil` for none.
  fileprivate var checkedIcon: Definition? {
    use("checkedIcon").flatMap { ResourceValue($0.value) == .null ? nil : $0 }
  }

  /// Whether a chip shows the icon that attributes starting with `name` describe; `nil` if nobody says.
  ///
  /// The older attribute counts where a layout sets only that (`ChipDrawable.loadFromAttributes`).
  func showsIcon(_ name: String) -> Bool? {
    let (visible, enabled) = (name + "Visible", name + "Enabled")
    if let view = levels.first, view.name.type == .layout, view.items[visible] == nil,
      view.items[enabled] != nil
    {
      return flag(enabled)
    }
    return use(visible) == nil ? nil : flag(visible)
  }
}
