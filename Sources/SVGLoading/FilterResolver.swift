import ColorMath
import Geometry
import SceneModel

/// Turns the value of `filter` into primitives whose lengths are scene points.
struct FilterResolver {
  /// The elements that are primitives; browsers pass over others.
  private static let primitives: Set<String> = [
    "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feConvolveMatrix",
    "feDiffuseLighting", "feDisplacementMap", "feDropShadow", "feFlood", "feGaussianBlur",
    "feImage", "feMerge", "feMorphology", "feOffset", "feSpecularLighting", "feTile",
    "feTurbulence",
  ]
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
  /// What the primitives of the filter fill before the filter's region cuts it, in user space, by
  /// their indices.
  private(set) var subregions: [Int: Rect] = [:]
  /// The filter's own region in user space, which is also each primitive's unless it says otherwise.
  private(set) var region: Rect?

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
          color(paint, opacity: 1, of: context.style), region: nil, isLinear: false)
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
    let children = document.children(of: index).filter {
      Self.primitives.contains(document[$0].localName)
    }
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
    subregions = [:]
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
    let name = document[element.index].localName
    let inputs = inputs(of: element, name)
    let rect = defaultSubregion(name, inputs).map {
      element.subregion($0, viewport: context.viewport)
    }
    let region = rect.map { path(name == "feTile" ? $0 : cut($0)) }
    let isLinear = element.style.filtersInLinearLight
    let input = inputs.first ?? source
    let result: Filter.Input
    switch name {
    case "feGaussianBlur":
      result = addBlur(
        input, element.pair("stdDeviation", default: 0), region: region, isLinear: isLinear)
    case "feDropShadow":
      last = input
      result = addShadow(
        element.lengths("dx", "dy", default: 2),
        deviation: element.pair("stdDeviation", default: 2), floodColor(element),
        region: region, isLinear: isLinear)
    default:
      result = add(
        operation(name, element, inputs, input), region: region, isLinear: isLinear)
    }
    if let rect, case .result(let index) = result { subregions[index] = rect }
    return result
  }

  /// What a primitive reads; `feMerge` as many pictures as it has nodes.
  private mutating func inputs(of element: FilterElement, _ name: String) -> [Filter.Input] {
    switch name {
    case "feFlood", "feTurbulence", "feImage": return []
    case "feMerge": return element.mergedNames.map { input($0) }
    case "feBlend", "feComposite", "feDisplacementMap":
      return [input(element.attribute("in")), input(element.attribute("in2"))]
    default: return [input(element.attribute("in"))]
    }
  }

  /// What a primitive fills without a size of its own: the boxes of what it reads, but all of the
  /// filter's region if it reads nothing, or the source (Filter Effects 1, section 9.4).
  private func defaultSubregion(_ name: String, _ inputs: [Filter.Input]) -> Rect? {
    if name == "feTile" { return region }
    var union: Rect?
    for input in inputs {
      guard case .result(let index) = input, let rect = subregions[index] else { return region }
      if !rect.isEmpty { union = union?.union(rect) ?? rect }
    }
    return inputs.isEmpty ? region : union ?? region
  }

  /// The part of a subregion in the filter's region, which cuts all primitives but `feTile`, as
  /// browsers do it.
  private func cut(_ rect: Rect) -> Rect {
    region.flatMap { rect.intersection($0) } ?? Rect(x: rect.x, y: rect.y, width: 0, height: 0)
  }

  /// The picture that a name stands for; without one, or for one that is not known, that of the
  /// primitive in front.
  ///
  /// Browsers know neither the backdrop nor the paints of the element, whose names are such.
  private mutating func input(_ name: String?) -> Filter.Input {
    switch name {
    case "SourceGraphic": return source
    case "SourceAlpha": return alpha(of: source)
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

  private func path(_ rect: Rect) -> Path { Path.rectangle(rect).applying(context.transform) }
}
