import SceneModel

/// One of the values that a property of a view has where the project makes the view.
struct GivenValue: Sendable {
  enum Source: Sendable {
    /// What the property has where nobody gives anything.
    case initial
    /// A case of the property's type.
    case enumCase(String)
    /// An argument, or the initial value of a property that is handed on.
    case argument(Expression, ViewUse)
    /// Something that is not followed.
    case open
  }

  /// What it is called in the name of a variant.
  var label: String
  var source: Source
}

extension Evaluator {
  /// The value of a stored property of the audited view, one of those that callers give, chosen by
  /// an axis; `nil` where nothing but the property itself says it.
  mutating func openValue(
    of property: PropertyDeclaration, of instance: Instance, at id: DeclarationID
  ) -> Value? {
    guard instance.isOpen, isSettable(property, at: id, of: instance.type) else { return nil }
    let scope = Scope(type: instance.type, file: Int32(id.file))
    if let initial = property.initialValue {
      let value = evaluate(initial, scope, expecting: property.type)
      if case .bool = value {
        if FlagName(property.name) != nil { return .bool(decide(property.name)) }
        return isEverGiven(property, to: instance.type) ? choice(value, property.name) : nil
      }
    }
    let values = givenValues(of: property, at: id, of: instance.type)
    if values.allSatisfy({ if case .initial = $0.source { true } else { false } }) { return nil }
    let axis = Axis(key: property.name, kind: .choice(values.map(\.label)))
    let index = values.count > 1 ? min(value(of: axis), values.count - 1) : 0
    switch values[index].source {
    case .initial:
      return property.initialValue == nil ? .nothing : nil
    case .open: return nil
    case .enumCase(let name):
      return enumeration(of: property, at: id, of: instance.type).map {
        .enumCase(EnumCase(type: $0, name: name, payload: []))
      }
    case .argument(let argument, let use):
      let inner = self.scope(
        at: use.place, in: use.owner, use.parameters, use.prelude, isOpen: false)
      let type = property.type ?? property.initialValue.flatMap { initial in
        typeName(of: evaluate(initial, scope))
      }
      let expected = type.map { qualified($0, in: instance.type, file: Int32(id.file)) }
      return Self.named(evaluate(argument, inner, expecting: expected), property.name)
    }
  }

  /// Whether callers can set a property at all, to something that is seen.
  private mutating func isSettable(
    _ property: PropertyDeclaration, at id: DeclarationID, of type: TypeID
  ) -> Bool {
    if property.isConstant, property.initialValue != nil { return false }
    guard property.attributes.isEmpty, property.type?.contains("->") != true else { return false }
    let written = Self.bareType(property.type ?? "")
    // Texts of another length tell nothing new.
    if Self.textTypes.contains(written), !isOptional(property.type ?? "") { return false }
    return !isPrivate(id) || !symbols.members("init", of: type).isEmpty
  }

  private static let textTypes: Set<String> = [
    "String", "LocalizedStringKey", "LocalizedStringResource", "AttributedString",
  ]

  /// Whether a caller gives a flag as something that may differ from its default; so may one
  /// outside of the project, where nothing in it makes the view.
  private mutating func isEverGiven(_ property: PropertyDeclaration, to type: TypeID) -> Bool {
    guard let uses = viewUses[type], !uses.isEmpty else { return true }
    return uses.contains { argument(for: property.name, of: type, in: $0) != nil }
  }

  /// The enumeration that a property's type is, if no case of it carries anything.
  private mutating func enumeration(
    of property: PropertyDeclaration, at id: DeclarationID, of type: TypeID
  ) -> TypeID? {
    var found = property.type.flatMap {
      projectType($0, in: type, file: Int32(id.file))
    }
    if property.type == nil, let initial = property.initialValue,
      case .enumCase(let element) = evaluate(initial, Scope(type: type, file: Int32(id.file)))
    {
      found = element.type
    }
    guard let found, symbols.kind(of: found) == .enumeration,
      symbols.cases(of: found).allSatisfy(\.payload.isEmpty)
    else { return nil }
    return found
  }

  // MARK: What callers give

  /// The values that a property has, first that where nobody gives any.
  private mutating func givenValues(
    of property: PropertyDeclaration, at id: DeclarationID, of type: TypeID, depth: Int = 0
  ) -> [GivenValue] {
    let key = ConstantKey(id: id, name: property.name)
    if depth == 0, let known = givenValues[key] { return known }
    var values: [GivenValue] = []
    func add(_ value: GivenValue) {
      if !values.contains(where: { $0.label == value.label }) { values.append(value) }
    }
    let cases = enumeration(of: property, at: id, of: type).map { symbols.cases(of: $0).map(\.name) }
    if let initial = property.initialValue {
      let name = cases == nil ? nil : Self.lastName(of: initial)
      add(GivenValue(label: name ?? condensed(symbols.text(initial.place)), source: .initial))
    } else if isOptional(property.type ?? "") {
      add(GivenValue(label: "none", source: .initial))
    }
    let uses = viewUses[type] ?? []
    for use in uses {
      guard let argument = argument(for: property.name, of: type, in: use) else { continue }
      for expression in Self.alternatives(of: argument) {
        for value in given(expression, use, for: property, cases: cases, depth) { add(value) }
      }
    }
    let isOpenEnumeration = uses.isEmpty || property.initialValue == nil
    if let cases, isOpenEnumeration || values.contains(where: \.isOpen) {
      values.removeAll(where: \.isOpen)
      for name in cases { add(GivenValue(label: name, source: .enumCase(name))) }
    }
    if depth == 0 { givenValues[key] = values }
    return values
  }

  /// What one argument stands for: the values of a property that it hands on, or itself.
  private mutating func given(
    _ expression: Expression, _ use: ViewUse, for property: PropertyDeclaration, cases: [String]?,
    _ depth: Int
  ) -> [GivenValue] {
    if let owner = use.owner, depth < ControlFinder.maximumForwarding,
      let name = Self.ownName(expression), !use.hidesMembers(name)
    {
      for id in symbols.members(name, of: owner) {
        guard let outer = symbols.property(name, at: id), outer.getter == nil,
          isSettable(outer, at: id, of: owner)
        else { continue }
        return handedOn(outer, at: id, of: owner, expression, use, depth)
      }
    }
    if let cases {
      let name = Self.lastName(of: expression)
      guard let name, cases.contains(name) else { return [.init(label: "?", source: .open)] }
      return [GivenValue(label: name, source: .enumCase(name))]
    }
    if case .closure = expression.kind { return [] }
    if Self.textTypes.contains(Self.bareType(property.type ?? "")) {
      return [GivenValue(label: "given", source: .argument(expression, use))]
    }
    let label = condensed(symbols.text(expression.place))
    let isFollowed = isKnown(expression, in: use)
    return [GivenValue(label: label, source: isFollowed ? .argument(expression, use) : .open)]
  }

  /// The values of `property`, of the view around the audited one, which is handed on to it.
  private mutating func handedOn(
    _ property: PropertyDeclaration, at id: DeclarationID, of owner: TypeID,
    _ expression: Expression, _ use: ViewUse, _ depth: Int
  ) -> [GivenValue] {
    let values = givenValues(of: property, at: id, of: owner, depth: depth + 1)
    if values.isEmpty { return [GivenValue(label: property.name, source: .open)] }
    return values.map { value in
      guard case .initial = value.source else { return value }
      let initial = property.initialValue ?? Expression(kind: .nothing, place: expression.place)
      if enumeration(of: property, at: id, of: owner) != nil,
        let name = Self.lastName(of: initial)
      {
        return GivenValue(label: name, source: .enumCase(name))
      }
      let outer = ViewUse(
        arguments: [], owner: owner, prelude: [], parameters: [], place: property.place)
      return GivenValue(label: value.label, source: .argument(initial, outer))
    }
  }

  /// The argument that a property gets where `use` makes the view; `nil` for none.
  private mutating func argument(for name: String, of type: TypeID, in use: ViewUse) -> Expression?
  {
    let initializers = symbols.members("init", of: type)
    if initializers.isEmpty {
      return use.arguments.first { $0.label == name }?.value
    }
    for id in initializers {
      guard case .function(let function) = symbols.member(id),
        let binding = Self.binding(of: use.arguments, to: function.parameters),
        let parameter = Self.parameter(of: function, setting: name),
        let index = binding[parameter].first
      else { continue }
      return use.arguments[index].value
    }
    return nil
  }

  /// The parameter of an initialiser that it keeps as the property `name`.
  private static func parameter(of function: FunctionDeclaration, setting name: String) -> Int? {
    for statement in function.body ?? [] {
      guard case .assignment(let target, let value) = statement.kind, ownName(target) == name,
        case .name(let written) = value.kind
      else { continue }
      return function.parameters.firstIndex { $0.name == written }
    }
    return nil
  }

  /// The name in `name` and `self.name`.
  private static func ownName(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name): return name
    case .member(let base?, let name):
      if case .name("self") = base.kind { return name }
      return nil
    default: return nil
    }
  }

  /// The name in `.name` and `Type.name`.
  private static func lastName(of expression: Expression) -> String? {
    guard case .member(let base, let name) = expression.kind else { return nil }
    guard let base else { return name }
    if case .name(let type) = base.kind { return type.first?.isUppercase == true ? name : nil }
    return lastName(of: base)?.first?.isUppercase == true ? name : nil
  }

  /// Both values of a condition.
  private static func alternatives(of expression: Expression) -> [Expression] {
    switch expression.kind {
    case .ternary(_, let first, let second): alternatives(of: first) + alternatives(of: second)
    case .tuple(let elements) where elements.count == 1: alternatives(of: elements[0].value)
    default: [expression]
    }
  }

  /// Whether a value is made of literals, types, constants and members of the view around it, not
  /// of what is known only while the app runs.
  private mutating func isKnown(_ expression: Expression, in use: ViewUse) -> Bool {
    switch expression.kind {
    case .number, .bool, .string, .nothing, .member(nil, _), .closure: return true
    case .member(let base?, _): return isKnown(base, in: use)
    case .prefix(_, let inner): return isKnown(inner, in: use)
    case .binary(_, let first, let second):
      return isKnown(first, in: use) && isKnown(second, in: use)
    case .array(let elements): return elements.allSatisfy { isKnown($0, in: use) }
    case .tuple(let elements): return elements.allSatisfy { isKnown($0.value, in: use) }
    case .call(let callee, let arguments):
      return isKnown(callee, in: use) && arguments.allSatisfy { isKnown($0.value, in: use) }
    case .name(let name):
      if name.first?.isUppercase == true || name == "self" { return true }
      if use.hidesMembers(name) { return false }
      if let owner = use.owner, !symbols.members(name, of: owner).isEmpty { return true }
      return !symbols.globalDeclarations(name).isEmpty
    case .index, .ternary, .keyPath, .condition, .choice, .macro, .cast, .unsupported: return false
    }
  }
}

extension GivenValue {
  fileprivate var isOpen: Bool { if case .open = source { true } else { false } }
}

extension ViewUse {
  /// Whether a local of this name is in sight.
  fileprivate func hidesMembers(_ name: String) -> Bool {
    parameters.contains { $0.name == name }
      || prelude.contains { statement in
        if case .binding(let names, _, _) = statement.kind { names.contains(name) } else { false }
      }
  }
}
