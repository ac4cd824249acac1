extension Evaluator {
  mutating func prefix(
    _ name: String, _ operand: Expression, _ expression: Expression, _ scope: Scope
  ) -> Value {
    let value = evaluate(operand, scope)
    switch (name, value) {
    case ("!", _): return .bool(!truth(value, operand))
    case ("-", .number(let number)): return .number(-number)
    case ("+", .number), ("$", _), ("&", _): return value
    case ("-", .symbol), ("-", .deferred):
      if let number = Self.number(value) { return .number(-number) }
      return unknown(
        "'\(code(at: expression.place))' is not known", expression.place)
    default:
      return unknown(
        "'\(code(at: expression.place))' is not known", expression.place)
    }
  }

  mutating func binary(
    _ name: String, _ left: Expression, _ right: Expression, _ expression: Expression,
    _ scope: Scope, expecting type: String?
  ) -> Value {
    switch name {
    case "&&":
      guard truth(evaluate(left, scope), left) else { return .bool(false) }
      return .bool(truth(evaluate(right, scope), right))
    case "||":
      if truth(evaluate(left, scope), left) { return .bool(true) }
      return .bool(truth(evaluate(right, scope), right))
    case "??":
      let value = evaluate(left, scope, expecting: type)
      if case .nothing = value { return evaluate(right, scope, expecting: type) }
      if case .unknown(let obstacle) = value {
        let key = (obstacle.key ?? code(at: left.place)) + " is given"
        if !decidesPresence(key) { return evaluate(right, scope, expecting: type) }
      }
      return value
    case "==", "!=":
      return equality(left, right, isNegated: name == "!=", expression, scope)
    default: break
    }
    let first = evaluate(left, scope, expecting: type)
    let second = evaluate(right, scope, expecting: type)
    if case .string(let a) = first, case .string(let b) = second, name == "+" {
      return .string(a + b)
    }
    if name == "+", let text = textSum(first, second) { return text }
    if let order = typeSizeOrder(first, second) {
      return Self.arithmetic(name, order.0, order.1)
        ?? unknown("the operator \(name) is not evaluated", expression.place)
    }
    guard let a = Self.number(first), let b = Self.number(second) else {
      if case .unknown(let obstacle) = first { return .unknown(obstacle).withoutKey }
      if case .unknown(let obstacle) = second { return .unknown(obstacle).withoutKey }
      return unknown(
        "'\(code(at: expression.place))' is not known", expression.place)
    }
    return Self.arithmetic(name, a, b) ?? range(name, a, b)
      ?? unknown("the operator \(name) is not evaluated", expression.place)
  }

  /// `Text + Text`.
  private func textSum(_ first: Value, _ second: Value) -> Value? {
    guard case .view(var a) = first, case .view(let b) = second,
      case .text(let x) = a.content, case .text(let y) = b.content
    else { return nil }
    a.content = .text(x + y)
    return .view(a)
  }

  private static func arithmetic(_ name: String, _ a: Double, _ b: Double) -> Value? {
    switch name {
    case "+": .number(a + b)
    case "-": .number(a - b)
    case "*": .number(a * b)
    case "/": b == 0 ? nil : .number(a / b)
    case "%": b == 0 ? nil : .number(a.truncatingRemainder(dividingBy: b))
    case "<": .bool(a < b)
    case ">": .bool(a > b)
    case "<=": .bool(a <= b)
    case ">=": .bool(a >= b)
    case "&", "|", "^", "<<", ">>": bits(name, a, b)
    default: nil
    }
  }

  /// An operation on the bits of whole numbers, as colours in hexadecimal notation are taken apart.
  private static func bits(_ name: String, _ a: Double, _ b: Double) -> Value? {
    guard let a = UInt64(exactly: a), let b = UInt64(exactly: b) else { return nil }
    return switch name {
    case "&": .number(Double(a & b))
    case "|": .number(Double(a | b))
    case "^": .number(Double(a ^ b))
    case "<<": .number(Double(a << b))
    case ">>": .number(Double(a >> b))
    default: nil
    }
  }

  /// The first numbers of a range.
  private func range(_ name: String, _ a: Double, _ b: Double) -> Value? {
    guard name == "..<" || name == "...", a.isFinite, a == a.rounded() else { return nil }
    let end = name == "..." ? b : b - 1
    var elements: [Value] = []
    var number = a
    // One more than is looked at, so that it is seen that there are more.
    while number <= end, elements.count <= elementLimit {
      elements.append(.number(number))
      number += 1
    }
    return .array(elements)
  }

  static func number(_ value: Value) -> Double? {
    switch value {
    case .number(let number): number
    case .symbol("infinity"), .symbol("greatestFiniteMagnitude"): .infinity
    case .symbol("zero"): 0
    case .deferred(let expression, _):
      switch expression.kind {
      case .member(nil, "infinity"), .member(nil, "greatestFiniteMagnitude"): .infinity
      case .member(nil, "zero"): 0
      case .member(nil, "pi"): .pi
      default: nil
      }
    default: nil
    }
  }

  /// Whether something optional that is not known is there.
  mutating func decidesPresence(_ key: String) -> Bool {
    value(of: Axis(key: key, kind: .condition, normal: 1)) == 1
  }

  private mutating func equality(
    _ left: Expression, _ right: Expression, isNegated: Bool, _ expression: Expression,
    _ scope: Scope
  ) -> Value {
    let first = evaluate(left, scope)
    if case .nothing = right.kind {
      if case .unknown(let obstacle) = first {
        let key = (obstacle.key ?? code(at: left.place)) + " is given"
        return .bool(decidesPresence(key) == isNegated)
      }
      if case .nothing = first { return .bool(!isNegated) }
      return .bool(isNegated)
    }
    let second = evaluate(right, scope, expecting: typeName(of: first))
    let equal = Self.areEqual(first, second)
    if isChoice(left, scope, isOpen: equal == nil) || isChoice(right, scope, isOpen: equal == nil) {
      let axis = Axis(key: code(at: expression.place), kind: .flag(.selected))
      return .bool((value(of: axis) == 1) != isNegated)
    }
    guard let equal else {
      return unknown(
        "'\(code(at: expression.place))' is not known", expression.place,
        key: code(at: expression.place))
    }
    return .bool(equal != isNegated)
  }

  /// Whether an expression names what is chosen among several, which differs while the app runs.
  private mutating func isChoice(_ expression: Expression, _ scope: Scope, isOpen: Bool) -> Bool {
    guard let name = expression.lastName, SelectionName.isOne(name) else { return false }
    if isOpen { return true }
    guard case .name = expression.kind, scope.locals[name] == nil,
      case .instance(let instance)? = scope.instance
    else { return false }
    return symbols.members(name, of: instance.type).contains { id in
      guard let property = symbols.property(name, at: id) else { return false }
      return property.attributes.contains { SelectionName.wrappers.contains($0.name) }
    }
  }

  /// The name of a value's type, for what it is compared with.
  func typeName(of value: Value) -> String? {
    switch value {
    case .enumCase(let element): symbols.entry(element.type).name
    case .paint(.color): "Color"
    case .font: "Font"
    case .instance(let instance): symbols.entry(instance.type).name
    case .symbol: "Symbol"
    default: nil
    }
  }

  /// Whether two colours are the same; `nil` if one is not known or no colour.
  private static func areEqual(_ first: PaintValue, _ second: PaintValue) -> Bool? {
    guard case .color(let a) = first, case .color(let b) = second, case .color(let x) = a.paint,
      case .color(let y) = b.paint
    else { return nil }
    return x == y
  }

  static func areEqual(_ first: Value, _ second: Value) -> Bool? {
    switch (first, second) {
    case (.bool(let a), .bool(let b)): a == b
    case (.string(let a), .string(let b)): a == b
    case (.enumCase(let a), .enumCase(let b)):
      a.type == b.type ? a.name == b.name : nil
    case (.symbol(let a), .symbol(let b)): a == b
    case (.symbol(let a), .deferred(let expression, _)),
      (.deferred(let expression, _), .symbol(let a)):
      if case .member(nil, let b) = expression.kind { a == b } else { nil }
    case (.deferred(let a, _), .deferred(let b, _)):
      if case .member(nil, let x) = a.kind, case .member(nil, let y) = b.kind {
        x == y
      } else {
        nil
      }
    case (.paint(let a), .paint(let b)): areEqual(a, b)
    case (.nothing, .nothing): true
    case (.nothing, .unknown), (.unknown, .nothing): nil
    case (.nothing, _), (_, .nothing): false
    default: Self.number(first).flatMap { a in Self.number(second).map { a == $0 } }
    }
  }
}

extension Value {
  /// An unknown value that decides no condition by its name.
  var withoutKey: Value {
    guard case .unknown(var obstacle) = self else { return self }
    obstacle.key = nil
    return .unknown(obstacle)
  }
}
