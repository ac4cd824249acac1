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
    case .string(let text):
      switch name {
      case "uppercased", "localizedUppercase": return .string(text.uppercased())
      case "lowercased": return .string(text.lowercased())
      case "isEmpty": return .bool(text.isEmpty)
      default: return value
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
      .enumCase, .tuple, .method, .symbol, .record, .deferred, .bool:
      break
    }
    return viewMethod(name, on: value, arguments, expression, scope)
  }

  private mutating func arrayMethod(
    _ name: String, _ elements: [Value], _ arguments: [Argument], _ expression: Expression,
    _ scope: Scope
  ) -> Value? {
    guard let transform = arguments.first?.value else { return nil }
    switch name {
    case "map", "compactMap":
      var results: [Value] = []
      for element in elements.prefix(Self.maximumElements) {
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
