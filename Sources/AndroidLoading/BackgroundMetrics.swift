internal import Markup
internal import SceneModel

/// What a view's background adds to its size: the least extent that the drawable asks for, and
/// padding where the view sets none.
struct BackgroundMetrics {
  var width = 0.0
  var height = 0.0
  /// By the names of the sides in padding attributes.
  var padding: [String: Double] = [:]
  /// How far what is painted stays away from the view's sides, by the same names.
  var insets: [String: Double] = [:]
  /// Whether all that the background paints is known; a picture brings a size and padding of its own.
  var isKnown = true

  private static let sides = [
    ("left", "Left"), ("top", "Top"), ("right", "Right"), ("bottom", "Bottom"),
  ]
  private static let maximumDepth = 16
  /// Drawables that were heeded; one that is named again asks for nothing more.
  private var seen: Set<ResourceName> = []

  /// The metrics of the view's background at rest.
  init(_ context: WidgetContext) {
    if context.gap(before: "android:background") != nil {
      isKnown = false
      return
    }
    guard let use = context.use("android:background") else {
      // A field always has one, which the platform brings.
      isKnown = context.kind != .editText
      return
    }
    add(use, context, depth: 0)
  }

  private mutating func add(_ use: Definition, _ context: WidgetContext, depth: Int) {
    let traced = context.resolver.color(use, under: context.theme, in: .normal)
    if case .unresolved = traced.value { isKnown = false }
    guard depth < Self.maximumDepth, case .drawable(let name) = traced.value,
      seen.insert(name).inserted
    else { return }
    guard let definition = context.resolver.definition(of: name, for: use.location.path),
      case .element(let element) = definition.body
    else {
      isKnown = false
      return
    }
    add(element, definition.location, context, depth + 1)
  }

  private mutating func add(
    _ element: Markup.XMLElement, _ place: SourceLocation, _ context: WidgetContext, _ depth: Int
  ) {
    guard depth < Self.maximumDepth else { return }
    func points(_ name: String, of element: Markup.XMLElement?) -> Double? {
      guard let value = element?.attribute(name, namespace: ValuesReader.androidNamespace) else {
        return nil
      }
      return context.resolver.points(
        Definition(name: name, value: value, location: place), under: context.theme)
    }
    switch element.localName {
    case "shape":
      let size = element.firstChild("size")
      width = max(width, points("width", of: size) ?? 0)
      height = max(height, points("height", of: size) ?? 0)
      for (written, side) in Self.sides {
        guard let length = points(written, of: element.firstChild("padding")) else { continue }
        padding[side] = max(padding[side] ?? 0, length)
      }
    case "selector":
      let item = element.children("item").first { StateCondition($0).matches(.normal) }
      if let item { addContent(of: item, place, context, depth) }
    case "inset":
      addContent(of: element, place, context, depth)
      for (_, side) in Self.sides {
        let inset = points("inset\(side)", of: element) ?? points("inset", of: element)
        guard let inset else { continue }
        padding[side, default: 0] += inset
        insets[side, default: 0] += inset
      }
    case "layer-list", "ripple":
      for item in element.children("item") { addContent(of: item, place, context, depth) }
    default: return
    }
  }

  private mutating func addContent(
    of item: Markup.XMLElement, _ place: SourceLocation, _ context: WidgetContext, _ depth: Int
  ) {
    if let value = item.attribute("drawable", namespace: ValuesReader.androidNamespace) {
      add(Definition(name: "drawable", value: value, location: place), context, depth: depth)
    } else if let inner = item.childElements.first(where: { _ in true }) {
      add(inner, place, context, depth + 1)
    }
  }
}
