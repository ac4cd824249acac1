/// Ranges of code points (https://drafts.csswg.org/css-syntax-3/#consume-unicode-range-token).
extension Tokenizer {
  /// "Check if three code points would start a unicode-range".
  func startsUnicodeRange() -> Bool {
    guard let letter = peek(), letter.asciiLowercased == 0x75, peek(1) == 0x2B,
      let next = peek(2)
    else { return false }
    return next.hexDigitValue != nil || next == 0x3F
  }

  /// "Consume a unicode-range token".
  mutating func consumeUnicodeRange() -> Token.Kind {
    position += 2
    let digits = consumeHexDigits()
    var first = digits.value
    var last = first
    // Question marks stand for any digit, and end the range.
    var count = digits.count
    while count < Self.maximumDigitCount, peek() == 0x3F {
      first = first << 4
      last = last << 4 | 0xF
      position += 1
      count += 1
    }
    if count == digits.count, peek() == 0x2D, peek(1)?.hexDigitValue != nil {
      position += 1
      last = consumeHexDigits().value
    }
    return .unicodeRange(first: first, last: last)
  }

  private static let maximumDigitCount = 6

  private mutating func consumeHexDigits() -> (value: UInt32, count: Int) {
    var value: UInt32 = 0
    var count = 0
    while count < Self.maximumDigitCount, let digit = peek()?.hexDigitValue {
      value = value << 4 | digit
      position += 1
      count += 1
    }
    return (value, count)
  }
}
