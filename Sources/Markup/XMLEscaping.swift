/// How text is written so that it reads back as it was, or is at least visible.
public enum XMLEscaping: Sendable {
  /// An attribute value between double quotes; line breaks and tabs become a space.
  case attribute
  /// Character data.
  case text
  /// The inside of a comment; a space parts two hyphens.
  case comment

  /// The escaped form of `text`.
  ///
  /// Characters that XML 1.0 forbids (production 2), C1 controls, U+FFFE and U+FFFF become
  /// visible text such as `\u001B`. A carriage return in text becomes `&#13;`.
  public func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the escaped form of `text` to `output` as UTF-8.
  public func append(_ text: String, to output: inout [UInt8]) {
    let isPlain = text.utf8.allSatisfy {
      Self.isPlain($0) || ($0 == UInt8(ascii: "-") && self != .comment)
    }
    if isPlain {
      output += text.utf8
      return
    }
    let bytes = Array(text.utf8)
    var copied = 0
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      guard !Self.isPlain(byte), let (replacement, count) = replacement(at: position, of: bytes)
      else {
        position += 1
        continue
      }
      output += bytes[copied..<position]
      output += replacement.utf8
      position += count
      copied = position
    }
    output += bytes[copied...]
    if self == .comment, bytes.last == UInt8(ascii: "-") { output.append(UInt8(ascii: " ")) }
  }

  /// Whether `byte` stays as it is wherever it stands.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00..<0x20, 0x7F, 0xC2, 0xEF: false
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    case UInt8(ascii: "-"): false
    default: true
    }
  }

  /// What replaces the character at `position` and the number of bytes that it takes.
  private func replacement(
    at position: Int, of bytes: [UInt8]
  ) -> (text: String, byteCount: Int)? {
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    switch bytes[position] {
    case UInt8(ascii: "&"): return self == .comment ? nil : ("&amp;", 1)
    case UInt8(ascii: "<"): return self == .comment ? nil : ("&lt;", 1)
    case UInt8(ascii: ">"): return self == .comment ? nil : ("&gt;", 1)
    case UInt8(ascii: "\""): return self == .attribute ? ("&quot;", 1) : nil
    case UInt8(ascii: "-"):
      return self == .comment && next == UInt8(ascii: "-") ? ("- ", 1) : nil
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"): return self == .attribute ? (" ", 1) : nil
    case UInt8(ascii: "\r"):
      if self == .text { return ("&#13;", 1) }
      return (self == .attribute ? " " : "\n", next == UInt8(ascii: "\n") ? 2 : 1)
    case 0xC2: return next < 0xA0 ? (Self.visible(UInt32(next)), 2) : nil
    case 0xEF:
      let last = position + 2 < bytes.count ? bytes[position + 2] : 0
      return next == 0xBF && last >= 0xBE ? (Self.visible(0xFF40 + UInt32(last)), 3) : nil
    default: return (Self.visible(UInt32(bytes[position])), 1)
    }
  }

  private static func visible(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}
