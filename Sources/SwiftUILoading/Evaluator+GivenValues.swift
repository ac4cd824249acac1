extension Evaluator {
  /// The values that a property has, first that where nobody gives any.
  mutating func givenValues(
    of property: PropertyDeclaration, at id: DeclarationID, of type: TypeID, depth: Int = 0
  ) -> [GivenValue] {
    let key = ConstantKey(id: id, name: property.name)
    if depth == 0, let known = givenValues[key] { return known }
    var values: [GivenValue] = []
    func add(_ value: GivenValue) {
      // What is not known looks alike, whatever it is called.
      let isKnown = values.contains { $0.label == value.label || $0.isOpen && value.isOpen }
      if !isKnown { values.append(value) }
    }
    let found = enumeration(of: property, at: id, of: type)
    let cases = found.map { symbols.cases(of: $0).map(\.name) }
    if let value = defaultValue(of: property, of: type, cases: cases) { add(value) }
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

  /// The value that a property has where nobody gives any; `nil` if somebody has to.
  private mutating func defaultValue(
    of property: PropertyDeclaration, of type: TypeID, cases: [String]?
  ) -> GivenValue? {
    func label(_ expression: Expression) -> String {
      let name = cases == nil ? nil : Self.lastName(of: expression)
      return name ?? code(at: expression.place)
    }
    if let initial = property.initialValue {
      return GivenValue(label: label(initial), source: .initial, isDefault: true)
    }
    for id in symbols.members("init", of: type) {
      guard case .function(let function) = symbols.member(id),
        let parameter = Self.parameter(of: function, setting: property.name),
        let value = function.parameters[parameter].defaultValue
      else { continue }
      let use = ViewUse(
        arguments: [], owner: type, id: id, prelude: [], parameters: [], place: value.place)
      return GivenValue(label: label(value), source: .argument(value, use), isDefault: true)
    }
    return isOptional(property.type ?? "")
      ? GivenValue(label: "none", source: .initial, isDefault: true) : nil
  }

  /// What one argument stands for: the values of a property that it hands on, or itself.
  private mutating func given(
    _ expression: Expression, _ use: ViewUse, for property: PropertyDeclaration, cases: [String]?,
    _ depth: Int
  ) -> [GivenValue] {
    if let owner = use.owner, let name = Self.ownName(expression), !use.hidesMembers(name) {
      for id in symbols.members(name, of: owner) {
        guard let outer = symbols.property(name, at: id), outer.getter == nil,
          isSettable(outer, at: id, of: owner)
        else { continue }
        guard depth < ControlFinder.maximumForwarding else {
          return [GivenValue(label: name, source: .open)]
        }
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
    let label = code(at: expression.place)
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
        arguments: [], owner: owner, id: id, prelude: [], parameters: [], place: property.place)
      return GivenValue(label: value.label, source: .argument(initial, outer))
    }
  }

  /// Whether `use` may give a value: what it hands on may be any, what it leaves out is the default.
  mutating func mayGive(
    _ value: GivenValue, for property: PropertyDeclaration, of type: TypeID, in use: ViewUse
  ) -> Bool {
    guard let argument = argument(for: property.name, of: type, in: use) else {
      return value.isDefault
    }
    return Self.alternatives(of: argument).contains { expression in
      let isHandedOn =
        use.owner.flatMap { owner in
          Self.ownName(expression).map { !symbols.members($0, of: owner).isEmpty }
        } ?? false
      let name = Self.lastName(of: expression)
      return isHandedOn || value.label == code(at: expression.place) || value.label == name
        || ["given", "?"].contains(value.label)
    }
  }

  /// The argument that a property gets where `use` makes the view; `nil` for none.
  mutating func argument(for name: String, of type: TypeID, in use: ViewUse) -> Expression? {
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
    case .index, .ternary, .keyPath, .condition, .choice, .dictionary, .macro, .cast, .unsupported:
      return false
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
