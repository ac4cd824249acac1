extension ControlFinder {
  /// Views around views that values are followed through.
  static let maximumForwarding = 2

  /// Where the view `type` is made, and the views in whose code that is.
  mutating func uses(of type: TypeID, depth: Int = 0) -> [TypeID: [ViewUse]] {
    // What the platform draws says nothing of the view's looks.
    var result = [type: ownUses(of: type).filter { $0.context != .platform }]
    guard depth < Self.maximumForwarding else { return result }
    for owner in Set((result[type] ?? []).compactMap(\.owner)).sorted(by: { $0.index < $1.index })
    where owner != type && result[owner] == nil {
      result.merge(uses(of: owner, depth: depth + 1)) { first, _ in first }
    }
    return result
  }

  /// Where the view `type` is made.
  mutating func ownUses(of type: TypeID) -> [ViewUse] {
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
      var search = ControlSearch(forViews: [name])
      result += found(by: &search, in: id, of: owner)
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
