/// The computed custom properties of one element, which its children inherit.
///
/// Source: https://www.w3.org/TR/css-variables-1/
public struct CustomProperties: Hashable, Sendable {
  private var values: [String: [Token]]

  /// Properties from outside, such as those of a theme, by name with the two hyphens.
  public init(_ values: [String: [Token]] = [:]) { self.values = values }

  /// The value of a property, without `var()`, or `nil` if it has none.
  public subscript(name: String) -> [Token]? { values[name] }

  /// The properties of an element whose parent has these ones.
  ///
  /// A property that refers to itself, directly or through others, has no value, and neither have
  /// the others of the cycle.
  ///
  /// Registered properties start with their initial values, and take only values of their syntax.
  public func inherited(
    by style: CascadedStyle, registrations: [String: PropertyRegistration] = [:]
  ) -> CustomProperties {
    var start = values
    for (name, registration) in registrations where !registration.inherits || start[name] == nil {
      start[name] = registration.initialValue
    }
    var resolver = Resolver(parent: values, inherited: start, registrations: registrations)
    for declaration in style.declarations where declaration.declaration.isCustomProperty {
      resolver.declared[declaration.declaration.name] = declaration.declaration
    }
    guard !resolver.declared.isEmpty else { return CustomProperties(start) }
    // Sorted, so that the outcome of hitting a limit is the same in every run.
    for name in resolver.declared.keys.sorted() { resolver.resolve(name) }
    return CustomProperties(resolver.values)
  }

  /// `value` with each `var()` replaced by these properties.
  public func substituted(_ value: [Token]) -> VariableSubstitution {
    VariableSubstitution(value) { values[$0] }
  }
}

/// Computes declared properties in the order in which they depend on each other.
private struct Resolver {
  /// Chains of references longer than this have no value.
  static let maximumDepth = 256

  /// The parent's values.
  let parent: [String: [Token]]
  /// The values of properties that are not declared.
  let inherited: [String: [Token]]
  let registrations: [String: PropertyRegistration]
  var declared: [String: Declaration] = [:]
  var values: [String: [Token]]
  private var finished: Set<String> = []
  private var cyclic: Set<String> = []
  private var stack: [String] = []

  init(
    parent: [String: [Token]], inherited: [String: [Token]],
    registrations: [String: PropertyRegistration]
  ) {
    self.parent = parent
    self.inherited = inherited
    self.registrations = registrations
    values = inherited
  }

  mutating func resolve(_ name: String) {
    guard let declaration = declared[name], !finished.contains(name) else { return }
    if let start = stack.firstIndex(of: name) {
      cyclic.formUnion(stack[start...])
      return
    }
    guard stack.count < Self.maximumDepth else {
      cyclic.formUnion(stack)
      return
    }
    stack.append(name)
    for reference in VariableReference.names(in: declaration.value) { resolve(reference) }
    stack.removeLast()
    finished.insert(name)
    values[name] = value(of: declaration)
  }

  private func value(of declaration: Declaration) -> [Token]? {
    let registration = registrations[declaration.name]
    if cyclic.contains(declaration.name) {
      return registration == nil ? nil : inherited[declaration.name]
    }
    switch declaration.inheritanceKeyword {
    case .initial: return registration?.initialValue
    case .inherit: return parent[declaration.name] ?? registration?.initialValue
    case .unset, .revert, .revertLayer: return inherited[declaration.name]
    case nil:
      let substitution = VariableSubstitution(declaration.value) { values[$0] }
      // Invalid at computed-value time: `unset` if registered, else no value, not even the
      // inherited one (CSS Custom Properties 1, section 3).
      guard let registration else { return substitution.value }
      guard let value = substitution.value, registration.syntax.accepts(value[...]) else {
        return inherited[declaration.name]
      }
      return value
    }
  }
}
