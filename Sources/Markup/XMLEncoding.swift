/// An encoding that the program reads.
public enum XMLEncoding: String, Sendable, CaseIterable {
  /// UTF-8 and its part US-ASCII.
  case utf8 = "UTF-8"
  /// UTF-16, low byte first.
  case utf16LittleEndian = "UTF-16LE"
  /// UTF-16, high byte first.
  case utf16BigEndian = "UTF-16BE"
  /// ISO-8859-1.
  case latin1 = "ISO-8859-1"
  /// Windows-1252, which old Windows programs write.
  case windows1252 = "windows-1252"

  /// The encoding that an XML declaration in single bytes names, `nil` for an unknown one.
  ///
  /// A declaration that can be read byte by byte is not in UTF-16, so that name means UTF-8.
  init?(declaredName: String) {
    switch declaredName.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii", "utf-16", "utf16": self = .utf8
    case "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1": self = .latin1
    case "windows-1252", "cp1252": self = .windows1252
    default: return nil
    }
  }

  /// The character of a byte in a single-byte encoding.
  func scalar(_ byte: UInt8) -> Unicode.Scalar {
    guard self == .windows1252, (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
    return Self.windows1252Controls[Int(byte) - 0x80]
  }

  /// Bytes 80 to 9F of windows-1252 (WHATWG Encoding, index-windows-1252.txt).
  private static let windows1252Controls: [Unicode.Scalar] = [
    "\u{20AC}", "\u{81}", "\u{201A}", "\u{192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}",
    "\u{2C6}", "\u{2030}", "\u{160}", "\u{2039}", "\u{152}", "\u{8D}", "\u{17D}", "\u{8F}",
    "\u{90}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}",
    "\u{2DC}", "\u{2122}", "\u{161}", "\u{203A}", "\u{153}", "\u{9D}", "\u{17E}", "\u{178}",
  ]
}
