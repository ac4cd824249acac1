extension ControlFinder {
  /// Static members that stand for a style in code: those of `extension ButtonStyle where Self == X`.
  mutating func extensionStyles(of name: String) -> [(String, DeclarationID)] {
    let names = [name, String(name.split(separator: ".").last ?? "")]
    var result: [(String, DeclarationID)] = []
    for base in ["ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle"] {
      guard let type = symbols.type(base, in: nil, file: 0) else { continue }
      for part in symbols.entry(type).parts {
        let declaration = symbols.declaration(part)
        guard let bound = SymbolIndex.boundSelf(declaration.inheritance), names.contains(bound)
        else { continue }
        for index in declaration.members {
          let id = DeclarationID(file: part.file, index: index)
          let member = symbols.declaration(id)
          guard member.isStatic else { continue }
          if member.kind == .variable || isFactory(id, of: name) {
            result.append((member.name, id))
          }
        }
      }
    }
    return result
  }

  /// Whether a static function makes the style called `name`.
  func isFactory(_ id: DeclarationID, of name: String) -> Bool {
    let declaration = symbols.declaration(id)
    guard declaration.kind == .function, declaration.isStatic,
      case .function(let function) = symbols.member(id)
    else { return false }
    let short = String(name.split(separator: ".").last ?? "")
    let result = function.result.prefix { $0 != "<" }
    return result == short || result == name || result == "Self"
  }
}
