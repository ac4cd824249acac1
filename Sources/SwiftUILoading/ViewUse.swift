/// A place in code that makes a view of the project, or that uses a view which a member makes.
struct ViewUse: Sendable {
  /// What the view is given.
  var arguments: [Argument]
  /// The type whose code it stands in; `nil` for none.
  var owner: TypeID?
  /// The declaration whose code it stands in.
  var id: DeclarationID
  /// Local definitions in sight.
  var prelude: [Statement]
  /// Parameters of the function that it stands in.
  var parameters: [FunctionDeclaration.Parameter]
  /// Modifiers of the view and of the views around it, the innermost first.
  var surroundings: [SurroundingModifier] = []
  /// What of the platform it stands in.
  var context = FoundControl.Context.view
  /// Whether nothing around it reaches it.
  var isDetached = false
  var place: Expression.Place
}

/// Where the views of a project are made, by their names; code is not parsed for it.
struct ViewUses: Sendable {
  private var offsets: [String: [(file: Int, offset: Int)]] = [:]

  init(in files: [SwiftFile]) {
    var names: Set<String> = []
    for file in files {
      for declaration in file.index.declarations
      where declaration.kind == .structure && declaration.inheritance.contains("View") {
        names.insert(declaration.name)
      }
    }
    if names.isEmpty { return }
    for (number, file) in files.enumerated() { add(file.bytes, number, names) }
  }

  /// Where a view called `name` seems to be made: names in comments and strings count.
  func places(of name: String) -> [(file: Int, offset: Int)] { offsets[name] ?? [] }

  private mutating func add(_ bytes: [UInt8], _ file: Int, _ names: Set<String>) {
    var cursor = ByteCursor(bytes)
    while !cursor.isAtEnd {
      guard ByteCursor.isNamePart(cursor.current) else {
        cursor.position += 1
        continue
      }
      let start = cursor.position
      cursor.skipName()
      // Types start with a capital, and brackets or a closure follow them where they are made.
      guard bytes[start] >= 0x41, bytes[start] <= 0x5A else { continue }
      let end = cursor.position
      while cursor.current == 0x20 || cursor.current == 0x60 { cursor.position += 1 }
      guard cursor.current == 0x28 || cursor.current == 0x7B else { continue }
      let name = cursor.text(start..<end)
      if names.contains(name) { offsets[name, default: []].append((file, start)) }
    }
  }
}
