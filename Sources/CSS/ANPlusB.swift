/// The An+B of `:nth-child()`: every index A n + B for n from 0 up.
///
/// Source: https://www.w3.org/TR/css-syntax-3/#anb-microsyntax
struct ANPlusB: Hashable, Sendable {
  var step: Int
  var offset: Int

  /// Whether the one-based `index` is among them.
  func contains(_ index: Int) -> Bool {
    let distance = index - offset
    guard step != 0 else { return distance == 0 }
    return distance % step == 0 && distance / step >= 0
  }

}

extension ANPlusB {
  /// Parses all of `tokens`, or gives `nil` if they are no An+B.
  init?(_ tokens: ArraySlice<Token>) {
    let tokens = tokens.trimmed
    guard let first = tokens.first else { return nil }
    var rest = tokens.dropFirst()
    var text: String
    step = 0
    offset = 0
    switch first.kind {
    case .number(let number):
      guard number.isInteger, rest.isEmpty, let value = Self.integer(number.value) else {
        return nil
      }
      offset = value
      return
    case .dimension(let number, let unit):
      guard number.isInteger, let value = Self.integer(number.value) else { return nil }
      step = value
      text = unit.asciiLowercased
    case .ident(let name):
      text = name.asciiLowercased
      if rest.isEmpty, text == "odd" || text == "even" {
        step = 2
        offset = text == "odd" ? 1 : 0
        return
      }
      step = text.hasPrefix("-") ? -1 : 1
      if step < 0 { text.removeFirst() }
    case .delimiter(0x2B):
      guard case .ident(let name)? = rest.takeFirst()?.kind else { return nil }
      step = 1
      text = name.asciiLowercased
    default: return nil
    }
    guard let value = Self.offset(text, rest) else { return nil }
    offset = value
  }

  /// The B behind the A: `text` starts with the `n` and may hold all or the start of B.
  private static func offset(_ text: String, _ rest: ArraySlice<Token>) -> Int? {
    guard text.hasPrefix("n") else { return nil }
    let suffix = text.dropFirst()
    let rest = rest.drop { $0.isWhitespace }
    if suffix == "-" { return unsigned(rest).map { -$0 } }
    if suffix.hasPrefix("-") {
      let digits = suffix.dropFirst()
      guard rest.isEmpty, digits.utf8.allSatisfy(\.isDigit) else { return nil }
      // Larger indexes than anything can have, so clamping changes nothing.
      return -min(Int(digits) ?? largest, largest)
    }
    guard suffix.isEmpty else { return nil }
    guard let first = rest.first else { return 0 }
    switch first.kind {
    case .number(let number):
      guard rest.count == 1, number.isInteger, number.hasSign else { return nil }
      return integer(number.value)
    case .delimiter(0x2B): return unsigned(rest.dropFirst())
    case .delimiter(0x2D): return unsigned(rest.dropFirst()).map { -$0 }
    default: return nil
    }
  }

  private static func unsigned(_ tokens: ArraySlice<Token>) -> Int? {
    let tokens = tokens.drop { $0.isWhitespace }
    guard tokens.count == 1, case .number(let number)? = tokens.first?.kind,
      number.isInteger, !number.hasSign
    else { return nil }
    return integer(number.value)
  }

  private static let largest = Int(Int32.max)

  private static func integer(_ value: Double) -> Int? {
    Int(min(max(value, -Double(largest)), Double(largest)))
  }
}
