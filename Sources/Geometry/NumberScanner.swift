/// Reads numbers and separators of the SVG microsyntaxes from bytes.
///
/// Path data, transform lists, points and viewBox share their number and comma-whitespace
/// productions (SVG 2, sections 4.2 and 9.3.9).
public struct NumberScanner: Sendable {
  /// The text in UTF-8.
  public let bytes: [UInt8]
  /// Offset of the byte to read next.
  public internal(set) var position = 0

  /// A scanner at the start of `text`.
  public init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Whether every byte is read.
  public var isAtEnd: Bool { position >= bytes.count }

  /// The byte at the position, `nil` at the end.
  public var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Skips white space.
  public mutating func skipSpace() {
    while let byte = next, Self.isSpace(byte) { position += 1 }
  }

  /// Skips white space with at most one comma in it.
  public mutating func skipCommaSpace() {
    skipSpace()
    guard next == UInt8(ascii: ",") else { return }
    position += 1
    skipSpace()
  }

  /// Takes `byte` if it comes next.
  public mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// An arc flag: one character, so that `a1 1 0 01 2 2` reads as two flags.
  public mutating func flag() -> Bool? {
    if take(UInt8(ascii: "0")) { return false }
    if take(UInt8(ascii: "1")) { return true }
    return nil
  }

  /// A name of letters.
  public mutating func name() -> String {
    let start = position
    while let byte = next, Self.isLetter(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// A number of the SVG grammar.
  ///
  /// `number ::= ([+-])? ([0-9]+ ("." [0-9]+)? | "." [0-9]+) ([eE] [+-]? [0-9]+)?`
  ///
  /// `nil`, with the position unchanged, if there is no number or if it is not finite.
  public mutating func number() -> Double? {
    let start = position
    let isNegative = next == UInt8(ascii: "-")
    if isNegative || next == UInt8(ascii: "+") { position += 1 }
    var digits = Digits()
    digits.readInteger(&self)
    if next == UInt8(ascii: ".") {
      // A point without digits behind it makes the number invalid, as browsers read it.
      guard isDigit(at: position + 1) else {
        position = start
        return nil
      }
      position += 1
      digits.readFraction(&self)
    }
    guard digits.count > 0 else {
      position = start
      return nil
    }
    let value = digits.value(exponent: exponent())
    guard value.isFinite else {
      position = start
      return nil
    }
    return isNegative ? -value : value
  }

  private mutating func exponent() -> Int {
    guard next == UInt8(ascii: "e") || next == UInt8(ascii: "E") else { return 0 }
    let hasSign =
      position + 1 < bytes.count
      && (bytes[position + 1] == UInt8(ascii: "-")
        || bytes[position + 1] == UInt8(ascii: "+"))
    // `2em` is a number with a unit, not one with an exponent.
    guard isDigit(at: position + (hasSign ? 2 : 1)) else { return 0 }
    let isNegative = hasSign && bytes[position + 1] == UInt8(ascii: "-")
    position += hasSign ? 2 : 1
    var value = 0
    while isDigit(at: position) {
      value = min(value * 10 + Int(bytes[position] - UInt8(ascii: "0")), Self.maximumExponent)
      position += 1
    }
    return isNegative ? -value : value
  }

  /// Above every exponent of a finite double, so that longer ones need not be counted.
  private static let maximumExponent = 9_999

  private func isDigit(at index: Int) -> Bool {
    index < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
  }

  /// Whether a byte is white space: space, line feed, carriage return, tab or form feed.
  public static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0x0C
  }

  /// Whether a byte is an ASCII letter.
  public static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// The significant digits of a number and the power of ten they stand at.
  private struct Digits {
    private var mantissa: UInt64 = 0
    private var scale = 0
    private(set) var count = 0

    mutating func readInteger(_ scanner: inout NumberScanner) {
      while scanner.isDigit(at: scanner.position) { add(&scanner, isFraction: false) }
    }

    mutating func readFraction(_ scanner: inout NumberScanner) {
      while scanner.isDigit(at: scanner.position) { add(&scanner, isFraction: true) }
    }

    private mutating func add(_ scanner: inout NumberScanner, isFraction: Bool) {
      count += 1
      // Eighteen digits are more than a double holds; later ones only move the decimal point.
      if mantissa < 100_000_000_000_000_000 {
        mantissa = mantissa * 10 + UInt64(scanner.bytes[scanner.position] - UInt8(ascii: "0"))
        if isFraction { scale -= 1 }
      } else if !isFraction {
        scale += 1
      }
      scanner.position += 1
    }

    func value(exponent: Int) -> Double {
      let power = scale + exponent
      if mantissa == 0 { return 0 }
      if power == 0 { return Double(mantissa) }
      if (-22...22).contains(power) {
        let factor = NumberScanner.powersOfTen[abs(power)]
        return power < 0 ? Double(mantissa) / factor : Double(mantissa) * factor
      }
      return Double("\(mantissa)e\(power)") ?? .infinity
    }
  }

  /// The powers of ten that a double holds exactly.
  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
