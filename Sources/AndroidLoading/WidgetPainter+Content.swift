internal import ColorMath
internal import Geometry
internal import SceneModel

extension WidgetPainter {
  private static let iconSide = 24.0

  /// The text with the pictures before it, or the pictures alone in the middle.
  mutating func paintTextAndPictures(in area: Rect) {
    let pictures = content.pictures ?? []
    guard content.text != nil else {
      for picture in pictures { addPicture(picture, context, in: area) }
      return
    }
    var rest = area
    for picture in pictures {
      let side = min(Self.iconSide, rest.height, max(rest.width - 12, 1))
      let box = Rect(x: rest.x + 4, y: rest.y, width: side, height: rest.height)
      addPicture(picture, context, in: box)
      rest = Rect(
        x: box.maxX, y: rest.y, width: max(rest.maxX - box.maxX, 8), height: rest.height)
    }
    addText(content.codeColor ?? context.textColor(in: state.view) ?? unknownColor, in: rest)
  }

  /// The text in `area`, and each in a row of its own what a plain text says while it is empty, its
  /// links and what its markup colours.
  private mutating func addText(_ color: Traced<ColorOutcome>?, in area: Rect) {
    var rows = rows(content.text, color, content.markup, context, state.view)
    if context.kind == .text || context.kind == .view {
      if let hint = content.hint {
        let color = context.textColor("android:textColorHint", in: state.view)
        rows.insert((hint, color ?? unknownColor, "hint"), at: 0)
      }
      if content.hasLinks {
        let color = context.textColor("android:textColorLink", in: state.view)
        rows.append((content.text, color ?? unknownColor, "link"))
      }
    }
    // The text of a chip is part of its background.
    let place = context.kind == .chip ? area : contentBox(of: context, size.container, in: area)
    add(rows, look, in: place)
  }

  /// The part of `area` in which a view of `context`, as large as `frame`, shows its text: within its
  /// padding, and of a text that no file holds, whose length is not known, within what the background
  /// paints as well.
  ///
  /// A view that has no room for that shows what it can.
  func contentBox(of context: WidgetContext, _ frame: Rect, in area: Rect) -> Rect {
    func space(_ side: ViewSide) -> Double {
      let inset = content.knownText == nil ? context.background.insets[side.absoluteName] : nil
      return max(context.padding(side), inset ?? 0, 0)
    }
    let letter = look.size ?? 14
    var box = area
    let (left, right) = (
      max(area.x, frame.x + space(.start)), min(area.maxX, frame.maxX - space(.end))
    )
    if right - left >= letter { (box.x, box.width) = (left, right - left) }
    let (top, bottom) = (
      max(area.y, frame.y + space(.top)), min(area.maxY, frame.maxY - space(.bottom))
    )
    if bottom - top >= letter { (box.y, box.height) = (top, bottom - top) }
    return box
  }

  private typealias TextRow = (text: String?, color: Traced<ColorOutcome>?, name: String)

  /// A text and the parts of it that its markup colours.
  private func rows(
    _ text: String?, _ color: Traced<ColorOutcome>?, _ markup: StringMarkup?,
    _ context: WidgetContext, _ view: ViewState
  ) -> [TextRow] {
    let rest: [TextRow] = markup?.hasRest == false ? [] : [(text, color, "text")]
    return rest
      + (markup?.spans ?? []).map {
        ($0.text, context.color(of: $0, in: view) ?? unknownColor, "span")
      }
  }

  private mutating func add(_ rows: [TextRow], _ look: TextLook, in area: Rect) {
    let height = area.height / Double(max(rows.count, 1))
    for (index, row) in rows.enumerated() {
      let place = Rect(
        x: area.x, y: area.y + Double(index) * height, width: area.width, height: height)
      addLabel(row.color, text: row.text, look: look, in: place, name: row.name)
    }
  }

  /// A view of any class: its background, its text and pictures, and what stands inside it.
  mutating func paintView() {
    if context.isClass("Spinner") { return paintSpinner() }
    append(context.surfaceLayers(in: state.view, size.frame, at: home))
    paintTextAndPictures(in: paintCheckMark(in: size.container))
    let frame = paintCardMark(in: size.frame)
    // A touch reaches the texts inside; focus and pointer stay with the view itself.
    let inner = state.view.subtracting([.hovered, .focused])
    let height = frame.height / Double(max(content.parts.count, 1))
    for (index, part) in content.parts.enumerated() {
      let row = Rect(
        x: frame.x, y: frame.y + Double(index) * height, width: frame.width, height: height)
      for background in part.backgrounds {
        append(background.surfaceLayers(in: inner, row, at: home).map(\.asDecoration))
      }
      if let text = part.text {
        append(part.context.backgroundLayers(in: inner, row, at: home).map(\.asDecoration))
        let color = part.codeColor ?? part.context.textColor(in: inner)
        add(
          rows(text, color, part.markup, part.context, inner), TextLook(part.context),
          in: contentBox(of: part.context, row, in: row))
      }
      for picture in part.pictures { addPicture(picture, part.context, in: row, inner) }
      append(part.context.foregroundLayers(in: inner, row, at: home))
    }
    if context.isMaterialCard { addRipple("rippleColor", in: size.frame) }
  }

  /// A text that nobody operates, on its own background.
  mutating func paintText() {
    append(context.backgroundLayers(in: state.view, size.frame, at: home).map(\.asDecoration))
    addText(
      content.codeColor ?? context.textColor(in: state.view) ?? unknownColor, in: size.container)
  }

  /// The colour of a text that no file says.
  var unknownColor: Traced<ColorOutcome> {
    let missing = context.theme.missing.map { ", and \($0.name) is not known" } ?? ""
    let cause = IncompleteCause(
      .unresolvedReference, "no style and no theme sets the colour of the text" + missing, at: home)
    return Traced(value: .unresolved(cause), chain: [])
  }

  /// The same where an ancestor of the theme is not known, which may name a style; `nil` elsewhere.
  var colorOfUnknownTheme: Traced<ColorOutcome>? {
    context.theme.missing == nil ? nil : unknownColor
  }

  /// Draws a picture into the middle of `area`.
  ///
  /// Of a bitmap only the tint is known: a square of it stands for the picture.
  mutating func addPicture(
    _ picture: WidgetContent.Picture, _ context: WidgetContext, in area: Rect,
    _ view: ViewState? = nil
  ) {
    let view = view ?? state.view
    var tint: Traced<ColorOutcome>?
    var mode = TintMode.sourceIn
    for name in picture.tints where tint == nil {
      guard let color = context.color(name, in: view), color.visiblePaint != nil else { continue }
      tint = color
      mode = context.tintMode(of: name)
    }
    let side = max(min(Self.iconSide, area.width, area.height), 1)
    let box = Rect(
      x: area.center.x - side / 2, y: area.center.y - side / 2, width: side, height: side)
    let painter = DrawablePainter(
      context.resolver, under: context.theme, in: view, at: home, tint: tint, tintMode: mode,
      part: .icon)
    append(painter.layers(of: picture.use, in: box))
  }
}

extension WidgetContext {
  /// What the view's background paints, with its tint; a touch may show around a mark only.
  func backgroundLayers(
    in state: ViewState, _ rect: Rect, drawings: Part? = nil, around mark: Rect? = nil,
    at home: SourceLocation
  ) -> [Layer] {
    if let cause = gap(before: "android:background") {
      return [unknownBackground(cause, rect, at: home)]
    }
    guard let background = use("android:background") else { return [] }
    let tint = knownColor("backgroundTint", "android:backgroundTint", in: state)
    return DrawablePainter(
      resolver, under: theme, in: state, at: home, tint: tint,
      tintMode: tintMode("backgroundTintMode", "android:backgroundTintMode"),
      drawings: drawings, around: mark
    )
    .layers(of: background, in: rect)
  }
}

extension WidgetContext {
  /// What nobody knows of a view's background.
  func unknownBackground(_ cause: IncompleteCause, _ rect: Rect, at home: SourceLocation) -> Layer {
    Layer(
      part: .container, shape: Shape(path: resolver.shapes.area(rect)),
      paint: Resolved(.unresolved(cause)), name: "background", location: home)
  }

  /// What the view draws over its content.
  func foregroundLayers(in state: ViewState, _ rect: Rect, at home: SourceLocation) -> [Layer] {
    guard let foreground = use("android:foreground"), !foreground.isSample else { return [] }
    let tint = color("android:foregroundTint", in: state)
    return DrawablePainter(
      resolver, under: theme, in: state, at: home, tint: tint,
      tintMode: tintMode("android:foregroundTintMode")
    )
    .layers(of: foreground, in: rect).map(\.asDecoration)
  }
}

extension Layer {
  /// The layer as something of which nobody knows how much shows.
  func unresolved(_ cause: IncompleteCause) -> Layer {
    var layer = self
    layer.paint = Resolved(.unresolved(cause), provenance: paint.provenance)
    return layer
  }

  /// The layer as something that does not show the control's extent.
  var asDecoration: Layer {
    var layer = self
    layer.part = .decoration
    return layer
  }
}
