/// The encodings that a style sheet in a file of its own may have.
///
/// Labels and decoders are those of https://encoding.spec.whatwg.org/, of which this is the part
/// that style sheets are written in; other labels are unknown.
public enum StyleSheetEncoding: String, Hashable, Sendable, CaseIterable {
  /// UTF-8, the encoding of style sheets that say nothing.
  case utf8 = "utf-8"
  /// UTF-16, the low byte first.
  case utf16LittleEndian = "utf-16le"
  /// UTF-16, the high byte first.
  case utf16BigEndian = "utf-16be"
  /// Windows 1252, which ISO 8859-1 and ASCII are read as.
  case windows1252 = "windows-1252"
  /// ISO 8859-2, Central European.
  case iso88592 = "iso-8859-2"
  /// ISO 8859-5, Cyrillic.
  case iso88595 = "iso-8859-5"

  /// The encoding with a label such as `Latin1`, in any case and with white space around it.
  public init?(label: String) {
    let bytes = Array(label.utf8)
    let isSpace = { (byte: UInt8) in byte.isWhitespace }
    let start = bytes.firstIndex { !isSpace($0) } ?? 0
    let end = bytes.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? 0
    let name = String(decoding: bytes[start..<max(start, end)], as: UTF8.self).asciiLowercased
    switch name {
    case "utf-8", "utf8", "unicode-1-1-utf-8", "unicode11utf8", "unicode20utf8", "x-unicode20utf8":
      self = .utf8
    case "utf-16", "utf-16le", "ucs-2", "csunicode", "iso-10646-ucs-2", "unicode", "unicodefeff":
      self = .utf16LittleEndian
    case "utf-16be", "unicodefffe": self = .utf16BigEndian
    case "windows-1252", "cp1252", "x-cp1252", "iso-8859-1", "iso8859-1", "iso88591", "iso_8859-1",
      "latin1", "l1", "ascii", "us-ascii", "ansi_x3.4-1968", "cp819", "ibm819", "iso-ir-100",
      "csisolatin1", "iso_8859-1:1987":
      self = .windows1252
    case "iso-8859-2", "iso8859-2", "iso88592", "iso_8859-2", "latin2", "l2", "iso-ir-101",
      "csisolatin2", "iso_8859-2:1987":
      self = .iso88592
    case "iso-8859-5", "iso8859-5", "iso88595", "iso_8859-5", "cyrillic", "iso-ir-144",
      "csisolatincyrillic", "iso_8859-5:1988":
      self = .iso88595
    default: return nil
    }
  }

  /// The encoding of `bytes`, and how many bytes its byte order mark takes up.
  ///
  /// A byte order mark comes first, then what the protocol says, then an `@charset` in exactly the
  /// form that https://drafts.csswg.org/css-syntax-3/#input-byte-stream asks for, then what the
  /// referring document says. Labels that are not known say nothing.
  public static func detect(
    in bytes: [UInt8], protocolLabel: String? = nil, environmentLabel: String? = nil
  ) -> (encoding: StyleSheetEncoding, markLength: Int) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    let encoding =
      protocolLabel.flatMap { StyleSheetEncoding(label: $0) } ?? charsetRule(in: bytes)
      ?? environmentLabel.flatMap { StyleSheetEncoding(label: $0) } ?? .utf8
    return (encoding, 0)
  }

  /// The text of a file in UTF-8, whatever its encoding, without the byte order mark.
  public static func utf8(of file: [UInt8]) -> [UInt8] {
    let (encoding, markLength) = detect(in: file)
    return encoding == .utf8
      ? Array(file[markLength...]) : Array(encoding.decode(file[markLength...]).utf8)
  }

  /// The specification looks for the `@charset` in this many bytes.
  private static let charsetReach = 1024

  private static func charsetRule(in bytes: [UInt8]) -> StyleSheetEncoding? {
    let start = Array("@charset \"".utf8)
    guard bytes.starts(with: start) else { return nil }
    let rest = bytes.prefix(charsetReach).dropFirst(start.count)
    guard let quote = rest.firstIndex(of: 0x22), quote + 1 < bytes.count, bytes[quote + 1] == 0x3B
    else { return nil }
    let encoding = StyleSheetEncoding(label: String(decoding: rest[..<quote], as: UTF8.self))
    // Bytes that read as `@charset` in ASCII are not UTF-16.
    let isWide = encoding == .utf16LittleEndian || encoding == .utf16BigEndian
    return isWide ? .utf8 : encoding
  }

  /// The text of `bytes`, which start behind a byte order mark, with U+FFFD for what is malformed.
  public func decode(_ bytes: ArraySlice<UInt8>) -> String {
    switch self {
    case .utf8: String(decoding: bytes, as: UTF8.self)
    case .utf16LittleEndian: Self.decodeWide(bytes) { $0 | $1 << 8 }
    case .utf16BigEndian: Self.decodeWide(bytes) { $0 << 8 | $1 }
    case .windows1252: Self.decode(bytes, from: 0x80, Self.windows1252Table)
    case .iso88592: Self.decode(bytes, from: 0xA0, Self.iso88592Table)
    case .iso88595: Self.decode(bytes, from: 0xA0, Self.iso88595Table)
    }
  }

  private static func decodeWide(
    _ bytes: ArraySlice<UInt8>, _ unit: (UInt16, UInt16) -> UInt16
  ) -> String {
    var units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
      unit(UInt16(bytes[$0]), UInt16(bytes[$0 + 1]))
    }
    if bytes.count % 2 == 1 { units.append(0xFFFD) }
    return String(decoding: units, as: UTF16.self)
  }

  /// Bytes below `start` stand for themselves, the others for the entries of `table`.
  private static func decode(
    _ bytes: ArraySlice<UInt8>, from start: UInt8, _ table: [UInt16]
  ) -> String {
    let units = bytes.map { byte -> UInt16 in
      let index = Int(byte) - Int(start)
      return table.indices.contains(index) ? table[index] : UInt16(byte)
    }
    return String(decoding: units, as: UTF16.self)
  }
}
