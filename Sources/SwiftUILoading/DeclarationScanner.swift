/// Finds declarations.
struct DeclarationScanner {
  var cursor: ByteCursor
  var declarations: [Declaration] = []
  private(set) var imports: [String] = []
  /// The types around the position.
  var open: [Int] = []
  /// Where the declaration at the position starts with its attributes and modifiers.
  var start: Int?
  var isStatic = false

  /// Types in types that are followed.
  static let maximumDepth = 32

  init(_ bytes: [UInt8]) {
    cursor = ByteCursor(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { cursor.position = 3 }
  }

  mutating func scan() {
    while true {
      cursor.skipTrivia()
      guard !cursor.isAtEnd else { break }
      step()
    }
    for index in open {
      declarations[index].range = declarations[index].range.lowerBound..<cursor.end
    }
    // Code that breaks off within a token may count it whole.
    for index in declarations.indices {
      declarations[index].range = declarations[index].range.clamped(to: 0..<cursor.end)
    }
  }

  private mutating func step() {
    switch cursor.current {
    case 0x7D:
      cursor.position += 1
      if let index = open.popLast() {
        declarations[index].range = declarations[index].range.lowerBound..<cursor.position
      }
      forgetStart()
    case 0x40: attribute()
    case 0x23: directive()
    case 0x3B: cursor.position += 1
    case 0x22, 0x28, 0x5B, 0x7B:
      cursor.skipToken()
      cursor.mentions.removeAll()
      forgetStart()
    case 0x60: _ = cursor.name()
    default:
      guard ByteCursor.isNameStart(cursor.current) else {
        cursor.position += 1
        return
      }
      word()
    }
  }

  mutating func forgetStart() {
    start = nil
    isStatic = false
  }

  private mutating func attribute() {
    if start == nil { start = cursor.position }
    cursor.position += 1
    cursor.skipName()
    while cursor.current == 0x2E {
      cursor.position += 1
      cursor.skipName()
    }
    if cursor.current == 0x28 { cursor.skipBrackets() }
  }

  /// `#Preview`, a macro, or a condition of the compiler.
  private mutating func directive() {
    let begin = cursor.position
    cursor.position += 1
    let name = cursor.name()
    switch name {
    case "if":
      let condition = line()
      if !BuildCondition.holds(condition) { skipInactive() }
    case "elseif", "else": skipInactive(toEnd: true)
    case "endif", "sourceLocation", "warning", "error", "available": _ = line()
    default:
      var tail = cursor
      tail.skipTrivia(onLine: true)
      if tail.current == 0x28 { cursor.skipTrivia(onLine: true); cursor.skipBrackets() }
      tail = cursor
      tail.skipTrivia(onLine: true)
      if tail.current == 0x7B { cursor.skipTrivia(onLine: true); cursor.skipBrackets() }
      if name == "Preview" { add(.preview, name: "Preview", from: begin) }
      forgetStart()
    }
  }

  private mutating func line() -> String {
    let begin = cursor.position
    while !cursor.isAtEnd, cursor.current != 0x0A { cursor.position += 1 }
    return cursor.text(begin..<cursor.position)
  }

  /// Skips to the next branch whose condition holds, or past `#endif`.
  private mutating func skipInactive(toEnd: Bool = false) {
    var depth = 0
    while true {
      cursor.skipTrivia()
      guard !cursor.isAtEnd else { return }
      guard cursor.current == 0x23 else {
        switch cursor.current {
        case 0x28, 0x5B, 0x7B, 0x29, 0x5D, 0x7D: cursor.position += 1
        default: cursor.skipToken()
        }
        continue
      }
      let before = cursor
      cursor.position += 1
      let name = cursor.name()
      if name == "if" {
        depth += 1
      } else if name == "endif" {
        if depth == 0 { return }
        depth -= 1
      } else if depth == 0, !toEnd {
        if name == "else" { return }
        if name == "elseif", BuildCondition.holds(line()) { return }
      } else if name.isEmpty {
        cursor = before
        cursor.skipToken()
      }
    }
  }

  private mutating func word() {
    let begin = cursor.position
    let word = cursor.name()
    switch word {
    case "struct": type(.structure, from: begin)
    case "class":
      cursor.skipTrivia()
      if cursor.isAt("func") || cursor.isAt("var") || cursor.isAt("let") || cursor.isAt("subscript")
        || cursor.isAt("override")
      {
        modifier(from: begin)
        isStatic = true
      } else {
        type(.classType, from: begin)
      }
    case "enum": type(.enumeration, from: begin)
    case "actor": type(.actor, from: begin)
    case "protocol": type(.protocolType, from: begin)
    case "extension": type(.extensionType, from: begin)
    case "func": function(from: begin)
    case "init": initializer(from: begin)
    case "var", "let": variable(from: begin)
    case "case": cases(from: begin)
    case "typealias": alias(from: begin)
    case "import": importLine()
    case "static":
      modifier(from: begin)
      isStatic = true
    case "deinit", "subscript": skipMember()
    default: modifier(from: begin)
    }
  }

  private mutating func modifier(from begin: Int) {
    if start == nil { start = begin }
    if cursor.current == 0x28 { cursor.skipBrackets() }
    // A statement at the top level rather than a modifier: what follows is no name.
    cursor.skipTrivia(onLine: true)
    guard ByteCursor.isNameStart(cursor.current) || cursor.current == 0x0A || cursor.current == 0x40
    else {
      forgetStart()
      return
    }
    if cursor.current == 0x0A, open.isEmpty,
      !Self.modifiers.contains(cursor.text(begin..<cursor.position))
    {
      forgetStart()
    }
  }

  private static let modifiers: Set<String> = [
    "public", "private", "internal", "fileprivate", "open", "final", "static", "indirect",
    "package", "nonisolated",
  ]

  private mutating func importLine() {
    let words = line().split(separator: " ").map(String.init)
    if let last = words.last { imports.append(last) }
    forgetStart()
  }
}
