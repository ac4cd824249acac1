import CSS
import ColorMath
import Geometry
import SceneModel

/// One function of the `filter` property, by its parameters (Filter Effects 1, section 6).
enum FilterFunction: Hashable {
  /// A `filter` element by its id.
  case reference(String)
  case blur(Double)
  case dropShadow(x: Double, y: Double, deviation: Double, StyledPaint.Value)
  case colorMatrix([Double])
  /// A function for the colours, and another one for alpha.
  case transfer(ComponentFunction, alpha: ComponentFunction)

  /// Whether a value may be kept: `none` or functions, of which those in attributes need no units.
  static func isValid(_ tokens: [Token], isAttribute: Bool) -> Bool {
    if tokens[...].keyword == "none" { return true }
    // A filter in another file is valid, though it is not read.
    let isExternal = tokens[...].components.contains { $0.url.map { !$0.hasPrefix("#") } ?? false }
    if isExternal { return true }
    let functions = list(tokens, in: ColorContext()) { tokens in
      guard let length = LengthPercentage(tokens) else { return nil }
      let isNumber = length.terms.contains { $0.unit == .none && $0.value != 0 }
      return isNumber && !isAttribute ? nil : length.resolved(in: LengthContext())
    }
    return functions.map { !$0.isEmpty } ?? false
  }

  /// The functions of a value, `nil` if one of them is not understood.
  static func list(
    _ tokens: [Token], in context: ColorContext, length: (ArraySlice<Token>) -> Double?
  ) -> [FilterFunction]? {
    var functions: [FilterFunction] = []
    var rest = tokens[...]
    while let first = rest.first {
      if first.kind == .whitespace {
        rest = rest.dropFirst()
        continue
      }
      if let url = PaintSyntax.url(first, Array(rest)) {
        guard url.target.hasPrefix("#") else { return nil }
        functions.append(.reference(String(url.target.dropFirst())))
        rest = rest.dropFirst(url.end)
        continue
      }
      guard case .function(let name) = first.kind, let end = closing(rest) else { return nil }
      let arguments = arguments(rest[(rest.startIndex + 1)..<end])
      guard let function = function(name.lowercased(), arguments, context, length) else {
        return nil
      }
      functions.append(function)
      rest = rest[(end + 1)...]
    }
    return functions
  }

  /// The index of the parenthesis that closes the function at the start.
  private static func closing(_ tokens: ArraySlice<Token>) -> Int? {
    var depth = 0
    for index in tokens.indices {
      switch tokens[index].kind {
      case .function, .leftParenthesis: depth += 1
      case .rightParenthesis:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  /// What is separated by white space outside of parentheses.
  private static func arguments(_ tokens: ArraySlice<Token>) -> [ArraySlice<Token>] {
    var depth = 0
    return tokens.split { token in
      switch token.kind {
      case .function, .leftParenthesis: depth += 1
      case .rightParenthesis: depth -= 1
      case .whitespace: return depth == 0
      default: break
      }
      return false
    }
  }

  private static func function(
    _ name: String, _ arguments: [ArraySlice<Token>], _ context: ColorContext,
    _ length: (ArraySlice<Token>) -> Double?
  ) -> FilterFunction? {
    if name == "drop-shadow" { return dropShadow(arguments, context, length) }
    guard arguments.count < 2 else { return nil }
    switch name {
    case "blur":
      guard let argument = arguments.first else { return .blur(0) }
      // No percentage, and even in an attribute no number.
      guard argument.percentage == nil, argument.number ?? 0 == 0,
        let deviation = length(argument), deviation >= 0
      else { return nil }
      return .blur(deviation)
    case "hue-rotate":
      guard let argument = arguments.first else { return .colorMatrix(FilterMatrix.hueRotated(0)) }
      return angle(argument).map { .colorMatrix(FilterMatrix.hueRotated($0)) }
    default: break
    }
    let amount = arguments.first.map { StyleApplication.number(Array($0)) } ?? 1
    guard let amount, amount >= 0 else { return nil }
    let share = min(amount, 1)
    switch name {
    case "brightness": return .transfer(.linear(amount, 0), alpha: .identity)
    case "contrast": return .transfer(.linear(amount, 0.5 - 0.5 * amount), alpha: .identity)
    case "invert": return .transfer(.linear(1 - 2 * share, share), alpha: .identity)
    case "opacity": return .transfer(.identity, alpha: .linear(share, 0))
    case "grayscale": return .colorMatrix(FilterMatrix.saturated(1 - share))
    case "saturate": return .colorMatrix(FilterMatrix.saturated(amount))
    case "sepia": return .colorMatrix(FilterMatrix.sepia(share))
    default: return nil
    }
  }

  /// Two or three lengths and a colour, in either order.
  private static func dropShadow(
    _ arguments: [ArraySlice<Token>], _ context: ColorContext,
    _ length: (ArraySlice<Token>) -> Double?
  ) -> FilterFunction? {
    var lengths: [Double] = []
    var others: [Token] = []
    for argument in arguments {
      if let value = length(argument), lengths.count < 3 {
        lengths.append(value)
      } else {
        others += argument
      }
    }
    guard lengths.count >= 2, lengths.count < 3 || lengths[2] >= 0,
      !arguments.contains(where: { $0.percentage != nil })
    else { return nil }
    let color = others.isEmpty ? .currentColor : PaintSyntax.color(others, in: context)
    return color.map {
      .dropShadow(
        x: lengths[0], y: lengths[1], deviation: lengths.count > 2 ? lengths[2] : 0, $0)
    }
  }

  /// An angle in degrees.
  private static func angle(_ tokens: ArraySlice<Token>) -> Double? {
    guard tokens.count == 1, let token = tokens.first else { return nil }
    switch token.kind {
    case .number(let number): return number.value == 0 ? 0 : nil
    case .dimension(let number, let unit):
      switch unit.lowercased() {
      case "deg": return number.value
      case "rad": return number.value * 180 / Double.pi
      case "grad": return number.value * 0.9
      case "turn": return number.value * 360
      default: return nil
      }
    default: return nil
    }
  }
}
