import AppleResources
import SceneModel

/// Names of a project, looked up without parsing; what is found is parsed once it is needed.
///
/// Not shared between tasks: the memory of what was found is its own, and that of all its copies.
struct SymbolTable {
  let index: SymbolIndex
  private let memory = Memory()

  init(_ index: SymbolIndex) {
    self.index = index
  }

  /// What was found.
  ///
  /// An object: a table that is copied while it remembers something more would copy all of it.
  private final class Memory {
    /// Members by name, the type's own first.
    var members: [TypeID: [String: [DeclarationID]]] = [:]
    var cases: [TypeID: [EnumCaseDeclaration]] = [:]
    var parsed: [DeclarationID: ParsedMember] = [:]
    var lines: [Int: LineTable] = [:]
    /// Code on one line.
    var codes: [Expression.Place: String] = [:]
    /// The nearest of several types of a name, by the file that asks.
    var nearest: [Use: TypeID?] = [:]
  }

  private struct Use: Hashable {
    var name: String
    var file: Int32
  }

  var files: [SwiftFile] { index.files }

  func declaration(_ id: DeclarationID) -> Declaration { index.declaration(id) }
}

extension SymbolTable {
  func entry(_ type: TypeID) -> SymbolIndex.Entry { index.entries[type.index] }

  /// The type that is declared or extended at `id`.
  func type(at id: DeclarationID) -> TypeID? { index.typeOf[id] }

  /// The type around the declaration at `id`.
  func enclosingType(of id: DeclarationID) -> TypeID? {
    declaration(id).parent.flatMap { index.typeOf[DeclarationID(file: id.file, index: $0)] }
  }

  /// What `Self` is in the extension around the declaration at `id`; `nil` if that says nothing of it.
  func boundSelf(around id: DeclarationID) -> String? {
    declaration(id).parent.flatMap {
      SymbolIndex.boundSelf(declaration(DeclarationID(file: id.file, index: $0)).inheritance)
    }
  }

  /// The type called `name` where `context` and `file` say; nested types of it come first.
  func type(_ name: String, in context: TypeID?, file: Int32) -> TypeID? {
    var scope = context.map { index.entries[$0.index].name }
    while let current = scope {
      if let found = nearest(current + "." + name, file) { return found }
      scope = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
    return nearest(name, file)
  }

  private func nearest(_ name: String, _ file: Int32) -> TypeID? {
    guard let candidates = index.typesByName[name] else { return nil }
    if candidates.count == 1 { return TypeID(index: candidates[0]) }
    let use = Use(name: name, file: file)
    if let known = memory.nearest[use] { return known }
    let path = files[Int(file)].path
    let best = candidates.max { first, second in
      rank(first, path) < rank(second, path)
    }
    let type = best.map { TypeID(index: $0) }
    memory.nearest[use] = .some(type)
    return type
  }

  private func rank(_ candidate: Int, _ path: String) -> Int {
    guard let primary = index.entries[candidate].primary else { return -1 }
    return files[primary.file].path.commonDepth(with: path) * 2
      + (files[primary.file].isLibrary ? 0 : 1)
  }

  /// The kind of a project's type; `nil` for one of the platform.
  func kind(of type: TypeID) -> Declaration.Kind? {
    index.entries[type.index].primary.map { declaration($0).kind }
  }

  /// Members called `name` of the type itself and its extensions.
  func members(_ name: String, of type: TypeID) -> [DeclarationID] {
    if let known = memory.members[type] { return known[name] ?? [] }
    let members = gatheredMembers(of: type)
    memory.members[type] = members
    return members[name] ?? []
  }

  private func gatheredMembers(of type: TypeID) -> [String: [DeclarationID]] {
    var members: [String: [DeclarationID]] = [:]
    for part in index.entries[type.index].parts {
      for index in declaration(part).members {
        let id = DeclarationID(file: part.file, index: index)
        for name in declaration(id).names { members[name, default: []].append(id) }
      }
    }
    return members
  }

  /// Members called `name` of the type and, if it has none, of the protocols that it adopts.
  func inheritedMembers(_ name: String, of type: TypeID, depth: Int = 0) -> [DeclarationID] {
    let own = withoutRequirements(members(name, of: type))
    if !own.isEmpty || depth > 8 { return own }
    for parent in index.entries[type.index].inherited {
      guard let found = index.typesByName[parent]?.first, found != type.index else { continue }
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

  func globalDeclarations(_ name: String) -> [DeclarationID] { index.globals[name] ?? [] }

  /// What the declaration at `id` says; it is parsed once.
  func member(_ id: DeclarationID) -> ParsedMember {
    if let known = memory.parsed[id] { return known }
    let file = files[id.file]
    let declaration = file.index.declarations[id.index]
    let result = SyntaxLowering.member(
      file.bytes, declaration.range, file: Int32(id.file), isCase: declaration.kind == .enumCases)
    memory.parsed[id] = result
    return result
  }

  /// The stored and computed variables of the type itself, in their order.
  func variables(of type: TypeID) -> [DeclarationID] {
    guard let primary = index.entries[type.index].primary else { return [] }
    return declaration(primary).members.map { DeclarationID(file: primary.file, index: $0) }
      .filter { declaration($0).kind == .variable && !declaration($0).isStatic }
  }

  /// The cases of an enumeration.
  func cases(of type: TypeID) -> [EnumCaseDeclaration] {
    if let known = memory.cases[type] { return known }
    var cases: [EnumCaseDeclaration] = []
    if let primary = index.entries[type.index].primary {
      for index in declaration(primary).members {
        let id = DeclarationID(file: primary.file, index: index)
        guard declaration(id).kind == .enumCases, case .cases(let parsed) = member(id) else {
          continue
        }
        cases += parsed
      }
    }
    memory.cases[type] = cases
    return cases
  }

  /// The property called `name` among what is declared at `id`.
  func property(_ name: String, at id: DeclarationID) -> PropertyDeclaration? {
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

  /// The code at a place on one line, its beginning if it is long: every state asks for it again.
  func code(at place: Expression.Place) -> String {
    if let known = memory.codes[place] { return known }
    let words = text(place).split { $0 == " " || $0 == "\n" || $0 == "\t" }
    let code = String(words.joined(separator: " ").prefix(Self.maximumCode))
    memory.codes[place] = code
    return code
  }

  /// The characters of code that messages show.
  static let maximumCode = 80

  /// Line and column of a place.
  func location(_ place: Expression.Place) -> SourceLocation {
    let file = Int(place.file)
    let table = memory.lines[file] ?? LineTable(files[file].bytes)
    memory.lines[file] = table
    let (line, column) = table.position(of: Int(place.start), in: files[file].bytes)
    return SourceLocation(path: files[file].path, line: line, column: column)
  }
}
