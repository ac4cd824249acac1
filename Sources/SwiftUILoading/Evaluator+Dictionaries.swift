extension Evaluator {
  /// What a dictionary is called as a value of the platform; its parts are named by their keys.
  static let dictionaryName = "Dictionary"

  /// A dictionary of literal entries, all of whose keys are known.
  mutating func dictionary(
    _ elements: [(key: Expression, value: Expression)], _ scope: Scope, expecting type: String?
  ) -> Value {
    let types = type.map(Self.entryTypes)
    var parts: [String: Value] = [:]
    for (key, value) in elements {
      guard let name = Self.key(evaluate(key, scope, expecting: types?.key)) else {
        return unknown("the key '\(code(at: key.place))' is not known", key.place)
      }
      parts[name] = evaluate(value, scope, expecting: types?.value)
    }
    return .record(Self.dictionaryName, parts)
  }

  /// `dictionary[key]` and `dictionary[key, default: value]`.
  mutating func entry(
    of parts: [String: Value], _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> Value {
    guard let first = arguments.first else { return .nothing }
    let key = evaluate(first.value, scope)
    guard let name = Self.key(key) else {
      if case .unknown = key { return key }
      return unknown("'\(code(at: expression.place))' is not known", expression.place)
    }
    if let value = parts[name] { return value }
    return arguments.first { $0.label == "default" }.map { evaluate($0.value, scope) } ?? .nothing
  }

  /// The types of keys and values of `[Key: Value]`.
  private static func entryTypes(_ type: String) -> (key: String?, value: String?) {
    let type = bareType(type)
    guard type.hasPrefix("["), type.hasSuffix("]"), let colon = type.firstIndex(of: ":") else {
      return (nil, nil)
    }
    func trimmed(_ text: Substring) -> String {
      text.split(separator: " ").joined(separator: " ")
    }
    return (
      trimmed(type[type.index(after: type.startIndex)..<colon]),
      trimmed(type[type.index(after: colon)...].dropLast())
    )
  }

  /// What a key is called; `nil` if it is not known.
  private static func key(_ value: Value) -> String? {
    switch value {
    case .bool(let bool): "\(bool)"
    case .number(let number): "\(number)"
    case .string(let text): "\"\(text)"
    case .enumCase(let element) where element.payload.isEmpty: "." + element.name
    case .symbol(let name): "." + name
    case .deferred(let expression, _):
      if case .member(nil, let name) = expression.kind { "." + name } else { nil }
    default: nil
    }
  }
}
