internal import Geometry
internal import SceneModel

extension WidgetPainter {
  /// A text field with its box, its text or hint, and the lines below it.
  mutating func paintTextField() {
    let frame = size.frame
    let box = Rect(x: 0, y: 0, width: frame.width, height: min(frame.height, 56))
    let isActive = state.view.contains(.focused)
    paintBox(box, isActive: isActive)
    let hint =
      isWrong
      ? context.color("errorTextColor", in: state.view)
        ?? context.appearanceColor("errorTextAppearance", in: state.view)
      : isActive
        ? context.color("hintTextColor", "android:textColorHint", in: state.view)
        : context.color("android:textColorHint", "hintTextColor", in: state.view)
    let padding = min(Self.fieldPadding, box.width / 4)
    let floor = top(ofLineBelow: box) ?? box.height
    let rows = content.placeholder == nil ? 2.0 : 3
    let upper = Rect(
      x: box.x + padding, y: 4, width: box.width - 2 * padding, height: max(floor / rows - 4, 1))
    addLabel(
      content.hint == nil ? nil : hint, text: content.hint,
      look: TextLook(context, appearance: "hintTextAppearance"), in: upper, name: "hint")
    paintInput(in: upper.offset(by: Point(x: 0, y: upper.height)))
    if let placeholder = content.placeholder {
      addNote(
        "placeholder", placeholder, in: upper.offset(by: Point(x: 0, y: 2 * upper.height)))
    }
    paintIcons(in: box, width: padding)
    paintNotes(below: box)
  }

  /// The text of a field between what stands before and after it.
  private mutating func paintInput(in row: Rect) {
    var rest = row
    let width = row.width / 3
    if let prefix = content.prefix {
      let place = Rect(x: rest.x, y: row.y, width: width, height: row.height)
      addNote("prefix", prefix, in: place)
      rest = Rect(x: place.maxX, y: row.y, width: rest.width - width, height: row.height)
    }
    if let suffix = content.suffix {
      let place = Rect(x: rest.maxX - width, y: row.y, width: width, height: row.height)
      addNote("suffix", suffix, in: place)
      rest = Rect(x: rest.x, y: row.y, width: rest.width - width, height: row.height)
    }
    addLabel(inputColor, text: "Text", look: inputLook, in: rest, name: "text")
  }

  /// A text of a field in the colour and text appearance that attributes starting with `name` say.
  private mutating func addNote(_ name: String, _ text: String, in place: Rect) {
    let appearance = name + "TextAppearance"
    let color =
      context.color(name + "TextColor", in: state.view)
      ?? context.appearanceColor(appearance, in: state.view) ?? unknownColor
    addLabel(
      color, text: text, look: TextLook(context, appearance: appearance), in: place, name: name)
  }

  /// Whether the field shows that what it holds is wrong.
  private var isWrong: Bool { state.control.contains(.error) }

  /// The icons at the sides of a field's box, inside its border; that of an error is the last.
  private mutating func paintIcons(in box: Rect, width: Double) {
    let side = max(width - 4, 1)
    let error = isWrong ? context.errorIconTint(in: state.view) : nil
    if let error {
      addMark(
        error, side: side,
        in: Rect(x: box.maxX - side - 3, y: box.y, width: side, height: box.height),
        name: "error icon")
    }
    for picture in content.pictures ?? [] {
      let isFirst = picture.tints == ["startIconTint"]
      if !isFirst, error != nil { continue }
      let place = Rect(
        x: isFirst ? box.x + 3 : box.maxX - side - 3, y: box.y, width: side, height: box.height)
      addPicture(picture, context, in: place)
    }
    guard content.hasEndIcon, error == nil else { return }
    addMark(
      context.color("endIconTint", in: state.view) ?? unknownColor, side: side,
      in: Rect(x: box.maxX - side - 3, y: box.y, width: side, height: box.height),
      name: "end icon")
  }

  /// A field without a box around it: its background, its text and, in its place while it is empty,
  /// its hint.
  mutating func paintEditText() {
    paintBackground()
    var area = size.container
    if let line = top(ofLineBelow: area) { area.height = line - area.y }
    for picture in content.pictures ?? [] {
      let side = min(24, area.height, max(area.width / 4, 1))
      let isLast = ["End", "Right"].contains { picture.use.name.containsBytes(of: "drawable" + $0) }
      addPicture(
        picture, context,
        in: Rect(
          x: isLast ? area.maxX - side : area.x, y: area.y, width: side, height: area.height))
      area = Rect(
        x: isLast ? area.x : area.x + side, y: area.y, width: area.width - side, height: area.height
      )
    }
    area = contentBox(of: context, size.container, in: area)
    let upper = Rect(x: area.x, y: area.y, width: area.width, height: area.height / 2)
    if let hint = content.hint {
      addLabel(
        context.color("android:textColorHint", in: state.view), text: hint, in: upper, name: "hint")
    }
    let row = content.hint == nil ? area : upper.offset(by: Point(x: 0, y: upper.height))
    addLabel(context.textColor(in: state.view) ?? unknownColor, text: "Text", in: row)
    paintCaret(context, in: row)
  }

  /// The cursor at the edge of a field that has the focus, which shows that it has.
  mutating func paintCaret(_ input: WidgetContext, in row: Rect) {
    guard state.view.contains(.focused), row.width >= Self.leastWidthWithCaret else { return }
    let height = min(look.size ?? 14, row.height)
    addFill(
      input.caretColor(in: state.view),
      in: Rect(x: row.x + 4, y: row.center.y - height / 2, width: 2, height: height),
      part: .decoration, name: "text cursor")
  }

  /// In a narrower field the cursor would stand on the specimen of a text.
  private static let leastWidthWithCaret = 80.0

  /// Where the line below the text of a field begins that its background has painted in `area`.
  private func top(ofLineBelow area: Rect) -> Double? {
    layers.dropFirst(surfaceCount).compactMap { $0.shape.path.boundingBox }
      .filter { $0.height <= Self.lineHeight && $0.y > area.y && $0.maxY < area.maxY }.map(\.y)
      .min()
  }

  /// The height of a line below a text at most.
  private static let lineHeight = 2.0

  /// Between the side of a field's box and its text: `m3_textfield_input_padding_start` and the like.
  private static let fieldPadding = 16.0

  /// The box of a field: a filled one has a line along its bottom, an outlined one a border; without
  /// a box only the view inside it shows something.
  private mutating func paintBox(_ box: Rect, isActive: Bool) {
    let mode = context.use("boxBackgroundMode")?.value ?? "none"
    guard mode != "none" else {
      // What shows then is the background of the view for the input, a line below the text.
      append(input.backgroundLayers(in: state.view, box, at: home))
      paintCaret(input, in: Rect(x: box.x, y: box.y, width: box.width, height: box.height / 2))
      return
    }
    addFill(
      context.color("boxBackgroundColor", in: state.view), in: box, radius: 4, name: "box")
    let width = context.points(isActive ? "boxStrokeWidthFocused" : "boxStrokeWidth") ?? 1
    let own = isWrong ? "boxStrokeErrorColor" : "boxStrokeColor"
    let stroke =
      context.color(own, in: state.view)
      ?? (isWrong ? context.color("errorTextColor", in: state.view) : nil)
    if mode == "filled" {
      let line = Rect(x: box.x, y: box.maxY - width, width: box.width, height: width)
      addFill(width > 0 ? stroke : nil, in: line, name: "box stroke")
    } else {
      addBorder(stroke, width: width, in: box, radius: 4, name: "box stroke")
    }
  }

  /// The helper text and the error message of a field.
  private mutating func paintNotes(below box: Rect) {
    var below = Rect(x: 0, y: box.height + 4, width: box.width, height: 16)
    if let counter = content.counter {
      let place = Rect(x: below.width - 16, y: below.y, width: 16, height: below.height)
      below = Rect(x: 0, y: below.y, width: below.width - 16, height: below.height)
      addNote("counter", counter, in: place)
    }
    let helper =
      context.color("helperTextTextColor", in: state.view)
      ?? context.appearanceColor("helperTextTextAppearance", in: state.view)
    addLabel(
      content.helper == nil ? nil : helper, text: content.helper,
      look: TextLook(context, appearance: "helperTextTextAppearance"),
      in: below, name: "helper text")
    let error =
      context.color("errorTextColor", in: state.view)
      ?? context.appearanceColor("errorTextAppearance", in: state.view)
    addLabel(
      content.error == nil ? nil : error, text: content.error,
      look: TextLook(context, appearance: "errorTextAppearance"),
      in: below.offset(by: Point(x: 0, y: 20)), name: "error text")
  }

  /// What the view for the input inside a text field looks up.
  private var input: WidgetContext {
    content.input ?? WidgetContext(nil, .editText, under: context.theme, context.resolver)
  }

  private var inputColor: Traced<ColorOutcome>? { input.textColor(in: state.view) }

  private var inputLook: TextLook { TextLook(input) }

  /// The view's background, with its tint.
  mutating func paintBackground() {
    append(context.backgroundLayers(in: state.view, size.frame, at: home))
  }
}

extension WidgetContext {
  /// Whether a text field tells of errors, as far as files of the project say.
  var showsErrors: Bool {
    flag("errorEnabled")
      || ["boxStrokeErrorColor", "errorTextColor", "errorTextAppearance", "errorIconTint"].contains
      {
        use($0).map { resolver.table.isOwn($0.location.path) } ?? false
      }
  }

  /// The tint of the icon that a text field shows with an error; `nil` if it shows none.
  fileprivate func errorIconTint(in state: ViewState) -> Traced<ColorOutcome>? {
    if let icon = use("errorIconDrawable"), ResourceValue(icon.value) == .null { return nil }
    return color("errorIconTint", in: state)
  }
}
