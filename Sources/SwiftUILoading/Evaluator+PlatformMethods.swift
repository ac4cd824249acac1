import ViewLayout

extension Evaluator {
  /// A method of the platform's on `value`; `nil` if there is none of that name.
  mutating func platformMethod(
    _ name: String, on value: Value, _ arguments: [Argument], _ expression: Expression,
    _ scope: Scope
  ) -> Value? {
    switch value {
    case .paint(let paint):
      if let result = paintMethod(name, on: paint, arguments, expression.place, scope) {
        return result
      }
    case .font(let font): return fontMethod(name, on: font, arguments, expression, scope)
    case .shape(let shape):
      if let result = shapeMethod(name, on: shape, arguments, expression.place, scope) {
        return .shape(result)
      }
    case .number(let number):
      switch name {
      case "rounded": return .number(number.rounded())
      case "advanced":
        guard let by = arguments.first.flatMap({ Self.number(evaluate($0.value, scope)) }) else {
          return nil
        }
        return .number(number + by)
      default: return nil
      }
    case .string(let text): return stringMethod(name, on: text, arguments, scope) ?? value
    case .instance(let instance) where name == "strokeBorder" && !hasBody(instance.type):
      if let border = innerBorder(of: value, instance, arguments, expression, scope) {
        return border
      }
    case .record(let record, _):
      if let result = rectangleMethod(name, on: value, arguments, scope)
        ?? appearanceMethod(name, on: record, arguments, scope)
        ?? scannerMethod(name, on: value, arguments).map({ read in
          // What is lent a variable only says whether there was something to read.
          arguments.contains { $0.label == "representation" } ? read : .bool(true)
        })
      {
        return result
      }
    case .instance(let instance) where !hasBody(instance.type):
      if let shape = customShape(instance, expression.place),
        let result = shapeMethod(name, on: shape, arguments, expression.place, scope)
      {
        return .shape(result)
      }
    case .symbol(let style) where name == "makeBody" && style.hasSuffix("ButtonStyle"):
      return platformStyleBody(style, arguments, expression.place, scope)
    case .array(let elements): return arrayMethod(name, elements, arguments, expression, scope)
    case .view, .instance, .configuration, .unknown, .nothing, .closure, .type, .platformType,
      .enumCase, .tuple, .method, .symbol, .deferred, .bool:
      break
    }
    return viewMethod(name, on: value, arguments, expression, scope)
  }

  /// A border inside a shape of the project's: along the outline that its `inset(by:)` answers.
  private mutating func innerBorder(
    of shape: Value, _ instance: Instance, _ arguments: [Argument], _ expression: Expression,
    _ scope: Scope
  ) -> Value? {
    guard
      let drawing = customShape(instance, expression.place).flatMap({
        shapeMethod("stroke", on: $0, arguments, expression.place, scope)?.drawing
      }), case .stroke(_, let style, _) = drawing
    else { return nil }
    let distance = Expression(kind: .number(style.width / 2), place: expression.place)
    let inset = projectCall(
      "inset", on: shape, [Argument(label: "by", value: distance)], expression, scope)
    guard case .instance(let inner)? = inset,
      var border = customShape(inner, expression.place)
    else {
      return .shape(
        ShapeValue(
          geometry: ShapeGeometry(.rectangle), drawing: drawing,
          obstacle: Obstacle(
            cause: "how '\(symbols.entry(instance.type).name)' is inset is not evaluated",
            place: expression.place), place: expression.place))
    }
    border.drawing = drawing
    return .shape(border)
  }

  private mutating func arrayMethod(
    _ name: String, _ elements: [Value], _ arguments: [Argument], _ expression: Expression,
    _ scope: Scope
  ) -> Value? {
    guard let transform = arguments.first?.value else { return nil }
    switch name {
    case "map", "compactMap":
      var results: [Value] = []
      for element in elements.prefix(elementLimit) {
        guard case .closure(let closure, var captured) = evaluate(transform, scope) else {
          return nil
        }
        captured.locals[closure.parameters.first ?? "$0"] = element
        results.append(outcome(of: closure.body, &captured, expecting: nil))
      }
      return .array(results)
    case "contains":
      let wanted = evaluate(
        transform, scope, expecting: elements.first.flatMap { typeName(of: $0) })
      let results = elements.map { Self.areEqual($0, wanted) }
      if results.contains(true) { return .bool(true) }
      return results.contains { $0 == nil } ? nil : .bool(false)
    default: return nil
    }
  }
}
