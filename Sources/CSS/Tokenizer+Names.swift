extension Tokenizer {
  /// "Check if two code points are a valid escape", the first of them at `index`.
  func isValidEscape(at index: Int) -> Bool {
    guard index < end, bytes[index] == 0x5C else { return false }
    return index + 1 >= end || !bytes[index + 1].isNewline
  }

  /// "Check if three code points would start an ident sequence".
  func startsName(at index: Int) -> Bool {
    guard index < end else { return false }
    let byte = bytes[index]
    if byte == 0x2D {
      guard index + 1 < end else { return false }
      let next = bytes[index + 1]
      return next.isNameStart || next == 0x2D || isValidEscape(at: index + 1)
    }
    return byte.isNameStart || isValidEscape(at: index)
  }

  /// "Consume an ident sequence"; copies bytes only once an escape or a NUL turns up.
  mutating func consumeName() -> String {
    let start = position
    while position < end, bytes[position].isName, bytes[position] != 0 { position += 1 }
    guard position < end, bytes[position] == 0 || isValidEscape(at: position) else {
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    var name = Array(bytes[start..<position])
    while position < end {
      if isValidEscape(at: position) {
        position += 1
        consumeEscape(into: &name)
      } else if bytes[position].isName {
        appendByte(into: &name)
      } else {
        break
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// Takes over the current byte, NUL as U+FFFD.
  private mutating func appendByte(into bytes: inout [UInt8]) {
    let byte = self.bytes[position]
    if byte == 0 {
      Self.append("\u{FFFD}", to: &bytes)
    } else {
      bytes.append(byte)
    }
    position += 1
  }

  /// "Consume an escaped code point", with the backslash already consumed.
  private mutating func consumeEscape(into bytes: inout [UInt8]) {
    guard let first = peek() else { return Self.append("\u{FFFD}", to: &bytes) }
    guard var value = first.hexDigitValue else { return appendByte(into: &bytes) }
    position += 1
    // At most six hexadecimal digits.
    var count = 1
    while count < 6, let digit = peek()?.hexDigitValue {
      value = value << 4 | digit
      position += 1
      count += 1
    }
    if let byte = peek(), byte.isWhitespace {
      position += byte == 0x0D && peek(1) == 0x0A ? 2 : 1
    }
    let scalar = value == 0 ? nil : Unicode.Scalar(value)
    Self.append(scalar ?? "\u{FFFD}", to: &bytes)
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
  }

  /// "Consume an ident-like token".
  mutating func consumeIdentLike() -> Token.Kind {
    let start = position
    let name = consumeName()
    guard peek() == 0x28 else { return .ident(name) }
    position += 1
    // An escaped `url\(` never gets here, and `\75rl(` is a URL as well.
    guard name.equalsIgnoringASCIICase("url") else { return .function(name) }
    var ahead = 0
    while let byte = peek(ahead), byte.isWhitespace { ahead += 1 }
    if let quote = peek(ahead), quote == 0x22 || quote == 0x27 { return .function(name) }
    position += ahead
    return consumeURL(from: start)
  }

  /// "Consume a url token", with `url(` and the white space behind it already consumed.
  private mutating func consumeURL(from start: Int) -> Token.Kind {
    var url: [UInt8] = []
    while let byte = peek() {
      if byte == 0x29 {
        position += 1
        return .url(String(decoding: url, as: UTF8.self))
      }
      if byte.isWhitespace {
        while let byte = peek(), byte.isWhitespace { position += 1 }
        if let byte = peek(), byte != 0x29 { return consumeBadURL(from: start) }
      } else if byte == 0x5C {
        guard isValidEscape(at: position) else { return consumeBadURL(from: start) }
        position += 1
        consumeEscape(into: &url)
      } else if byte == 0x22 || byte == 0x27 || byte == 0x28 || byte.isNonPrintable {
        return consumeBadURL(from: start)
      } else {
        appendByte(into: &url)
      }
    }
    report(.unterminatedURL, at: start)
    return .url(String(decoding: url, as: UTF8.self))
  }

  /// "Consume the remnants of a bad url".
  private mutating func consumeBadURL(from start: Int) -> Token.Kind {
    report(.badURL, at: start)
    while let byte = peek() {
      let isEscape = isValidEscape(at: position) && position + 1 < end
      position += isEscape ? 2 : 1
      if byte == 0x29 { break }
    }
    return .badURL
  }

  /// "Consume a string token".
  mutating func consumeString(quote: UInt8) -> Token.Kind {
    let start = position
    position += 1
    var string: [UInt8] = []
    while let byte = peek() {
      if byte == quote {
        position += 1
        return .string(String(decoding: string, as: UTF8.self))
      }
      if byte.isNewline {
        report(.badString, at: start)
        return .badString
      }
      guard byte == 0x5C else {
        appendByte(into: &string)
        continue
      }
      position += 1
      guard let next = peek() else { break }
      if next.isNewline {
        position += next == 0x0D && peek(1) == 0x0A ? 2 : 1
      } else {
        consumeEscape(into: &string)
      }
    }
    report(.unterminatedString, at: start)
    return .string(String(decoding: string, as: UTF8.self))
  }
}
