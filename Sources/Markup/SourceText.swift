/// The bytes of a file as UTF-8.
struct SourceText {
  /// The text; a UTF-8 byte order mark is kept, so that offsets are those of the file.
  let bytes: [UInt8]
  /// The offset after the byte order mark.
  let start: Int
  /// The encoding of the file.
  let encoding: XMLEncoding

  /// A mistake at an offset of `bytes`.
  struct Problem: Error {
    var kind: XMLParserError.Kind
    var offset: Int
    var message: String
  }

  /// Detects the encoding as XML 1.0, appendix F.1 describes and converts the bytes.
  init(_ file: [UInt8], maximumByteCount: Int) throws(Problem) {
    try Self.checkSize(file.count, maximumByteCount)
    if file.starts(with: [0xEF, 0xBB, 0xBF]) {
      self.init(bytes: file, start: 3, encoding: .utf8)
      return
    }
    let encoding = try Self.encoding(of: file)
    if encoding == .utf8 {
      self.init(bytes: file, start: 0, encoding: encoding)
      return
    }
    let converted = try Self.converted(file, from: encoding)
    try Self.checkSize(file.count + converted.count, maximumByteCount)
    self.init(bytes: converted, start: 0, encoding: encoding)
  }

  private init(bytes: [UInt8], start: Int, encoding: XMLEncoding) {
    self.bytes = bytes
    self.start = start
    self.encoding = encoding
  }

  private static func checkSize(_ count: Int, _ limit: Int) throws(Problem) {
    guard count > limit else { return }
    throw Problem(
      kind: .tooLarge, offset: 0,
      message: "the file takes \(count) bytes, the limit is \(limit); split it into smaller files")
  }

  private static func encoding(of file: [UInt8]) throws(Problem) -> XMLEncoding {
    if file.starts(with: [0xFF, 0xFE]) || file.starts(with: [0x3C, 0, 0x3F, 0]) {
      return .utf16LittleEndian
    }
    if file.starts(with: [0xFE, 0xFF]) || file.starts(with: [0, 0x3C, 0, 0x3F]) {
      return .utf16BigEndian
    }
    guard let name = declaredEncoding(in: file) else { return .utf8 }
    guard let encoding = XMLEncoding(declaredName: name) else {
      throw Problem(
        kind: .unsupportedEncoding, offset: 0,
        message: "the encoding '\(name)' is not supported; save the file as UTF-8")
    }
    return encoding
  }

  /// The value of `encoding` in the XML declaration (XML 1.0, production 80).
  private static func declaredEncoding(in file: [UInt8]) -> String? {
    guard file.starts(with: Array("<?xml".utf8)) else { return nil }
    let head = file.prefix(longestDeclaration)
    guard let end = head.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let declaration = head[..<end]
    let keyword = Array("encoding".utf8)
    guard
      let start = declaration.indices.first(where: { declaration[$0...].starts(with: keyword) }),
      let quote = declaration[start...].firstIndex(where: { $0 == 0x22 || $0 == 0x27 }),
      let close = declaration[(quote + 1)...].firstIndex(of: declaration[quote])
    else { return nil }
    return String(
      decoding: declaration[(quote + 1)..<close].filter { $0 > 0x20 && $0 < 0x7F },
      as: UTF8.self)
  }

  /// The longest XML declaration that is searched for an encoding; real ones take 60 bytes.
  private static let longestDeclaration = 512

  private static func converted(
    _ file: [UInt8], from encoding: XMLEncoding
  ) throws(Problem) -> [UInt8] {
    switch encoding {
    case .utf8: file
    case .latin1, .windows1252: utf8(fromSingleBytes: file, encoding)
    case .utf16LittleEndian: try utf8(fromUTF16: file, highByte: 1)
    case .utf16BigEndian: try utf8(fromUTF16: file, highByte: 0)
    }
  }

  private static let replacement = UTF8.encodedReplacementCharacter

  private static func utf8(fromSingleBytes file: [UInt8], _ encoding: XMLEncoding) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(file.count + file.count / 8)
    for byte in file {
      if byte < 0x80 {
        output.append(byte)
      } else {
        output += UTF8.encode(encoding.scalar(byte)) ?? replacement
      }
    }
    return output
  }

  private static func utf8(fromUTF16 file: [UInt8], highByte: Int) throws(Problem) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(file.count / 2)
    let broken = "the file is UTF-16 but ends or is damaged inside a character; save it as UTF-8"
    guard file.count.isMultiple(of: 2) else {
      throw Problem(kind: .invalidEncoding, offset: 0, message: broken)
    }
    let units = stride(from: 0, to: file.count, by: 2).lazy.map {
      UInt16(file[$0 + highByte]) << 8 | UInt16(file[$0 + 1 - highByte])
    }
    var decoder = UTF16()
    var iterator = units.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar):
        if output.isEmpty, scalar == "\u{FEFF}" { continue }
        output += UTF8.encode(scalar) ?? replacement
      case .emptyInput:
        return output
      case .error:
        throw Problem(kind: .invalidEncoding, offset: output.count, message: broken)
      }
    }
  }
}
