internal import Geometry
internal import SceneModel

extension WidgetPainter {
  /// A slider of Material Components, a bar of the platform to drag, or one of stars.
  mutating func paintSlider() {
    let isRating = context.kind == .rating
    let width = size.frame.width
    let track = context.kind == .slider ? context.points("trackHeight") ?? 4 : 4
    let height = min(isRating ? Self.starSide : track, size.frame.height)
    let middle = size.frame.center.y
    let active = Rect(x: 0, y: middle - height / 2, width: width / 2, height: height)
    if let own = context.use("android:progressDrawable") {
      let painter = DrawablePainter(
        context.resolver, under: context.theme, in: state.view, at: home, part: .indicator)
      append(painter.layers(of: own, in: active))
    } else {
      addFill(
        inactiveColor, in: active.offset(by: Point(x: width / 2, y: 0)), part: .container,
        name: "inactive track")
      addFill(activeColor, in: active, part: .indicator, name: "active track")
    }
    if !isRating { paintThumb(at: Point(x: width / 2, y: middle)) }
  }

  /// The side of a star of the platform's bars.
  private static let starSide = 48.0

  private mutating func paintThumb(at center: Point) {
    let box = Rect(x: center.x - 10, y: center.y - 10, width: 20, height: 20)
    if context.kind == .seekBar, let own = context.use("android:thumb") {
      let painter = DrawablePainter(
        context.resolver, under: context.theme, in: state.view, at: home,
        tint: context.color("android:thumbTint", in: state.view), part: .indicator)
      append(painter.layers(of: own, in: box))
      return
    }
    let own =
      context.color("thumbColor", "android:thumbTint", "ownThumbTint", in: state.view)
      ?? (context.kind == .seekBar ? context.activeTint(in: state.view) : nil)
    addMark(own, side: 20, in: box, part: .indicator, name: "thumb")
  }

  private var activeColor: Traced<ColorOutcome>? {
    context.kind == .slider
      ? context.color("trackColorActive", "trackColor", in: state.view)
      : context.activeTint(in: state.view)
  }

  private var inactiveColor: Traced<ColorOutcome>? {
    if context.kind == .rating { return context.emptyStarTint(in: state.view) }
    guard context.kind == .seekBar else {
      return context.color("trackColorInactive", "trackColor", in: state.view)
    }
    return context.color("android:progressBackgroundTint", in: state.view)
      ?? context.picture(of: "track", remedy: "progressBackgroundTint", at: home)
  }
}
