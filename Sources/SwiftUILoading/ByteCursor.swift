/// Walks over the bytes of a Swift file without parsing it.
///
/// It knows comments, strings and brackets, which is what is needed to find where a declaration ends.
struct ByteCursor {
  let bytes: [UInt8]
  var position: Int
  let end: Int
  /// Offsets of names that a style or control is found by, in the code that was passed over.
  var mentions: [Mention] = []

  /// A name in code that leads to a control.
  struct Mention: Sendable {
    enum Kind: UInt8, Sendable {
      case button, toggle, tapGesture, buttonStyle, toggleStyle
    }
    var kind: Kind
    var offset: Int

    /// Whether it is the control itself.
    var isControl: Bool { kind == .button || kind == .toggle || kind == .tapGesture }
  }

  init(_ bytes: [UInt8], from start: Int = 0, to end: Int? = nil) {
    self.bytes = bytes
    position = start
    self.end = end ?? bytes.count
  }

  var isAtEnd: Bool { position >= end }

  var current: UInt8 { position < end ? bytes[position] : 0 }

  func byte(at offset: Int) -> UInt8 {
    position + offset < end ? bytes[position + offset] : 0
  }

  static func isNameStart(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || byte == 0x5F || byte >= 0x80
  }

  static func isNamePart(_ byte: UInt8) -> Bool {
    isNameStart(byte) || byte >= 0x30 && byte <= 0x39
  }

  /// Skips spaces and comments; line ends too unless `onLine`.
  mutating func skipTrivia(onLine: Bool = false) {
    while position < end {
      switch bytes[position] {
      case 0x20, 0x09, 0x0D: position += 1
      case 0x0A:
        if onLine { return }
        position += 1
      case 0x2F where byte(at: 1) == 0x2F:
        while position < end, bytes[position] != 0x0A { position += 1 }
      case 0x2F where byte(at: 1) == 0x2A: skipBlockComment()
      default: return
      }
    }
  }

  mutating func skipBlockComment() {
    var depth = 0
    while position < end {
      if current == 0x2F, byte(at: 1) == 0x2A {
        depth += 1
        position += 2
      } else if current == 0x2A, byte(at: 1) == 0x2F {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  /// The name at the position, which is skipped; empty if there is none.
  mutating func name() -> String {
    if current == 0x60 {  // `name`
      let start = position + 1
      position = start
      while position < end, bytes[position] != 0x60, bytes[position] != 0x0A { position += 1 }
      let name = text(start..<position)
      if current == 0x60 { position += 1 }
      return name
    }
    let start = position
    skipName()
    return text(start..<position)
  }

  mutating func skipName() {
    while position < end, Self.isNamePart(bytes[position]) { position += 1 }
  }

  /// The text of `range`, as far as there is any: code may break off within a token.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The text of `range` without the backticks around names.
  func unescapedText(_ range: Range<Int>) -> String { text(range).filter { $0 != "`" } }

  /// Whether the bytes at the position are those of `word` and the name ends there.
  func isAt(_ word: String) -> Bool {
    var index = position
    for byte in word.utf8 {
      guard index < end, bytes[index] == byte else { return false }
      index += 1
    }
    return index >= end || !Self.isNamePart(bytes[index])
  }

  /// Skips one token: a string, a bracket with all it encloses, a name or a single byte.
  mutating func skipToken() {
    let byte = current
    switch byte {
    case 0x22: skipString(hashes: 0)
    case 0x23: skipHash()
    case 0x28, 0x5B, 0x7B: skipBrackets()
    default:
      if Self.isNameStart(byte) {
        noteMention()
        skipName()
      } else if byte >= 0x30 && byte <= 0x39 {
        skipName()
      } else {
        position += 1
      }
    }
  }

  private mutating func skipHash() {
    var hashes = 0
    while byte(at: hashes) == 0x23 { hashes += 1 }
    if byte(at: hashes) == 0x22 {
      position += hashes
      skipString(hashes: hashes)
    } else {
      position += 1
    }
  }

  /// Skips brackets and all they enclose, without recursion.
  mutating func skipBrackets() {
    var depth = 0
    while position < end {
      skipTrivia()
      switch current {
      case 0x28, 0x5B, 0x7B:
        depth += 1
        position += 1
      case 0x29, 0x5D, 0x7D:
        depth -= 1
        position += 1
        if depth <= 0 { return }
      default:
        if position < end { skipToken() }
      }
    }
  }

  /// Skips a string that starts at the position, its hashes being behind already.
  private mutating func skipString(hashes: Int) {
    let isMultiline = byte(at: 1) == 0x22 && byte(at: 2) == 0x22
    position += isMultiline ? 3 : 1
    while position < end {
      switch current {
      case 0x5C where hasHashes(hashes, at: 1):
        position += 1 + hashes
        if current == 0x28 { skipBrackets() } else { position += 1 }
      case 0x22:
        let quotes = isMultiline ? 3 : 1
        let closes = !isMultiline || byte(at: 1) == 0x22 && byte(at: 2) == 0x22
        if closes, hasHashes(hashes, at: quotes) {
          position += quotes + hashes
          return
        }
        position += 1
      case 0x0A where !isMultiline: return
      default: position += 1
      }
    }
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    for index in 0..<count where byte(at: offset + index) != 0x23 { return false }
    return true
  }

  private mutating func noteMention() {
    switch current {
    case 0x42:
      if isAt("Button") { mention(.button, length: 6) }
    case 0x54:
      if isAt("Toggle") { mention(.toggle, length: 6) }
    case 0x6F:
      if isAt("onTapGesture") { mention(.tapGesture, length: 12) }
    case 0x62:
      if isAt("buttonStyle") { mention(.buttonStyle, length: 11) }
    case 0x74:
      if isAt("toggleStyle") { mention(.toggleStyle, length: 11) }
    default: break
    }
  }

  /// Notes a name that is called: an opening bracket follows it.
  private mutating func mention(_ kind: Mention.Kind, length: Int) {
    var offset = length
    while byte(at: offset) == 0x20 { offset += 1 }
    guard byte(at: offset) == 0x28 || byte(at: offset) == 0x7B else { return }
    mentions.append(Mention(kind: kind, offset: position))
  }
}
