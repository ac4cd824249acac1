extension Evaluator {
  /// The value of `callee(arguments)`.
  mutating func call(
    _ callee: Expression, _ arguments: [Argument], _ expression: Expression, _ scope: Scope,
    expecting type: String?
  ) -> Value {
    switch callee.kind {
    case .member(nil, let name):
      return implicit(name, arguments, expression, scope, expecting: type)
    case .member(let base?, let name):
      let value = evaluate(base, scope, expecting: type)
      return callMember(name, of: value, arguments, expression, callee, scope, expecting: type)
    case .closure(let closure):
      var inner = scope
      return outcome(of: closure.body, &inner, expecting: type)
    case .name(let name):
      if let function = scope.functions[name] {
        return run(
          function, arguments, scope, inner: scope, expression.place, expecting: type)
      }
      if let number = platformFunction(name, arguments, scope) { return number }
      if name == "withAnimation" || name == "withTransaction",
        symbols.globalDeclarations(name).isEmpty, let body = arguments.last?.value,
        case .closure(let closure, var captured) = evaluate(body, scope)
      {
        return outcome(of: closure.body, &captured, expecting: type)
      }
      let value = value(ofName: name, scope, callee.place, expecting: nil)
      return apply(value, arguments, expression, scope, expecting: type, calledAs: name)
    default:
      let value = evaluate(callee, scope)
      return apply(value, arguments, expression, scope, expecting: type)
    }
  }

  private mutating func callMember(
    _ name: String, of value: Value, _ arguments: [Argument], _ expression: Expression,
    _ callee: Expression, _ scope: Scope, expecting type: String?
  ) -> Value {
    if case .deferred(_, let captured) = value { return .deferred(expression, captured) }
    let own = projectCall(name, on: value, arguments, expression, scope, expecting: type)
    if let own { return own }
    switch value {
    case .type(let found):
      if name == "init" { return construct(found, arguments, scope, expression.place) }
      if symbols.entry(found).primary == nil {
        return platformStaticCall(symbols.entry(found).name, name, arguments, expression, scope)
      }
      let function = staticCall(name, of: found, arguments, expression, scope, expecting: type)
      if let function { return function }
      if let member = staticMember(name, of: found, expression.place) {
        return apply(member, arguments, expression, scope, expecting: type)
      }
      return undefined(code(at: expression.place), expression.place)
    case .platformType(let typeName):
      if name == "init" {
        return platformCall(typeName, arguments, expression.place, scope)
      }
      return platformStaticCall(typeName, name, arguments, expression, scope)
    case .configuration(let configuration):
      if name == "trigger" { return .nothing }
      let member = configurationMember(name, configuration, expression.place)
      return member
    case .instance(let instance):
      if let property = property(name, of: instance, callee.place) {
        return apply(property, arguments, expression, scope, expecting: type)
      }
    default: break
    }
    if let result = platformMethod(name, on: value, arguments, expression, scope) { return result }
    if case .unknown(var obstacle) = value {
      if Self.fontChanges.contains(name) { return value }
      let written = code(at: expression.place)
      obstacle.key = written
      if obstacle.symbol != nil { obstacle.cause = missing(written) }
      return .unknown(obstacle)
    }
    if case .nothing = value { return .nothing }
    return unknown("'\(name)' is not evaluated here", expression.place)
  }

  /// A method that the project adds to a type of the platform or declares itself.
  mutating func projectCall(
    _ name: String, on value: Value, _ arguments: [Argument], _ expression: Expression,
    _ scope: Scope, expecting expected: String? = nil
  ) -> Value? {
    for type in extendedTypes(of: value) {
      let candidates = symbols.inheritedMembers(name, of: type).filter {
        symbols.declaration($0).kind == .function
      }
      let others = others(candidates, of: type, than: expression.place)
      guard let (function, id) = overload(others, arguments, scope) else { continue }
      return run(
        function, id, arguments, scope, receiver: value, type: type, expression.place,
        expecting: expected)
    }
    return nil
  }

  /// The types whose extensions a value's methods may be in.
  mutating func extendedTypes(of value: Value) -> [TypeID] {
    let names: [String]
    switch value {
    case .instance(let instance):
      var types = [instance.type]
      if isView(instance.type), let view = symbols.type("View", in: nil, file: 0) {
        types.append(view)
      }
      return types
    case .enumCase(let element): return [element.type]
    case .type(let type): return [type]
    case .paint: names = ["Color", "UIColor", "ShapeStyle", "View"]
    case .font: names = ["Font"]
    case .shape(let shape):
      names = [ShapeNames.name(of: shape.geometry), "InsettableShape", "Shape", "View"]
    case .view(let node):
      let names = [ViewNames.name(of: node.content), "View"]
      return names.compactMap { symbols.type($0, in: nil, file: 0) } + labelExtensions
    case .configuration(let configuration):
      names =
        Self.protocols(of: configuration.kind).flatMap {
          [$0 + "Configuration", $0 + ".Configuration"]
        } + ["View"]
    case .string: names = ["String"]
    case .number: names = ["CGFloat", "Double", "Int", "BinaryInteger"]
    case .platformType(let name): names = [name]
    case .unknown, .nothing: names = ["View"]
    case .bool, .closure, .tuple, .array, .method, .symbol, .record, .deferred: names = []
    }
    return names.compactMap { symbols.type($0, in: nil, file: 0) }
  }

  /// The protocols of the platform whose styles get a configuration.
  static func protocols(of kind: StyleConfiguration.Kind) -> [String] {
    switch kind {
    case .button: ["ButtonStyle"]
    case .primitiveButton: ["PrimitiveButtonStyle"]
    case .toggle: ["ToggleStyle"]
    case .label: ["LabelStyle", "GroupBoxStyle"]
    }
  }

  /// Types of these files that extend the label of a configuration.
  static func labelExtensions(in symbols: SymbolTable) -> [TypeID] {
    let kinds: [StyleConfiguration.Kind] = [.button, .primitiveButton, .toggle, .label]
    return kinds.flatMap { protocols(of: $0) }.flatMap {
      [$0 + "Configuration.Label", $0 + ".Configuration.Label"]
    }.compactMap { symbols.type($0, in: nil, file: 0) }
  }

  /// Whether the type says that it is a view.
  func isView(_ type: TypeID) -> Bool {
    let inherited = symbols.entry(type).inherited
    return inherited.contains { $0 == "View" || $0 == "SwiftUI.View" }
      || inherited.contains { $0.hasSuffix("View") }
  }

  /// Calls what an expression before the brackets came to.
  mutating func apply(
    _ value: Value, _ arguments: [Argument], _ expression: Expression, _ scope: Scope,
    expecting type: String?, calledAs name: String? = nil
  ) -> Value {
    switch value {
    case .type(let type): return construct(type, arguments, scope, expression.place)
    case .platformType(let typeName):
      return platformCall(typeName, arguments, expression.place, scope)
    case .closure(let closure, var captured):
      for (index, argument) in arguments.enumerated() {
        let types = closure.type?.parameters ?? []
        let expected = index < types.count && !types[index].isEmpty ? types[index] : nil
        let result = evaluate(argument.value, scope, expecting: expected)
        if index < closure.parameters.count {
          captured.locals[closure.parameters[index]] = result
        } else {
          captured.locals["$\(index)"] = result
        }
      }
      let result = closure.type.map(\.result).flatMap { $0.isEmpty ? nil : $0 }
      return outcome(of: closure.body, &captured, expecting: result ?? type)
    case .enumCase(var element):
      element.payload = arguments.enumerated().map { index, argument in
        let declared = symbols.cases(of: element.type).first { $0.name == element.name }?.payload
        let type = declared.flatMap { index < $0.count ? $0[index].type : nil }
        return (argument.label, evaluate(argument.value, scope, expecting: type))
      }
      return .enumCase(element)
    case .method(let receiver, let method):
      return callMethod(method, of: receiver, arguments, expression, scope, expecting: type)
    case .unknown(let obstacle):
      if let name, name.first?.isUppercase == true {
        return platformCall(name, arguments, expression.place, scope)
      }
      return .unknown(
        Obstacle(
          cause: obstacle.cause, place: obstacle.place,
          key: code(at: expression.place), symbol: obstacle.symbol))
    case .view, .nothing, .paint, .instance, .configuration: return value
    case .number, .bool, .string, .font, .shape, .tuple, .array, .symbol, .record, .deferred:
      return value
    }
  }

  private mutating func callMethod(
    _ name: String, of receiver: Value, _ arguments: [Argument], _ expression: Expression,
    _ scope: Scope, expecting expected: String?
  ) -> Value {
    switch receiver {
    case .type(let type):
      let own = staticCall(name, of: type, arguments, expression, scope, expecting: expected)
      if let own { return own }
      if symbols.entry(type).primary == nil {
        return builtIn(name, arguments, symbols.entry(type).name, expression, scope)
      }
    case .platformType(""):
      let candidates = symbols.globalDeclarations(name).filter {
        symbols.declaration($0).kind == .function
      }
      if let (function, id) = overload(candidates, arguments, scope) {
        return run(
          function, id, arguments, scope, receiver: nil, type: nil, expression.place,
          expecting: expected)
      }
    default:
      let own = projectCall(name, on: receiver, arguments, expression, scope, expecting: expected)
      if let own { return own }
      if let result = platformMethod(name, on: receiver, arguments, expression, scope) {
        return result
      }
    }
    return unknown("no '\(name)' takes these arguments", expression.place)
  }

  /// What a static function of `type` returns; `nil` if none takes the arguments.
  mutating func staticCall(
    _ name: String, of type: TypeID, _ arguments: [Argument], _ expression: Expression,
    _ scope: Scope, expecting expected: String?
  ) -> Value? {
    let candidates = symbols.inheritedMembers(name, of: type).filter {
      symbols.declaration($0).kind == .function && symbols.declaration($0).isStatic
    }
    let others = others(candidates, of: type, than: expression.place)
    return overload(others, arguments, scope).map { function, id in
      run(
        function, id, arguments, scope, receiver: nil, type: type, expression.place,
        expecting: expected)
    }
  }
}

extension String {
  /// Every word with a capital.
  var capitalizedWords: String {
    split(separator: " ", omittingEmptySubsequences: false).map { word in
      (word.first.map { String($0).uppercased() } ?? "") + word.dropFirst().lowercased()
    }.joined(separator: " ")
  }
}
