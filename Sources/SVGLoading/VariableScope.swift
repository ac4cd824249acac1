import CSS
import SceneModel

/// The custom properties that an element sees, with the definitions they came from.
struct VariableScope {
  private var values: [String: (tokens: [Token], definition: Definition)] = [:]

  /// Variables that refer to each other in a row.
  private static let maximumDepth = 32

  /// Sets a custom property, whose value may still hold references.
  mutating func set(_ name: String, _ tokens: [Token], _ definition: Definition) {
    values[name] = (tokens, definition)
  }

  /// The result of replacing the `var()` references of a value.
  enum Substitution {
    /// The value and the definitions of the variables in it.
    case value([Token], [Definition])
    /// The name of a variable that has neither a value nor a fallback; empty if none is to blame.
    case missing(String)
  }

  /// Replaces each `var()` in `tokens`; a variable that leads to itself has no value.
  func substituting(_ tokens: [Token], active: [String] = []) -> Substitution {
    var definitions: [Definition] = []
    let substitution = VariableSubstitution(tokens) { name in
      guard let value = values[name], !active.contains(name), active.count < Self.maximumDepth,
        case .value(let tokens, let steps) = substituting(value.tokens, active: active + [name])
      else { return nil }
      definitions += [value.definition] + steps
      return tokens
    }
    guard let value = substitution.value else {
      return .missing(substitution.unresolvedNames.first ?? "")
    }
    return .value(value, definitions)
  }
}
