internal import Geometry
internal import SceneModel

// Views of the platform that are made of parts that no layout of a project writes.
extension WidgetPainter {
  /// A list that drops down: its background, in which the arrow at its end is a drawing.
  mutating func paintSpinner() {
    guard context.use("android:background") != nil else {
      addMark(unknownPicture("arrow"), side: 24, in: size.frame, name: "arrow")
      return
    }
    append(
      context.backgroundLayers(in: state.view, size.frame, drawings: .icon, at: home).map { layer in
        // What is not known may be all that shows.
        var layer = layer
        if case .unresolved = layer.paint.value { layer.part = .icon }
        return layer
      })
  }

  /// A field to search in: the icon of its button, its text or hint, and the icon that clears it.
  mutating func paintSearchView() {
    paintBackground()
    let frame = size.frame
    if let plate = context.use("queryBackground") ?? context.use("android:queryBackground") {
      append(drawable(nil, part: .container).layers(of: plate, in: frame))
    }
    let side = min(24, frame.height, frame.width / 4)
    func place(_ x: Double) -> Rect { Rect(x: x, y: frame.y, width: side, height: frame.height) }
    paintIcon("searchIcon", in: place(frame.x + 2))
    let input = SearchInput.context(context)
    let rest = Rect(
      x: frame.x + side + 4, y: frame.y, width: frame.width - 2 * side - 8,
      height: frame.height / 2)
    if let hint = content.hint {
      addLabel(
        input.textColor("android:textColorHint", in: state.view) ?? unknownColor, text: hint,
        look: TextLook(input), in: rest, name: "hint")
    }
    let row =
      content.hint == nil
      ? Rect(x: rest.x, y: frame.y, width: rest.width, height: frame.height)
      : rest.offset(by: Point(x: 0, y: rest.height))
    addLabel(
      input.textColor(in: state.view) ?? unknownColor, text: "Text", look: TextLook(input), in: row)
    paintCaret(input, in: row)
    paintIcon("closeIcon", in: place(frame.maxX - side - 2))
  }

  private mutating func paintIcon(_ name: String, in place: Rect) {
    guard let use = context.use(name) ?? context.use("android:" + name) else {
      addMark(unknownPicture(name), side: place.width, in: place, name: name)
      return
    }
    if ResourceValue(use.value) == .null { return }
    addPicture(WidgetContent.Picture(use: use, tints: []), context, in: place)
  }

  /// Says that nobody knows what a part of the view looks like.
  private func unknownPicture(_ name: String) -> Traced<ColorOutcome> {
    let cause = IncompleteCause(
      .unresolvedReference, "no style and no theme that is known sets the \(name)", at: home)
    return Traced(value: .unresolved(cause), chain: [])
  }
}

/// The view inside a field to search in that takes the text.
enum SearchInput {
  /// What it looks up: the style of texts that complete themselves (`SearchAutoComplete`).
  static func context(_ search: WidgetContext) -> WidgetContext {
    let isPlatform = search.levels.first?.name.name == "SearchView"
    let attribute = (isPlatform ? "android:" : "") + "autoCompleteTextViewStyle"
    let style = search.theme.item(attribute).flatMap {
      search.resolver.style($0, under: search.theme)
    }
    return WidgetContext(style, .editText, under: search.theme, search.resolver)
  }
}
