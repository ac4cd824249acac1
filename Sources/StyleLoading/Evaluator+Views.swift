import Geometry
import SceneModel
import ViewLayout

extension Evaluator {
  /// Elements that are evaluated for one control in one state at most.
  static let maximumElements = LayoutLimits.nodes

  /// Views inside each other, those of used styles included, at most.
  static let maximumDepth = 64

  /// The view of an element with its modifiers, `nil` if there is nothing.
  private mutating func view(
    _ name: ViewName, _ element: StyleElement, _ scope: Scope
  ) throws(StyleProblem) -> View? {
    elementCount += 1
    guard elementCount <= Self.maximumElements else {
      throw StyleProblem(
        .tooComplex, "more than \(Self.maximumElements) elements are needed for one control",
        at: element.location)
    }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else {
      throw StyleProblem(
        .tooDeep,
        "views, and the styles that they use, are nested more than "
          + "\(Self.maximumDepth) deep", at: element.location)
    }
    let body = try body(element.body, scope)
    guard var view = try content(name, element, views: body.views, scope) else { return nil }
    // The role belongs to the view itself, not to a background that is put behind it.
    if let part = element.word(.part).flatMap(Part.init(rawValue:)) {
      view.modifiers.append(.part(part))
    }
    if let name = try text(element, .name, scope) { view.name = name }
    view.modifiers += body.modifiers
    return view
  }

  /// The views and modifiers that count in this state.
  mutating func body(
    _ elements: ArraySlice<StyleElement>, _ scope: Scope
  ) throws(StyleProblem) -> (views: [View], modifiers: [ViewModifier]) {
    var views: [View] = []
    var modifiers: [ViewModifier] = []
    for element in elements {
      guard let chosen = chosen(element, scope) else { continue }
      switch chosen.name {
      case .view(let name):
        if let view = try view(name, chosen, scope) { views.append(view) }
      case .modifier(let name):
        if let modifier = try modifier(name, chosen, scope) { modifiers.append(modifier) }
      case .definition, .choose: break
      }
    }
    return (views, modifiers)
  }

  /// The element, or the first of its alternatives whose condition holds; `nil` for none.
  private func chosen(_ element: StyleElement, _ scope: Scope) -> StyleElement? {
    var element = element
    while holds(element.condition, scope) {
      guard element.name == .choose else { return element }
      guard let child = element.children.first(where: { holds($0.condition, scope) }) else {
        return nil
      }
      element = child
    }
    return nil
  }

  private mutating func content(
    _ name: ViewName, _ element: StyleElement, views: [View], _ scope: Scope
  ) throws(StyleProblem) -> View? {
    let content: ViewContent
    switch name {
    case .label: return scope.label
    case .use: return try used(element, label: views.first ?? scope.label, scope)
    case .text: content = .text(try text(element, .value, scope) ?? "")
    case .icon, .image: content = .picture(try picture(element, scope))
    case .rectangle, .roundedRectangle, .capsule, .circle, .ellipse:
      content = .shape(try geometry(of: element, scope), try drawing(of: element, scope))
    case .hstack, .vstack, .zstack:
      let axis: Stack.Axis =
        name == .hstack ? .horizontal : name == .vstack ? .vertical : .depth
      content = .stack(
        Stack(
          axis, alignment: element.unitPoint(.alignment) ?? .center,
          spacing: try number(element, .spacing, scope), views: views))
    case .spacer: content = .spacer(minimumLength: try number(element, .minLength, scope))
    case .divider: content = .divider
    }
    return View(content, location: element.location)
  }

  private mutating func picture(
    _ element: StyleElement, _ scope: Scope
  ) throws(StyleProblem) -> Picture {
    let written = (
      width: try number(element, .width, scope), height: try number(element, .height, scope)
    )
    var size: Size?
    if let side = written.width ?? written.height {
      size = Size(width: side, height: written.height ?? side)
    }
    let kind: Picture.Kind =
      element.name == .view(.icon)
      ? .icon(nil)
      : .bitmap(IncompleteCause(.rasterImage, "an <image>", at: element.location))
    return Picture(kind, size: size, isResizable: element.flag(.resizable) ?? false)
  }

  /// The outline that an element or its attribute `shape` names.
  mutating func geometry(
    of element: StyleElement, _ scope: Scope
  ) throws(StyleProblem) -> ShapeGeometry {
    let radius = try number(element, .radius, scope)
    let kind: ShapeGeometry.Kind
    switch ShapeName(rawValue: element.word(.shape) ?? element.name.rawValue) ?? .rectangle {
    case .roundedRectangle: kind = .roundedRectangle(radius: radius ?? 0)
    case .capsule: kind = .capsule
    case .circle: kind = .circle
    case .ellipse: kind = .ellipse
    case .rectangle: kind = .rectangle
    }
    var geometry = ShapeGeometry(kind, inset: try number(element, .inset, scope) ?? 0)
    let start = try number(element, .trimFrom, scope)
    let end = try number(element, .trimTo, scope)
    if start != nil || end != nil {
      let start = min(max(start ?? 0, 0), 1)
      geometry.trim = start...max(min(end ?? 1, 1), start)
    }
    return geometry
  }

  private mutating func drawing(
    of element: StyleElement, _ scope: Scope
  ) throws(StyleProblem) -> ShapeDrawing {
    let written = [AttributeName.fill, .stroke, .strokeBorder].filter { element[$0] != nil }
    guard let attribute = written.first, let value = element[attribute] else {
      return .fill(.foreground)
    }
    if written.count > 1 {
      throw StyleProblem(
        .invalidValue,
        "<\(element.name.rawValue)> has both '\(attribute.rawValue)' and "
          + "'\(written[1].rawValue)'; put a second shape into an <overlay>",
        at: element.location)
    }
    let paint = try paint(value, use: "\(element.name.rawValue) \(attribute.rawValue)", scope)
    if attribute == .fill { return .fill(paint) }
    let cap = element.word(.lineCap).flatMap(StrokeStyle.Cap.init(rawValue:)) ?? .butt
    let style = StrokeStyle(width: try number(element, .lineWidth, scope) ?? 1, cap: cap)
    return attribute == .stroke ? .stroke(paint, style) : .strokeBorder(paint, style)
  }
}
