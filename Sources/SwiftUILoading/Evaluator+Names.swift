import AppleResources
import SceneModel

extension Evaluator {
  /// The value of a name without a qualifier.
  mutating func value(
    ofName written: String, _ scope: Scope, _ place: Expression.Place, expecting type: String?
  ) -> Value {
    let name = written.hasPrefix("$") ? String(written.dropFirst()) : written
    // `$0` is a parameter, `$name` what a wrapper gives.
    if let local = scope.locals[written] ?? scope.locals[name] { return local }
    if name == "self" || name == "Self" {
      if name == "self", let instance = scope.instance { return instance }
      if name == "Self", let bound = scope.boundSelf {
        guard let found = symbols.type(bound, in: nil, file: scope.file),
          symbols.entry(found).primary != nil
        else { return .platformType(bound) }
        return aliasTarget(found, scope) ?? .type(found)
      }
      return scope.type.map { .type($0) } ?? unknown("'\(name)' is not known", place)
    }
    if let body = scope.computed[name] {
      var inner = scope
      return outcome(of: body, &inner, expecting: type)
    }
    if scope.functions[name] != nil { return .method(.nothing, name) }
    if let instance = scope.instance {
      let member = name.hasPrefix("_") ? String(name.dropFirst()) : name
      if let value = instanceMember(member, of: instance, place) { return value }
    }
    if Self.knownModifiers.contains(name), let instance = scope.instance, isViewValue(instance) {
      return .method(instance, name)
    }
    if let type = scope.type, let value = enclosingMember(name, type, place) { return value }
    if let found = symbols.type(name, in: scope.type, file: scope.file) {
      if symbols.entry(found).primary != nil { return aliasTarget(found, scope) ?? .type(found) }
    }
    if let value = global(name, place) { return value }
    if PlatformValues.types.contains(name) { return .platformType(name) }
    if name.first?.isUppercase == true { return .platformType(name) }
    return undefined(name, place, key: name)
  }

  /// Whether a value is a view, so that modifiers may be called on it by their names alone.
  private func isViewValue(_ value: Value) -> Bool {
    switch value {
    case .view, .shape, .paint, .configuration: true
    case .instance(let instance): isView(instance.type)
    default: false
    }
  }

  /// What a type alias stands for; `nil` for any other type.
  private mutating func aliasTarget(_ type: TypeID, _ scope: Scope) -> Value? {
    guard symbols.kind(of: type) == .alias, let id = symbols.entry(type).primary,
      case .alias(let name, let target) = symbols.member(id), name != target
    else { return nil }
    if let found = symbols.type(target, in: nil, file: Int32(id.file)), found != type {
      return .type(found)
    }
    return .platformType(target)
  }

  /// A static member or nested type of the types around the code.
  private mutating func enclosingMember(_ name: String, _ type: TypeID, _ place: Expression.Place)
    -> Value?
  {
    var current: TypeID? = type
    var count = 0
    while let now = current, count < 8 {
      if let value = staticMember(name, of: now, place) { return value }
      let entryName = symbols.entry(now).name
      guard let dot = entryName.lastIndex(of: ".") else { return nil }
      current = symbols.type(String(entryName[..<dot]), in: nil, file: place.file)
      count += 1
    }
    return nil
  }

  /// A global variable or function.
  private mutating func global(_ name: String, _ place: Expression.Place) -> Value? {
    let candidates = symbols.globalDeclarations(name)
    guard let id = nearest(candidates, to: place.file) else { return nil }
    if symbols.declaration(id).kind == .function { return .method(.platformType(""), name) }
    return constant(id, name)
  }

  /// The declaration whose file is nearest to `file`.
  func nearest(_ candidates: [DeclarationID], to file: Int32) -> DeclarationID? {
    if candidates.count < 2 { return candidates.first }
    let path = symbols.files[Int(file)].path
    return candidates.max { first, second in
      symbols.files[first.file].path.commonDepth(with: path)
        < symbols.files[second.file].path.commonDepth(with: path)
    }
  }

  /// Declarations of one name, those in files near to `file` first, else in their order.
  private func nearestFirst(_ candidates: [DeclarationID], to file: Int32) -> [DeclarationID] {
    if candidates.count < 2 { return candidates }
    let path = symbols.files[Int(file)].path
    let ranked = candidates.enumerated().map { index, id in
      (id: id, index: index, depth: symbols.files[id.file].path.commonDepth(with: path))
    }
    return ranked.sorted { ($1.depth, $0.index) < ($0.depth, $1.index) }.map(\.id)
  }

  /// The value of a static or global variable, worked out once for each state.
  mutating func constant(_ id: DeclarationID, _ name: String) -> Value? {
    let key = ConstantKey(id: id, name: name)
    if let fixed = fixedConstants[inputs.key]?[key] {
      inputs.noteContrast(fixed.readsContrast)
      return fixed.value
    }
    if let known = constants[key] {
      readCount += 1
      return known
    }
    guard let property = symbols.property(name, at: id) else { return nil }
    guard open.insert(key).inserted else {
      readCount += 1
      return unknown("'\(name)' is defined by itself", property.place)
    }
    defer { open.remove(key) }
    let before = readCount
    let readsContrast = inputs.takeReadsContrast()
    defer { inputs.noteContrast(readsContrast) }
    let outer = Obstacles(taking: &self)
    guard let value = constantValue(property, at: id) else {
      outer.restore(in: &self)
      return nil
    }
    let isFixed = readCount == before && !Obstacles.exist(in: self)
    outer.restore(in: &self)
    if isFixed {
      fixedConstants[inputs.key, default: [:]][key] = FixedConstant(
        value: value, readsContrast: inputs.readsContrast)
    } else {
      constants[key] = value
    }
    return value
  }

  /// The value of a static or global variable; `nil` if it is given none.
  private mutating func constantValue(
    _ property: PropertyDeclaration, at id: DeclarationID
  ) -> Value? {
    var scope = Scope()
    scope.file = Int32(id.file)
    scope.type = selfType(around: id) ?? symbols.enclosingType(of: id)
    scope.boundSelf = symbols.boundSelf(around: id)
    var type = property.type ?? scope.type.flatMap { Self.contextType(symbols.entry($0).name) }
    if type == "Self" { type = scope.boundSelf ?? type }
    let result: Value
    if let getter = property.getter {
      result = self.result(of: getter, &scope, declaredAs: type)
    } else if let initial = property.initialValue {
      result = evaluate(
        initial, scope, expecting: property.type == "Self" ? type : property.type)
    } else {
      return nil
    }
    return named(result, property.name, property)
  }

  /// In an extension of a colour or font, values without a written type are such.
  private static func contextType(_ name: String) -> String? {
    ["Color", "UIColor", "Font", "ShapeStyle"].contains(name) ? name : nil
  }

  /// A colour with the name of the property that holds it.
  mutating func named(_ value: Value, _ name: String, _ property: PropertyDeclaration) -> Value {
    guard case .paint(.color(var color)) = value, let step = color.steps.first else { return value }
    if step.name == Self.literalName {
      color.steps[0] = step.named(name)
    } else {
      let written = property.initialValue.map { code(at: $0.place) } ?? name
      color.steps.insert(
        .init(name: name, value: written, location: location(property.place)), at: 0)
    }
    return .paint(.color(color))
  }

  /// A colour that is written as an argument, with the parameter's name.
  static func named(_ value: Value, _ name: String) -> Value {
    guard case .paint(.color(var color)) = value, let step = color.steps.first,
      step.name == literalName
    else { return value }
    color.steps[0] = step.named(name)
    return .paint(.color(color))
  }

  /// What a colour is called that nobody names.
  static let literalName = "colour"

  /// A static member, case or nested type; `nil` if the type has none of that name.
  ///
  /// A variable comes before a function of its name, which is meant only where it is called.
  mutating func staticMember(_ name: String, of type: TypeID, _ place: Expression.Place) -> Value? {
    var hasFunction = false
    for id in nearestFirst(symbols.inheritedMembers(name, of: type), to: place.file) {
      let declaration = symbols.declaration(id)
      switch declaration.kind {
      case .variable where declaration.isStatic:
        if let value = constant(id, name) { return value }
      case .function where declaration.isStatic: hasFunction = true
      case .structure, .classType, .enumeration, .actor:
        if let nested = symbols.type(at: id) { return .type(nested) }
      case .enumCases, .variable, .function, .initializer, .protocolType, .extensionType, .alias,
        .preview:
        continue
      }
    }
    if hasFunction { return .method(.type(type), name) }
    if symbols.kind(of: type) == .enumeration,
      symbols.cases(of: type).contains(where: { $0.name == name })
    {
      return .enumCase(EnumCase(type: type, name: name, payload: []))
    }
    let qualified = symbols.entry(type).name + "." + name
    if name.first?.isUppercase == true,
      let nested = symbols.type(qualified, in: nil, file: place.file)
    {
      return .type(nested)
    }
    if name == "allCases", symbols.kind(of: type) == .enumeration {
      return .array(
        symbols.cases(of: type).map {
          .enumCase(EnumCase(type: type, name: $0.name, payload: []))
        })
    }
    return nil
  }

  /// What a value's member is; `nil` if nothing of that name is known.
  mutating func instanceMember(_ name: String, of value: Value, _ place: Expression.Place)
    -> Value?
  {
    switch value {
    case .instance(let instance): return property(name, of: instance, place)
    case .enumCase(let element):
      if let value = computed(name, of: value, element.type) { return value }
      if name == "rawValue" { return rawValue(of: element) }
      return hasMethod(name, element.type) ? .method(value, name) : nil
    case .paint:
      return computedExtension(name, of: value, ["Color", "UIColor", "ShapeStyle"])
    case .view:
      return computedExtension(name, of: value, ["View", "Shape"])
        ?? computedExtension(name, of: value, in: labelExtensions)
    case .shape: return computedExtension(name, of: value, ["View", "Shape"])
    case .configuration(let configuration):
      if let own = computedExtension(name, of: value, in: extendedTypes(of: value)) { return own }
      return Self.configurationMembers.contains(name)
        ? configurationMember(name, configuration, place) : nil
    case .number, .bool, .string, .nothing, .font, .closure, .type, .platformType, .tuple, .array,
      .method, .symbol, .record, .deferred, .unknown:
      return nil
    }
  }

  private mutating func rawValue(of element: EnumCase) -> Value? {
    guard let declared = symbols.cases(of: element.type).first(where: { $0.name == element.name })
    else { return nil }
    guard let raw = declared.rawValue else { return .string(element.name) }
    return evaluate(raw, Scope())
  }
}
