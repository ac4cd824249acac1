import ColorMath
import Geometry
import SceneModel
import ViewLayout

extension Evaluator {
  /// Modifiers that draw or take taps.
  mutating func drawingModifier(
    _ name: String, _ node: ViewNode, _ arguments: [Argument], _ place: Expression.Place,
    _ scope: Scope
  ) -> ViewNode? {
    switch name {
    case "background", "overlay":
      return layered(name, node, arguments, place, scope)
    case "border": return bordered(node, arguments, place, scope)
    case "cornerRadius":
      let outer = sizeObstacle
      sizeObstacle = nil
      let radius = number(arguments.first, scope)
      // Neither extents nor taps depend on it.
      if let obstacle = sizeObstacle { note(.unknownSymbol, obstacle.cause, at: obstacle.place) }
      sizeObstacle = outer
      let shape = ShapeGeometry(.roundedRectangle(radius: max(radius ?? 0, 0)))
      return node.adding(.layout(.clip(shape)), at: place)
    case "clipShape": return clipped(node, shape(arguments.first, scope, place), place)
    case "clipped":
      return node.adding(.layout(.clip(ShapeGeometry(.rectangle))), at: place)
    case "contentShape": return contentShape(node, arguments, place, scope)
    case "opacity":
      guard let alpha = number(arguments.first, scope) else {
        return obscured(node, "the opacity is not known", place)
      }
      return node.adding(.layout(.opacity(alpha)), at: place)
    case "compositingGroup", "drawingGroup":
      return node.adding(.layout(.compositingGroup), at: place)
    case "hidden": return node.adding(.layout(.hidden), at: place)
    case "allowsHitTesting":
      guard let argument = arguments.first else { return node }
      let isEnabled = truth(evaluate(argument.value, scope), argument.value)
      return node.adding(.layout(.hitTesting(isEnabled)), at: place)
    case "onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture",
      "highPriorityGesture":
      return node.adding(.tapTarget, at: place)
    case "brightness", "contrast", "saturation", "grayscale", "colorMultiply", "hueRotation",
      "colorInvert", "blur", "blendMode", "mask", "rotation3DEffect", "transformEffect",
      "projectionEffect", "colorEffect", "layerEffect", "distortionEffect", "glassEffect",
      "luminanceToAlpha", "visualEffect", "matchedGeometryEffect":
      return effect(name, node, arguments, place, scope)
    case "modifier": return applied(node, arguments, place, scope)
    case "fill", "stroke", "strokeBorder":
      // On a shape that modifiers have made a view of, which does not compile.
      return nil
    default: return nil
    }
  }

  mutating func obscured(_ node: ViewNode, _ cause: String, _ place: Expression.Place) -> ViewNode {
    node.adding(
      .layout(.unresolved(IncompleteCause(.unsupported, cause, at: location(place)))), at: place)
  }

  /// `background` and `overlay` in all their forms.
  private mutating func layered(
    _ name: String, _ node: ViewNode, _ arguments: [Argument], _ place: Expression.Place,
    _ scope: Scope
  ) -> ViewNode {
    let alignment = alignment(arguments.first { $0.label == "alignment" }, scope) ?? .center
    let (drawn, obstacle) = settingSizesAside {
      $0.layer(name, arguments, place, scope)
    }
    var content = obstacle.map { ofUnknownExtent(drawn, $0) } ?? drawn
    if name == "background" {
      forgetBackgrounds(
        node.modifiers.compactMap { modifier in
          if case .background = modifier.kind { modifier.place } else { nil }
        })
    }
    if case .group(let nodes) = content.content {
      content.content = .stack(.depth, alignment, spacing: nil, nodes)
    }
    return node.adding(
      name == "overlay" ? .overlay(content, alignment) : .background(content, alignment),
      at: place)
  }

  /// What a `background` or an `overlay` draws.
  private mutating func layer(
    _ name: String, _ arguments: [Argument], _ place: Expression.Place, _ scope: Scope
  ) -> ViewNode {
    if let shape = arguments.first(where: { $0.label == "in" }) {
      var filled = self.shape(shape, scope, place)
      let style = arguments.first { $0.label == nil && !$0.isTrailingClosure }
      filled.drawing = .fill(
        style.map { used(paint($0.value, scope), name, $0, place) } ?? .background)
      return ViewNode(content: .shape(filled), place: place)
    }
    guard let first = arguments.first(where: { $0.label == nil || $0.label == "content" }) else {
      return ViewNode(content: .paint(.background), place: place)
    }
    let value = evaluate(first.value, scope, expecting: "ShapeStyle")
    if case .paint(let paint) = value {
      return ViewNode(content: .paint(used(paint, name, first, place)), place: first.value.place)
    }
    let content = secondary(value, first, place)
    guard case .unknown(let obstacle) = content.content else { return content }
    // A colour or a view that is not known: it may cover the whole of it.
    return ViewNode(
      content: .paint(.color(.unresolved(cause(obstacle)))), place: first.value.place)
  }

  /// A view behind or upon another one; what is none may be a colour that is not known.
  private mutating func secondary(
    _ value: Value, _ argument: Argument, _ place: Expression.Place
  ) -> ViewNode {
    if let node = node(from: value, argument.value.place) { return node }
    switch value {
    case .nothing, .closure: return ViewNode(content: .empty, place: place)
    default: break
    }
    return ViewNode(content: .paint(paint(from: value, argument.value)), place: place)
  }

  /// A paint with the modifier that uses it as the first of its definitions.
  mutating func used(
    _ paint: PaintValue, _ name: String, _ argument: Argument, _ place: Expression.Place
  ) -> PaintValue {
    guard case .color(let color) = paint else { return paint }
    return .color(
      color.used(
        as: "." + name, written: code(at: argument.value.place),
        at: location(argument.value.place)))
  }

  private mutating func bordered(
    _ node: ViewNode, _ arguments: [Argument], _ place: Expression.Place, _ scope: Scope
  ) -> ViewNode {
    let paint = arguments.first.map { used(self.paint($0.value, scope), "border", $0, place) }
    let width = number(arguments.first { $0.label == "width" }, scope) ?? 1
    let shape = ShapeValue(
      geometry: ShapeGeometry(.rectangle),
      drawing: .stroke(paint, StrokeStyle(width: max(width, 0)), isInside: true), place: place)
    return node.adding(
      .overlay(ViewNode(content: .shape(shape), place: place), .center), at: place)
  }

  private mutating func clipped(_ node: ViewNode, _ shape: ShapeValue, _ place: Expression.Place)
    -> ViewNode
  {
    if let obstacle = shape.obstacle { return obscured(node, obstacle.cause, place) }
    return node.adding(.layout(.clip(shape.geometry)), at: place)
  }

  private mutating func contentShape(
    _ node: ViewNode, _ arguments: [Argument], _ place: Expression.Place, _ scope: Scope
  ) -> ViewNode {
    let unlabeled = arguments.filter { $0.label == nil }
    var shape = unlabeled.first
    if unlabeled.count > 1 {
      let value = evaluate(unlabeled[0].value, scope, expecting: "Symbol")
      var kinds: [String] = [symbolName(value) ?? ""]
      if case .array(let elements) = value { kinds = elements.compactMap { symbolName($0) } }
      guard kinds.contains("interaction") else { return node }
      shape = unlabeled[1]
    }
    let value = self.shape(shape, scope, place)
    if let obstacle = value.obstacle {
      hitObstacle = hitObstacle ?? obstacle
      return node
    }
    return node.adding(.layout(.contentShape(value.geometry)), at: place)
  }

  /// Effects on colours: those that do nothing are passed over, others leave the colours open.
  private mutating func effect(
    _ name: String, _ node: ViewNode, _ arguments: [Argument], _ place: Expression.Place,
    _ scope: Scope
  ) -> ViewNode {
    if name == "colorInvert" { return node.adding(.layout(.colorEffect(.invert)), at: place) }
    switch name {
    case "colorMultiply":
      if let first = arguments.first,
        case .paint(.color(let value)) = evaluate(first.value, scope, expecting: "SwiftUI.Color"),
        case .color(let color) = value.paint
      {
        return node.adding(.layout(.colorEffect(.multiply(color))), at: place)
      }
    case "blendMode":
      let mode = symbol(arguments.first, scope)
      if mode == "normal" { return node }
      if let mode = mode.flatMap(Self.blendMode) {
        return node.adding(.layout(.blend(mode)), at: place)
      }
    case "mask":
      let alignment = alignment(arguments.first { $0.label == "alignment" }, scope) ?? .center
      let view = arguments.first { $0.label == nil || $0.label == "mask" }
      return node.adding(.mask(content(view, scope, place), alignment), at: place)
    case "matchedGeometryEffect": return node
    case "rotation3DEffect":
      if degrees(arguments.first, scope) == 0 { return node }
    case "hueRotation":
      if let degrees = degrees(arguments.first, scope) {
        return node.adding(.layout(.colorEffect(.hueRotation(degrees))), at: place)
      }
    case "glassEffect", "visualEffect", "colorEffect", "layerEffect", "distortionEffect": break
    default:
      if let changed = colorEffect(name, node, arguments, place, scope) { return changed }
    }
    return obscured(node, "'.\(name)' is not evaluated", place)
  }

  /// Effects with one amount.
  private mutating func colorEffect(
    _ name: String, _ node: ViewNode, _ arguments: [Argument], _ place: Expression.Place,
    _ scope: Scope
  ) -> ViewNode? {
    let argument = arguments.first { $0.label == nil || $0.label == "radius" }
    guard let argument,
      let amount = Self.number(evaluate(argument.value, scope, expecting: "CGFloat"))
    else { return nil }
    switch name {
    case "brightness": return node.adding(.layout(.colorEffect(.brightness(amount))), at: place)
    case "contrast": return node.adding(.layout(.colorEffect(.contrast(amount))), at: place)
    case "saturation": return node.adding(.layout(.colorEffect(.saturation(amount))), at: place)
    case "grayscale": return node.adding(.layout(.colorEffect(.grayscale(amount))), at: place)
    case "blur": return amount == 0 ? node : nil
    default: return nil
    }
  }

  /// The modes that are evaluated (semantics, section 4.1).
  private static func blendMode(_ name: String) -> BlendMode? {
    switch name {
    case "multiply": .multiply
    case "screen": .screen
    case "overlay": .overlay
    case "plusLighter": .plusLighter
    case "plusDarker": .plusDarker
    default: nil
    }
  }

  /// `.modifier(X())`: the body of the project's modifier.
  private mutating func applied(
    _ node: ViewNode, _ arguments: [Argument], _ place: Expression.Place, _ scope: Scope
  ) -> ViewNode {
    guard let first = arguments.first else { return node }
    let value = evaluate(first.value, scope, expecting: "ViewModifier")
    guard case .instance(let instance) = value else {
      note(.unknownModifier, ".modifier(\(code(at: first.value.place)))", at: place)
      return node
    }
    for id in symbols.members("body", of: instance.type) {
      guard case .function(let function) = symbols.member(id),
        let parameter = function.parameters.first, let body = function.body
      else { continue }
      var inner = Scope()
      inner.file = Int32(id.file)
      inner.type = instance.type
      inner.instance = value
      inner.locals[parameter.name] = .view(node)
      let result = outcome(of: body, &inner, expecting: nil)
      if let changed = self.node(from: result, place) { return changed }
    }
    note(.unknownModifier, ".modifier(\(code(at: first.value.place)))", at: place)
    return node
  }
}
