import Geometry
import SceneModel
import ViewLayout

/// Names of the platform's views.
enum ViewNames {
  static func name(of content: ViewNode.Content) -> String {
    switch content {
    case .text, .sample: "Text"
    case .image: "Image"
    case .button: "Button"
    case .label: "Label"
    default: "View"
    }
  }
}

extension Evaluator {
  /// A view of a value; `nil` for what is none.
  mutating func node(from value: Value, _ place: Expression.Place) -> ViewNode? {
    switch value {
    case .view(let node): return node
    case .shape(let shape): return ViewNode(content: .shape(shape), place: shape.place)
    case .paint(let paint): return ViewNode(content: .paint(paint), place: place)
    case .instance(let instance):
      if hasBody(instance.type) { return ViewNode(content: .custom(instance), place: place) }
      if let shape = customShape(instance, place) {
        return ViewNode(content: .shape(shape), place: place)
      }
      let entry = symbols.entry(instance.type)
      let isRepresentable = entry.inherited.contains { $0.hasSuffix("Representable") }
      let reason = isRepresentable ? "is drawn by UIKit or AppKit" : "has no body in these files"
      return ViewNode(
        content: .unknown(Obstacle(cause: "'\(entry.name)' \(reason)", place: place)),
        place: place)
    case .closure(let closure, var scope):
      return node(from: outcome(of: closure.body, &scope, expecting: nil), place)
    case .unknown(let obstacle): return ViewNode(content: .unknown(obstacle), place: place)
    case .deferred(let expression, let scope):
      let value = evaluate(expression, scope, expecting: "ShapeStyle")
      if case .deferred = value { return nil }
      return node(from: value, place)
    case .configuration(let configuration): return configuration.label
    case .array(let values):
      let nodes = values.compactMap { node(from: $0, place) }
      return ViewNode(content: .group(nodes), place: place)
    case .number, .bool, .string, .nothing, .font, .type, .platformType, .enumCase, .tuple,
      .method, .symbol, .record:
      return nil
    }
  }

  mutating func hasBody(_ type: TypeID) -> Bool {
    symbols.members("body", of: type).contains { symbols.declaration($0).kind == .variable }
  }

  /// A shape that the project draws itself, for the bounds that layout gives it.
  mutating func customShape(_ instance: Instance, _ place: Expression.Place) -> ShapeValue? {
    guard symbols.entry(instance.type).inherited.contains(where: { $0.hasSuffix("Shape") }) else {
      return nil
    }
    if let obstacle = unevaluatedShapes[instance.type] {
      return ShapeValue(geometry: ShapeGeometry(.rectangle), obstacle: obstacle, place: place)
    }
    // Its number is that of this state.
    readCount += 1
    customShapes.append((instance, place))
    return ShapeValue(geometry: ShapeGeometry(.custom(customShapes.count - 1)), place: place)
  }

  /// The views of a builder argument as one node.
  mutating func content(_ argument: Argument?, _ scope: Scope, _ place: Expression.Place)
    -> ViewNode
  {
    guard let argument else { return ViewNode(content: .empty, place: place) }
    let value = evaluate(argument.value, scope, expecting: "ShapeStyle")
    return node(from: value, argument.value.place)
      ?? ViewNode(content: .empty, place: argument.value.place)
  }

  /// The views of a builder one by one.
  private mutating func children(_ argument: Argument?, _ scope: Scope, _ place: Expression.Place)
    -> [ViewNode]
  {
    let node = content(argument, scope, place)
    if case .group(let nodes) = node.content, node.modifiers.isEmpty { return nodes }
    if case .empty = node.content { return [] }
    return [node]
  }

  /// A view of the platform; `nil` if `type` is none.
  mutating func viewCall(
    _ type: String, _ arguments: [Argument], _ place: Expression.Place, _ scope: Scope
  ) -> ViewNode? {
    func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }
    let builder = arguments.last {
      $0.label == "content" || $0.isTrailingClosure && $0.label == nil
    }
    func node(_ content: ViewNode.Content) -> ViewNode { ViewNode(content: content, place: place) }
    switch type {
    case "Text":
      return node(.text(text(arguments, scope)))
    case "Image":
      return node(image(arguments, scope))
    case "Label":
      return label(arguments, place, scope)
    case "HStack", "LazyHStack":
      return node(
        .stack(
          .horizontal, alignment(argument("alignment"), scope) ?? .center,
          baseline(argument("alignment"), scope),
          spacing: number(argument("spacing"), scope), children(builder, scope, place)))
    case "VStack", "LazyVStack":
      return node(
        .stack(
          .vertical, alignment(argument("alignment"), scope) ?? .center,
          spacing: number(argument("spacing"), scope), children(builder, scope, place)))
    case "ZStack":
      return node(
        .stack(
          .depth, alignment(argument("alignment"), scope) ?? .center, spacing: nil,
          children(builder, scope, place)))
    case "Group", "GlassEffectContainer", "Section", "ViewThatFits", "NavigationStack",
      "NavigationView":
      return node(.group(children(builder, scope, place)))
    case "ScrollView": return scrolled(arguments, children(builder, scope, place), place, scope)
    case "Form", "List":
      return node(
        .unknown(Obstacle(cause: "how the platform draws a \(type) is not published", place: place))
      )
    case "GroupBox":
      let label = arguments.contains {
        $0.label == "label" || $0.label == nil && !$0.isTrailingClosure
      }
      return node(
        .groupBox(
          label: label
            ? controlLabel(arguments.filter { $0.label != "content" }, place, scope) : nil,
          content: content(builder, scope, place)))
    case "GeometryReader":
      return node(.space(children(builder, scope, place)))
    case "AnyView":
      guard let first = arguments.first else { return node(.empty) }
      return content(first, scope, place)
    case "TimelineView": return timeline(builder, place, scope)
    case "Spacer": return node(.spacer(number(argument("minLength"), scope)))
    case "Divider": return node(.divider)
    case "EmptyView": return node(.empty)
    case "ForEach": return node(.group(repeated(arguments, scope, place)))
    case "ProgressView": return node(.progress)
    case "Button": return button(arguments, place, scope)
    case "Toggle":
      return node(.toggle(controlLabel(arguments, place, scope)))
    default: return nil
    }
  }

  private mutating func text(_ arguments: [Argument], _ scope: Scope) -> String {
    guard let first = arguments.first else { return "" }
    switch evaluate(first.value, scope, expecting: "LocalizedStringKey") {
    case .string(let text): return text
    case .number(let number): return String(number)
    default: return Self.sampleLabel
    }
  }

  private mutating func image(_ arguments: [Argument], _ scope: Scope) -> ViewNode.Content {
    guard let first = arguments.first else { return .empty }
    let isSymbol = first.label == "systemName" || first.label == "systemSymbolName"
    var name = ""
    if case .string(let text) = evaluate(first.value, scope, expecting: "String") { name = text }
    return .image(ImageValue(isSymbol: isSymbol, name: name))
  }

  /// The title of a control, from its text or its builder.
  mutating func controlLabel(
    _ arguments: [Argument], _ place: Expression.Place, _ scope: Scope
  ) -> ViewNode {
    if let builder = arguments.first(where: { $0.label == "label" }) {
      return content(builder, scope, place)
    }
    let title = arguments.first { $0.label == nil && !$0.isTrailingClosure }
    let symbol = arguments.first { $0.label == "systemImage" || $0.label == "image" }
    if let title {
      let value = evaluate(title.value, scope, expecting: "LocalizedStringKey")
      if let node = node(from: value, title.value.place), symbol == nil, case .view = value {
        return node
      }
      var string = Self.sampleLabel
      if case .string(let text) = value { string = text }
      let text = ViewNode(content: .text(string), place: title.value.place)
      guard let symbol else { return text }
      let image = ViewNode(
        content: .image(ImageValue(isSymbol: symbol.label == "systemImage", name: "")),
        place: symbol.value.place)
      return ViewNode(content: .label(title: text, icon: image), place: place)
    }
    // `Button(action: f) { views }`, `Toggle(isOn: $x) { views }`.
    if let builder = arguments.last(where: { $0.isTrailingClosure }) {
      return content(builder, scope, place)
    }
    return sampleLabel(at: place)
  }

  private mutating func label(
    _ arguments: [Argument], _ place: Expression.Place, _ scope: Scope
  ) -> ViewNode {
    if arguments.count == 1, arguments[0].label == nil,
      case .configuration(let configuration) = evaluate(arguments[0].value, scope),
      let icon = configuration.icon
    {
      return ViewNode(content: .label(title: configuration.label, icon: icon), place: place)
    }
    if let icon = arguments.first(where: { $0.label == "icon" }) {
      let title = arguments.first { $0.label == "title" || $0.label == nil }
      return ViewNode(
        content: .label(
          title: content(title, scope, place), icon: content(icon, scope, place)), place: place)
    }
    return controlLabel(arguments, place, scope)
  }

  /// A button of a view.
  mutating func button(_ arguments: [Argument], _ place: Expression.Place, _ scope: Scope)
    -> ViewNode
  {
    if let first = arguments.first, first.label == nil, !first.isTrailingClosure,
      case .configuration(let configuration) = evaluate(first.value, scope)
    {
      return ViewNode(
        content: .button(
          ButtonNode(
            label: configuration.label, role: configuration.role, isFromConfiguration: true)),
        place: place)
    }
    var shown = arguments.filter { $0.label != "action" && $0.label != "intent" }
    // `Button("Title") { action }` and `Button { action } label: { views }`.
    let hasAction = arguments.contains { $0.label == "action" }
    if !hasAction, let index = shown.firstIndex(where: { $0.isTrailingClosure && $0.label == nil })
    {
      shown.remove(at: index)
    }
    let role = symbol(arguments.first { $0.label == "role" }, scope)
    shown.removeAll { $0.label == "role" }
    return ViewNode(
      content: .button(
        ButtonNode(label: controlLabel(shown, place, scope), role: role == "none" ? nil : role)),
      place: place)
  }

  private mutating func repeated(_ arguments: [Argument], _ scope: Scope, _ place: Expression.Place)
    -> [ViewNode]
  {
    guard let data = arguments.first, let builder = arguments.last(where: { $0.isTrailingClosure }),
      case .closure(let closure, let captured) = evaluate(builder.value, scope)
    else { return [] }
    var elements: [Value] = [unknown("an element of a list", place)]
    if case .array(let known) = evaluate(data.value, scope) { elements = known }
    var nodes: [ViewNode] = []
    for element in elements.prefix(Self.maximumElements) {
      var inner = captured
      inner.locals[closure.parameters.first ?? "$0"] = element
      if let node = node(from: outcome(of: closure.body, &inner, expecting: nil), place) {
        nodes.append(node)
      }
    }
    return nodes
  }
}
