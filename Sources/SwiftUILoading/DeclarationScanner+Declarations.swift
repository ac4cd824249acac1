extension DeclarationScanner {
  @discardableResult
  mutating func add(_ kind: Declaration.Kind, name: String, from begin: Int) -> Int {
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

  mutating func type(_ kind: Declaration.Kind, from begin: Int) {
    cursor.skipTrivia()
    let nameStart = cursor.position
    _ = cursor.name()
    while cursor.current == 0x2E {
      cursor.position += 1
      _ = cursor.name()
    }
    let name = cursor.unescapedText(nameStart..<cursor.position)
    guard !name.isEmpty else { return forgetStart() }
    let headStart = cursor.position
    while !cursor.isAtEnd, cursor.current != 0x7B {
      cursor.skipTrivia()
      if cursor.current == 0x7B { break }
      cursor.skipToken()
    }
    let head = cursor.unescapedText(headStart..<cursor.position)
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

  mutating func function(from begin: Int) {
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

  mutating func initializer(from begin: Int) {
    skipSignature()
    add(.initializer, name: "init", from: begin)
  }

  mutating func skipMember() {
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

  mutating func variable(from begin: Int) {
    cursor.skipTrivia()
    if cursor.current == 0x28 { cursor.skipBrackets() }
    let name = cursor.name()
    var others: [String] = []
    skipValue(others: &others)
    declarations[add(.variable, name: name, from: begin)].otherNames = others
  }

  private mutating func skipValue() {
    var others: [String] = []
    skipValue(others: &others)
  }

  /// Skips type, value and accessors of a variable: to the end of the line, unless it goes on; names
  /// behind commas are those of further variables.
  private mutating func skipValue(others: inout [String]) {
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
        if last == 0x2C, let name = nextVariable { others.append(name) }
      }
    }
  }

  /// The name at the position if a type or a value follows it.
  private var nextVariable: String? {
    var next = cursor
    next.skipTrivia()
    guard ByteCursor.isNameStart(next.current) || next.current == 0x60 else { return nil }
    let name = next.name()
    next.skipTrivia()
    return next.current == 0x3A || next.current == 0x3D ? name : nil
  }

  mutating func cases(from begin: Int) {
    cursor.skipTrivia()
    let name = cursor.name()
    skipValue()
    add(.enumCases, name: name, from: begin)
  }

  mutating func alias(from begin: Int) {
    cursor.skipTrivia()
    let name = cursor.name()
    skipValue()
    add(.alias, name: name, from: begin)
  }
}
