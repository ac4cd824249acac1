/// Writes JSON (RFC 8259) with sorted keys, two spaces of indentation and LF line ends.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var depth = 0

  /// A value with its members in the order of their keys.
  enum Value {
    case string(String)
    case number(Double)
    case integer(Int)
    case bool(Bool)
    case array([Value])
    /// Members without a value are left out.
    case object([(key: String, value: Value?)])
  }

  /// Writes `value`.
  mutating func write(_ value: Value) {
    switch value {
    case .string(let text): write(text)
    case .number(let number): write(number)
    case .integer(let number): bytes += String(number).utf8
    case .bool(let bool): bytes += (bool ? "true" : "false").utf8
    case .array(let values):
      open("[")
      for (index, value) in values.enumerated() {
        startItem(isFirst: index == 0)
        write(value)
      }
      close("]", isEmpty: values.isEmpty)
    case .object(let members):
      let present = members.compactMap { member in member.value.map { (member.key, $0) } }
        .sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
      open("{")
      for (index, (key, value)) in present.enumerated() {
        startItem(isFirst: index == 0)
        write(key)
        bytes += ": ".utf8
        write(value)
      }
      close("}", isEmpty: present.isEmpty)
    }
  }

  /// Ends the document with a line break.
  mutating func finish() { bytes.append(UInt8(ascii: "\n")) }

  private mutating func open(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    depth += 1
  }

  private mutating func startItem(isFirst: Bool) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    startLine()
  }

  private mutating func close(_ bracket: Unicode.Scalar, isEmpty: Bool) {
    depth -= 1
    if !isEmpty { startLine() }
    bytes.append(UInt8(ascii: bracket))
  }

  private mutating func startLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }

  /// The shortest decimal that reads back as `number`; `null` for what JSON cannot say.
  private mutating func write(_ number: Double) {
    guard number.isFinite else {
      bytes += "null".utf8
      return
    }
    let text = "\(number)"
    bytes += (text.hasSuffix(".0") ? Substring(text.dropLast(2)) : Substring(text)).utf8
  }

  /// RFC 8259, section 7; controls, DEL to U+009F and direction marks are escaped so that nobody's
  /// terminal acts on them.
  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{200E}", "\u{200F}", "\u{61C}",
        "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}":
        let digits = String(scalar.value, radix: 16)
        bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
      default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
