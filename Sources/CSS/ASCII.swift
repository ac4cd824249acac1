/// Character classes of CSS Syntax Level 3 section 4.2 for a byte of UTF-8.
///
/// Bytes of 0x80 and above belong to non-ASCII code points, all of which may stand in names; NUL
/// is read as U+FFFD, one of them.
extension UInt8 {
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  var isLetter: Bool {
    let lowercased = self | 0x20
    return lowercased >= 0x61 && lowercased <= 0x7A
  }

  var isNameStart: Bool { isLetter || self >= 0x80 || self == 0x5F || self == 0 }

  var isName: Bool { isNameStart || isDigit || self == 0x2D }

  var isNewline: Bool { self == 0x0A || self == 0x0D || self == 0x0C }

  var isWhitespace: Bool { self == 0x20 || self == 0x09 || isNewline }

  var isNonPrintable: Bool {
    (self >= 0x01 && self <= 0x08) || self == 0x0B || (self >= 0x0E && self <= 0x1F)
      || self == 0x7F
  }

  /// Value of a hexadecimal digit, or `nil` for other characters.
  var hexDigitValue: UInt32? {
    if isDigit { return UInt32(self) - 0x30 }
    let lowercased = self | 0x20
    return lowercased >= 0x61 && lowercased <= 0x66 ? UInt32(lowercased) - 0x57 : nil
  }

  var asciiLowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
}

extension String {
  /// The string with A to Z in lower case and nothing else changed, as CSS compares keywords.
  var asciiLowercased: String {
    guard utf8.contains(where: { $0 >= 0x41 && $0 <= 0x5A }) else { return self }
    return String(decoding: utf8.map(\.asciiLowercased), as: UTF8.self)
  }

  /// Whether the strings are equal when A to Z are taken as a to z.
  func equalsIgnoringASCIICase(_ other: String) -> Bool {
    self == other
      || (utf8.count == other.utf8.count
        && utf8.elementsEqual(other.utf8) { $0.asciiLowercased == $1.asciiLowercased })
  }
}
