import CSS
import ColorMath
import Geometry
import SceneModel

extension StyleApplication {
  /// Sets one property; values that are not understood change nothing.
  mutating func set(_ value: Value) {
    if let name = value.missingVariable { return setMissing(value, name) }
    switch value.name {
    case "fill": if let paint = paint(value) { style.fill = paint }
    case "stroke": if let paint = paint(value) { style.stroke = paint }
    case "color": setColor(value)
    case "color-scheme": style.setColorScheme(value.tokens, under: resolver.media)
    case "stop-color":
      if let color = PaintSyntax.color(value.tokens, in: colorContext) {
        style.stopColor = StyledPaint(value: color, definitions: value.definitions)
      }
    case "fill-opacity": setOpacity(value, \.fillOpacity)
    case "stroke-opacity": setOpacity(value, \.strokeOpacity)
    case "stop-opacity": setOpacity(value, \.stopOpacity)
    case "opacity": setOpacity(value, \.opacity)
    case "fill-rule": if let rule = fillRule(value) { style.fillRule = rule }
    case "clip-rule": if let rule = fillRule(value) { style.clipRule = rule }
    case "display":
      // Without a box of its own a shape has nothing to show; a group still has its children.
      let isShape = resolver.document[index].kind.isShape
      style.isDisplayed = value.keyword != "none" && !(isShape && value.keyword == "contents")
    case "visibility": style.isVisible = value.keyword == "visible"
    case "pointer-events": setPointerEvents(value)
    case "cursor": style.hasPointerCursor = value.keyword == "pointer"
    case "paint-order": setPaintOrder(value)
    case "color-interpolation": style.usesLinearRGB = value.keyword == "linearrgb"
    case "marker":
      let marker = reference(value)
      style.markers = Style.Markers(start: marker, middle: marker, end: marker)
    case "marker-start": style.markers.start = reference(value)
    case "marker-mid": style.markers.middle = reference(value)
    case "marker-end": style.markers.end = reference(value)
    case "clip-path": style.clipPath = reference(value)
    case "mask":
      style.mask = maskReference(value)
      style.maskMode = value.tokens.lazy.compactMap { Self.maskMode($0) }.first
    case "mask-image": style.mask = reference(value)
    case "mask-mode": style.maskMode = value.tokens.first.flatMap { Self.maskMode($0) }
    case "mask-type": style.maskKind = value.keyword == "alpha" ? .alpha : .luminance
    case "filter": style.filter = filter(value)
    case "flood-color":
      if let color = PaintSyntax.color(value.tokens, in: colorContext) {
        style.floodColor = StyledPaint(value: color, definitions: value.definitions)
      }
    case "lighting-color":
      if let color = PaintSyntax.color(value.tokens, in: colorContext) {
        style.lightingColor = StyledPaint(value: color, definitions: value.definitions)
      }
    case "flood-opacity": setOpacity(value, \.floodOpacity)
    case "color-interpolation-filters":
      style.filtersInLinearLight = value.keyword != "srgb"
    case "mix-blend-mode":
      style.blendMode = value.keyword.flatMap { BlendMode(rawValue: $0) } ?? .normal
    case "isolation": style.isIsolated = value.keyword == "isolate"
    case "overflow": style.isOverflowVisible = value.keyword == "visible" || value.keyword == "auto"
    case "transform": setTransform(value)
    case "transform-box":
      switch value.keyword {
      case "fill-box", "content-box": style.transformBox = .fill
      case "stroke-box", "border-box": style.transformBox = .stroke
      default: style.transformBox = .view
      }
    case "translate", "rotate", "scale": setIndividualTransform(value)
    case "transform-origin": setTransformOrigin(value)
    case "vector-effect": style.hasNonScalingStroke = value.keyword == "non-scaling-stroke"
    default:
      if value.name.hasPrefix("stroke-") { return setStroke(value) }
      if PropertyNames.geometry.contains(value.name) {
        style.geometry[value.name] = value.keyword == "auto" ? [] : value.tokens
        return
      }
      setFont(value)
    }
  }

  /// A declaration whose variable has no value: uncertain for paints, else as if not written.
  ///
  /// A browser treats it as `unset` (CSS Custom Properties 1, section 3), so inherited paints stand
  /// in as they are around the element.
  private mutating func setMissing(_ value: Value, _ name: String) {
    let cause = IncompleteCause(
      .unresolvedVariable, "'\(name)' has neither a value nor a fallback",
      at: value.definitions.last?.location)
    var paint = StyledPaint(value: .unresolved(cause), definitions: value.definitions)
    switch value.name {
    case "fill":
      paint.standIn = parent.standIn(for: parent.fill)
      style.fill = paint
    case "stroke":
      paint.standIn = parent.standIn(for: parent.stroke)
      style.stroke = paint
    case "color":
      paint.standIn = parent.standIn(for: parent.color)
      style.color = paint
    case "stop-color":
      paint.standIn = .black
      style.stopColor = paint
    case "font-size", "font": style.font.sizeProblem = cause
    default: break
    }
  }

  var colorContext: ColorContext {
    var context = ColorContext(colorScheme: style.usedColorScheme(under: resolver.media))
    if case .color(let color) = style.color.value { context.currentColor = color }
    return context
  }

  private func paint(_ value: Value) -> StyledPaint? {
    guard var paint = PaintSyntax.parse(value.tokens, in: colorContext) else { return nil }
    if case .unresolved(var cause) = paint {
      cause.location = value.definitions.last?.location
      paint = .unresolved(cause)
    }
    return StyledPaint(value: paint, definitions: value.definitions)
  }

  private mutating func setColor(_ value: Value) {
    // `currentColor` as the value of `color` is the inherited colour.
    var context = ColorContext(colorScheme: style.usedColorScheme(under: resolver.media))
    if case .color(let color) = parent.color.value { context.currentColor = color }
    switch PaintSyntax.color(value.tokens, in: context) {
    case .currentColor: style.color = parent.color
    case let color?: style.color = StyledPaint(value: color, definitions: value.definitions)
    case nil: break
    }
  }

  private mutating func setOpacity(_ value: Value, _ member: WritableKeyPath<Style, Double>) {
    if let number = Self.number(value.tokens) {
      style[keyPath: member] = min(max(number, 0), 1)
    }
  }

  private func fillRule(_ value: Value) -> FillRule? {
    value.keyword.flatMap { FillRule(rawValue: $0) }
  }

  private mutating func setPointerEvents(_ value: Value) {
    guard let identifier = value.identifier else { return }
    if let found = Style.PointerEvents(keyword: identifier) { style.pointerEvents = found }
  }

  /// The named parts first, the others behind them in their usual order.
  private mutating func setPaintOrder(_ value: Value) {
    var order: [Style.PaintOrder] = []
    for token in value.tokens where token.kind != .whitespace {
      guard case .ident(let name) = token.kind else { return }
      if name.lowercased() == "normal" { continue }
      guard let part = Style.PaintOrder(rawValue: name.lowercased()), !order.contains(part) else {
        return
      }
      order.append(part)
    }
    style.paintOrder = order + Style.PaintOrder.all.filter { !order.contains($0) }
  }

  /// The mode that a keyword names, `nil` for `match-source` and what is none.
  private static func maskMode(_ token: Token) -> Mask.Kind? {
    guard case .ident(let name) = token.kind else { return nil }
    switch name.lowercased() {
    case "alpha": return .alpha
    case "luminance": return .luminance
    default: return nil
    }
  }

  /// The reference of the shorthand, in front of which other words may stand.
  private func maskReference(_ value: Value) -> Style.Reference {
    var value = value
    let words = value.tokens.prefix { token in
      if case .ident(let name) = token.kind { return name.lowercased() != "none" }
      return token.kind == .whitespace
    }
    if words.count < value.tokens.count { value.tokens.removeFirst(words.count) }
    return reference(value)
  }

  private func reference(_ value: Value) -> Style.Reference {
    guard let first = value.tokens.first, let definition = value.definitions.first,
      value.keyword != "none"
    else { return .none }
    // Several masks over each other are not evaluated.
    if value.tokens[...].commaSeparated.count > 1 { return .unsupported(definition) }
    if let url = PaintSyntax.url(first, value.tokens), url.target.hasPrefix("#") {
      return .id(String(url.target.dropFirst()), definition)
    }
    if value.name == "clip-path", let shape = BasicShape(value.tokens, isAttribute: true) {
      return .shape(shape, definition)
    }
    return .unsupported(definition)
  }

  private func filter(_ value: Value) -> Style.FilterValue {
    guard !value.tokens.isEmpty, let definition = value.definitions.first, value.keyword != "none"
    else { return .none }
    let functions = FilterFunction.list(value.tokens, in: colorContext) {
      length($0, .horizontal)
    }
    return functions.map { .functions($0, definition) } ?? .unsupported(definition)
  }

  private mutating func setTransform(_ value: Value) {
    let isRelative = value.tokens.contains {
      if case .percentage = $0.kind { return true }
      return false
    }
    style.relativeTransform = isRelative ? value.tokens : nil
    style.transform =
      value.keyword == "none" ? .identity : TransformList.parse(value.tokens, size: .zero)
  }

  private mutating func setIndividualTransform(_ value: Value) {
    var transforms = style.individualTransforms ?? IndividualTransforms()
    switch value.name {
    case "translate":
      transforms.translation = IndividualTransforms.translation(value.tokens) ?? []
    case "rotate": transforms.rotation = IndividualTransforms.rotation(value.tokens) ?? 0
    default:
      transforms.scaling =
        IndividualTransforms.scaling(value.tokens) ?? Size(width: 1, height: 1)
    }
    style.individualTransforms = transforms
  }

  private mutating func setTransformOrigin(_ value: Value) {
    if let origin = BasicShapeParser(isAttribute: true).origin(value.tokens) {
      style.transformOrigin = origin
    }
  }

  private mutating func setStroke(_ value: Value) {
    switch value.name {
    case "stroke-width":
      if let width = length(value.tokens[...], .diagonal), width >= 0 {
        style.stroking.width = width
      }
    case "stroke-linecap":
      if let cap = value.keyword.flatMap({ StrokeStyle.Cap(rawValue: $0) }) {
        style.stroking.cap = cap
      }
    case "stroke-linejoin":
      // `arcs` and `miter-clip` are drawn as `miter` by browsers.
      style.stroking.join = value.keyword.flatMap { StrokeStyle.Join(rawValue: $0) } ?? .miter
    case "stroke-miterlimit":
      if let limit = value.tokens[...].number, limit >= 0 { style.stroking.miterLimit = limit }
    case "stroke-dashoffset":
      if let offset = length(value.tokens[...], .diagonal) { style.stroking.dashOffset = offset }
    case "stroke-dasharray":
      let dashes = value.tokens.split { $0.kind == .whitespace || $0.kind == .comma }
        .map { length($0, .diagonal) }
      style.stroking.dashes = dashes.contains(nil) ? [] : dashes.compactMap { $0 }
    default: break
    }
  }

  /// A length in user units; percentages refer to the viewport of the whole drawing.
  func length(_ tokens: ArraySlice<Token>, _ axis: Viewport.Axis) -> Double? {
    guard let length = LengthPercentage(tokens) else { return nil }
    let value = length.resolved(in: resolver.viewport.context(axis, fontSize: style.font.size))
    return value.isFinite ? value : nil
  }
}
