import SceneModel

/// When an element counts: any of some terms, each of which is flags that must or must not hold.
struct Condition: Hashable, Sendable {
  struct Term: Hashable, Sendable {
    var required: ControlState = []
    var forbidden: ControlState = []
    /// Parameters that must be given, or must not.
    var parameters: [Flag] = []

    struct Flag: Hashable, Sendable {
      var name: String
      var isRequired: Bool
    }
  }

  var terms: [Term]

  /// Every flag that the condition looks at.
  var flags: ControlState {
    terms.reduce(into: []) { $0.formUnion($1.required.union($1.forbidden)) }
  }

  /// Every parameter that the condition looks at.
  var parameters: [String] { terms.flatMap { $0.parameters.map(\.name) } }

  /// Whether it holds in `state`, with `isGiven` telling which parameters are.
  func holds(in state: ControlState, isGiven: (String) -> Bool) -> Bool {
    terms.contains { term in
      state.isSuperset(of: term.required) && state.isDisjoint(with: term.forbidden)
        && term.parameters.allSatisfy { isGiven($0.name) == $0.isRequired }
    }
  }

  /// Parses `pressed`, `!disabled`, `selected+disabled`, `$icon`, and lists of them, which mean
  /// "or"; throws the word that is no flag.
  init(_ text: String) throws(UnknownFlag) {
    terms = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      var term = Term()
      for part in word.split(separator: "+", omittingEmptySubsequences: false) {
        let isRequired = !part.hasPrefix("!")
        let name = isRequired ? part : part.dropFirst()
        if name.hasPrefix("$"), name.count > 1 {
          term.parameters.append(
            Term.Flag(name: String(name.dropFirst()), isRequired: isRequired))
        } else if let entry = ControlState.flags.first(where: { $0.name == name }) {
          if isRequired {
            term.required.insert(entry.flag)
          } else {
            term.forbidden.insert(entry.flag)
          }
        } else {
          throw UnknownFlag(name: String(name))
        }
      }
      terms.append(term)
    }
    if terms.isEmpty { throw UnknownFlag(name: "") }
  }

  struct UnknownFlag: Error {
    var name: String
  }
}
