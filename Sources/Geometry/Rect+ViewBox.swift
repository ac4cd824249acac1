extension Rect {
  /// The rectangle of a `viewBox` value, `min-x min-y width height` (SVG 2, section 8.6).
  ///
  /// `nil` for anything else and for negative extents.
  public init?(viewBox text: String) {
    var scanner = NumberScanner(text)
    var numbers: [Double] = []
    scanner.skipSpace()
    while numbers.count < 4, let number = scanner.number() {
      numbers.append(number)
      scanner.skipCommaSpace()
    }
    guard numbers.count == 4, scanner.isAtEnd, numbers[2] >= 0, numbers[3] >= 0 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
