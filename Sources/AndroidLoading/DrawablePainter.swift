internal import ColorMath
internal import Geometry
internal import Markup
internal import SceneModel

/// Paints a drawable that a resource describes: shapes, lists, insets, ripples and colours.
///
/// What it cannot paint is a layer whose paint is unresolved; nothing is left out.
struct DrawablePainter {
  let resolver: ResourceResolver
  let theme: ThemeStack
  let state: ViewState
  /// Replaces the drawable's colours and keeps their alpha.
  let tint: Traced<ColorOutcome>?
  private let tintMode: TintMode
  /// Where the view is written, for layers of which no line of the project says anything.
  private let home: SourceLocation
  let part: Part
  /// The part of what vectors inside draw.
  private let drawings: Part
  /// What a ripple without a shape of its own spreads around; `nil` for all of the view.
  private let hotspot: Rect?

  /// Drawables inside each other at most.
  static let maximumDepth = 16

  /// How many colours and drawables what is painted may still name, against those that name each
  /// other many times over.
  private final class Budget {
    var remaining = 500
  }

  private let budget = Budget()

  /// A painter for a view in `state`.
  init(
    _ resolver: ResourceResolver, under theme: ThemeStack, in state: ViewState,
    at home: SourceLocation, tint: Traced<ColorOutcome>? = nil, tintMode: TintMode = .sourceIn,
    part: Part = .container, drawings: Part? = nil, around hotspot: Rect? = nil
  ) {
    self.drawings = drawings ?? part
    self.hotspot = hotspot
    self.tintMode = tintMode
    self.part = part
    self.home = home
    self.resolver = resolver
    self.theme = theme
    self.state = state
    self.tint = tint
  }

  /// The same painter with the tint that a drawable brings itself.
  func tinted(by tint: Traced<ColorOutcome>, _ mode: TintMode) -> DrawablePainter {
    DrawablePainter(
      resolver, under: theme, in: state, at: home, tint: tint, tintMode: mode, part: part,
      drawings: drawings, around: hotspot)
  }

  /// What the drawable or colour that `use` leads to paints in `rect`, the lowest layer first.
  func layers(of use: Definition, in rect: Rect) -> [Layer] {
    let layers = layers(of: use, in: rect, chain: [])
    if budget.remaining >= 0 { return layers }
    // Not in the tint: nobody knows how much of it shows.
    let cause = IncompleteCause(
      .unsupported, "\(use.value) names too many drawables", at: use.location)
    return [
      Layer(
        part: part, shape: Shape(path: resolver.shapes.area(rect)),
        paint: Resolved(.unresolved(cause), provenance: Provenance([use])),
        name: part == .icon ? "icon" : "background", location: use.location)
    ]
  }

  private func layers(of use: Definition, in rect: Rect, chain: [Definition]) -> [Layer] {
    guard chain.count < Self.maximumDepth else {
      return [unresolved("\(use.value) refers to itself", at: use.location, chain, rect)]
    }
    budget.remaining -= 1
    guard budget.remaining >= 0 else { return [] }
    let traced = resolver.color(use, under: theme, in: state)
    switch traced.value {
    case .nothing: return []
    case .color(let color):
      if color.alpha == 0 { return [] }
      return [layer(Shape(path: resolver.shapes.area(rect)), .color(color), chain + traced.chain)]
    case .unresolved(let cause):
      return [
        layer(Shape(path: resolver.shapes.area(rect)), .unresolved(cause), chain + traced.chain)
      ]
    case .drawable(let name):
      guard let drawable = drawable(name, of: traced) else { return [] }
      return layers(
        of: drawable.element, in: rect, path: drawable.path, chain: chain + traced.chain)
    }
  }

  /// The drawable that `use` leads to and the file that it is in, `nil` for a colour.
  func drawable(_ use: Definition) -> (element: Markup.XMLElement, path: String)? {
    let traced = resolver.color(use, under: theme, in: state)
    guard case .drawable(let name) = traced.value else { return nil }
    return drawable(name, of: traced)
  }

  private func drawable(
    _ name: ResourceName, of traced: Traced<ColorOutcome>
  ) -> (element: Markup.XMLElement, path: String)? {
    let user = traced.chain.last?.location.path
    guard let definition = resolver.definition(of: name, for: user),
      case .element(let element) = definition.body
    else { return nil }
    return (element, definition.location.path)
  }

  // MARK: Elements

  private func layers(
    of element: Markup.XMLElement, in rect: Rect, path: String, chain: [Definition]
  ) -> [Layer] {
    switch element.localName {
    case "selector", "animated-selector": selectorLayers(element, rect, path, chain)
    case "shape": shapeLayers(element, rect, path, chain)
    case "layer-list", "transition":
      element.children("item").flatMap { itemLayers($0, rect, path, chain) }
    case "ripple": rippleLayers(element, rect, path, chain)
    case "vector": vectorLayers(element, rect, path, chain)
    case "level-list": levelLayers(element, rect, path, chain)
    case "inset":
      innerLayers(element, inset(rect, by: element), path, chain)
    case "color":
      attribute("color", of: element).map {
        layers(of: definition("color", $0, element, path), in: rect, chain: chain)
      } ?? []
    default:
      [unresolved("a drawable <\(element.localName)>", at: place(element, path), chain, rect)]
    }
  }

  /// What an element's attribute `drawable` or the element inside it paints.
  private func innerLayers(
    _ element: Markup.XMLElement, _ rect: Rect, _ path: String, _ chain: [Definition]
  ) -> [Layer] {
    if let value = attribute("drawable", of: element) {
      return layers(of: definition("drawable", value, element, path), in: rect, chain: chain)
    }
    guard let inner = element.childElements.first(where: { _ in true }) else { return [] }
    return layers(of: inner, in: rect, path: path, chain: chain)
  }

  /// The first item that the state meets; without one nothing is painted.
  private func selectorLayers(
    _ element: Markup.XMLElement, _ rect: Rect, _ path: String, _ chain: [Definition]
  ) -> [Layer] {
    let item = element.children("item").first { StateCondition($0).matches(state) }
    return item.map { innerLayers($0, rect, path, chain) } ?? []
  }

  func itemLayers(
    _ element: Markup.XMLElement, _ rect: Rect, _ path: String, _ chain: [Definition]
  ) -> [Layer] {
    innerLayers(element, itemRect(element, in: rect, path), path, chain)
  }

  /// The items but the mask, and while touched, focused or pointed at the ripple's colour.
  private func rippleLayers(
    _ element: Markup.XMLElement, _ rect: Rect, _ path: String, _ chain: [Definition]
  ) -> [Layer] {
    let items = element.children("item").filter {
      attribute("id", of: $0)?.hasSuffix("id/mask") != true
    }
    var result = items.flatMap { itemLayers($0, rect, path, chain) }
    guard !state.isDisjoint(with: [.pressed, .focused, .hovered]),
      let value = attribute("color", of: element)
    else { return result }
    let traced = resolver.color(
      definition("color", value, element, path), under: theme, in: state)
    let shape = result.first?.shape ?? Shape(path: rippleOutline(element, rect, path))
    var overlay: Layer
    switch traced.value {
    case .nothing: return result
    case .color(let color):
      guard
        let shown = RippleOverlay.color(color, in: state, apiLevel: resolver.device.apiLevel)
      else { return result }
      overlay = layer(shape, .color(shown), chain + traced.chain, isTinted: false)
    case .drawable(let name):
      overlay = unresolved(name.reference, at: place(element, path), chain, rect)
    case .unresolved(let cause):
      overlay = layer(shape, .unresolved(cause), chain + traced.chain, isTinted: false)
    }
    overlay.part = .decoration
    overlay.name = "ripple"
    result.append(overlay)
    return result
  }

  /// What a ripple with nothing but its colour fills: a circle if it has a radius or spreads around a
  /// mark, whose corners it then reaches, or the view.
  private func rippleOutline(_ element: Markup.XMLElement, _ rect: Rect, _ path: String) -> Path {
    guard element.firstChild("item") == nil else { return .rectangle(rect) }
    let reach = hotspot.map { ($0.width * $0.width + $0.height * $0.height).squareRoot() / 2 }
    guard let radius = length("radius", of: element, path) ?? reach, radius > 0 else {
      return .rectangle(rect)
    }
    let center = (hotspot ?? rect).center
    return .ellipse(
      in: Rect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// The shapes of a vector drawable, which brings its own scale and tint.
  private func vectorLayers(
    _ element: Markup.XMLElement, _ rect: Rect, _ path: String, _ chain: [Definition]
  ) -> [Layer] {
    VectorPainter(element, path: path, resolver, under: theme, in: state, tint: tint, tintMode)
      .pieces(in: rect).map { piece in
        // The tint's chain says which line to change; the drawing's own begins at its use.
        let own = piece.paint.provenance.definitions
        let steps = tint == nil ? resolver.table.shownChain(chain + own) : own
        return Layer(
          part: drawings, shape: piece.shape,
          paint: Resolved(piece.paint.value, provenance: Provenance(steps)),
          name: drawings == .icon ? "icon" : "background",
          location: steps.first?.location ?? home)
      }
  }

  // MARK: Layers

  func unresolved(
    _ detail: String, at place: SourceLocation, _ chain: [Definition], _ rect: Rect
  ) -> Layer {
    let place = resolver.table.isShown(place.path) ? place : chain.last?.location
    return layer(
      Shape(path: resolver.shapes.area(rect)),
      .unresolved(IncompleteCause(.unsupported, detail, at: place)), chain)
  }

  /// A layer of the container in the tint, if there is one; it does not reach what a touch shows.
  func layer(
    _ shape: Shape, _ paint: Paint, _ chain: [Definition], isTinted: Bool = true
  ) -> Layer {
    var paint = paint
    var chain = chain
    let tint = isTinted ? tint : nil
    if let tint, case .color(let color) = tint.value {
      paint = tinted(paint, color)
      chain = tint.chain
    } else if let tint, case .unresolved(let cause) = tint.value {
      paint = .unresolved(cause)
      chain = tint.chain
    }
    return Layer(
      part: part, shape: shape,
      paint: Resolved(paint, provenance: Provenance(chain)),
      name: part == .icon ? "icon" : "background",
      location: chain.first?.location ?? home)
  }

  /// `paint` under a tint of one colour.
  private func tinted(_ paint: Paint, _ tint: Color) -> Paint {
    switch paint {
    case .color(let own): return .color(tintMode.color(tint, over: own))
    case .linearGradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color.value = tintMode.color(
          tint, over: gradient.stops[index].color.value)
      }
      return .linearGradient(gradient)
    case .radialGradient, .conicGradient, .unresolved:
      // Of what is drawn in one colour only the outline matters.
      return tintMode.hidesOwnColor(under: tint) ? .color(tint) : paint
    }
  }
}
