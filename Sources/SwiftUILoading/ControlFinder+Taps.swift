extension ControlFinder {
  /// Whether a control is one: a gesture is where it stands on a view of a view, closes no keyboard,
  /// and lies on no other control.
  mutating func isShown(_ control: FoundControl, in type: TypeID?) -> Bool {
    guard control.kind == TapControl.name else { return true }
    guard let type, symbols.entry(type).inherited.contains(where: { $0.hasSuffix("View") }) else {
      return false
    }
    // What a style's body is made of is audited with the style.
    let isPartOfStyle = symbols.variables(of: type).contains { id in
      guard case .properties(let properties) = symbols.member(id) else { return false }
      return properties.contains { $0.type?.hasSuffix("Configuration") == true }
    }
    let gestures = control.chain.filter { $0.name == TapControl.name }
    if isPartOfStyle || gestures.contains(where: { TapControl.isDismissal(symbols.text($0.place)) })
    {
      return false
    }
    return !holdsControls(control.expression.chainRoot, in: type)
  }

  /// Whether a view of the project, or a member of `type` that makes one, holds controls.
  private mutating func holdsControls(_ root: Expression, in type: TypeID) -> Bool {
    guard let name = root.ownMemberName else { return false }
    var members = symbols.members(name, of: type)
    if members.isEmpty, let view = symbols.type(name, in: type, file: root.place.file) {
      members = symbols.members("body", of: view)
    }
    return members.contains { id in
      !SyntaxLowering.isTooDeep(symbols.files[id.file].bytes, symbols.declaration(id).range)
        && TapControl.holdControls(body(of: id))
    }
  }
}

extension Expression {
  /// What a chain of modifiers starts with.
  fileprivate var chainRoot: Expression {
    var current = self
    while case .call(let callee, _) = current.kind {
      guard case .member(let base?, _) = callee.kind, !base.isSelf else { return callee }
      current = base
    }
    return current
  }

  /// The name in `name` and `self.name`.
  var ownMemberName: String? {
    switch kind {
    case .name(let name): name
    case .member(let base?, let name): base.isSelf ? name : nil
    default: nil
    }
  }

  /// Whether it is `self`.
  var isSelf: Bool {
    if case .name("self") = kind { true } else { false }
  }
}
