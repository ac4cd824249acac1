/// Reads JSON texts by RFC 8259, without extensions: no comments, no trailing commas.
public enum JSONParser {
  /// How deep arrays and objects may be nested, against texts that exhaust the stack.
  public static let maximumDepth = 256

  /// The value of a UTF-8 text; a byte order mark before it is passed over.
  public static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    var scanner = JSONScanner(bytes)
    let value = try scanner.value(depth: 0)
    scanner.skipWhitespace()
    guard scanner.isAtEnd else {
      throw scanner.error("there is more text after the value; remove it")
    }
    return value
  }
}

/// A place in the bytes of a JSON text, and the productions that are read from there.
struct JSONScanner {
  private let bytes: [UInt8]
  private var index = 0
  /// The start of the line that ``index`` is on, and how many lines lie before it.
  private var line = 1
  private var column = 1
  /// Up to where ``line`` and ``column`` are counted; they follow the index, never go back.
  private var counted = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      index = 3
      counted = 3
    }
  }

  var isAtEnd: Bool { index == bytes.count }
  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func skipWhitespace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  mutating func error(_ message: String) -> JSONError {
    JSONError(message: message, location: location())
  }

  /// The place of the index.
  private mutating func location() -> JSONLocation {
    while counted < index {
      let byte = bytes[counted]
      let isPair = byte == 0x0D && counted + 1 < bytes.count && bytes[counted + 1] == 0x0A
      if (byte == 0x0A || byte == 0x0D) && !isPair {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 && !isPair {
        column += 1
      }
      counted += 1
    }
    return JSONLocation(line: line, column: column)
  }

  mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    skipWhitespace()
    let location = location()
    return JSONValue(kind: try kind(depth: depth), location: location)
  }

  private mutating func kind(depth: Int) throws(JSONError) -> JSONValue.Kind {
    guard depth < JSONParser.maximumDepth else {
      throw error("the values are nested more than \(JSONParser.maximumDepth) deep")
    }
    switch current {
    case UInt8(ascii: "{"): return .object(try members(depth: depth))
    case UInt8(ascii: "["): return .array(try elements(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"):
      try literal("true")
      return .bool(true)
    case UInt8(ascii: "f"):
      try literal("false")
      return .bool(false)
    case UInt8(ascii: "n"):
      try literal("null")
      return .null
    case UInt8(ascii: "-"), .some(0x30...0x39): return .number(try number())
    case .some: throw error("a value is expected here")
    case nil: throw error("the text ends where a value is expected")
    }
  }

  private mutating func members(depth: Int) throws(JSONError) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    index += 1
    skipWhitespace()
    if take("}") { return members }
    while true {
      skipWhitespace()
      guard current == UInt8(ascii: "\"") else { throw error("a name in quotes is expected here") }
      let location = location()
      let name = try string()
      skipWhitespace()
      guard take(":") else { throw error("a colon is expected after the name") }
      let value = try value(depth: depth + 1)
      members.append(JSONValue.Member(name: name, location: location, value: value))
      skipWhitespace()
      if take("}") { return members }
      guard take(",") else { throw error("a comma or '}' is expected here") }
    }
  }

  private mutating func elements(depth: Int) throws(JSONError) -> [JSONValue] {
    var elements: [JSONValue] = []
    index += 1
    skipWhitespace()
    if take("]") { return elements }
    while true {
      elements.append(try value(depth: depth + 1))
      skipWhitespace()
      if take("]") { return elements }
      guard take(",") else { throw error("a comma or ']' is expected here") }
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func literal(_ text: String) throws(JSONError) {
    guard bytes[index...].starts(with: text.utf8) else {
      throw error("a value is expected here; names stand in quotes")
    }
    index += text.utf8.count
  }

  // MARK: Numbers

  private mutating func number() throws(JSONError) -> String {
    let start = index
    _ = take("-")
    if !take("0") { try digits("a digit is expected here") }
    if take(".") { try digits("a digit is expected after the decimal point") }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits("a digit is expected in the exponent")
    }
    if let byte = current, (0x30...0x39).contains(byte) {
      throw error("a number starts with 0 only if it is 0 or a fraction")
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits(_ message: String) throws(JSONError) {
    let start = index
    while let byte = current, (0x30...0x39).contains(byte) { index += 1 }
    if start == index { throw error(message) }
  }
}

// MARK: - Strings

extension JSONScanner {
  private mutating func string() throws(JSONError) -> String {
    index += 1
    var text: [UInt8] = []
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        guard let result = String(validating: text, as: UTF8.self) else {
          throw error("the text is not UTF-8 before this place")
        }
        index += 1
        return result
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20: throw error("a control character in a string; write it as an escape")
      default:
        text.append(byte)
        index += 1
      }
    }
    throw error("the text ends inside a string")
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F,
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    let letter = index + 1 < bytes.count ? bytes[index + 1] : 0
    if let byte = Self.escapes[letter] {
      text.append(byte)
      index += 2
      return
    }
    guard letter == UInt8(ascii: "u") else { throw error("an unknown escape in a string") }
    let first = try codeUnit()
    if UTF16.isTrailSurrogate(first) { throw error("half of a surrogate pair before this place") }
    guard UTF16.isLeadSurrogate(first) else {
      text += Self.utf8(UInt32(first))
      return
    }
    guard bytes[index...].starts(with: [0x5C, UInt8(ascii: "u")]) else {
      throw error("the second half of a surrogate pair is expected here")
    }
    let second = try codeUnit()
    guard UTF16.isTrailSurrogate(second) else {
      throw error("the second half of a surrogate pair is expected before this place")
    }
    text += Self.utf8(0x10000 + (UInt32(first) & 0x3FF) << 10 + UInt32(second) & 0x3FF)
  }

  /// The UTF-16 code unit of an escape: its four hexadecimal digits.
  private mutating func codeUnit() throws(JSONError) -> UInt16 {
    let digits = bytes[index...].dropFirst(2).prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("four hexadecimal digits are expected after \\u") }
    index += 6
    return value
  }

  private static func utf8(_ value: UInt32) -> [UInt8] {
    Unicode.Scalar(value).map { Array(String(Character($0)).utf8) } ?? []
  }
}
