extension ControlFinder {
  /// Views around views that values are followed through.
  static let maximumForwarding = 2

  /// Where the view `type` is made, and the views in whose code that is.
  mutating func uses(of type: TypeID, depth: Int = 0) -> [TypeID: [ViewUse]] {
    var result: [TypeID: [ViewUse]] = [type: ownUses(of: type)]
    guard depth < Self.maximumForwarding else { return result }
    for owner in Set((result[type] ?? []).compactMap(\.owner)).sorted(by: { $0.index < $1.index })
    where owner != type && result[owner] == nil {
      result.merge(uses(of: owner, depth: depth + 1)) { first, _ in first }
    }
    return result
  }

  private mutating func ownUses(of type: TypeID) -> [ViewUse] {
    if let known = knownUses[type] { return known }
    let entry = symbols.entry(type)
    let name = String(entry.name.split(separator: ".").last ?? "")
    var result: [ViewUse] = []
    var seen: Set<DeclarationID> = []
    for (file, offset) in viewUses.places(of: name) {
      guard let id = declaration(around: offset, in: file), seen.insert(id).inserted,
        !SyntaxLowering.isTooDeep(symbols.files[file].bytes, symbols.declaration(id).range)
      else { continue }
      let owner = symbols.enclosingType(of: id)
      guard symbols.type(name, in: owner, file: Int32(file)) == type else { continue }
      var search = ControlSearch(of: [name])
      search.visit(body(of: id))
      var parameters: [FunctionDeclaration.Parameter] = []
      if case .function(let function) = symbols.member(id) { parameters = function.parameters }
      for found in search.found {
        result.append(
          ViewUse(
            arguments: found.expression.firstArguments, owner: owner, prelude: found.prelude,
            parameters: parameters, place: found.expression.place))
      }
    }
    knownUses[type] = result
    return result
  }

  /// The function or variable whose code holds a byte.
  private func declaration(around offset: Int, in file: Int) -> DeclarationID? {
    let declarations = symbols.files[file].index.declarations
    return declarations.indices.first { index in
      !declarations[index].kind.isType && declarations[index].range.contains(offset)
    }.map { DeclarationID(file: file, index: $0) }
  }
}

extension Expression {
  /// The arguments of the call that a chain of modifiers starts with.
  fileprivate var firstArguments: [Argument] {
    var current = self
    while case .call(let callee, let arguments) = current.kind {
      guard case .member(let base?, _) = callee.kind else { return arguments }
      current = base
    }
    return []
  }
}
