import SceneModel

/// A length of a frame or a padding, with the way to its literal.
struct WrittenLength: Hashable {
  /// Another value for the literal at `location`.
  struct Trial {
    var location: SourceLocation
    var value: Double

    func value(at place: SourceLocation) -> Double? { place == location ? value : nil }
  }

  var attribute: AttributeName
  var value: Double
  /// The steps to the literal, which comes last; empty if there is none.
  var definitions: [Definition]
}

extension Evaluator {
  /// Notes the lengths of `element` that may decide how large a control is.
  mutating func note(_ element: StyleElement, _ names: [AttributeName], _ scope: Scope) {
    for name in names {
      guard let value = element[name], let number = try? number(value, scope) else { continue }
      let use = "\(element.name.rawValue) \(name.rawValue)"
      let definitions = definitions(of: value, use: use, scope)
      if definitions.isEmpty { continue }
      lengths.append(WrittenLength(attribute: name, value: number, definitions: definitions))
    }
  }

  /// The chain of definitions of a number, the literal last; empty if it leads nowhere.
  func definitions(
    of value: AttributeValue, use: String, _ scope: Scope, depth: Int = 0
  ) -> [Definition] {
    let term: NumberTerm
    switch value.expression {
    case .number(let number): term = number
    case .argument(_, let number?): term = number
    case .argument, .color, .text, .flag, .path, .viewBox, .words: return []
    }
    let own = Definition(name: use, value: value.written, location: value.location)
    let rest: [Definition]
    switch term {
    case .literal: return [own]
    case .name(let name):
      guard depth < Self.maximumAliases, let token = theme.dimensions[name],
        let next = try? self.value(of: token, name, at: value.location)
      else { return [] }
      rest = definitions(of: next, use: name, Scope(), depth: depth + 1)
    case .parameter(let name): rest = scope.arguments[name]?.definitions ?? []
    }
    return rest.isEmpty ? [] : [own] + rest
  }
}
