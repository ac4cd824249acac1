import AppleResources
import SceneModel

/// Something to audit: a style by itself, or a control of a view.
struct Subject {
  enum Kind {
    /// A style of the project, made by the expression or with every default.
    case style(TypeID, StyleConfiguration.Kind, member: (String, DeclarationID)?)
    /// A control in a view's code.
    case control(FoundControl, TypeID?)
  }
  var kind: Kind
  /// What it is called, which another subject may be called too.
  var key: String
  var name: String
  var role: Role
  var place: Expression.Place
}

/// Finds the styles and the controls of views that audited files hold.
struct ControlFinder {
  var symbols: SymbolTable
  /// Names that are given to `buttonStyle` and `toggleStyle` anywhere.
  let usedStyles: Set<String>
  /// Where views of the project are made.
  let viewUses: ViewUses
  /// Those of a view once they are parsed.
  var knownUses: [TypeID: [ViewUse]] = [:]
  /// Ways in which code is used, once they are found.
  var knownSettings: [DeclarationID: [ControlSetting]] = [:]
  /// Code whose users are being searched for.
  var openSettings: Set<DeclarationID> = []
  /// Code with controls that is nested too deeply to be read.
  private(set) var unreadable: [Expression.Place] = []

  init(symbols: SymbolTable, usedStyles: Set<String>, viewUses: ViewUses) {
    self.symbols = symbols
    self.usedStyles = usedStyles
    self.viewUses = viewUses
  }

  /// What of an audited file is audited: its styles, then the controls of its views.
  mutating func subjects(in file: Int) -> [Subject] {
    styles(in: file) + controls(in: file)
  }

  // MARK: Styles

  private mutating func styles(in file: Int) -> [Subject] {
    var result: [Subject] = []
    for (index, declaration) in symbols.files[file].index.declarations.enumerated() {
      guard declaration.kind.isType, declaration.kind != .protocolType,
        let type = symbols.type(at: DeclarationID(file: file, index: index)),
        declaration.kind != .extensionType
          || isAlone(DeclarationID(file: file, index: index), type),
        let kind = symbols.styleKind(of: type)
      else { continue }
      let place = namePlace(of: declaration, file)
      let name = symbols.entry(type).name
      let role: Role = kind == .toggle ? .switch : .button
      let members = namedStyles(of: type)
      for (member, id) in members {
        result.append(
          Subject(
            kind: .style(type, kind, member: (member, id)), key: "\(name).\(member)",
            name: "\(name).\(member)", role: role, place: place))
      }
      let short = String(name.split(separator: ".").last ?? "")
      if needsArguments(type), !members.isEmpty || usedStyles.contains(short) { continue }
      result.append(
        Subject(
          kind: .style(type, kind, member: nil), key: name, name: name, role: role,
          place: place))
    }
    return result
  }

  /// Whether an extension makes a style of a type that no file declares.
  private func isAlone(_ id: DeclarationID, _ type: TypeID) -> Bool {
    symbols.entry(type).primary == nil
      && !SymbolIndex.inheritedNames(symbols.declaration(id).inheritance).isEmpty
      && symbols.members("makeBody", of: type).contains { $0.file == id.file }
  }

  /// Where the name of a type stands.
  private func namePlace(of declaration: Declaration, _ file: Int) -> Expression.Place {
    var cursor = ByteCursor(symbols.files[file].bytes, from: declaration.range.lowerBound)
    let short = String(declaration.name.split(separator: ".").last ?? "")
    while cursor.position < declaration.range.upperBound, !cursor.isAt(short) {
      if ByteCursor.isNameStart(cursor.current) { cursor.skipName() } else { cursor.position += 1 }
    }
    return Expression.Place(
      file: Int32(file), start: Int32(clamping: cursor.position),
      end: Int32(clamping: cursor.position + short.utf8.count))
  }

  /// Static members that are styles of the type: of itself, or of `extension ButtonStyle where Self == X`.
  private mutating func namedStyles(of type: TypeID) -> [(String, DeclarationID)] {
    var result: [(String, DeclarationID)] = []
    let entry = symbols.entry(type)
    let short = String(entry.name.split(separator: ".").last ?? "")
    for part in entry.parts {
      for index in symbols.declaration(part).members {
        let id = DeclarationID(file: part.file, index: index)
        let member = symbols.declaration(id)
        if isFactory(id, of: entry.name) { result.append((member.name, id)) }
        guard member.kind == .variable, member.isStatic,
          let property = symbols.property(member.name, at: id),
          property.type == short || property.type == entry.name || property.type == "Self"
            || isMade(of: short, property.initialValue)
        else { continue }
        result.append((member.name, id))
      }
    }
    return result + extensionStyles(of: entry.name)
  }

  private func isMade(of name: String, _ expression: Expression?) -> Bool {
    guard case .call(let callee, _)? = expression?.kind, case .name(let made) = callee.kind else {
      return false
    }
    return made == name
  }

  /// Whether the type can be made only with arguments.
  private mutating func needsArguments(_ type: TypeID) -> Bool {
    let initializers = symbols.members("init", of: type)
    if !initializers.isEmpty {
      return !initializers.contains { id in
        guard case .function(let function) = symbols.member(id) else { return false }
        return Evaluator.binding(of: [], to: function.parameters) != nil
      }
    }
    return symbols.variables(of: type).contains { id in
      guard case .properties(let properties) = symbols.member(id) else { return false }
      return properties.contains { property in
        property.getter == nil && property.initialValue == nil && property.attributes.isEmpty
          && property.type?.hasSuffix("?") != true
      }
    }
  }

  /// Names that are given to `buttonStyle` and `toggleStyle` in `files` where a control stands.
  static func usedStyles(in files: [SwiftFile]) -> Set<String> {
    var names: Set<String> = []
    for file in files {
      for declaration in file.index.declarations
      where declaration.mentions.contains(where: \.isControl) {
        for mention in declaration.mentions {
          guard mention.kind == .buttonStyle || mention.kind == .toggleStyle else { continue }
          var cursor = ByteCursor(file.bytes, from: mention.offset)
          cursor.skipName()
          cursor.skipTrivia()
          cursor.position += 1
          cursor.skipTrivia()
          while ByteCursor.isNameStart(cursor.current) || [0x2E, 0x60].contains(cursor.current) {
            if cursor.current == 0x2E { cursor.position += 1 }
            names.insert(cursor.name())
          }
        }
      }
    }
    return names
  }

  // MARK: Controls of views

  private mutating func controls(in file: Int) -> [Subject] {
    var result: [Subject] = []
    for (index, declaration) in symbols.files[file].index.declarations.enumerated() {
      guard declaration.mentions.contains(where: \.isControl)
      else { continue }
      let id = DeclarationID(file: file, index: index)
      let type = symbols.enclosingType(of: id)
      if declaration.name == "makeBody" { continue }
      if SyntaxLowering.isTooDeep(symbols.files[file].bytes, declaration.range) {
        unreadable.append(
          Expression.Place(
            file: Int32(file), start: Int32(clamping: declaration.range.lowerBound),
            end: Int32(clamping: declaration.range.upperBound)))
        continue
      }
      var search = ControlSearch()
      search.visit(body(of: id))
      var parameters: [FunctionDeclaration.Parameter] = []
      if case .function(let function) = symbols.member(id) { parameters = function.parameters }
      if search.found.isEmpty { continue }
      let uses = type.map { self.uses(of: $0) } ?? [:]
      // What the platform draws itself is not the code's to change.
      let settings = settings(of: id, in: type).filter { $0.context != .platform }
      for var control in search.found where isShown(control, in: type) {
        if settings.isEmpty, !control.isDetached { continue }
        control.parameters = parameters
        control.uses = uses
        control.settings = control.isDetached ? [ControlSetting()] : settings
        let owner = type.map { symbols.entry($0).name } ?? declaration.name
        let title = control.title ?? control.kind
        result.append(
          Subject(
            kind: .control(control, type), key: "\(owner)/\(title)", name: title,
            role: control.kind == "Toggle" ? .switch : .button, place: control.expression.place))
      }
    }
    return result
  }

  /// The statements of a declaration's body.
  mutating func body(of id: DeclarationID) -> [Statement] {
    let declaration = symbols.declaration(id)
    if declaration.kind == .preview {
      return SyntaxLowering.statements(
        symbols.files[id.file].bytes, declaration.range, file: Int32(id.file))
    }
    switch symbols.member(id) {
    case .function(let function): return function.body ?? []
    case .properties(let properties):
      return properties.flatMap { property in
        let initial = property.initialValue.map {
          [Statement(kind: .expression($0), place: $0.place)]
        }
        return (property.getter ?? []) + (initial ?? [])
      }
    case .cases, .alias, .statements, .nothing: return []
    }
  }
}
