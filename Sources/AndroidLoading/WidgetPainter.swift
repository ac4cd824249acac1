internal import ColorMath
internal import Geometry
internal import SceneModel

/// What a view paints in one state, layer by layer.
struct WidgetPainter {
  let context: WidgetContext
  let state: WidgetState
  let size: WidgetSize
  let look: TextLook
  /// Where the style is defined, for layers of which no line of the project says anything.
  let home: SourceLocation
  /// What the view shows; a style alone shows a specimen.
  var content: WidgetContent
  private(set) var layers: [Layer] = []
  /// How many of the layers belong to what the view stands on.
  private(set) var surfaceCount = 0

  /// What a view of `content` paints over its surface; text and size are the same in all states.
  init(
    _ context: WidgetContext, _ state: WidgetState, _ content: WidgetContent, _ look: TextLook,
    _ size: WidgetSize, at home: SourceLocation
  ) {
    self.context = context
    self.state = state
    self.content = content
    self.look = look
    self.size = size
    self.home = home
    for color in context.surface {
      addFill(color, in: size.frame, part: .decoration, name: "surface below")
    }
    surfaceCount = layers.count
    paint()
  }

  private mutating func paint() {
    switch context.kind {
    case .button, .extendedFloatingButton: paintButton()
    case .iconButton: paintIconButton()
    case .floatingButton: paintFloatingButton()
    case .chip: paintChip()
    case .textField: paintTextField()
    case .editText: context.isClass("SearchView") ? paintSearchView() : paintEditText()
    case .tab: paintTab()
    case .navigation: paintNavigation()
    case .checkbox, .radio, .switch: paintToggle()
    case .slider, .seekBar, .rating: paintSlider()
    case .view: paintView()
    case .text: paintText()
    case .toolbar: paintToolbar()
    }
    append(context.foregroundLayers(in: state.view, size.frame, at: home))
  }

  /// Whether something of what was painted is not known.
  var isUnknown: Bool {
    layers.contains { if case .unresolved = $0.paint.value { true } else { false } }
  }

  // MARK: Layers

  /// Adds a filled area; nothing for no colour and for a transparent one.
  mutating func addFill(
    _ color: Traced<ColorOutcome>?, in rect: Rect, radius: Double = 0, part: Part = .container,
    name: String
  ) {
    guard let color, let paint = color.visiblePaint else { return }
    add(
      paint, context.resolver.shapes.area(rect, radius: radius), part, name, place(of: color)
    )
  }

  /// Adds a border inside `rect`.
  mutating func addBorder(
    _ color: Traced<ColorOutcome>?, width: Double, in rect: Rect, radius: Double = 0, name: String
  ) {
    guard width > 0, let color, let paint = color.visiblePaint else { return }
    let shapes = context.resolver.shapes
    let line = shapes.area(rect.inset(by: width / 2), radius: radius - width / 2)
    layers.append(
      Layer(
        part: .container, shape: shapes.border(along: line, width: width),
        paint: paint, name: name, location: place(of: color)))
  }

  /// Adds a line of text in the middle of the container: the view's own, unless one is given.
  mutating func addLabel(
    _ color: Traced<ColorOutcome>?, text: String? = nil, look: TextLook? = nil,
    in area: Rect? = nil, name: String = "text"
  ) {
    let look = look ?? self.look
    let area = area ?? size.container
    guard let text = text ?? content.text, let color, let paint = color.paint else { return }
    let height = min(look.size ?? 14, area.height)
    let width = min(Double(text.count) * (look.size ?? 14) * 0.5, area.width)
    let box = Rect(
      x: area.center.x - width / 2, y: area.center.y - height / 2, width: width, height: height)
    layers.append(
      Layer(
        part: .label, shape: Shape(path: context.resolver.shapes.area(box)), paint: paint,
        text: TextAttributes(string: text, fontSize: look.size, fontWeight: look.weight),
        name: name, location: place(of: color)))
  }

  /// Adds a picture of `side` points in the middle of `area`.
  mutating func addMark(
    _ color: Traced<ColorOutcome>?, side: Double = 24, in area: Rect, part: Part = .icon,
    name: String
  ) {
    guard let color, let paint = color.visiblePaint else { return }
    let box = Rect(
      x: area.center.x - side / 2, y: area.center.y - side / 2, width: side, height: side)
    add(paint, context.resolver.shapes.area(box), part, name, place(of: color))
  }

  /// Adds what a ripple lays over the container while touched, focused or pointed at.
  ///
  /// `isConverted` says whether the class hands its own version of the colours to the ripple.
  mutating func addRipple(
    _ attribute: String, in rect: Rect, radius: Double = 0, isConverted: Bool = false
  ) {
    guard !state.view.isDisjoint(with: [.pressed, .focused, .hovered]),
      var ripple = context.color(
        attribute, in: isConverted ? RippleOverlay.convertedState(state.view) : state.view)
    else { return }
    if case .color(var color) = ripple.value {
      if isConverted { color = color.withAlpha(min(2 * color.alpha, 1)) }
      let level = context.resolver.device.apiLevel
      ripple.value =
        RippleOverlay.color(color, in: state.view, apiLevel: level)
        .map { ColorOutcome.color($0) } ?? .nothing
    }
    addFill(ripple, in: rect, radius: radius, part: .decoration, name: "ripple")
  }

  mutating func add(
    _ paint: Resolved<Paint>, _ path: Path, _ part: Part, _ name: String, _ place: SourceLocation
  ) {
    layers.append(
      Layer(part: part, shape: Shape(path: path), paint: paint, name: name, location: place))
  }

  /// Where a colour is set.
  func place(of color: Traced<ColorOutcome>) -> SourceLocation {
    color.chain.first?.location ?? home
  }

  mutating func append(_ drawn: [Layer]) { layers += drawn }
}

extension Traced where Value == ColorOutcome {
  /// The paint, `nil` if it shows nothing.
  var visiblePaint: Resolved<Paint>? {
    if case .color(let color) = value, color.alpha == 0 { return nil }
    return paint
  }
}
