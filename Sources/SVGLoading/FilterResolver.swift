import ColorMath
import Geometry
import SceneModel

/// Turns the value of `filter` into primitives whose lengths are scene points.
struct FilterResolver {
  /// Primitives of one filter; what has more is not evaluated.
  private static let maximumPrimitives = 64

  let document: SVGDocument
  let styles: StyleResolver
  let context: DrawingBuilder.Context
  let box: Rect?
  /// Why something is not evaluated.
  let cause: IncompleteCause

  private var primitives: [Filter.Primitive] = []
  /// What `SourceGraphic` stands for in the function that is resolved.
  private var source = Filter.Input.sourceGraphic
  /// The picture of the primitive in front.
  private var last = Filter.Input.sourceGraphic
  private var names: [String: Filter.Input] = [:]
  /// The filter's own region in user space, which is also each primitive's unless it says otherwise.
  private var region: Rect?

  init(
    document: SVGDocument, styles: StyleResolver, context: DrawingBuilder.Context, box: Rect?,
    cause: IncompleteCause
  ) {
    self.document = document
    self.styles = styles
    self.context = context
    self.box = box
    self.cause = cause
  }

  /// The filter that `functions` make, one after the other; `nil` if they change nothing.
  mutating func filter(_ functions: [FilterFunction]) -> Filter? {
    for function in functions {
      source = last
      region = nil
      switch function {
      case .reference(let id): addElement(id)
      case .blur(let deviation):
        addBlur(last, Point(x: deviation, y: deviation), region: nil, isLinear: false)
      case .dropShadow(let x, let y, let deviation, let paint):
        addShadow(
          Point(x: x, y: y), deviation: Point(x: deviation, y: deviation),
          color(paint, opacity: 1), region: nil, isLinear: false)
      case .colorMatrix(let matrix): add(.colorMatrix(last, matrix))
      case .transfer(let colors, let alpha):
        add(.componentTransfer(last, [colors, colors, colors, alpha]))
      }
    }
    if primitives.isEmpty { return nil }
    if primitives.count > Self.maximumPrimitives {
      return Filter(primitives: [Filter.Primitive(operation: .unresolved)], cause: cause)
    }
    return Filter(primitives: primitives, cause: cause)
  }

  @discardableResult
  private mutating func add(
    _ operation: FilterOperation, region: Path? = nil, isLinear: Bool = false
  ) -> Filter.Input {
    primitives.append(
      Filter.Primitive(operation: operation, region: region, usesLinearLight: isLinear))
    last = .result(primitives.count - 1)
    return last
  }

  /// Adds the primitives of a `filter` element; a reference that leads nowhere changes nothing.
  private mutating func addElement(_ id: String) {
    guard let index = document.ids[id], document[index].kind == .filter else { return }
    let effect = EffectRegion(
      document: document, index: index, unitsName: "filterUnits", box: box, context: context)
    let children = document.children(of: index).filter { document[$0].localName.hasPrefix("fe") }
    // Without primitives or a region the element is not shown (Filter Effects 1, section 5).
    guard let rect = effect.rect, !rect.isEmpty, !children.isEmpty else {
      add(.flood(.transparent))
      return
    }
    guard children.count <= Self.maximumPrimitives else {
      add(.unresolved)
      return
    }
    region = rect
    names = [:]
    source = add(.offset(source, .zero), region: path(rect))
    let usesBox = document[index].xml.attribute("primitiveUnits") == "objectBoundingBox"
    let parent = styles.style(ofAncestorsOf: index, including: true)
    for child in children {
      let style = styles.style(of: child, parent: parent)
      let result = addPrimitive(
        FilterElement(document: document, index: child, style: style, box: usesBox ? box : nil))
      if let name = document[child].xml.attribute("result") { names[name] = result }
    }
  }

  private mutating func addPrimitive(_ element: FilterElement) -> Filter.Input {
    let region = element.subregion(in: region, viewport: context.viewport).map { path($0) }
    let isLinear = element.style.filtersInLinearLight
    let input = self.input(element.attribute("in"))
    let operation: FilterOperation
    switch document[element.index].localName {
    case "feFlood":
      operation = .flood(color(element.style.floodColor.value, opacity: element.style.floodOpacity))
    case "feOffset": operation = .offset(input, vector(element.lengths("dx", "dy", default: 0)))
    case "feGaussianBlur":
      return addBlur(
        input, element.pair("stdDeviation", default: 0), region: region, isLinear: isLinear)
    case "feDropShadow":
      last = input
      return addShadow(
        element.lengths("dx", "dy", default: 2),
        deviation: element.pair("stdDeviation", default: 2),
        color(element.style.floodColor.value, opacity: element.style.floodOpacity),
        region: region, isLinear: isLinear)
    case "feMorphology":
      let radius = element.pair("radius", default: 0)
      operation = neighborhood(input, radius) ?? .offset(input, .zero)
    case "feColorMatrix": operation = .colorMatrix(input, element.colorMatrix)
    case "feComponentTransfer": operation = .componentTransfer(input, element.functions)
    case "feBlend":
      operation = .blend(input, over: self.input(element.attribute("in2")), element.blendMode)
    case "feComposite":
      operation = .composite(input, self.input(element.attribute("in2")), element.composition)
    case "feMerge": operation = .merge(element.mergedNames.map { self.input($0) })
    default: operation = .unresolved
    }
    return add(operation, region: region, isLinear: isLinear)
  }

  /// The picture that a name stands for; without one, that of the primitive in front.
  private mutating func input(_ name: String?) -> Filter.Input {
    switch name {
    case "SourceGraphic": return source
    case "SourceAlpha": return alpha(of: source)
    case "BackgroundImage", "BackgroundAlpha", "FillPaint", "StrokePaint":
      return aside { $0.add(.unresolved) }
    case let name?: return names[name] ?? last
    case nil: return last
    }
  }

  /// Black where `input` is, with its alpha.
  private mutating func alpha(of input: Filter.Input) -> Filter.Input {
    aside { $0.add(.composite($0.add(.flood(.black)), input, .in)) }
  }

  /// Adds what is not the primitive in front of the next one.
  private mutating func aside(_ change: (inout FilterResolver) -> Filter.Input) -> Filter.Input {
    let front = last
    defer { last = front }
    return change(&self)
  }

  @discardableResult
  private mutating func addBlur(
    _ input: Filter.Input, _ deviation: Point, region: Path?, isLinear: Bool
  ) -> Filter.Input {
    guard deviation.x >= 0, deviation.y >= 0, deviation != .zero else {
      return add(.offset(input, .zero), region: region, isLinear: isLinear)
    }
    return add(
      .blur(
        input, vector(Point(x: deviation.x, y: 0)), vector(Point(x: 0, y: deviation.y))),
      region: region, isLinear: isLinear)
  }

  /// What depends on the surroundings within `reach` in user units; `nil` if it reaches nowhere.
  private func neighborhood(_ input: Filter.Input, _ reach: Point) -> FilterOperation? {
    guard reach.x >= 0, reach.y >= 0, reach != .zero else { return nil }
    return .neighborhood(
      input, vector(Point(x: reach.x, y: 0)), vector(Point(x: 0, y: reach.y)))
  }

  @discardableResult
  private mutating func addShadow(
    _ offset: Point, deviation: Point, _ color: Color, region: Path?, isLinear: Bool
  ) -> Filter.Input {
    let top = last
    let whole = self.region.map { path($0) }
    let shape = alpha(of: top)
    let moved = add(.offset(shape, vector(offset)), region: whole)
    let blurred = addBlur(moved, deviation, region: whole, isLinear: isLinear)
    let shadow = add(.composite(add(.flood(color)), blurred, .in), isLinear: isLinear)
    return add(.merge([shadow, top]), region: region, isLinear: isLinear)
  }

  private func color(_ value: StyledPaint.Value, opacity: Double) -> Color {
    let paint = context.style.resolvingCurrentColor(StyledPaint(value: value))
    guard case .color(let color) = paint.value else { return .transparent }
    return color.multiplyingAlpha(by: opacity)
  }

  private func path(_ rect: Rect) -> Path { Path.rectangle(rect).applying(context.transform) }

  private func vector(_ vector: Point) -> Point {
    let transform = context.transform
    return Point(
      x: transform.a * vector.x + transform.c * vector.y,
      y: transform.b * vector.x + transform.d * vector.y)
  }
}
