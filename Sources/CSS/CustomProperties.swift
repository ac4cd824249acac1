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
  public func inherited(by style: CascadedStyle) -> CustomProperties {
    var resolver = Resolver(inherited: values)
    for declaration in style.declarations where declaration.declaration.isCustomProperty {
      resolver.declared[declaration.declaration.name] = declaration.declaration
    }
    guard !resolver.declared.isEmpty else { return self }
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

  let inherited: [String: [Token]]
  var declared: [String: Declaration] = [:]
  var values: [String: [Token]]
  private var finished: Set<String> = []
  private var cyclic: Set<String> = []
  private var stack: [String] = []

  init(inherited: [String: [Token]]) {
    self.inherited = inherited
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
    if cyclic.contains(declaration.name) { return nil }
    switch declaration.inheritanceKeyword {
    case .initial: return nil
    case .inherit, .unset, .revert, .revertLayer: return inherited[declaration.name]
    case nil:
      let substitution = VariableSubstitution(declaration.value) { values[$0] }
      // A value that is invalid at computed-value time is `unset`, and custom properties inherit.
      return substitution.value ?? inherited[declaration.name]
    }
  }
}
