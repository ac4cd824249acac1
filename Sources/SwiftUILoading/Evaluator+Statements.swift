extension Evaluator {
  /// How a body ends.
  private enum Ending {
    case goesOn
    case returned(Value)
  }

  /// What a body returns, or the views that it lists.
  mutating func outcome(of statements: [Statement], _ scope: inout Scope, expecting type: String?)
    -> Value
  {
    depth += 1
    defer { depth -= 1 }
    var listed: [Value] = []
    let outerEffects = possibleEffects
    possibleEffects = []
    defer { possibleEffects = outerEffects }
    if case .returned(let value) = run(statements, &scope, &listed, expecting: type) {
      // Without a `return` they would be views of a builder, which lets no other statements stand.
      for place in possibleEffects {
        note(.sideEffect, "'\(code(at: place))' does something in a body", at: place)
      }
      return value
    }
    if listed.count == 1 { return listed[0] }
    if listed.isEmpty { return .nothing }
    let place = statements[0].place
    let nodes = listed.compactMap { node(from: $0, place) }
    return .view(ViewNode(content: .group(nodes), place: place))
  }

  /// What the body of something declared as `type` returns; where that is a colour, a font, a shape or
  /// a number, it is neither nothing nor what comes of half of the steps.
  mutating func result(
    of statements: [Statement], _ scope: inout Scope, declaredAs type: String?
  ) -> Value {
    let outer = hasSkippedSteps
    hasSkippedSteps = false
    let value = outcome(of: statements, &scope, expecting: type)
    let isSkipped = hasSkippedSteps
    hasSkippedSteps = outer || isSkipped
    guard let type, let first = statements.first else { return value }
    let bare = Self.bareType(type)
    let isPlain = Self.kind(of: bare) != .other
    if isSkipped, isPlain || bare == "Bool" || bare == "String" {
      return unknown("'\(code(at: first.place))' has steps that are not evaluated", first.place)
    }
    guard case .nothing = value, isPlain, !isOptional(type) else { return value }
    return unknown("'\(code(at: first.place))' is not evaluated", first.place)
  }

  private mutating func run(
    _ statements: [Statement], _ scope: inout Scope, _ listed: inout [Value],
    expecting type: String?
  ) -> Ending {
    for statement in statements {
      let ending = run(statement, &scope, &listed, expecting: type)
      if case .returned = ending { return ending }
    }
    return .goesOn
  }

  private mutating func run(
    _ statement: Statement, _ scope: inout Scope, _ listed: inout [Value], expecting type: String?
  ) -> Ending {
    switch statement.kind {
    case .ignored:
      hasSkippedSteps = true
      return .goesOn
    case .result(let value):
      return .returned(value.map { evaluate($0, scope, expecting: type) } ?? .nothing)
    case .expression(let expression):
      return run(expression, &scope, &listed, expecting: type)
    case .binding(let names, let declared, let value):
      if let value { lend(value, &scope) }
      bind(names, declared, value, &scope)
    case .computed(let name, let body): scope.computed[name] = body
    case .function(let function): scope.functions[function.name] = function
    case .assignment(let target, let value):
      lend(value, &scope)
      assign(target, value, &scope)
    case .ensure(let conditions, let otherwise):
      lend(conditions, &scope)
      if !holds(conditions, &scope) {
        let ending = run(otherwise, &scope, &listed, expecting: type)
        if case .returned = ending { return ending }
        return .returned(.nothing)
      }
    case .loop(let name, let sequence, let body):
      guard case .array(let elements) = evaluate(sequence, scope) else {
        hasSkippedSteps = true
        return .goesOn
      }
      if elements.count > elementLimit {
        hasSkippedSteps = true
        // An outline without all of its steps is none.
        if elementLimit > Self.maximumElements { return .goesOn }
      }
      for element in elements.prefix(elementLimit) {
        scope.locals[name] = element
        let ending = run(body, &scope, &listed, expecting: type)
        if case .returned = ending { return ending }
      }
    }
    return .goesOn
  }

  /// Elements of a list that are shown.
  static let maximumElements = 20

  private mutating func run(
    _ expression: Expression, _ scope: inout Scope, _ listed: inout [Value],
    expecting type: String?
  ) -> Ending {
    switch expression.kind {
    case .condition(let conditional):
      lend(conditional.conditions, &scope)
      var inner = scope
      let body =
        holds(conditional.conditions, &inner) ? conditional.body : conditional.alternative
      let ending = run(body, &inner, &listed, expecting: type)
      keepAssignments(from: inner, in: &scope)
      return ending
    case .choice(let choice):
      var inner = scope
      guard let body = chosenBody(choice, &inner) else {
        return .returned(
          unknown(
            "no case of 'switch \(code(at: choice.subject.place))' fits what is known",
            expression.place))
      }
      let ending = run(body, &inner, &listed, expecting: type)
      keepAssignments(from: inner, in: &scope)
      return ending
    case .binary(let name, let target, let value) where Self.assigning.contains(name):
      let sum = Expression(
        kind: .binary(String(name.dropLast()), target, value), place: expression.place)
      assign(target, sum, &scope)
      return .goesOn
    default:
      if draws(expression, &scope) || changes(expression, &scope) { return .goesOn }
      lend(expression, &scope)
      let value = evaluate(expression, scope, expecting: type)
      if Self.lends(expression) { return .goesOn }
      switch value {
      case .unknown, .nothing:
        if isSideEffect(expression) { possibleEffects.append(expression.place) }
      default: break
      }
      listed.append(value)
      return .goesOn
    }
  }

  private mutating func lend(_ conditions: [Condition], _ scope: inout Scope) {
    for condition in conditions {
      switch condition {
      case .expression(let expression), .binding(_, let expression), .pattern(_, let expression):
        lend(expression, &scope)
      case .available: break
      }
    }
  }

  private static let assigning: Set<String> = ["+=", "-=", "*=", "/="]

  /// Whether a call writes into variables that it is lent: that is what it is for.
  private static func lends(_ expression: Expression) -> Bool {
    guard case .call(_, let arguments) = expression.kind else { return false }
    return arguments.contains { argument in
      if case .prefix("&", _) = argument.value.kind { true } else { false }
    }
  }

  /// Whether a call's result is not used: it starts with a small letter and makes no view.
  private func isSideEffect(_ expression: Expression) -> Bool {
    var current = expression
    while true {
      switch current.kind {
      case .call(let callee, _): current = callee
      case .member(let base?, _): current = base
      case .name(let name):
        guard case .call(let callee, _) = expression.kind else { return false }
        if case .name = callee.kind { return name == "print" || name == "debugPrint" }
        if case .member(let base?, let method) = callee.kind {
          _ = base
          return !Self.knownModifiers.contains(method)
            && (name.first?.isUppercase == true || name == "self" || FlagName(name) == nil)
            && name != "configuration" && name != "content"
        }
        return false
      default: return false
      }
    }
  }

  /// Assignments in a branch stay; what it declares does not.
  private func keepAssignments(from inner: Scope, in scope: inout Scope) {
    for name in scope.locals.keys {
      if let value = inner.locals[name] { scope.locals[name] = value }
    }
    if let assigned = inner.locals["self"] { scope.locals["self"] = assigned }
    scope.instance = inner.instance
  }

  private mutating func bind(
    _ names: [String], _ declared: String?, _ value: Expression?, _ scope: inout Scope
  ) {
    guard let value else {
      for name in names { scope.locals[name] = Value.nothing }
      return
    }
    let result = evaluate(value, scope, expecting: declared)
    if names.count == 1 {
      scope.locals[names[0]] = result
    } else if case .tuple(let elements) = result {
      for (name, element) in zip(names, elements) { scope.locals[name] = element.value }
    } else {
      for name in names { scope.locals[name] = result }
    }
  }

  /// Sets a local variable or a property of `self`.
  private mutating func assign(_ target: Expression, _ value: Expression, _ scope: inout Scope) {
    switch target.kind {
    case .name("self"):
      let type = scope.type.map { symbols.entry($0).name }
      scope.locals["self"] = evaluate(value, scope, expecting: type)
    case .name(let name):
      if scope.locals[name] != nil {
        scope.locals[name] = evaluate(value, scope)
      } else {
        setProperty(name, value, &scope)
      }
    case .tuple(let targets): assign(targets.map(\.value), value, &scope)
    case .member(let base?, let name):
      guard case .name(let owner) = base.kind else { return }
      if owner == "self" {
        setProperty(name, value, &scope)
        return
      }
      switch scope.locals[owner] {
      case .instance(var instance)?:
        instance.properties[name] = evaluate(value, scope)
        scope.locals[owner] = .instance(instance)
      case .record(let type, var parts)?:
        parts[name] = evaluate(value, scope)
        scope.locals[owner] = .record(type, parts)
      default: return
      }
    default: return
    }
  }

  /// `(a, b) = value`.
  private mutating func assign(
    _ targets: [Expression], _ value: Expression, _ scope: inout Scope
  ) {
    var parts: [Value] = []
    if case .tuple(let elements) = evaluate(value, scope), elements.count == targets.count {
      parts = elements.map(\.value)
    }
    for (index, target) in targets.enumerated() {
      guard case .name(let name) = target.kind, scope.locals[name] != nil else { continue }
      scope.locals[name] =
        index < parts.count
        ? parts[index]
        : unknown("'\(code(at: value.place))' is not known", value.place)
    }
  }

  private mutating func setProperty(_ name: String, _ value: Expression, _ scope: inout Scope) {
    guard case .instance(var instance)? = scope.instance else { return }
    // `_value = State(initialValue: x)` sets what the wrapper holds.
    let name = name.hasPrefix("_") ? String(name.dropFirst()) : name
    let declared = declaredType(of: name, in: instance.type)
    instance.properties[name] = evaluate(value, scope, expecting: declared)
    scope.instance = .instance(instance)
  }
}
