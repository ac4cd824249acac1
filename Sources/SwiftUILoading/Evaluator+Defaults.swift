import SceneModel

extension Evaluator {
  /// A default that callers may replace: one of the values of its type, chosen by an axis, where it
  /// has few.
  mutating func replaceable(_ value: Value, _ name: String) -> Value {
    choice(value, name) ?? value
  }

  /// The choice that a default leaves; `nil` for none.
  ///
  /// Flags of a state are told apart by themselves.
  mutating func choice(_ value: Value, _ name: String) -> Value? {
    switch value {
    case .enumCase(let element) where element.payload.isEmpty:
      let names = symbols.cases(of: element.type).filter(\.payload.isEmpty).map(\.name)
      guard names.count > 1, let normal = names.firstIndex(of: element.name) else { return nil }
      let axis = Axis(key: name, kind: .choice(names), normal: normal)
      let chosen = names[min(self.value(of: axis), names.count - 1)]
      return .enumCase(EnumCase(type: element.type, name: chosen, payload: []))
    case .bool(let isSet) where FlagName(name) == nil:
      let axis = Axis(key: name, kind: .condition, normal: isSet ? 1 : 0)
      return .bool(self.value(of: axis) == 1)
    default: return nil
    }
  }

  /// Whether the declaration at `id` says that nobody else may set it.
  func isPrivate(_ id: DeclarationID) -> Bool {
    let range = symbols.declaration(id).range
    let text = symbols.text(
      Expression.Place(
        file: Int32(id.file), start: Int32(clamping: range.lowerBound),
        end: Int32(clamping: range.upperBound)))
    return text.prefix { $0 != "=" && $0 != ":" }.split { " \n\t".contains($0) }
      .contains { $0 == "private" || $0 == "fileprivate" }
  }
}
