/// What the meaning of a selector depends on besides its own text.
struct SelectorContext: Sendable {
  /// The selectors of the rule around, which `&` stands for; `nil` outside of rules.
  var parents: [Selector]?
  /// The namespaces that `@namespace` declares, by their prefixes; the default one's is empty.
  var namespaces: [String: String] = [:]

  /// The namespace of elements that are in one.
  private static let svg = "http://www.w3.org/2000/svg"

  /// The conditions that a prefix adds, `nil` for one that is not declared.
  func restriction(prefix: String) -> [SimpleSelector]? {
    namespaces[prefix].map(Self.restriction)
  }

  /// The conditions of a name without prefix.
  var defaultRestriction: [SimpleSelector] { restriction(prefix: "") ?? [] }

  private static func restriction(_ namespace: String) -> [SimpleSelector] {
    if namespace.isEmpty { return [.withoutNamespace] }
    return namespace == svg ? [] : [.never]
  }
}
