import AppleResources
import SceneModel

/// A Swift file with its declarations.
struct SwiftFile: Sendable {
  var path: String
  var bytes: [UInt8]
  var index: DeclarationIndex
  var isAudited: Bool
  var isLibrary: Bool
}

/// What is declared in a project, and where, found without parsing.
struct SymbolIndex: Sendable {
  /// A type and what extends it.
  struct Entry: Sendable {
    var name: String
    /// The declaration of the type itself, `nil` for a type of the platform.
    var primary: DeclarationID?
    var parts: [DeclarationID] = []
    var inherited: [String] = []
  }

  let files: [SwiftFile]
  private(set) var entries: [Entry] = []
  private(set) var typesByName: [String: [Int]] = [:]
  private(set) var globals: [String: [DeclarationID]] = [:]
  /// Types by declaration.
  private(set) var typeOf: [DeclarationID: TypeID] = [:]

  init(_ files: [SwiftFile]) {
    self.files = files
    var extensions: [(DeclarationID, String)] = []
    for (number, file) in files.enumerated() {
      for (index, declaration) in file.index.declarations.enumerated() {
        let id = DeclarationID(file: number, index: index)
        switch declaration.kind {
        case .extensionType: extensions.append((id, declaration.name))
        case .structure, .classType, .enumeration, .actor, .protocolType, .alias:
          if declaration.kind == .alias, declaration.parent != nil { continue }
          addType(declaration, id)
        case .function, .variable:
          if declaration.parent == nil {
            for name in declaration.names { globals[name, default: []].append(id) }
          }
        case .initializer, .enumCases, .preview: break
        }
      }
    }
    for (id, name) in extensions { extend(name, by: id) }
  }

  func declaration(_ id: DeclarationID) -> Declaration {
    files[id.file].index.declarations[id.index]
  }

  /// The name with those of the types around it.
  private func qualifiedName(_ id: DeclarationID) -> String {
    var declaration = declaration(id)
    var name = declaration.name
    while let parent = declaration.parent {
      declaration = files[id.file].index.declarations[parent]
      name = declaration.name + "." + name
    }
    return name
  }

  private mutating func addType(_ declaration: Declaration, _ id: DeclarationID) {
    let name = qualifiedName(id)
    let index = entries.count
    entries.append(
      Entry(
        name: name, primary: id, parts: [id],
        inherited: Self.inheritedNames(declaration.inheritance)))
    typesByName[name, default: []].append(index)
    typeOf[id] = TypeID(index: index)
  }

  private mutating func extend(_ written: String, by id: DeclarationID) {
    let inheritance = declaration(id).inheritance
    let module = written.prefix { $0 != "." }
    let name =
      PlatformValues.modules.contains(String(module)) && module != written
      ? String(written.dropFirst(module.count + 1)) : written
    var targets = [name]
    // Members of `extension ShapeStyle where Self == Color` are colours as well.
    if Self.boundSelf(inheritance) == "Color" { targets.append("Color") }
    for target in targets {
      if typesByName[target] == nil {
        typesByName[target] = [entries.count]
        entries.append(Entry(name: target))
      }
      for index in typesByName[target] ?? [] {
        entries[index].parts.append(id)
        entries[index].inherited += Self.inheritedNames(inheritance)
        if typeOf[id] == nil { typeOf[id] = TypeID(index: index) }
      }
    }
  }

  /// The type that `Self` is in an extension with this head; `nil` if it is any.
  static func boundSelf(_ head: String) -> String? {
    guard let range = head.firstRange(of: "Self ==") else { return nil }
    let type = head[range.upperBound...].drop { $0 == " " }
      .prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    return String(type)
  }

  /// The names after the colon of a type's head.
  static func inheritedNames(_ head: String) -> [String] {
    var text = head[...]
    // Generic parameters come first.
    text = text.drop { $0 == " " || $0 == "\n" }
    if text.first == "<" {
      var depth = 0
      text = text.drop { character in
        if character == "<" { depth += 1 }
        if character == ">" { depth -= 1 }
        return depth > 0
      }.dropFirst()
    }
    guard let colon = text.firstIndex(of: ":") else { return [] }
    let clause = text[text.index(after: colon)...]
    let list = clause.firstRange(of: "where ").map { clause[..<$0.lowerBound] } ?? clause
    return list.split { $0 == "," || $0 == "&" }.map { part in
      let words = part.split { $0 == " " || $0 == "\n" || $0 == "\t" }
      return words.last.map(String.init) ?? ""
    }
  }
}
