extension Evaluator {
  /// What the initialiser does that the compiler writes.
  mutating func memberwise(_ type: TypeID, _ arguments: [Argument], _ scope: Scope) -> Value {
    var instance = Instance(
      type: type, properties: [:], literalFlags: Self.literalFlags(arguments))
    var parameters: [FunctionDeclaration.Parameter] = []
    var builders: Set<String> = []
    var settable: Set<String> = []
    for id in symbols.variables(of: type) {
      guard case .properties(let properties) = symbols.member(id) else { continue }
      for property in properties
      where property.getter == nil && property.attribute("Environment") == nil {
        if property.isConstant, property.initialValue != nil { continue }
        if property.attribute("ViewBuilder") != nil { builders.insert(property.name) }
        if property.attributes.isEmpty, !isPrivate(id) { settable.insert(property.name) }
        parameters.append(
          FunctionDeclaration.Parameter(
            label: property.name, name: property.name, type: property.type ?? "",
            defaultValue: property.initialValue))
      }
    }
    guard let binding = Self.binding(of: arguments, to: parameters) else {
      return .instance(instance)
    }
    for (parameter, given) in zip(parameters, binding) {
      guard let index = given.first else {
        if parameter.defaultValue == nil, parameter.type.hasSuffix("?") {
          instance.properties[parameter.name] = Value.nothing
        }
        if let initial = parameter.defaultValue, type == openDefaults,
          settable.contains(parameter.name)
        {
          let written = qualified(parameter.type, in: type, file: fileOf(type))
          let value = evaluate(
            initial, Scope(type: type, file: fileOf(type)),
            expecting: written.isEmpty ? nil : written)
          if let choice = choice(value, parameter.name) {
            instance.properties[parameter.name] = choice
          }
        }
        continue
      }
      var value = evaluate(
        arguments[index].value, scope,
        expecting: writtenType(of: parameter, in: type, arguments[index].value))
      if builders.contains(parameter.name), !parameter.type.contains("->"),
        case .closure(let closure, var captured) = value
      {
        value = outcome(of: closure.body, &captured, expecting: nil)
      }
      instance.properties[parameter.name] = Self.named(
        Self.typed(value, parameter.type, [:]), parameter.name)
    }
    return .instance(instance)
  }

  /// The type of a property as it is known everywhere; where its default says it, as far as an implicit
  /// member needs it.
  private mutating func writtenType(
    of parameter: FunctionDeclaration.Parameter, in type: TypeID, _ argument: Expression
  ) -> String {
    guard parameter.type.isEmpty, let initial = parameter.defaultValue,
      argument.isImplicitMember
    else { return qualified(parameter.type, in: type, file: fileOf(type)) }
    return typeName(of: evaluate(initial, Scope(type: type, file: fileOf(type)))) ?? ""
  }
}
