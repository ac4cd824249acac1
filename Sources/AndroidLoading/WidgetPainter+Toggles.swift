internal import Geometry
internal import SceneModel

extension WidgetPainter {
  /// A check box, radio button or switch with its text.
  mutating func paintToggle() {
    let frame = size.frame
    let mark = Rect(
      x: 0, y: 0, width: min(context.markWidth, frame.width), height: frame.height)
    let side = min(mark.width, mark.height)
    let touched = Rect(
      x: mark.center.x - side / 2, y: mark.center.y - side / 2, width: side, height: side)
    append(
      context.backgroundLayers(
        in: state.view, frame, around: mark.width > 0 ? touched : nil, at: home
      ).map(\.asDecoration))
    if context.kind == .switch {
      paintSwitch(in: mark)
    } else {
      paintButtonMark(in: mark)
    }
    let rest = Rect(
      x: mark.maxX, y: 0, width: max(frame.width - mark.width, 8), height: frame.height)
    paintTextAndPictures(in: rest)
  }

  /// The box of a check box or the circle of a radio button: hollow while it is off, and filled or
  /// with a dot once it is on, as Material draws them; or the drawable that the view sets.
  private mutating func paintButtonMark(in mark: Rect) {
    if let own = context.ownMark {
      let tint = context.color("buttonTint", "android:buttonTint", in: state.view)
      let (width, height) = (min(context.mark.width ?? 24, 24), min(context.mark.height ?? 24, 24))
      let box = Rect(
        x: mark.center.x - width / 2, y: mark.center.y - height / 2, width: width, height: height)
      let mode = context.tintMode("buttonTintMode", "android:buttonTintMode")
      append(drawable(tint, mode, part: .indicator).layers(of: own, in: box))
      return
    }
    let tint =
      context.buttonTint(in: state.view)
      ?? context.picture(of: "mark", remedy: "buttonTint", at: home)
    paintCheckable(tint, isRound: context.kind == .radio, in: mark)
  }

  /// The platform's box that is ticked, or its circle.
  mutating func paintCheckable(_ tint: Traced<ColorOutcome>, isRound isRadio: Bool, in mark: Rect) {
    func box(_ side: Double) -> Rect {
      Rect(
        x: mark.center.x - side / 2, y: mark.center.y - side / 2, width: side, height: side)
    }
    guard let paint = tint.visiblePaint else { return }
    let isOn = state.view.contains(.checked)
    if isOn && !isRadio {
      let filled = Path.roundedRectangle(box(18), radiusX: 2, radiusY: 2)
      add(paint, filled, .indicator, "button", place(of: tint))
      return
    }
    let line =
      isRadio ? Path.ellipse(in: box(18)) : .roundedRectangle(box(16), radiusX: 1, radiusY: 1)
    append([
      Layer(
        part: .indicator,
        shape: context.resolver.shapes.border(along: line, width: 2),
        paint: paint, name: "button", location: place(of: tint))
    ])
    if isOn { add(paint, .ellipse(in: box(10)), .indicator, "dot", place(of: tint)) }
  }

  /// The track and the thumb of a switch.
  ///
  /// Material 3's track of 52 x 32 dp has an outline of 2 dp and holds the thumb of 16 or, selected,
  /// 24 dp (`mtrl_switch_track_decoration`, `mtrl_switch_thumb_unchecked`); that of the older ones is
  /// 14 dp high, and the thumb of 20 dp stands out above and below.
  private mutating func paintSwitch(in mark: Rect) {
    let isOn = state.view.contains(.checked)
    let outline = context.color("trackDecorationTint", in: state.view)
    let height = outline == nil ? 14.0 : 32
    let side = outline == nil ? 20.0 : isOn ? 24 : 16
    let track = Rect(
      x: mark.x, y: mark.center.y - height / 2, width: mark.width, height: height)
    let trackTint = context.trackTint(in: state.view)
    if let own = context.use("track") ?? context.use("android:track") {
      append(drawable(trackTint, part: .container).layers(of: own, in: track))
    } else {
      addFill(
        trackTint ?? context.picture(of: "track", remedy: "trackTint", at: home), in: track,
        radius: height / 2, part: .container, name: "track")
    }
    addBorder(outline, width: 2, in: track, radius: height / 2, name: "track outline")
    let margin = max(height - side, 0) / 2
    let end = Rect(
      x: isOn ? track.maxX - margin - side : track.x + margin, y: track.y, width: side,
      height: height)
    paintThumb(
      in: Rect(x: end.center.x - side / 2, y: end.center.y - side / 2, width: side, height: side),
      hasShadow: outline == nil)
  }

  /// The thumb; that of the older switches is a bitmap with a shadow, of which the tint is known.
  private mutating func paintThumb(in circle: Rect, hasShadow: Bool) {
    let tint = context.thumbTint(in: state.view)
    if let own = context.use("android:thumb") {
      append(drawable(tint, part: .indicator).layers(of: own, in: circle))
      return
    }
    let thumb = tint ?? context.picture(of: "thumb", remedy: "thumbTint", at: home)
    guard let paint = thumb.visiblePaint else { return }
    append([
      Layer(
        part: .indicator, shape: Shape(path: .ellipse(in: circle)), paint: paint,
        hasUnknownShadow: hasShadow, name: "thumb", location: place(of: thumb))
    ])
  }

  /// Paints drawables of the view's own in a tint.
  func drawable(
    _ tint: Traced<ColorOutcome>?, _ mode: TintMode = .sourceIn, part: Part
  ) -> DrawablePainter {
    DrawablePainter(
      context.resolver, under: context.theme, in: state.view, at: home, tint: tint, tintMode: mode,
      part: part)
  }
}

extension WidgetContext {
  /// The drawable that the view draws in place of its class's box or circle.
  fileprivate var ownMark: Definition? { use("buttonCompat") ?? use("android:button") }

  /// How large what a check box, radio button or switch draws beside its text is: the track of a
  /// switch (`mtrl_switch_track_width`), the drawable of the others, AppCompat's picture where the view
  /// sets none (`abc_btn_check_material`), or nothing where it takes that away; `nil` for what no file
  /// says.
  var mark: (width: Double?, height: Double?) {
    switch kind {
    case .switch: return (52, nil)
    case .checkbox, .radio: break
    case .button, .iconButton, .floatingButton, .extendedFloatingButton, .chip, .textField,
      .editText, .tab, .navigation, .slider, .seekBar, .rating, .view, .text, .toolbar:
      return (0, 0)
    }
    let standard = (width: WidgetSize.markSide, height: WidgetSize.markSide)
    guard let ownMark else { return standard }
    switch resolver.color(ownMark, under: theme, in: .normal).value {
    case .nothing: return (0, 0)
    case .color(let color): return color.alpha == 0 ? (0, 0) : standard
    case .drawable, .unresolved: break
    }
    // AppCompat's classes prefer the drawable that their style names as `buttonCompat`.
    if ownMark.name == "android:button", inherits("Widget.AppCompat.CompoundButton") {
      return standard
    }
    let painter = DrawablePainter(resolver, under: theme, in: .normal, at: ownMark.location)
    return painter.intrinsicSize(of: ownMark)
  }

  /// How wide the mark is drawn.
  var markWidth: Double { mark.width ?? WidgetSize.markSide }
}
