extension Evaluator {
  /// The number of an argument; an unknown one is noted as what keeps sizes from being known.
  mutating func number(_ argument: Argument?, _ scope: Scope) -> Double? {
    guard let argument else { return nil }
    let value = evaluate(argument.value, scope, expecting: "CGFloat")
    if let number = Self.number(value) { return number }
    if case .nothing = value { return nil }
    if case .bool(let bool) = value { return bool ? 1 : 0 }
    sizeObstacle = sizeObstacle ?? obstacle(to: value, called: "length", argument)
    return hasLeastSizes ? Self.leastExtent : nil
  }

  /// The name of a value of the platform, such as `horizontal`.
  func symbolName(_ value: Value) -> String? {
    switch value {
    case .symbol(let name): return name
    case .record(let name, _): return name
    case .deferred(let expression, _):
      switch expression.kind {
      case .member(nil, let name): return name
      case .call(let callee, _):
        if case .member(nil, let name) = callee.kind { return name }
        return nil
      default: return nil
      }
    default: return nil
    }
  }

  mutating func symbol(_ argument: Argument?, _ scope: Scope) -> String? {
    argument.flatMap { symbolName(evaluate($0.value, scope, expecting: "Symbol")) }
  }
}
