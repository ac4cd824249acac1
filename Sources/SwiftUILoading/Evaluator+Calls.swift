extension Evaluator {
  /// The value of `base.name`.
  mutating func member(
    _ name: String, of base: Expression, _ expression: Expression, _ scope: Scope,
    expecting type: String?
  ) -> Value {
    let value = evaluate(base, scope, expecting: type)
    return member(name, of: value, expression, scope)
  }

  private mutating func member(
    _ name: String, of value: Value, _ expression: Expression, _ scope: Scope
  ) -> Value {
    let place = expression.place
    if name == "wrappedValue" || name == "projectedValue" || name == "self" { return value }
    switch value {
    case .type(let type):
      if name == "init" { return value }
      return staticMember(name, of: type, place)
        ?? unknown(missing(symbols.entry(type).name + "." + name), place)
    case .platformType(let typeName):
      if name == "init" { return value }
      return platformMember(name, of: typeName, expression, scope)
    case .instance(let instance):
      return property(name, of: instance, place)
        ?? unknown(
          missing(condensed(symbols.text(place))), place, key: condensed(symbols.text(place)))
    case .configuration(let configuration):
      return configurationMember(name, configuration, place)
    case .deferred(_, let captured): return .deferred(expression, captured)
    case .unknown(let obstacle):
      return .unknown(
        Obstacle(
          cause: obstacle.cause, place: obstacle.place, key: condensed(symbols.text(place))))
    case .tuple(let elements):
      if let index = Int(name), index < elements.count { return elements[index].value }
      if let element = elements.first(where: { $0.label == name }) { return element.value }
    case .array(let elements):
      switch name {
      case "count": return .number(Double(elements.count))
      case "isEmpty": return .bool(elements.isEmpty)
      case "first": return elements.first ?? .nothing
      case "last": return elements.last ?? .nothing
      default: break
      }
    case .string(let text):
      if name == "isEmpty" { return .bool(text.isEmpty) }
      if name == "count" { return .number(Double(text.count)) }
      if name == "capitalized" { return .string(text.capitalizedWords) }
      return value
    case .record(_, let parts):
      if let part = parts[name] { return part }
    case .nothing: return .nothing
    case .number, .bool, .paint, .font, .shape, .view, .closure, .enumCase, .method, .symbol:
      break
    }
    if let found = instanceMember(name, of: value, place) { return found }
    if case .paint(let paint) = value, name == "gradient" { return .paint(paint) }
    if case .number = value { return value }
    return .method(value, name)
  }

  /// What is said of a symbol that is not found.
  func missing(_ name: String) -> String { "'\(name)' is not defined in these files" }

  private mutating func configurationMember(
    _ name: String, _ configuration: StyleConfiguration, _ place: Expression.Place
  ) -> Value {
    switch name {
    case "label", "content":
      // A sample stands where the style puts it.
      var label = configuration.label
      if case .text(Self.sampleLabel) = label.content { label.place = place }
      return .view(label)
    case "isPressed":
      return .bool(inputs.value(of: Axis(key: "isPressed", kind: .flag(.pressed))) == 1)
    case "isOn":
      return .bool(inputs.value(of: Axis(key: "isOn", kind: .flag(.selected))) == 1)
    case "isMixed": return .bool(false)
    case "role":
      if let role = configuration.role { return .symbol(role) }
      let roles = ["none", "destructive", "cancel"]
      let chosen = inputs.value(of: Axis(key: "role", kind: .choice(roles)))
      return chosen == 0 ? .nothing : .symbol(roles[min(chosen, 2)])
    case "trigger": return .method(.configuration(configuration), name)
    default: return unknown("'configuration.\(name)' is not evaluated", place)
    }
  }

  /// An implicit member such as `.red`, for a context that expects `type`.
  mutating func implicit(
    _ name: String, _ arguments: [Argument]?, _ expression: Expression, _ scope: Scope,
    expecting type: String?
  ) -> Value {
    guard let type, type != "Symbol" else {
      return type == nil ? .deferred(expression, scope) : .symbol(name)
    }
    let bare = Self.bareType(type)
    if let found = symbols.type(bare, in: scope.type, file: scope.file),
      symbols.entry(found).primary != nil, symbols.kind(of: found) != .protocolType
    {
      if symbols.kind(of: found) == .alias, let target = aliasValue(found, scope),
        case .platformType(let platformName) = target
      {
        return platformImplicit(name, arguments, platformName, expression, scope)
      }
      if name == "init" { return construct(found, arguments ?? [], scope, expression.place) }
      if let member = staticMember(name, of: found, expression.place) {
        guard let arguments else { return member }
        return apply(member, arguments, expression, scope, expecting: type)
      }
      if name == "none" { return .nothing }
      return unknown(missing(bare + "." + name), expression.place)
    }
    // What a generic type or a protocol stands for, its use shows.
    if Self.kind(of: bare) == .other, PlatformValues.isTypeName(bare),
      !PlatformValues.plainTypes.contains(bare), name != "init"
    {
      return .deferred(expression, scope)
    }
    return platformImplicit(name, arguments, bare, expression, scope)
  }

  private mutating func aliasValue(_ type: TypeID, _ scope: Scope) -> Value? {
    value(
      ofName: symbols.entry(type).name, scope, .init(file: scope.file, start: 0, end: 0),
      expecting: nil)
  }

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
        return run(function, arguments, scope, inner: scope, expression.place)
      }
      if let number = platformFunction(name, arguments, scope) { return number }
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
    if let result = projectCall(name, on: value, arguments, expression, scope) { return result }
    switch value {
    case .type(let found):
      if name == "init" { return construct(found, arguments, scope, expression.place) }
      if let member = staticMember(name, of: found, expression.place) {
        return apply(member, arguments, expression, scope, expecting: type)
      }
      return unknown(missing(symbols.entry(found).name + "." + name), expression.place)
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
    if case .unknown(let obstacle) = value {
      return .unknown(
        Obstacle(
          cause: obstacle.cause, place: obstacle.place,
          key: condensed(symbols.text(expression.place))))
    }
    if case .nothing = value { return .nothing }
    return unknown("'\(name)' is not evaluated here", expression.place)
  }

  /// A method that the project adds to a type of the platform or declares itself.
  private mutating func projectCall(
    _ name: String, on value: Value, _ arguments: [Argument], _ expression: Expression,
    _ scope: Scope
  ) -> Value? {
    for type in extendedTypes(of: value) {
      let candidates = symbols.inheritedMembers(name, of: type).filter {
        symbols.declaration($0).kind == .function
      }
      guard let (function, id) = overload(candidates, arguments, nearTo: scope.file) else {
        continue
      }
      return run(function, id, arguments, scope, receiver: value, type: type, expression.place)
    }
    return nil
  }

  /// The types whose extensions a value's methods may be in.
  private mutating func extendedTypes(of value: Value) -> [TypeID] {
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
    case .view(let node): names = [ViewNames.name(of: node.content), "View"]
    case .configuration: names = ["View"]
    case .string: names = ["String"]
    case .number: names = ["CGFloat", "Double", "Int", "BinaryInteger"]
    case .platformType(let name): names = [name]
    case .unknown, .nothing: names = ["View"]
    case .bool, .closure, .tuple, .array, .method, .symbol, .record, .deferred: names = []
    }
    return names.compactMap { symbols.type($0, in: nil, file: 0) }
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
        let result = evaluate(argument.value, scope)
        if index < closure.parameters.count {
          captured.locals[closure.parameters[index]] = result
        } else {
          captured.locals["$\(index)"] = result
        }
      }
      return outcome(of: closure.body, &captured, expecting: type)
    case .enumCase(var element):
      element.payload = arguments.enumerated().map { index, argument in
        let declared = symbols.cases(of: element.type).first { $0.name == element.name }?.payload
        let type = declared.flatMap { index < $0.count ? $0[index].type : nil }
        return (argument.label, evaluate(argument.value, scope, expecting: type))
      }
      return .enumCase(element)
    case .method(let receiver, let method):
      return callMethod(method, of: receiver, arguments, expression, scope)
    case .unknown(let obstacle):
      if let name, name.first?.isUppercase == true {
        return platformCall(name, arguments, expression.place, scope)
      }
      return .unknown(
        Obstacle(
          cause: obstacle.cause, place: obstacle.place,
          key: condensed(symbols.text(expression.place))))
    case .view, .nothing, .paint, .instance, .configuration: return value
    case .number, .bool, .string, .font, .shape, .tuple, .array, .symbol, .record, .deferred:
      return value
    }
  }

  private mutating func callMethod(
    _ name: String, of receiver: Value, _ arguments: [Argument], _ expression: Expression,
    _ scope: Scope
  ) -> Value {
    switch receiver {
    case .type(let type):
      let candidates = symbols.inheritedMembers(name, of: type).filter {
        symbols.declaration($0).kind == .function && symbols.declaration($0).isStatic
      }
      if let (function, id) = overload(candidates, arguments, nearTo: scope.file) {
        return run(
          function, id, arguments, scope, receiver: nil, type: type, expression.place)
      }
    case .platformType(""):
      let candidates = symbols.globalDeclarations(name).filter {
        symbols.declaration($0).kind == .function
      }
      if let (function, id) = overload(candidates, arguments, nearTo: scope.file) {
        return run(function, id, arguments, scope, receiver: nil, type: nil, expression.place)
      }
    default:
      if let result = projectCall(name, on: receiver, arguments, expression, scope) {
        return result
      }
      if let result = platformMethod(name, on: receiver, arguments, expression, scope) {
        return result
      }
    }
    return unknown("no '\(name)' takes these arguments", expression.place)
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
