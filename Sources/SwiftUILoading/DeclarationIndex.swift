/// The declarations of one file, found in one pass over its bytes.
///
/// Bodies of functions and values of variables are passed over. What the parser would say of broken
/// code does not matter here: the pass goes on at the next declaration.
struct DeclarationIndex: Sendable {
  private(set) var declarations: [Declaration] = []
  /// Whether the file says that it shows views.
  private(set) var mentionsSwiftUI = false

  init(_ bytes: [UInt8]) {
    var scanner = DeclarationScanner(bytes)
    scanner.scan()
    declarations = scanner.declarations
    mentionsSwiftUI = scanner.imports.contains {
      $0 == "SwiftUI" || $0 == "AppKit" || $0 == "UIKit"
    }
  }
}

/// Finds declarations.
struct DeclarationScanner {
  private var cursor: ByteCursor
  private(set) var declarations: [Declaration] = []
  private(set) var imports: [String] = []
  /// The types around the position.
  private var open: [Int] = []
  /// Where the declaration at the position starts with its attributes and modifiers.
  private var start: Int?
  private var isStatic = false

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

  private mutating func forgetStart() {
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

extension DeclarationScanner {
  @discardableResult
  private mutating func add(_ kind: Declaration.Kind, name: String, from begin: Int) -> Int {
    let index = declarations.count
    declarations.append(
      Declaration(
        kind: kind, name: name, range: (start ?? begin)..<cursor.position, parent: open.last,
        isStatic: isStatic, mentions: cursor.mentions))
    cursor.mentions.removeAll()
    if let parent = open.last { declarations[parent].members.append(index) }
    forgetStart()
    return index
  }

  private mutating func type(_ kind: Declaration.Kind, from begin: Int) {
    cursor.skipTrivia()
    let nameStart = cursor.position
    _ = cursor.name()
    while cursor.current == 0x2E {
      cursor.position += 1
      _ = cursor.name()
    }
    let name = cursor.text(nameStart..<cursor.position)
    guard !name.isEmpty else { return forgetStart() }
    let headStart = cursor.position
    while !cursor.isAtEnd, cursor.current != 0x7B {
      cursor.skipTrivia()
      if cursor.current == 0x7B { break }
      cursor.skipToken()
    }
    let head = cursor.text(headStart..<cursor.position)
    cursor.mentions.removeAll()
    if open.count >= Self.maximumDepth {
      cursor.skipBrackets()
      add(kind, name: name, from: begin)
      return
    }
    cursor.position += 1
    let index = add(kind, name: name, from: begin)
    declarations[index].inheritance = head
    open.append(index)
  }

  private mutating func function(from begin: Int) {
    cursor.skipTrivia()
    let nameStart = cursor.position
    if ByteCursor.isNameStart(cursor.current) || cursor.current == 0x60 {
      let name = cursor.name()
      skipSignature()
      add(.function, name: name, from: begin)
      return
    }
    while !cursor.isAtEnd, cursor.current != 0x28, cursor.current != 0x0A { cursor.position += 1 }
    let name = cursor.text(nameStart..<cursor.position).filter { $0 != " " }
    skipSignature()
    add(.function, name: name, from: begin)
  }

  private mutating func initializer(from begin: Int) {
    skipSignature()
    add(.initializer, name: "init", from: begin)
  }

  private mutating func skipMember() {
    skipSignature()
    cursor.mentions.removeAll()
    forgetStart()
  }

  /// Skips parameters, result and body of a function.
  private mutating func skipSignature() {
    while !cursor.isAtEnd {
      cursor.skipTrivia(onLine: true)
      switch cursor.current {
      case 0x7B:
        cursor.skipBrackets()
        return
      case 0x7D: return
      case 0x0A:
        var next = cursor
        next.skipTrivia()
        let goesOn =
          next.current == 0x7B || next.isAt("where") || next.isAt("throws") || next.isAt("async")
          || next.isAt("rethrows") || next.current == 0x2D && next.byte(at: 1) == 0x3E
          || next.current == 0x28
        guard goesOn else { return }
        cursor = next
      case 0x2D where cursor.byte(at: 1) == 0x3E:
        cursor.position += 2
        cursor.skipTrivia()
        // The result type may start with a bracket that is no body.
        if cursor.current == 0x28 || cursor.current == 0x5B { cursor.skipBrackets() }
      default: cursor.skipToken()
      }
    }
  }

  private mutating func variable(from begin: Int) {
    cursor.skipTrivia()
    if cursor.current == 0x28 { cursor.skipBrackets() }
    let name = cursor.name()
    skipValue()
    add(.variable, name: name, from: begin)
  }

  /// Skips type, value and accessors of a variable: to the end of the line, unless it goes on.
  private mutating func skipValue() {
    var last: UInt8 = 0
    while !cursor.isAtEnd {
      cursor.skipTrivia(onLine: true)
      switch cursor.current {
      case 0x7D, 0x3B: return
      case 0x0A:
        var next = cursor
        next.skipTrivia()
        let isOpenEnded: Bool
        switch last {
        case 0x3D, 0x2C, 0x3A, 0x3F, 0x2B, 0x2D, 0x2A, 0x26, 0x7C: isOpenEnded = last != 0x3F
        default: isOpenEnded = false
        }
        let continues: Bool
        switch next.current {
        case 0x2E, 0x3F, 0x3A, 0x7B, 0x3D, 0x2B, 0x2A, 0x7C, 0x26: continues = true
        default: continues = next.isAt("as") || next.isAt("else")
        }
        guard isOpenEnded || continues else { return }
        cursor = next
      case 0x7B:
        cursor.skipBrackets()
        last = 0x7D
      default:
        last = cursor.current
        cursor.skipToken()
      }
    }
  }

  private mutating func cases(from begin: Int) {
    cursor.skipTrivia()
    let name = cursor.name()
    skipValue()
    add(.enumCases, name: name, from: begin)
  }

  private mutating func alias(from begin: Int) {
    cursor.skipTrivia()
    let name = cursor.name()
    skipValue()
    add(.alias, name: name, from: begin)
  }
}
