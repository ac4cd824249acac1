import CSS
import Geometry

/// Parses transforms: the SVG attribute's list and the functions that CSS adds to it.
///
/// https://www.w3.org/TR/css-transforms-1/#svg-syntax; the attribute takes no units, CSS needs them.
struct TransformList {
  private var scanner: NumberScanner

  /// The transform that `text` describes, `nil` if it is not valid: it then has no effect.
  static func parse(_ text: String) -> AffineTransform? {
    var list = TransformList(scanner: NumberScanner(text))
    return list.parse()
  }

  /// The functions that attributes know, whose numbers have no units.
  private static let attributeFunctions: Set<String> = [
    "matrix", "rotate", "scale", "skewX", "skewY", "translate",
  ]

  /// The transform of a CSS value, `nil` if it is not valid or not of two dimensions.
  ///
  /// `size` is what percentages of translations refer to.
  static func parse(_ tokens: [Token], size: Size) -> AffineTransform? {
    var result = AffineTransform.identity
    var name: String?
    var numbers: [Double] = []
    var isSeparated = true
    for token in tokens {
      if let function = name, token.kind != .whitespace, token.kind != .comma,
        token.kind != .rightParenthesis
      {
        guard isSeparated, let number = argument(token, of: function, numbers.count, size) else {
          return nil
        }
        numbers.append(number)
        isSeparated = false
        continue
      }
      switch token.kind {
      case .function(let function): (name, numbers, isSeparated) = (function, [], true)
      case .comma where name != nil && !isSeparated: isSeparated = true
      case .rightParenthesis:
        guard let function = name.flatMap({ styleTransform($0, numbers) }), !isSeparated else {
          return nil
        }
        result = function.then(result)
        name = nil
      case .whitespace: break
      default: return nil
      }
    }
    return name == nil ? result : nil
  }

  /// An argument in px or degrees; lengths and angles need units in CSS, unless they are 0.
  private static func argument(
    _ token: Token, of function: String, _ position: Int, _ size: Size
  ) -> Double? {
    let isFactor = takesNumbers(function)
    switch token.kind {
    case .number(let number): return isFactor || number.value == 0 ? number.value : nil
    case .dimension(let number, let unit):
      return isFactor ? nil : factor(ofUnit: unit.lowercased()).map { number.value * $0 }
    case .percentage(let number):
      if function.lowercased().hasPrefix("scale") { return number.value / 100 }
      guard function.lowercased().hasPrefix("translate") else { return nil }
      let isVertical = function.lowercased() == "translatey" || position > 0
      return number.value / 100 * (isVertical ? size.height : size.width)
    default: return nil
    }
  }

  private static func takesNumbers(_ function: String) -> Bool {
    function.lowercased().hasPrefix("scale") || function.lowercased().hasPrefix("matrix")
  }

  /// Whether a CSS value may be kept: `none`, or functions with commas and units.
  static func isValid(_ tokens: [Token]) -> Bool {
    if tokens[...].keyword == "none" { return true }
    let functions = tokens[...].components
    return !functions.isEmpty && functions.allSatisfy { isValidFunction($0) }
  }

  private static func isValidFunction(_ tokens: ArraySlice<Token>) -> Bool {
    guard let (name, arguments) = tokens.function else { return false }
    let takesNumbers = name.hasPrefix("scale") || name.hasPrefix("matrix")
    let parts = arguments.commaSeparated
    for part in parts where part.components.count != 1 { return false }
    if !takesNumbers, !name.hasSuffix("3d"), name != "perspective" {
      for part in parts where part.number ?? 0 != 0 { return false }
      // In CSS, a rotation has no centre of its own.
      if name == "rotate", parts.count != 1 { return false }
    }
    // What is not of two dimensions is valid, though it is not evaluated.
    let known: Set<String> = [
      "matrix3d", "perspective", "rotate3d", "rotatex", "rotatey",
    ]
    if known.contains(name) || parts.contains(where: { $0.function != nil }) { return true }
    return parse(Array(tokens), size: Size(width: 1, height: 1)) != nil
  }

  private mutating func parse() -> AffineTransform? {
    var result = AffineTransform.identity
    scanner.skipSpace()
    while !scanner.isAtEnd {
      let name = scanner.name()
      if name == "none", scanner.isAtEnd { return .identity }
      scanner.skipSpace()
      guard Self.attributeFunctions.contains(name), scanner.take(UInt8(ascii: "(")),
        let arguments = arguments(),
        let function = Self.transform(name, arguments)
      else { return nil }
      result = function.then(result)
      scanner.skipSpace()
      if scanner.take(UInt8(ascii: ",")) {
        scanner.skipSpace()
        if scanner.isAtEnd { return nil }
      }
    }
    return result
  }

  /// The numbers up to the closing parenthesis; units are not allowed in attributes.
  private mutating func arguments() -> [Double]? {
    var numbers: [Double] = []
    scanner.skipSpace()
    while !scanner.take(UInt8(ascii: ")")) {
      guard let number = scanner.number(), numbers.count < 6 else { return nil }
      numbers.append(number)
      scanner.skipCommaSpace()
      if scanner.isAtEnd { return nil }
    }
    return numbers
  }

  /// The angle that an attribute such as `orient` gives, in degrees; `nil` if it is not valid.
  static func degrees(_ text: String) -> Double? {
    var scanner = NumberScanner(text)
    scanner.skipSpace()
    guard let number = scanner.number(), let factor = factor(ofUnit: scanner.name().lowercased())
    else { return nil }
    scanner.skipSpace()
    return scanner.isAtEnd ? number * factor : nil
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

  /// A function of the attribute's syntax, whose names are told by case.
  private static func transform(_ name: String, _ values: [Double]) -> AffineTransform? {
    let first = values.first ?? 0
    switch (name, values.count) {
    case ("matrix", 6):
      return AffineTransform(
        a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
    case ("translate", 1): return .translation(x: first, y: 0)
    case ("translate", 2): return .translation(x: first, y: values[1])
    case ("translate3d", 3): return .translation(x: first, y: values[1])
    case ("translatez", 1), ("scalez", 1): return .identity
    case ("scale3d", 3): return .scale(x: first, y: values[1])
    case ("rotatez", 1): return .rotation(radians: first * .pi / 180)
    case ("scale", 1): return .scale(x: first, y: first)
    case ("scale", 2): return .scale(x: first, y: values[1])
    case ("rotate", 1): return .rotation(radians: first * .pi / 180)
    case ("rotate", 3):
      return AffineTransform.rotation(radians: first * .pi / 180)
        .about(Point(x: values[1], y: values[2]))
    case ("skewX", 1): return skew(x: first, y: 0)
    case ("skewY", 1): return skew(x: 0, y: first)
    default: return nil
    }
  }

  /// A function of CSS; depth is not seen without a perspective.
  private static func styleTransform(_ name: String, _ values: [Double]) -> AffineTransform? {
    let first = values.first ?? 0
    switch (name.lowercased(), values.count) {
    case ("translatex", 1): return .translation(x: first, y: 0)
    case ("translatey", 1): return .translation(x: 0, y: first)
    case ("translatez", 1): return .identity
    case ("translate3d", 3): return .translation(x: first, y: values[1])
    case ("scalex", 1): return .scale(x: first, y: 1)
    case ("scaley", 1): return .scale(x: 1, y: first)
    case ("scalez", 1): return .identity
    case ("scale3d", 3): return .scale(x: first, y: values[1])
    case ("rotatez", 1): return .rotation(radians: first * .pi / 180)
    case ("rotate", 3): return nil
    case ("skewx", 1), ("skew", 1): return skew(x: first, y: 0)
    case ("skewy", 1): return skew(x: 0, y: first)
    case ("skew", 2): return skew(x: first, y: values[1])
    case (let known, _): return transform(known, values)
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
