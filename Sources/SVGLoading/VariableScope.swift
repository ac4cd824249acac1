import CSS
import SceneModel

/// The custom properties that an element sees, with the definitions they came from.
struct VariableScope {
  private var properties = CustomProperties()
  private var origins: [String: Origin] = [:]

  /// Where a property was given its value, and which others that value refers to.
  private struct Origin {
    var definition: Definition
    var references: [String]
  }

  /// Variables that refer to each other in a row, as far as their definitions are shown.
  private static let maximumChain = 32

  /// Adds the custom properties that an element declares.
  mutating func declare(
    _ style: CascadedStyle, registrations: [String: PropertyRegistration],
    definition: (CascadedDeclaration) -> Definition
  ) {
    for winner in style.declarations where winner.declaration.isCustomProperty {
      var references: [String] = []
      if winner.declaration.hasVariable {
        _ = VariableSubstitution(winner.declaration.value) { name in
          references.append(name)
          return []
        }
      }
      origins[winner.declaration.name] = Origin(
        definition: definition(winner), references: references)
    }
    properties = properties.inherited(by: style, registrations: registrations)
  }

  /// The result of replacing the `var()` references of a value.
  enum Substitution {
    /// The value and the definitions of the variables in it.
    case value([Token], [Definition])
    /// The name of a variable that has neither a value nor a fallback; empty if none is to blame.
    case missing(String)
  }

  /// Replaces each `var()` in `tokens`.
  func substituting(_ tokens: [Token]) -> Substitution {
    var used: [String] = []
    let substitution = VariableSubstitution(tokens) { name in
      let value = properties[name]
      if value != nil { used.append(name) }
      return value
    }
    guard let value = substitution.value else {
      return .missing(substitution.unresolvedNames.first ?? "")
    }
    return .value(value, definitions(of: used))
  }

  private func definitions(of names: [String]) -> [Definition] {
    var chain: [Definition] = []
    var pending = Array(names.reversed())
    while let name = pending.popLast(), chain.count < Self.maximumChain {
      guard let origin = origins[name] else { continue }
      chain.append(origin.definition)
      pending += origin.references.reversed()
    }
    return chain
  }
}
