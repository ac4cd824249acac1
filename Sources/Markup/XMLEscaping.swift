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

  /// Appends the escaped form of `text` to `output`.
  public func append(_ text: String, to output: inout [UInt8]) {
    output.reserveCapacity(output.count + text.utf8.count)
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if let replacement = replacement(for: scalar, after: previous) {
        output += replacement.utf8
      } else {
        output += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
      previous = scalar
    }
    if self == .comment, previous == "-" { output.append(UInt8(ascii: " ")) }
  }

  private func replacement(
    for scalar: Unicode.Scalar, after previous: Unicode.Scalar?
  ) -> String? {
    switch scalar {
    case "&": self == .comment ? nil : "&amp;"
    case "<": self == .comment ? nil : "&lt;"
    case ">": self == .comment ? nil : "&gt;"
    case "\"": self == .attribute ? "&quot;" : nil
    case "\t": self == .attribute ? " " : nil
    case "\n": lineBreak(isAfterCarriageReturn: previous == "\r")
    case "\r": self == .text ? "&#13;" : " "
    case "-": self == .comment && previous == "-" ? " -" : nil
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": Self.visible(scalar)
    default: nil
    }
  }

  private func lineBreak(isAfterCarriageReturn: Bool) -> String? {
    guard self == .attribute else { return nil }
    return isAfterCarriageReturn ? "" : " "
  }

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}
