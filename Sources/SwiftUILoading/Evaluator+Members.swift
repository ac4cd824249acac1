extension Evaluator {
  /// The value of `base.name`.
  mutating func member(
    _ name: String, of base: Expression, _ expression: Expression, _ scope: Scope,
    expecting type: String?
  ) -> Value {
    let value = evaluate(base, scope, expecting: type)
    return member(name, of: value, expression, scope)
  }

  mutating func member(
    _ name: String, of value: Value, _ expression: Expression, _ scope: Scope
  ) -> Value {
    let place = expression.place
    if name == "wrappedValue" || name == "projectedValue" || name == "self" { return value }
    switch value {
    case .type(let type):
      if name == "init" { return value }
      let entry = symbols.entry(type)
      if entry.primary == nil { return platformMember(name, of: entry.name, expression, scope) }
      return staticMember(name, of: type, place)
        ?? undefined(symbols.entry(type).name + "." + name, place)
    case .platformType(let typeName):
      if name == "init" { return value }
      return platformMember(name, of: typeName, expression, scope)
    case .instance(let instance):
      let entry = symbols.entry(instance.type)
      let symbol = entry.primary == nil ? entry.name + "." + name : code(at: place)
      return generatedColor(name, of: instance, place) ?? property(name, of: instance, place)
        ?? undefined(symbol, place, key: code(at: place))
    case .configuration(let configuration):
      return instanceMember(name, of: value, place)
        ?? configurationMember(name, configuration, place)
    case .deferred(_, let captured): return .deferred(expression, captured)
    case .unknown(var obstacle):
      obstacle.key = code(at: place)
      if let symbol = obstacle.symbol {
        if let color = generatedColor(name, of: symbol, place) { return color }
        obstacle.symbol = symbol + "." + name
        obstacle.cause = missing(symbol + "." + name)
      }
      return .unknown(obstacle)
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
    case .symbol(let symbol):
      if name == "isAccessibilitySize" || name == "isAccessibilityCategory" {
        return .bool(symbol.hasPrefix("accessibility"))
      }
      // Of a `CharacterSet`.
      if name == "inverted" { return .symbol(symbol + ".inverted") }
    case .shape where name == "cgPath": return value
    case .number, .bool, .paint, .font, .shape, .view, .closure, .enumCase, .method: break
    }
    if let found = instanceMember(name, of: value, place) { return found }
    if case .paint(let paint) = value {
      if name == "gradient" { return .paint(paint) }
      if let level = level(name, of: paint, place) { return .paint(level) }
    }
    if case .number = value { return value }
    return .method(value, name)
  }

  /// The places of two sizes of text in their order; `nil` if one is none.
  func typeSizeOrder(_ first: Value, _ second: Value) -> (Double, Double)? {
    guard case .symbol(let size) = first,
      let left = PlatformValues.typeSizes.firstIndex(of: size),
      let name = symbolName(second),
      let right = PlatformValues.typeSizes.firstIndex(of: name)
    else { return nil }
    return (Double(left), Double(right))
  }

  /// What is said of a symbol that is not found and that may have a value.
  func missing(_ name: String) -> String {
    "'\(name)' is defined neither in these files nor with --define"
  }

  /// What is said of a type or view that is not found.
  func missingType(_ name: String) -> String { "'\(name)' is not defined in these files" }

  /// What the platform's configurations of styles have.
  static let configurationMembers: Set<String> = [
    "icon", "label", "content", "title", "isPressed", "isOn", "isMixed", "role", "trigger",
  ]

  mutating func configurationMember(
    _ name: String, _ configuration: StyleConfiguration, _ place: Expression.Place
  ) -> Value {
    switch name {
    case "icon":
      return configuration.icon.map { .view($0) }
        ?? unknown("'configuration.icon' is not evaluated", place)
    case "label", "content", "title":
      // A sample stands where the style puts it.
      var label = (name == "content" ? configuration.content : nil) ?? configuration.label
      if case .sample = label.content { label.place = place }
      return .view(label)
    case "isPressed":
      return .bool(value(of: Axis(key: "isPressed", kind: .flag(.pressed))) == 1)
    case "isOn":
      return .bool(value(of: Axis(key: "isOn", kind: .flag(.selected))) == 1)
    case "isMixed": return .bool(false)
    case "role":
      if let role = configuration.role { return .symbol(role) }
      let roles = ["none", "destructive", "cancel"]
      let chosen = value(of: Axis(key: "role", kind: .choice(roles)))
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
    var bare = Self.bareType(type)
    if bare == "Self" {
      bare = scope.boundSelf ?? scope.type.map { symbols.entry($0).name } ?? bare
    }
    if let found = projectType(type == "Self" ? bare : type, in: scope.type, file: scope.file),
      symbols.entry(found).primary != nil, symbols.kind(of: found) != .protocolType
    {
      if symbols.kind(of: found) == .alias, let target = aliasValue(found, scope),
        case .platformType(let platformName) = target
      {
        return platformImplicit(name, arguments, platformName, expression, scope)
      }
      if name == "init" { return construct(found, arguments ?? [], scope, expression.place) }
      let own = arguments.flatMap {
        staticCall(name, of: found, $0, expression, scope, expecting: type)
      }
      if let own { return own }
      if let member = staticMember(name, of: found, expression.place) {
        guard let arguments else { return member }
        return apply(member, arguments, expression, scope, expecting: type)
      }
      if name == "none" { return .nothing }
      return undefined(bare + "." + name, expression.place)
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
}
