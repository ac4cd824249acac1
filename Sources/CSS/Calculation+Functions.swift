#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The functions of https://www.w3.org/TR/css-values-4/#math besides sums, products and extremes.
enum MathFunction {
  /// The result, `nil` for an unknown function or for arguments that it does not take.
  static func value(_ name: String, _ values: [Quantity], strategy: String?) -> Quantity? {
    switch name {
    case "round": return rounded(values, strategy ?? "nearest")
    case "mod", "rem": return values.count == 2 ? remainder(values, isModulus: name == "mod") : nil
    case "hypot": return combined(values) { $0.reduce(0) { $0 + $1 * $1 }.squareRoot() }
    case "sqrt": return number(values) { $0.squareRoot() }
    case "exp": return number(values) { exp($0) }
    case "pow":
      guard values.count == 2, let base = values[0].number, let power = values[1].number else {
        return nil
      }
      return Quantity(pow(base, power), .number)
    case "log":
      guard (1...2).contains(values.count), let first = values[0].number else { return nil }
      guard values.count == 2 else { return Quantity(log(first), .number) }
      return values[1].number.map { Quantity(log(first) / log($0), .number) }
    default: return angular(name, values)
    }
  }

  private static func angular(_ name: String, _ values: [Quantity]) -> Quantity? {
    switch name {
    case "sin": return radians(values).map { Quantity(sin($0), .number) }
    case "cos": return radians(values).map { Quantity(cos($0), .number) }
    case "tan": return radians(values).map { Quantity(tan($0), .number) }
    case "asin": return number(values) { asin($0) * 180 / .pi }.map(degrees)
    case "acos": return number(values) { acos($0) * 180 / .pi }.map(degrees)
    case "atan": return number(values) { atan($0) * 180 / .pi }.map(degrees)
    case "atan2":
      guard values.count == 2 else { return nil }
      return combined(values) { atan2($0[0], $0[1]) * 180 / .pi }.map(degrees)
    default: return nil
    }
  }

  private static func degrees(_ quantity: Quantity) -> Quantity {
    Quantity(quantity.terms[0].value, .degree)
  }

  private static func number(_ values: [Quantity], _ function: (Double) -> Double) -> Quantity? {
    guard values.count == 1, let number = values[0].number else { return nil }
    return Quantity(function(number), .number)
  }

  /// The angle of a function's argument; a number is one in radians.
  private static func radians(_ values: [Quantity]) -> Double? {
    guard values.count == 1 else { return nil }
    return values[0].number ?? values[0].value(.degree).map { $0 * .pi / 180 }
  }

  /// Values of one unit made to one value of it.
  private static func combined(
    _ values: [Quantity], _ function: ([Double]) -> Double
  ) -> Quantity? {
    guard let unit = values.first?.terms.first?.unit else { return nil }
    let numbers = values.compactMap { $0.value(unit) }
    return numbers.count == values.count ? Quantity(function(numbers), unit) : nil
  }

  private static func rounded(_ values: [Quantity], _ strategy: String) -> Quantity? {
    guard (1...2).contains(values.count) else { return nil }
    // Without an interval it is 1, of a number.
    if values.count == 1, values[0].number == nil { return nil }
    return combined(values) { numbers in
      let interval = numbers.count > 1 ? abs(numbers[1]) : 1
      let quotient = numbers[0] / interval
      switch strategy {
      case "up": return quotient.rounded(.up) * interval
      case "down": return quotient.rounded(.down) * interval
      case "to-zero": return quotient.rounded(.towardZero) * interval
      default: return (quotient + 0.5).rounded(.down) * interval
      }
    }
  }

  /// The remainder with the sign of the divisor, or else with that of the dividend.
  private static func remainder(_ values: [Quantity], isModulus: Bool) -> Quantity? {
    combined(values) { numbers in
      let rest = numbers[0].truncatingRemainder(dividingBy: numbers[1])
      let isOfOtherSign = rest != 0 && (rest < 0) != (numbers[1] < 0)
      return isModulus && isOfOtherSign ? rest + numbers[1] : rest
    }
  }
}
