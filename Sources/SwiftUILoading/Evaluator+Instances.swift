import SceneModel

extension Evaluator {
  /// A property or method of an instance.
  mutating func property(_ name: String, of instance: Instance, _ place: Expression.Place) -> Value?
  {
    if let stored = instance.properties[name] {
      if case .bool(let isSet) = stored, let flag = FlagName(name), isAudited(instance.type) {
        guard instance.literalFlags.isSuperset(of: flag.flag) else { return ownFlag(name, flag) }
        // What the code says of this control holds in all its states.
        if isSet != flag.isNegated { fixedFlags.formUnion(flag.flag) }
        return stored
      }
      if case .unknown(let obstacle) = stored, FlagName(name) != nil,
        obstacle.key.flatMap({ FlagName($0) }) == nil
      {
        // What is handed over as `isSelected` says a state, whatever it is worked out from.
        return .bool(decide(name))
      }
      return stored
    }
    for id in symbols.inheritedMembers(name, of: instance.type) {
      let declaration = symbols.declaration(id)
      guard !declaration.isStatic else { continue }
      switch declaration.kind {
      case .function: return .method(.instance(instance), name)
      case .variable:
        guard let property = symbols.property(name, at: id) else { continue }
        return value(of: property, of: instance, at: id, place)
      case .structure, .classType, .enumeration, .actor, .protocolType, .extensionType,
        .initializer, .enumCases, .alias, .preview:
        continue
      }
    }
    return nil
  }

  private mutating func value(
    of property: PropertyDeclaration, of instance: Instance, at id: DeclarationID,
    _ place: Expression.Place
  ) -> Value {
    depth += 1
    defer { depth -= 1 }
    var scope = Scope()
    scope.file = Int32(id.file)
    scope.type = instance.type
    scope.instance = .instance(instance)
    if let getter = property.getter {
      return named(
        result(of: getter, &scope, declaredAs: property.type), property.name, property)
    }
    if let attribute = property.attribute("Environment") {
      return environmentValue(attribute, property, scope)
    }
    if let given = openValue(of: property, of: instance, at: id) { return given }
    scope.instance = nil
    if let initial = property.initialValue {
      let value = evaluate(initial, scope, expecting: property.type)
      if case .bool = value, let name = FlagName(property.name), !property.isConstant,
        isAudited(instance.type) || property.attribute("State") != nil
          || property.attribute("GestureState") != nil
      {
        return ownFlag(property.name, name)
      }
      // A gesture goes on while a finger is down, whatever the property is called.
      if case .bool(false) = value, property.attribute("GestureState") != nil {
        return flag(property.name, .pressed)
      }
      return named(value, property.name, property)
    }
    for wrapper in ["ScaledMetric", "State", "Binding"] {
      if let argument = property.attribute(wrapper)?.arguments.first(where: {
        $0.label == "wrappedValue" || $0.label == "initialValue"
      }) {
        return evaluate(argument.value, scope, expecting: property.type)
      }
    }
    if property.attribute("FocusState") != nil { return flag(property.name, .focused) }
    return placeholder(named: property.name, type: property.type ?? "", scope, property.place)
  }

  /// A Boolean of the audited style that says a state, in both its values.
  private mutating func ownFlag(_ key: String, _ name: FlagName) -> Value {
    let isSet = value(of: Axis(key: key, kind: .flag(name.flag))) == 1
    return .bool(isSet != name.isNegated)
  }

  /// Whether a style's own flags count as states.
  private mutating func isAudited(_ style: TypeID) -> Bool {
    readCount += 1
    return style == auditedStyle
  }

  private mutating func flag(_ key: String, _ flag: ControlState) -> Value {
    .bool(value(of: Axis(key: key, kind: .flag(flag))) == 1)
  }

  /// The declared type of a stored property.
  mutating func declaredType(of name: String, in type: TypeID) -> String? {
    for id in symbols.members(name, of: type) {
      if let property = symbols.property(name, at: id) { return property.type }
    }
    return nil
  }

  /// What stands for a value that nobody gives: an axis where it has few values.
  mutating func placeholder(
    named name: String, type written: String, _ scope: Scope, _ place: Expression.Place
  ) -> Value {
    let type = Self.bareType(written)
    if type == "Bool" { return .bool(decide(name)) }
    if type == "String" || type == "LocalizedStringKey" || type == "LocalizedStringResource" {
      return isOptional(written)
        ? unknown("'\(name)' is given by the caller", place, key: name) : .string(Self.sampleLabel)
    }
    if isOptional(written) {
      return unknown("'\(name)' is given by the caller", place, key: name)
    }
    if let found = projectType(written, in: scope.type, file: scope.file),
      symbols.entry(found).primary != nil
    {
      if symbols.kind(of: found) == .enumeration { return enumeration(name, found, place) }
      if symbols.kind(of: found) != .protocolType, symbols.kind(of: found) != .alias {
        return .instance(Instance(type: found, properties: [:]))
      }
    }
    if type.hasSuffix("Configuration") {
      return .configuration(StyleConfiguration(kind: .button, label: sampleLabel(at: place)))
    }
    return unknown("'\(name)' is given by the caller", place, key: name)
  }

  /// One of the cases of an enumeration, chosen by an axis.
  private mutating func enumeration(_ name: String, _ type: TypeID, _ place: Expression.Place)
    -> Value
  {
    let cases = symbols.cases(of: type)
    guard let first = cases.first else { return .nothing }
    // A case may hold a value of its own type.
    guard depth < Self.maximumDepth else { return unknown("'\(name)' is nested", place) }
    let axis = Axis(key: name, kind: .choice(cases.map(\.name)))
    let chosen = cases.count > 1 ? cases[min(value(of: axis), cases.count - 1)] : first
    depth += 1
    defer { depth -= 1 }
    let payload = chosen.payload.map { parameter in
      let named = parameter.label == nil ? "\(name).\(chosen.name)" : parameter.name
      let scope = Scope(type: type, file: place.file)
      return (
        label: parameter.label,
        value: placeholder(named: named, type: parameter.type, scope, place)
      )
    }
    return .enumCase(EnumCase(type: type, name: chosen.name, payload: payload))
  }

  /// What a control says whose text these files do not show.
  static let sampleLabel = "Button"

  func sampleLabel(at place: Expression.Place) -> ViewNode {
    ViewNode(content: .sample, place: place)
  }

  func isOptional(_ type: String) -> Bool {
    type.hasSuffix("?") || type.hasPrefix("Optional<")
  }

  /// What a written type is in these files; `nil` for one that is said to be a module's.
  func projectType(_ written: String, in context: TypeID?, file: Int32) -> TypeID? {
    PlatformValues.namesModule(written)
      ? nil : symbols.type(Self.bareType(written), in: context, file: file)
  }

  /// A type's name without optionality, `some`, `any`, `Binding` and the like.
  static func bareType(_ written: String) -> String {
    var type = written[...]
    var isChanged = true
    while isChanged {
      isChanged = false
      for prefix in ["some ", "any ", "inout ", "@escaping ", "@autoclosure "]
      where type.hasPrefix(prefix) {
        type = type.dropFirst(prefix.count)
        isChanged = true
      }
      let module = type.prefix { $0 != "." }
      if module != type, PlatformValues.modules.contains(String(module)) {
        type = type.dropFirst(module.count + 1)
        isChanged = true
      }
      for wrapper in ["Binding<", "Optional<", "State<"] where type.hasPrefix(wrapper) {
        type = type.dropFirst(wrapper.count).dropLast()
        isChanged = true
      }
      if type.hasSuffix("?") || type.hasSuffix("!") {
        type = type.dropLast()
        isChanged = true
      }
    }
    return String(type)
  }

  private mutating func environmentValue(
    _ attribute: PropertyDeclaration.Attribute, _ property: PropertyDeclaration, _ scope: Scope
  ) -> Value {
    guard let argument = attribute.arguments.first else {
      return unknown("the environment's '\(property.name)' is not known", property.place)
    }
    if case .keyPath(let path) = argument.value.kind, let key = path.last {
      return environmentValue(key, property.place)
    }
    if case .member(let type?, "self") = argument.value.kind,
      case .type(let found) = evaluate(type, scope)
    {
      return .instance(Instance(type: found, properties: [:]))
    }
    return unknown("the environment's '\(property.name)' is not known", property.place)
  }

  /// The value of `\.key` where the current view stands.
  mutating func environmentValue(_ key: String, _ place: Expression.Place) -> Value {
    readCount += 1
    if let value = environment.values[key] { return value }
    switch key {
    case "isEnabled":
      guard environment.isEnabled else { return .bool(false) }
      return .bool(value(of: Axis(key: "isEnabled", kind: .flag(.disabled))) == 0)
    case "isFocused": return flag("isFocused", .focused)
    case "colorScheme": return .symbol(inputs.isDark ? "dark" : "light")
    case "colorSchemeContrast":
      return .symbol(inputs.isIncreasedContrast ? "increased" : "standard")
    case "controlSize":
      let sizes = ["regular", "mini", "small", "large", "extraLarge"]
      let axis = Axis(key: "controlSize", kind: .choice(sizes))
      return .symbol(sizes[min(value(of: axis), sizes.count - 1)])
    case "dynamicTypeSize", "sizeCategory": return .symbol("large")
    case "horizontalSizeClass": return .symbol("compact")
    case "verticalSizeClass": return .symbol("regular")
    case "layoutDirection": return .symbol("leftToRight")
    case "accessibilityReduceMotion":
      readsReduceMotion = true
      return .bool(false)
    case "accessibilityReduceTransparency", "isPresented",
      "accessibilityDifferentiateWithoutColor", "accessibilityInvertColors", "isLuminanceReduced",
      "accessibilityShowButtonShapes":
      return .bool(false)
    case "displayScale", "pixelLength": return .number(key == "pixelLength" ? 1.0 / 3 : 3)
    case "backgroundMaterial": return .nothing
    case "font": return environment.font.map { .font($0) } ?? .nothing
    case "isHovered", "isHoverEffectEnabled": return flag(key, .hovered)
    default: break
    }
    return projectEnvironmentValue(key, place)
      ?? unknown("the environment's '\(key)' is not defined in these files", place, key: key)
  }

  /// An environment value that the project adds.
  private mutating func projectEnvironmentValue(_ key: String, _ place: Expression.Place) -> Value?
  {
    guard let type = symbols.type("EnvironmentValues", in: nil, file: place.file) else {
      return nil
    }
    for id in symbols.members(key, of: type) {
      guard let property = symbols.property(key, at: id) else { continue }
      var scope = Scope()
      scope.file = Int32(id.file)
      scope.type = type
      if let initial = property.initialValue {
        return evaluate(initial, scope, expecting: property.type)
      }
      if let getter = property.getter {
        return result(of: getter, &scope, declaredAs: property.type)
      }
      if isOptional(property.type ?? "") { return .nothing }
    }
    return nil
  }
}
