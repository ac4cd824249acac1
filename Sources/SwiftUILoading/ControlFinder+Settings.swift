extension ControlFinder {
  /// Ways of using one piece of code that are told apart; with more, a report says so.
  static let maximumSettings = 64

  /// The ways in which the code at `id` is used by the code of `type` and by that around it; one
  /// without any level where nobody does.
  mutating func settings(of id: DeclarationID, in type: TypeID?) -> [ControlSetting] {
    if let known = knownSettings[id] { return known }
    guard let type, openSettings.insert(id).inserted else { return [ControlSetting()] }
    defer { openSettings.remove(id) }
    let name = symbols.declaration(id).name
    let uses = name == "body" ? ownUses(of: type) : memberUses(of: id, in: type)
    var result: [ControlSetting] = []
    for use in uses where use.id != id && !isPreview(use) {
      let surroundings = use.surroundings.filter { isRelevant($0, in: use.place.file) }
      let level = ControlSetting.Level(
        surroundings: surroundings, owner: use.owner, prelude: use.prelude,
        parameters: use.parameters, place: use.place)
      let isBound = surroundings.contains { $0.name == SurroundingModifier.boundary }
      let settings = use.isDetached ? [ControlSetting()] : settings(of: use.id, in: use.owner)
      for outer in settings {
        var setting = ControlSetting(
          label: label(of: use), levels: [level] + outer.levels,
          context: use.context == .view && !isBound ? outer.context : use.context,
          key: surroundings.map { key(of: $0, in: use.owner) } + outer.key, uses: outer.uses)
        if name == "body" { setting.uses[type] = [use] }
        let known = result.firstIndex {
          $0.context == setting.context && Self.areAlike($0.key, setting.key)
        }
        if let known {
          for (type, uses) in setting.uses { result[known].uses[type, default: []] += uses }
        } else if result.count <= Self.maximumSettings {
          result.append(setting)
        }
      }
    }
    if result.isEmpty { result = [ControlSetting()] }
    var numbers: [String: Int] = [:]
    for index in result.indices {
      let number = numbers[result[index].label, default: 0] + 1
      numbers[result[index].label] = number
      if number > 1 { result[index].label += " \(number)" }
    }
    knownSettings[id] = result
    return result
  }

  /// Where the member of `type` at `id` is used by other members.
  private mutating func memberUses(of id: DeclarationID, in type: TypeID) -> [ViewUse] {
    let uses = memberUses(named: symbols.declaration(id).name, in: type)
    guard case .function(let function) = symbols.member(id) else { return uses }
    // Of functions of one name each is used by what it takes.
    return uses.filter { Evaluator.binding(of: $0.arguments, to: function.parameters) != nil }
  }

  private mutating func memberUses(named name: String, in type: TypeID) -> [ViewUse] {
    var result: [ViewUse] = []
    for part in symbols.entry(type).parts {
      for index in symbols.declaration(part).members {
        let id = DeclarationID(file: part.file, index: index)
        let declaration = symbols.declaration(id)
        let bytes = symbols.files[id.file].bytes
        guard declaration.kind == .variable || declaration.kind == .function,
          declaration.name != name, ByteCursor.mentions(name, in: bytes, declaration.range),
          !SyntaxLowering.isTooDeep(bytes, declaration.range)
        else { continue }
        var search = ControlSearch(forMembers: [name])
        result += found(by: &search, in: id, of: type)
      }
    }
    return result
  }

  /// What a search finds in a declaration of `owner`.
  mutating func found(
    by search: inout ControlSearch, in id: DeclarationID, of owner: TypeID?
  ) -> [ViewUse] {
    var parameters: [FunctionDeclaration.Parameter] = []
    if case .function(let function) = symbols.member(id) { parameters = function.parameters }
    search.visit(body(of: id), naming: parameters.map(\.name))
    return search.found.map { found in
      ViewUse(
        arguments: found.expression.firstArguments, owner: owner, id: id, prelude: found.prelude,
        parameters: parameters, surroundings: found.chain + found.surroundings,
        context: found.context, isDetached: found.isDetached, place: found.expression.place)
    }
  }

  /// Whether a use shows in no app.
  private func isPreview(_ use: ViewUse) -> Bool {
    symbols.declaration(use.id).kind == .preview
      || use.owner.map { symbols.entry($0).inherited.contains("PreviewProvider") } == true
  }

  /// The view that a use stands in, with the member unless it is its body.
  private func label(of use: ViewUse) -> String {
    let name = symbols.declaration(use.id).name
    guard let owner = use.owner else { return name }
    let type = String(symbols.entry(owner).name.split(separator: ".").last ?? "")
    return name == "body" ? type : type + "." + name
  }

  /// Whether a modifier around a use may be seen on a control inside.
  private func isRelevant(_ modifier: SurroundingModifier, in file: Int32) -> Bool {
    // An app that is always dark is seen in its dark colours, which are judged as such.
    if modifier.name == "preferredColorScheme" { return false }
    if Evaluator.inheritedModifiers.contains(modifier.name) { return true }
    guard let view = symbols.type("View", in: nil, file: file) else { return false }
    return symbols.members(modifier.name, of: view).contains {
      symbols.declaration($0).kind == .function
    }
  }

  /// What has to agree for two modifiers to do the same.
  private func key(of modifier: SurroundingModifier, in owner: TypeID?) -> String {
    if modifier.name == SurroundingModifier.boundary { return modifier.name }
    let text = symbols.code(at: modifier.place)
    let isOwn =
      modifier.arguments.contains { $0.value.dependsOnScope }
      || text.count >= SymbolTable.maximumCode
    return isOwn
      ? "\(owner?.index ?? -1) \(modifier.place.file):\(modifier.place.start)" : text
  }

  /// Whether two lists of modifiers come to the same; a boundary beyond which nothing follows is
  /// none.
  private static func areAlike(_ first: [String], _ second: [String]) -> Bool {
    func trimmed(_ keys: [String]) -> [String] {
      let end = keys.lastIndex { $0 != SurroundingModifier.boundary }
      return end.map { Array(keys[...$0]) } ?? []
    }
    return trimmed(first) == trimmed(second)
  }
}

extension ByteCursor {
  /// Whether a name stands anywhere in `range`, in comments and strings too.
  static func mentions(_ name: String, in bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let wanted = Array(name.utf8)
    guard let first = wanted.first else { return false }
    var index = range.lowerBound
    while index + wanted.count <= range.upperBound {
      if bytes[index] == first, bytes[index..<index + wanted.count].elementsEqual(wanted),
        index == range.lowerBound || !isNamePart(bytes[index - 1]),
        index + wanted.count == bytes.count || !isNamePart(bytes[index + wanted.count])
      {
        return true
      }
      index += 1
    }
    return false
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
