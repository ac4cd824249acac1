extension Tokenizer {
  /// "Check if three code points would start a number".
  func startsNumber(at index: Int) -> Bool {
    var index = index
    if index < end, bytes[index] == 0x2B || bytes[index] == 0x2D { index += 1 }
    if index < end, bytes[index] == 0x2E { index += 1 }
    return index < end && bytes[index].isDigit
  }

  /// "Consume a numeric token".
  mutating func consumeNumeric() -> Token.Kind {
    let number = consumeNumber()
    if startsName(at: position) { return .dimension(number, unit: consumeName()) }
    guard peek() == 0x25 else { return .number(number) }
    position += 1
    return .percentage(number)
  }

  /// "Consume a number".
  private mutating func consumeNumber() -> Token.Number {
    let start = position
    var decimal = DecimalNumber()
    let hasSign = peek() == 0x2B || peek() == 0x2D
    decimal.isNegative = peek() == 0x2D
    if hasSign { position += 1 }
    consumeDigits { decimal.append($0) }
    var isInteger = true
    if peek() == 0x2E, peek(1)?.isDigit == true {
      isInteger = false
      position += 1
      consumeDigits { decimal.appendFraction($0) }
    }
    if let exponent = consumeExponent() {
      isInteger = false
      decimal.exponent += exponent
    }
    let value = decimal.value ?? slowValue(start..<position)
    return Token.Number(value, isInteger: isInteger, hasSign: hasSign)
  }

  private mutating func consumeDigits(_ body: (UInt8) -> Void) {
    while position < end, bytes[position].isDigit {
      body(bytes[position] - 0x30)
      position += 1
    }
  }

  /// The exponent at the position, bounded so that it cannot overflow.
  private mutating func consumeExponent() -> Int? {
    guard let letter = peek(), letter | 0x20 == 0x65 else { return nil }
    let hasSign = peek(1) == 0x2B || peek(1) == 0x2D
    let isNegative = peek(1) == 0x2D
    guard peek(hasSign ? 2 : 1)?.isDigit == true else { return nil }
    position += hasSign ? 2 : 1
    var exponent = 0
    consumeDigits { exponent = min(exponent * 10 + Int($0), DecimalNumber.largestExponent) }
    return isNegative ? -exponent : exponent
  }

  /// The correctly rounded value of a number that the exact path cannot hold, made finite.
  private func slowValue(_ range: Range<Int>) -> Double {
    let text = String(decoding: bytes[range], as: UTF8.self)
    let value = Double(text) ?? 0
    let limit = Double.greatestFiniteMagnitude
    return min(max(value, -limit), limit)
  }
}

/// A decimal number gathered digit by digit.
struct DecimalNumber {
  /// Beyond any exponent of a Double, and small enough to be added to without overflow.
  static let largestExponent = 100_000

  var isNegative = false
  var exponent = 0
  private var significand: UInt64 = 0
  private var isExact = true

  mutating func append(_ digit: UInt8) {
    // Another digit must neither overflow nor leave the range that a Double holds exactly.
    guard significand < 1 << 49 else { return isExact = false }
    significand = significand * 10 + UInt64(digit)
  }

  mutating func appendFraction(_ digit: UInt8) {
    append(digit)
    exponent -= 1
  }

  /// The correctly rounded value, if one multiplication or division of exact doubles gives it.
  ///
  /// Source: William Clinger, "How to read floating point numbers accurately", 1990.
  var value: Double? {
    guard isExact, significand <= 1 << 53, abs(exponent) < Self.powersOfTen.count else {
      return nil
    }
    let magnitude = Double(significand)
    let value =
      exponent < 0
      ? magnitude / Self.powersOfTen[-exponent] : magnitude * Self.powersOfTen[exponent]
    return isNegative ? -value : value
  }

  /// The powers of ten that a Double holds exactly.
  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
