internal import Geometry
internal import SceneModel

extension WidgetPainter {
  /// A check box, radio button or switch with its text.
  mutating func paintToggle() {
    let frame = size.frame
    let mark = Rect(x: 0, y: 0, width: min(48, frame.width), height: frame.height)
    if context.kind == .switch {
      let track = Rect(
        x: mark.x + 4, y: mark.center.y - 7, width: max(mark.width - 8, 8), height: 14)
      addFill(
        context.color("trackTint", "android:trackTint", in: state.view), in: track, radius: 7,
        part: .container, name: "track")
      addMark(
        context.color("thumbTint", "android:thumbTint", in: state.view), side: 10, in: track,
        part: .indicator, name: "thumb")
    } else {
      addMark(
        context.color("buttonTint", "android:buttonTint", in: state.view), side: 18, in: mark,
        part: .indicator, name: "button")
    }
    let rest = Rect(
      x: mark.maxX, y: 0, width: max(frame.width - mark.width, 60), height: frame.height)
    addLabel(context.textColor(in: state.view), in: rest)
  }

  mutating func paintSlider() {
    let width = max(size.frame.width, 100)
    let middle = size.frame.center.y
    let active = Rect(x: 0, y: middle - 2, width: width / 2, height: 4)
    addFill(
      context.color("trackColorInactive", "trackColor", in: state.view),
      in: active.offset(by: Point(x: width / 2, y: 0)), part: .container, name: "inactive track")
    addFill(
      context.color("trackColorActive", "trackColor", in: state.view), in: active,
      part: .indicator, name: "active track")
    addMark(
      context.color("thumbColor", in: state.view), side: 20,
      in: Rect(x: width / 2 - 10, y: middle - 10, width: 20, height: 20), part: .indicator,
      name: "thumb")
  }
}
