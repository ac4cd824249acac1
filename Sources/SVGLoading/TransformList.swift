import CSS
import Geometry

/// Parses transforms: the SVG attribute's list and the functions that CSS adds to it.
///
/// https://www.w3.org/TR/css-transforms-1/#svg-syntax; angles without unit are degrees.
struct TransformList {
  private var scanner: NumberScanner

  /// The transform that `text` describes, `nil` if it is not valid: it then has no effect.
  static func parse(_ text: String) -> AffineTransform? {
    var list = TransformList(scanner: NumberScanner(text))
    return list.parse()
  }

  /// The transform of a CSS value, `nil` if it is not valid or not of two dimensions.
  ///
  /// `size` is what percentages of translations refer to.
  static func parse(_ tokens: [Token], size: Size) -> AffineTransform? {
    var result = AffineTransform.identity
    var name: String?
    var numbers: [Double] = []
    for token in tokens {
      switch token.kind {
      case .function(let function) where name == nil: (name, numbers) = (function, [])
      case .number(let number): numbers.append(number.value)
      case .dimension(let number, let unit):
        guard let factor = factor(ofUnit: unit.lowercased()) else { return nil }
        numbers.append(number.value * factor)
      case .percentage(let number):
        guard let name = name?.lowercased(), name.hasPrefix("translate") else { return nil }
        let isVertical = name == "translatey" || !numbers.isEmpty
        numbers.append(number.value / 100 * (isVertical ? size.height : size.width))
      case .rightParenthesis:
        guard let function = name.flatMap({ transform($0, numbers) }) else { return nil }
        result = function.then(result)
        name = nil
      case .whitespace, .comma: break
      default: return nil
      }
    }
    return name == nil ? result : nil
  }

  private mutating func parse() -> AffineTransform? {
    var result = AffineTransform.identity
    scanner.skipSpace()
    while !scanner.isAtEnd {
      let name = scanner.name()
      if name == "none", scanner.isAtEnd { return .identity }
      // `translateX`, `rotate3d` and the like; a digit belongs to no function of two dimensions.
      scanner.skipSpace()
      guard scanner.take(UInt8(ascii: "(")), let arguments = arguments(),
        let function = Self.transform(name, arguments)
      else { return nil }
      result = function.then(result)
      scanner.skipCommaSpace()
    }
    return result
  }

  /// The numbers up to the closing parenthesis, lengths in px and angles in degrees.
  private mutating func arguments() -> [Double]? {
    var numbers: [Double] = []
    scanner.skipSpace()
    while !scanner.take(UInt8(ascii: ")")) {
      guard let number = scanner.number(), numbers.count < 6 else { return nil }
      guard let factor = Self.factor(ofUnit: scanner.name().lowercased()) else { return nil }
      numbers.append(number * factor)
      scanner.skipCommaSpace()
      if scanner.isAtEnd { return nil }
    }
    return numbers
  }

  private static func factor(ofUnit unit: String) -> Double? {
    switch unit {
    case "", "px", "deg": 1
    case "rad": 180 / Double.pi
    case "grad": 0.9
    case "turn": 360
    default: LengthUnit(rawValue: unit).map { Length(1, $0).resolved(in: LengthContext()) }
    }
  }

  private static func transform(_ name: String, _ values: [Double]) -> AffineTransform? {
    let first = values.first ?? 0
    switch (name.lowercased(), values.count) {
    case ("matrix", 6):
      return AffineTransform(
        a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
    case ("translate", 1): return .translation(x: first, y: 0)
    case ("translate", 2): return .translation(x: first, y: values[1])
    case ("translatex", 1): return .translation(x: first, y: 0)
    case ("translatey", 1): return .translation(x: 0, y: first)
    case ("scale", 1): return .scale(x: first, y: first)
    case ("scale", 2): return .scale(x: first, y: values[1])
    case ("scalex", 1): return .scale(x: first, y: 1)
    case ("scaley", 1): return .scale(x: 1, y: first)
    case ("rotate", 1): return .rotation(radians: first * .pi / 180)
    case ("rotate", 3):
      return AffineTransform.rotation(radians: first * .pi / 180)
        .about(Point(x: values[1], y: values[2]))
    case ("skewx", 1): return skew(x: first, y: 0)
    case ("skewy", 1): return skew(x: 0, y: first)
    case ("skew", 1): return skew(x: first, y: 0)
    case ("skew", 2): return skew(x: first, y: values[1])
    default: return nil
    }
  }

  private static func skew(x: Double, y: Double) -> AffineTransform? {
    let (tangentX, tangentY) = (tangent(x), tangent(y))
    guard tangentX.isFinite, tangentY.isFinite else { return nil }
    return AffineTransform(a: 1, b: tangentY, c: tangentX, d: 1, tx: 0, ty: 0)
  }

  private static func tangent(_ degrees: Double) -> Double {
    let rotation = AffineTransform.rotation(radians: degrees * .pi / 180)
    return rotation.b / rotation.a
  }
}
