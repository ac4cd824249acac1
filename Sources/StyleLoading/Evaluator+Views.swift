import Geometry
import SceneModel
import ViewLayout

extension Evaluator {
  /// Elements that are evaluated for one control in one state at most.
  static let maximumElements = LayoutLimits.nodes

  /// Views inside each other, those of used styles included, at most.
  static let maximumDepth = 64

  /// Counts elements, so that styles that use each other twice end at a limit.
  mutating func count(_ elements: Int, at location: SourceLocation) throws(StyleProblem) {
    elementCount += elements
    guard elementCount <= Self.maximumElements else {
      throw StyleProblem(
        .tooComplex, "more than \(Self.maximumElements) elements are needed for one control",
        at: location)
    }
  }

  /// The view of an element with its modifiers, `nil` if there is nothing.
  private mutating func view(
    _ name: ViewName, _ element: StyleElement, _ scope: Scope
  ) throws(StyleProblem) -> View? {
    try count(1, at: element.location)
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
    case .rectangle, .roundedRectangle, .capsule, .circle, .ellipse, .path:
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
    let kind: Picture.Kind
    if element.name == .view(.image) {
      kind = .bitmap(IncompleteCause(.rasterImage, "an <image>", at: element.location))
    } else if let outline = try outline(of: element) {
      kind = .icon(outline, try drawing(of: element, scope))
    } else {
      kind = .symbol
    }
    return Picture(kind, size: size, isResizable: element.flag(.resizable) ?? false)
  }
}
