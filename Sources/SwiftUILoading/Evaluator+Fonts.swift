import TextMetrics

extension Evaluator {
  /// `.name` or `.name(arguments)` as a font.
  mutating func fontMember(
    _ name: String, _ arguments: [Argument]?, _ expression: Expression, _ scope: Scope
  ) -> Value {
    if arguments == nil, let style = TextStyle(rawValue: name) {
      return .font(FontValue(size: style.size, weight: style.weight))
    }
    guard let arguments else { return undefined("Font." + name, expression.place) }
    switch name {
    case "system", "custom", "systemFont", "boldSystemFont", "monospacedSystemFont",
      "preferredFont":
      return font(arguments, expression.place, scope, isBold: name == "boldSystemFont")
    default: return undefined("Font." + name, expression.place)
    }
  }

  /// `Font.system(…)` and its relatives.
  mutating func font(
    _ arguments: [Argument], _ place: Expression.Place, _ scope: Scope, isBold: Bool = false
  ) -> Value {
    var result = FontValue(size: 17, weight: isBold ? 700 : 400)
    var isSized = false
    for argument in arguments {
      let value = evaluate(argument.value, scope, expecting: "Symbol")
      switch argument.label {
      case "weight":
        if let weight = symbolName(value).flatMap(Self.weight) { result.weight = weight }
      case "design":
        if let design = symbolName(value).flatMap(Self.design) { result.design = design }
      case "relativeTo": continue
      case "forTextStyle", nil, "size", "ofSize", "style", "fixedSize":
        if case .unknown = value { return value }
        if case .font(let font) = value {
          result = font
          isSized = true
        } else if let number = Self.number(value) {
          result.size = number
          isSized = true
        } else if let style = symbolName(value).flatMap(TextStyle.init) {
          result.size = style.size
          if isBold == false { result.weight = style.weight }
          isSized = true
        }
      default: continue
      }
    }
    guard isSized, result.size.isFinite, result.size > 0 else {
      return unknown("the font '\(code(at: place))' is not known", place)
    }
    result.size = min(result.size, Self.maximumFontSize)
    return .font(result)
  }

  /// Points; larger fonts are taken as being so large.
  private static let maximumFontSize = 1000.0

  static func weight(_ name: String) -> Double? {
    switch name {
    case "ultraLight": 100
    case "thin": 200
    case "light": 300
    case "regular": 400
    case "medium": 500
    case "semibold": 600
    case "bold": 700
    case "heavy": 800
    case "black": 900
    default: nil
    }
  }

  static func design(_ name: String) -> SystemFont.Design? { SystemFont.Design(rawValue: name) }

  /// Methods that make another font of one, which are not looked for where the font is not known.
  static let fontChanges: Set<String> = ["weight", "leading", "smallCaps", "width"]

  /// A method of a font; those that change no width or weight return it as it is.
  mutating func fontMethod(
    _ name: String, on font: FontValue, _ arguments: [Argument], _ expression: Expression,
    _ scope: Scope
  ) -> Value? {
    var result = font
    switch name {
    case "bold": result.weight = max(result.weight, 700)
    case "weight":
      guard let weight = symbol(arguments.first, scope).flatMap(Self.weight) else {
        return unknown("the weight of a font is not known", expression.place)
      }
      result.weight = weight
    case "monospaced": result.design = .monospaced
    case "italic", "monospacedDigit", "leading", "smallCaps", "uppercaseSmallCaps",
      "lowercaseSmallCaps", "width":
      break
    default: return nil
    }
    return .font(result)
  }

  /// The font of an argument; `nil` resets it.
  mutating func font(_ argument: Argument, _ scope: Scope) -> FontValue? {
    let value = evaluate(argument.value, scope, expecting: "SwiftUI.Font")
    switch value {
    case .font(let font): return font
    case .nothing: return nil
    default: return .unknown(obstacle(to: value, called: "font", argument))
    }
  }

  /// What keeps the value of an argument from being known: the symbol that is missing if there is one.
  func obstacle(to value: Value, called kind: String, _ argument: Argument) -> Obstacle {
    if case .unknown(let obstacle) = value { return obstacle }
    if case .view(let node) = value, case .unknown(let obstacle) = node.content { return obstacle }
    return Obstacle(
      cause: "the \(kind) '\(code(at: argument.value.place))' is not known",
      place: argument.value.place)
  }
}
