extension Evaluator {
  /// The value of `expression`; `type` is what its context expects, as it is written there.
  mutating func evaluate(_ expression: Expression, _ scope: Scope, expecting type: String? = nil)
    -> Value
  {
    steps += 1
    nesting += 1
    defer { nesting -= 1 }
    guard steps < Self.maximumSteps, depth < Self.maximumDepth, nesting < Self.maximumNesting
    else {
      note(
        .tooComplex, "the code is too deeply nested or too long to evaluate", at: expression.place)
      return unknown("the code is too complex to evaluate", expression.place)
    }
    switch expression.kind {
    case .number(let number): return .number(number)
    case .bool(let bool): return .bool(bool)
    case .string(let parts): return .string(string(parts, scope))
    case .nothing: return .nothing
    case .name(let name):
      let value = value(ofName: name, scope, expression.place, expecting: type)
      return given(value, for: expression, expecting: type)
    case .member(let base, let name):
      let value =
        base.map { member(name, of: $0, expression, scope, expecting: type) }
        ?? implicit(name, nil, expression, scope, expecting: type)
      return given(value, for: expression, expecting: type)
    case .call(let callee, let arguments):
      let value = call(callee, arguments, expression, scope, expecting: type)
      return given(value, for: expression, expecting: type)
    case .index(let base, let arguments):
      let value = element(of: base, arguments, expression, scope)
      return given(value, for: expression, expecting: type)
    case .closure(let closure): return .closure(closure, scope)
    case .ternary(let condition, let first, let second):
      let holds = truth(evaluate(condition, scope), condition)
      return evaluate(holds ? first : second, scope, expecting: type)
    case .binary(let name, let left, let right):
      return binary(name, left, right, expression, scope, expecting: type)
    case .prefix(let name, let operand): return prefix(name, operand, expression, scope)
    case .array(let elements):
      let elementType = type.map(Self.elementType)
      return .array(elements.map { evaluate($0, scope, expecting: elementType) })
    case .dictionary(let elements): return dictionary(elements, scope, expecting: type)
    case .tuple(let elements):
      return .tuple(elements.map { ($0.label, evaluate($0.value, scope)) })
    case .keyPath(let path): return .symbol(path.joined(separator: "."))
    case .condition, .choice:
      var inner = scope
      let statement = Statement(kind: .expression(expression), place: expression.place)
      return outcome(of: [statement], &inner, expecting: type)
    case .macro(let name, let arguments):
      if name == "colorLiteral" {
        return platformCall("Color", arguments, expression.place, scope)
      }
      return unknown("the macro #\(name) is not expanded", expression.place)
    case .cast(let value, let name, let isTest):
      if isTest { return unknown("a type is tested", expression.place) }
      return evaluate(value, scope, expecting: name)
    case .unsupported(let text):
      return unknown("'\(text)' is not evaluated", expression.place)
    }
  }

  static func elementType(_ type: String) -> String {
    type.hasPrefix("[") ? String(type.dropFirst().dropLast()) : type
  }

  private mutating func string(_ parts: [Expression.StringPart], _ scope: Scope) -> String {
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .value(let expression):
        switch evaluate(expression, scope) {
        case .string(let text): result += text
        case .number(let number):
          result +=
            number == number.rounded() && abs(number) < 1e15
            ? String(Int(number)) : String(number)
        default: result += "\u{2026}"
        }
      }
    }
    return result
  }

  private mutating func element(
    of base: Expression, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> Value {
    let collection = evaluate(base, scope)
    if case .record(Self.dictionaryName, let parts) = collection {
      return entry(of: parts, arguments, expression, scope)
    }
    if let path = arguments.first, path.label == "keyPath" {
      return element(of: collection, at: path.value, expression, scope)
    }
    if case .array(let elements) = collection, let first = arguments.first,
      case .number(let index) = evaluate(first.value, scope), index >= 0,
      index < Double(elements.count)
    {
      return elements[Int(index)]
    }
    // `self[Key.self]` of an environment value.
    if let first = arguments.first, case .member(let type?, "self") = first.value.kind,
      case .type(let key) = evaluate(type, scope)
    {
      return staticMember("defaultValue", of: key, first.value.place)
        ?? unknown(
          "the environment key has no default value", expression.place)
    }
    return unknown(
      "'\(code(at: expression.place))' is not known", expression.place,
      key: code(at: expression.place))
  }

  /// `value[keyPath: path]`.
  private mutating func element(
    of value: Value, at path: Expression, _ expression: Expression, _ scope: Scope
  ) -> Value {
    if case .unknown = value { return value }
    switch evaluate(path, scope) {
    case .symbol(let names):
      return names.split(separator: ".").reduce(value) { value, name in
        member(String(name), of: value, expression, scope)
      }
    case .unknown(let obstacle): return .unknown(obstacle)
    default:
      return unknown(
        "the key path '\(code(at: path.place))' is not known", expression.place)
    }
  }
}
