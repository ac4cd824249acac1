/// A number, percentage, length or angle, or a sum of such as `calc()` gives.
struct Quantity: Hashable, Sendable {
  var terms: [Term]

  struct Term: Hashable, Sendable {
    var value: Double
    var unit: Unit
  }

  enum Unit: Hashable, Sendable {
    case number
    case degree
    /// A length or, as `.length(.percent)`, a percentage.
    case length(LengthUnit)
  }

  init(_ value: Double, _ unit: Unit) { terms = [Term(value: value, unit: unit)] }

  /// The value if the quantity is a plain number.
  var number: Double? { value(.number) }

  /// The value if all of the quantity is in `unit`.
  func value(_ unit: Unit) -> Double? {
    terms.count == 1 && terms[0].unit == unit ? terms[0].value : nil
  }

  /// The quantity with every term multiplied by `factor`.
  func scaled(by factor: Double) -> Quantity {
    var result = self
    for index in terms.indices { result.terms[index].value *= factor }
    return result
  }

  /// The sum, with terms of one unit merged.
  func adding(_ other: Quantity) -> Quantity {
    var result = self
    for term in other.terms {
      if let index = result.terms.firstIndex(where: { $0.unit == term.unit }) {
        result.terms[index].value += term.value
      } else {
        result.terms.append(term)
      }
    }
    return result
  }
}

extension Quantity {
  /// The quantity that a single numeric token stands for, or `nil` for other tokens and units.
  init?(_ token: Token) {
    switch token.kind {
    case .number(let number): self.init(number.value, .number)
    case .percentage(let number): self.init(number.value, .length(.percent))
    case .dimension(let number, let unit):
      let unit = unit.asciiLowercased
      if let degrees = Self.degrees(unit) {
        self.init(number.value * degrees, .degree)
      } else if let length = LengthUnit(rawValue: unit) {
        self.init(number.value, .length(length))
      } else {
        return nil
      }
    default: return nil
    }
  }

  /// Degrees in one of an angle's unit (https://www.w3.org/TR/css-values-4/#angles).
  private static func degrees(_ unit: String) -> Double? {
    switch unit {
    case "deg": 1
    case "grad": 0.9
    case "rad": 180 / Double.pi
    case "turn": 360
    default: nil
    }
  }
}

/// Evaluates `calc()` and its relatives (https://www.w3.org/TR/css-values-4/#math).
struct Calculation {
  /// Parentheses and functions beyond this depth make a value invalid.
  static let maximumDepth = 32

  private var tokens: ArraySlice<Token>
  private let depth: Int
  private let keywords: (String) -> Double?

  /// The quantity that all of `tokens` stand for: one numeric token or one function.
  ///
  /// `keywords` gives the values of names in lower case that may stand for numbers in a calculation.
  static func quantity(
    _ tokens: ArraySlice<Token>, depth: Int = 0, keywords: (String) -> Double? = { _ in nil }
  ) -> Quantity? {
    withoutActuallyEscaping(keywords) { keywords in
      guard let first = tokens.first,
        tokens.indexAfterComponent(at: tokens.startIndex) == tokens.endIndex
      else { return nil }
      if case .function(let name) = first.kind {
        return function(
          name.asciiLowercased, tokens.contents(ofBlockAt: tokens.startIndex), depth, keywords)
      }
      return Quantity(first)
    }
  }

  private static func function(
    _ name: String, _ arguments: ArraySlice<Token>, _ depth: Int,
    _ keywords: @escaping (String) -> Double?
  ) -> Quantity? {
    guard depth < maximumDepth else { return nil }
    var parts = arguments.splitAtCommas()
    var strategy: String?
    if name == "round", let word = parts[0].keyword,
      ["nearest", "up", "down", "to-zero"].contains(word)
    {
      strategy = word
      parts.removeFirst()
    }
    var values: [Quantity] = []
    for part in parts {
      var calculation = Calculation(tokens: part.trimmed, depth: depth + 1, keywords: keywords)
      guard let value = calculation.sum(), calculation.tokens.isEmpty else { return nil }
      values.append(value)
    }
    switch name {
    case "calc", "-webkit-calc": return values.count == 1 ? values[0] : nil
    case "min": return reduce(values, min)
    case "max": return reduce(values, max)
    case "clamp": return values.count == 3 ? clamp(values) : nil
    case "abs": return values.count == 1 ? reduce(values) { first, _ in first }.map(absolute) : nil
    case "sign": return values.count == 1 ? sign(values[0]) : nil
    default: return MathFunction.value(name, values, strategy: strategy)
    }
  }

  private static func reduce(
    _ values: [Quantity], _ combine: (Double, Double) -> Double
  ) -> Quantity? {
    guard let unit = values.first?.terms.first?.unit else { return nil }
    let numbers = values.compactMap { $0.value(unit) }
    guard numbers.count == values.count else { return nil }
    return Quantity(numbers.dropFirst().reduce(numbers[0], combine), unit)
  }

  private static func clamp(_ values: [Quantity]) -> Quantity? {
    reduce([values[1], values[2]], min).flatMap { reduce([values[0], $0], max) }
  }

  private static func absolute(_ value: Quantity) -> Quantity {
    value.scaled(by: value.terms[0].value < 0 ? -1 : 1)
  }

  private static func sign(_ value: Quantity) -> Quantity? {
    guard value.terms.count == 1 else { return nil }
    let number = value.terms[0].value
    return Quantity(number > 0 ? 1 : number < 0 ? -1 : number, .number)
  }

  /// `<calc-sum>`: the operators need white space on both sides.
  private mutating func sum() -> Quantity? {
    guard var result = product() else { return nil }
    while tokens.startsWithWhitespace {
      let rest = tokens.dropFirst()
      guard let sign = rest.first?.kind.delimiterCharacter, sign == 0x2B || sign == 0x2D,
        rest.dropFirst().startsWithWhitespace
      else { break }
      tokens = rest.dropFirst().trimmed
      guard let operand = product() else { return nil }
      result = result.adding(sign == 0x2B ? operand : operand.scaled(by: -1))
    }
    return result
  }

  /// `<calc-product>`: one operand of a multiplication, and every divisor, is a number.
  private mutating func product() -> Quantity? {
    guard var result = value() else { return nil }
    while true {
      let rest = tokens.drop { $0.isWhitespace }
      guard let sign = rest.first?.kind.delimiterCharacter, sign == 0x2A || sign == 0x2F else {
        return result
      }
      tokens = rest.dropFirst().drop { $0.isWhitespace }
      guard let operand = value() else { return nil }
      if let number = operand.number {
        result = result.scaled(by: sign == 0x2A ? number : 1 / number)
      } else if sign == 0x2A, let number = result.number {
        result = operand.scaled(by: number)
      } else {
        return nil
      }
    }
  }

  private mutating func value() -> Quantity? {
    guard let first = tokens.first, depth < Self.maximumDepth else { return nil }
    let start = tokens.startIndex
    let end = tokens.indexAfterComponent(at: start)
    defer { tokens = tokens[end...] }
    switch first.kind {
    case .leftParenthesis:
      return Self.function("calc", tokens.contents(ofBlockAt: start), depth, keywords)
    case .function(let name):
      let arguments = tokens.contents(ofBlockAt: start)
      return Self.function(name.asciiLowercased, arguments, depth, keywords)
    case .ident(let name):
      let name = name.asciiLowercased
      return (keywords(name) ?? Self.constant(name)).map { Quantity($0, .number) }
    default: return Quantity(first)
    }
  }

  private static func constant(_ name: String) -> Double? {
    switch name {
    case "pi": .pi
    case "e": 2.718281828459045
    case "infinity": .infinity
    case "-infinity": -.infinity
    case "nan": .nan
    default: nil
    }
  }
}
