/// Turns text from an input into text that is safe and visible on one line.
public enum VisibleText {
  /// `text` on one line: line breaks and tabs become a space, control characters `\u001B`.
  ///
  /// So do C1 controls, U+FFFE and U+FFFF, which XML 1.0 forbids or discourages
  /// (https://www.w3.org/TR/xml/#charsets), and characters that change the direction of the text
  /// around them.
  public static func line(_ text: String) -> String {
    if isPlain(text) { return text }
    var output = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\t", "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": output.append(" ")
      case _ where isHidden(scalar) || isDirectional(scalar):
        output += visible(scalar).unicodeScalars
      default: output.append(scalar)
      }
      previous = scalar
    }
    return String(output)
  }

  /// `text` on one line without white space at its ends or twice in a row, at most `limit` Unicode
  /// scalars long; what is cut off is replaced by an ellipsis of three dots.
  static func collapsed(_ text: String, limit: Int = .max) -> String {
    if isCollapsed(text, limit: limit) { return text }
    var output = String.UnicodeScalarView()
    var count = 0
    var needsSpace = false
    for scalar in line(text).unicodeScalars {
      if isWhiteSpace(scalar) {
        needsSpace = count > 0
        continue
      }
      if needsSpace {
        output.append(" ")
        count += 1
        needsSpace = false
      }
      output.append(scalar)
      count += 1
    }
    if count <= limit { return String(output) }
    var cut = String.UnicodeScalarView(output.prefix(max(limit - 3, 0)))
    while cut.last == " " { cut.removeLast() }
    return String(cut) + "..."
  }

  /// Printable ASCII, which is nearly everything.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }

  /// Whether `text` is nothing but words of printable ASCII with one space between them, which is
  /// nearly everything, and short enough.
  private static func isCollapsed(_ text: String, limit: Int) -> Bool {
    let space = UInt8(ascii: " ")
    var count = 0
    var previous = space
    for byte in text.utf8 {
      guard (0x20...0x7E).contains(byte), byte != space || previous != space else { return false }
      previous = byte
      count += 1
    }
    return count <= limit && (previous != space || count == 0)
  }

  /// Whether Unicode counts a scalar that ``line(_:)`` lets through as white space.
  static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? scalar == " " : scalar.properties.isWhitespace
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}": true
    default: false
    }
  }

  /// The directional formatting characters of Unicode Standard Annex 9, section 2.
  private static func isDirectional(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    default: false
    }
  }

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}
