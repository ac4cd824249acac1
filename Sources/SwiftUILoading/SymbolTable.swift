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

/// Names of a project, looked up without parsing; what is found is parsed once it is needed.
struct SymbolTable {
  /// A type and what extends it.
  struct Entry {
    var name: String
    /// The declaration of the type itself, `nil` for a type of the platform.
    var primary: DeclarationID?
    var parts: [DeclarationID] = []
    var inherited: [String] = []
    /// Members by name, the type's own first; filled at the first question.
    var members: [String: [DeclarationID]]?
    var cases: [EnumCaseDeclaration]?
  }

  let files: [SwiftFile]
  private(set) var entries: [Entry] = []
  private var typesByName: [String: [Int]] = [:]
  private var globals: [String: [DeclarationID]] = [:]
  private var parsed: [DeclarationID: ParsedMember] = [:]
  /// Types by declaration.
  private var typeOf: [DeclarationID: TypeID] = [:]
  private var lines: [Int: LineTable] = [:]

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

extension SymbolTable {
  func entry(_ type: TypeID) -> Entry { entries[type.index] }

  /// The type that is declared or extended at `id`.
  func type(at id: DeclarationID) -> TypeID? { typeOf[id] }

  /// The type around the declaration at `id`.
  func enclosingType(of id: DeclarationID) -> TypeID? {
    declaration(id).parent.flatMap { typeOf[DeclarationID(file: id.file, index: $0)] }
  }

  /// The type called `name` where `context` and `file` say; nested types of it come first.
  func type(_ name: String, in context: TypeID?, file: Int32) -> TypeID? {
    var scope = context.map { entries[$0.index].name }
    while let current = scope {
      if let found = nearest(current + "." + name, file) { return found }
      scope = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
    return nearest(name, file)
  }

  private func nearest(_ name: String, _ file: Int32) -> TypeID? {
    guard let candidates = typesByName[name] else { return nil }
    if candidates.count == 1 { return TypeID(index: candidates[0]) }
    let path = files[Int(file)].path
    let best = candidates.max { first, second in
      rank(first, path) < rank(second, path)
    }
    return best.map { TypeID(index: $0) }
  }

  private func rank(_ candidate: Int, _ path: String) -> Int {
    guard let primary = entries[candidate].primary else { return -1 }
    return files[primary.file].path.commonDepth(with: path) * 2
      + (files[primary.file].isLibrary ? 0 : 1)
  }

  /// The kind of a project's type; `nil` for one of the platform.
  func kind(of type: TypeID) -> Declaration.Kind? {
    entries[type.index].primary.map { declaration($0).kind }
  }

  /// Members called `name` of the type itself and its extensions.
  mutating func members(_ name: String, of type: TypeID) -> [DeclarationID] {
    if entries[type.index].members == nil { gatherMembers(of: type) }
    return entries[type.index].members?[name] ?? []
  }

  private mutating func gatherMembers(of type: TypeID) {
    var members: [String: [DeclarationID]] = [:]
    for part in entries[type.index].parts {
      for index in declaration(part).members {
        let id = DeclarationID(file: part.file, index: index)
        for name in declaration(id).names { members[name, default: []].append(id) }
      }
    }
    entries[type.index].members = members
  }

  /// Members called `name` of the type and, if it has none, of the protocols that it adopts.
  mutating func inheritedMembers(_ name: String, of type: TypeID, depth: Int = 0) -> [DeclarationID]
  {
    let own = withoutRequirements(members(name, of: type))
    if !own.isEmpty || depth > 8 { return own }
    for parent in entries[type.index].inherited {
      guard let found = typesByName[parent]?.first, found != type.index else { continue }
      let inherited = inheritedMembers(name, of: TypeID(index: found), depth: depth + 1)
      if !inherited.isEmpty { return inherited }
    }
    return []
  }

  /// `members` without what a protocol only asks for, if its extensions supply it.
  private func withoutRequirements(_ members: [DeclarationID]) -> [DeclarationID] {
    if members.count < 2 { return members }
    let supplied = members.filter { id in
      declaration(id).parent.map { files[id.file].index.declarations[$0].kind } != .protocolType
    }
    return supplied.isEmpty ? members : supplied
  }

  func globalDeclarations(_ name: String) -> [DeclarationID] { globals[name] ?? [] }

  /// What the declaration at `id` says; it is parsed once.
  mutating func member(_ id: DeclarationID) -> ParsedMember {
    if let known = parsed[id] { return known }
    let file = files[id.file]
    let declaration = file.index.declarations[id.index]
    let result = SyntaxLowering.member(
      file.bytes, declaration.range, file: Int32(id.file), isCase: declaration.kind == .enumCases)
    parsed[id] = result
    return result
  }

  /// The stored and computed variables of the type itself, in their order.
  mutating func variables(of type: TypeID) -> [DeclarationID] {
    guard let primary = entries[type.index].primary else { return [] }
    return declaration(primary).members.map { DeclarationID(file: primary.file, index: $0) }
      .filter { declaration($0).kind == .variable && !declaration($0).isStatic }
  }

  /// The cases of an enumeration.
  mutating func cases(of type: TypeID) -> [EnumCaseDeclaration] {
    if let known = entries[type.index].cases { return known }
    var cases: [EnumCaseDeclaration] = []
    if let primary = entries[type.index].primary {
      for index in declaration(primary).members {
        let id = DeclarationID(file: primary.file, index: index)
        guard declaration(id).kind == .enumCases, case .cases(let parsed) = member(id) else {
          continue
        }
        cases += parsed
      }
    }
    entries[type.index].cases = cases
    return cases
  }

  /// The property called `name` among what is declared at `id`.
  mutating func property(_ name: String, at id: DeclarationID) -> PropertyDeclaration? {
    guard case .properties(let properties) = member(id) else { return nil }
    return properties.first { $0.name == name }
  }

  /// Bytes of a place's text that are looked at, more than any message shows.
  static let maximumText = 400

  /// The text that was written at a place, its beginning if it is long.
  func text(_ place: Expression.Place) -> String {
    let bytes = files[Int(place.file)].bytes
    let start = min(max(Int(place.start), 0), bytes.count)
    let end = min(max(Int(place.end), start), bytes.count, start + Self.maximumText)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Line and column of a place.
  mutating func location(_ place: Expression.Place) -> SourceLocation {
    let file = Int(place.file)
    if lines[file] == nil { lines[file] = LineTable(files[file].bytes) }
    let (line, column) =
      lines[file]?.position(of: Int(place.start), in: files[file].bytes) ?? (1, 1)
    return SourceLocation(path: files[file].path, line: line, column: column)
  }
}
