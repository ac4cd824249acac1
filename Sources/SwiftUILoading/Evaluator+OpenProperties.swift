import SceneModel

/// One of the values that a property of a view has where the project makes the view.
struct GivenValue: Sendable {
  enum Source: Sendable {
    /// What the property has where nobody gives anything.
    case initial
    /// A case of the property's type.
    case enumCase(String)
    /// An argument, or the initial value of a property that is handed on.
    case argument(Expression, ViewUse)
    /// Something that is not followed.
    case open
  }

  /// What it is called in the name of a variant.
  var label: String
  var source: Source
  /// Whether it is what the property has where nobody gives anything.
  var isDefault = false
}

extension Evaluator {
  /// The value of a stored property of the audited view, one of those that callers give, chosen by
  /// an axis; `nil` where nothing but the property itself says it.
  mutating func openValue(
    of property: PropertyDeclaration, of instance: Instance, at id: DeclarationID
  ) -> Value? {
    guard instance.isOpen else { return nil }
    if let flag = settledFlag(property, of: instance.type) { return .bool(flag) }
    guard isSettable(property, at: id, of: instance.type) else { return nil }
    let scope = Scope(type: instance.type, file: Int32(id.file))
    if let initial = property.initialValue {
      let value = evaluate(initial, scope, expecting: property.type)
      if case .bool = value {
        if FlagName(property.name) != nil { return .bool(decide(property.name)) }
        return isEverGiven(property, to: instance.type) ? choice(value, property.name) : nil
      }
    }
    let values = givenValues(of: property, at: id, of: instance.type)
    if values.allSatisfy({ if case .initial = $0.source { true } else { false } }) { return nil }
    let given = chosen(among: values, for: property, of: instance.type)
    switch given.source {
    case .initial:
      return property.initialValue == nil ? .nothing : nil
    case .open:
      let name = given.label
      return property.type.map { placeholder(named: name, type: $0, scope, property.place) }
        ?? unknown("'\(name)' is given by the caller", property.place, key: name)
    case .enumCase(let name):
      return enumeration(of: property, at: id, of: instance.type).map {
        .enumCase(EnumCase(type: $0, name: name, payload: []))
      }
    case .argument(let argument, let use):
      let inner = self.scope(
        at: use.place, in: use.owner, use.parameters, use.prelude, isOpen: false)
      let type =
        property.type
        ?? property.initialValue.flatMap { initial in
          typeName(of: evaluate(initial, scope))
        }
      let expected = type.map { qualified($0, in: instance.type, file: Int32(id.file)) }
      return Self.named(evaluate(argument, inner, expecting: expected), property.name)
    }
  }

  /// The flag that all places of one way of using the view give literally; `nil` if they do not.
  private mutating func settledFlag(_ property: PropertyDeclaration, of type: TypeID) -> Bool? {
    guard Self.bareType(property.type ?? "") == "Bool", let uses = settingUses[type] else {
      return nil
    }
    var settled: Bool?
    for use in uses {
      guard case .bool(let flag)? = argument(for: property.name, of: type, in: use)?.kind,
        settled == nil || settled == flag
      else { return nil }
      settled = flag
    }
    return settled
  }

  /// One of the values of a property, chosen by an axis; of one way of using the view only what that
  /// gives.
  private mutating func chosen(
    among values: [GivenValue], for property: PropertyDeclaration, of type: TypeID
  ) -> GivenValue {
    let own = settingUses[type].map { uses in
      values.filter { value in
        uses.contains { mayGive(value, for: property, of: type, in: $0) }
      }
    }
    if let own, own.count == 1 { return own[0] }
    let axis = Axis(key: property.name, kind: .choice(values.map(\.label)))
    let given = values[values.count > 1 ? min(value(of: axis), values.count - 1) : 0]
    guard let own, let first = own.first, !own.contains(where: { $0.label == given.label }) else {
      return given
    }
    return first
  }

  /// Whether callers can set a property at all, to something that is seen.
  mutating func isSettable(
    _ property: PropertyDeclaration, at id: DeclarationID, of type: TypeID
  ) -> Bool {
    if property.isConstant, property.initialValue != nil { return false }
    guard property.attributes.isEmpty, property.type?.contains("->") != true else { return false }
    let written = Self.bareType(property.type ?? "")
    // Flags that have to be given are open anyway.
    if written == "Bool", property.initialValue == nil { return false }
    // Texts of another length tell nothing new.
    if Self.textTypes.contains(written), !isOptional(property.type ?? "") { return false }
    return !isPrivate(id) || !symbols.members("init", of: type).isEmpty
  }

  static let textTypes: Set<String> = [
    "String", "LocalizedStringKey", "LocalizedStringResource", "AttributedString",
  ]

  /// Whether a caller gives a flag as something that may differ from its default; so may one
  /// outside of the project, where nothing in it makes the view.
  private mutating func isEverGiven(_ property: PropertyDeclaration, to type: TypeID) -> Bool {
    guard let uses = viewUses[type], !uses.isEmpty else { return true }
    return uses.contains { argument(for: property.name, of: type, in: $0) != nil }
  }

  /// The enumeration that a property's type is, if no case of it carries anything.
  mutating func enumeration(
    of property: PropertyDeclaration, at id: DeclarationID, of type: TypeID
  ) -> TypeID? {
    var found = property.type.flatMap {
      projectType($0, in: type, file: Int32(id.file))
    }
    if property.type == nil, let initial = property.initialValue,
      case .enumCase(let element) = evaluate(initial, Scope(type: type, file: Int32(id.file)))
    {
      found = element.type
    }
    guard let found, symbols.kind(of: found) == .enumeration,
      symbols.cases(of: found).allSatisfy(\.payload.isEmpty)
    else { return nil }
    return found
  }
}
