extension Evaluator {
  mutating func holds(_ conditions: [Condition], _ scope: inout Scope) -> Bool {
    for condition in conditions {
      switch condition {
      case .expression(let expression):
        if !truth(evaluate(expression, scope), expression) { return false }
      case .binding(let name, let expression):
        let value = evaluate(expression, scope)
        switch value {
        case .nothing: return false
        case .unknown(let obstacle):
          let key = (obstacle.key ?? code(at: expression.place)) + " is given"
          if !decidesPresence(key) { return false }
        default: break
        }
        scope.locals[name] = value
      case .pattern(let pattern, let expression):
        let value = evaluate(expression, scope)
        guard let matches = matches(pattern, value, &scope) else {
          if !decide(code(at: expression.place)) { return false }
          continue
        }
        if !matches { return false }
      case .available(let versions, let isNegated):
        let isAvailable = versions["iOS"].map { $0 <= inputs.version } ?? true
        if isAvailable == isNegated { return false }
      }
    }
    return true
  }

  /// The body of the case that is taken; `nil` where none fits, which a program never comes to.
  mutating func chosenBody(_ choice: Choice, _ scope: inout Scope) -> [Statement]? {
    let subject = evaluate(choice.subject, scope)
    if case .unknown(let obstacle) = subject {
      let names = choice.cases.indices.map { "case \($0 + 1)" }
      guard !names.isEmpty else { return [] }
      let key = obstacle.key ?? code(at: choice.subject.place)
      let chosen = value(of: Axis(key: key, kind: .choice(names)))
      let selected = choice.cases[min(chosen, choice.cases.count - 1)]
      for pattern in selected.patterns.prefix(1) { bindUnknown(pattern, obstacle, &scope) }
      return selected.body
    }
    for element in choice.cases {
      if element.patterns.isEmpty { return element.body }
      for pattern in element.patterns {
        var inner = scope
        let isMatch =
          matches(pattern, subject, &inner)
          ?? decide(
            code(at: choice.subject.place))
        guard isMatch else { continue }
        if let filter = element.filter, !truth(evaluate(filter, inner), filter) { continue }
        scope = inner
        return element.body
      }
    }
    return nil
  }

  private func bindUnknown(_ pattern: Pattern, _ obstacle: Obstacle, _ scope: inout Scope) {
    switch pattern {
    case .binding(let name): scope.locals[name] = Value.unknown(obstacle).withoutKey
    case .member(_, let patterns), .tuple(let patterns):
      for pattern in patterns { bindUnknown(pattern, obstacle, &scope) }
    case .some(let inner): bindUnknown(inner, obstacle, &scope)
    case .anything, .expression: break
    }
  }

  /// Whether `value` has the form of `pattern`; `nil` if that is not known.
  mutating func matches(_ pattern: Pattern, _ value: Value, _ scope: inout Scope) -> Bool? {
    switch pattern {
    case .anything: return true
    case .binding(let name):
      scope.locals[name] = value
      return true
    case .some(let inner):
      if case .nothing = value { return false }
      return matches(inner, value, &scope)
    case .tuple(let patterns):
      guard case .tuple(let elements) = value, elements.count == patterns.count else { return nil }
      for (pattern, element) in zip(patterns, elements) {
        guard let isMatch = matches(pattern, element.value, &scope) else { return nil }
        if !isMatch { return false }
      }
      return true
    case .member(let name, let patterns):
      return matchesMember(name, patterns, value, &scope)
    case .expression(let expression):
      return Self.areEqual(value, evaluate(expression, scope, expecting: typeName(of: value)))
    }
  }

  private mutating func matchesMember(
    _ name: String, _ patterns: [Pattern], _ value: Value, _ scope: inout Scope
  ) -> Bool? {
    switch value {
    case .nothing: return name == "none"
    case .symbol(let symbol):
      if name == "some" { return patterns.first.map { matches($0, value, &scope) } ?? true }
      return symbol == name
    case .enumCase(let element):
      if name == "some" { return patterns.first.map { matches($0, value, &scope) } ?? true }
      guard element.name == name else { return false }
      for (pattern, part) in zip(patterns, element.payload) {
        guard let isMatch = matches(pattern, part.value, &scope) else { return nil }
        if !isMatch { return false }
      }
      return true
    case .deferred(let expression, _):
      if case .member(nil, let other) = expression.kind { return other == name }
      return nil
    case .bool, .number, .string, .paint, .font, .shape, .view, .closure, .instance, .type,
      .platformType, .tuple, .array, .method, .record, .configuration:
      return name == "some" ? patterns.first.flatMap { matches($0, value, &scope) } ?? true : nil
    case .unknown: return nil
    }
  }
}
