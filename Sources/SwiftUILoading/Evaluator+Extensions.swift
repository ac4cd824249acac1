extension Evaluator {
  /// Whether a type or a protocol that it adopts has a function of this name.
  mutating func hasMethod(_ name: String, _ type: TypeID) -> Bool {
    symbols.inheritedMembers(name, of: type).contains { symbols.declaration($0).kind == .function }
  }

  /// A member that the project adds to one of the platform's types; `nil` if it adds none.
  mutating func computedExtension(_ name: String, of value: Value, _ types: [String])
    -> Value?
  {
    computedExtension(
      name, of: value, in: types.compactMap { symbols.type($0, in: nil, file: 0) })
  }

  /// A member that extensions of one of `types` have.
  mutating func computedExtension(_ name: String, of value: Value, in types: [TypeID])
    -> Value?
  {
    for type in types {
      if let result = computed(name, of: value, type) { return result }
      if hasMethod(name, type) { return .method(value, name) }
    }
    return nil
  }

  /// The value of a computed property of `type`.
  mutating func computed(_ name: String, of value: Value, _ type: TypeID) -> Value? {
    for id in symbols.inheritedMembers(name, of: type) {
      let declaration = symbols.declaration(id)
      guard declaration.kind == .variable, !declaration.isStatic,
        let property = symbols.property(name, at: id), let getter = property.getter
      else { continue }
      depth += 1
      defer { depth -= 1 }
      var scope = Scope()
      scope.file = Int32(id.file)
      scope.type = type
      scope.instance = value
      return result(of: getter, &scope, declaredAs: property.type)
    }
    return nil
  }
}
