import AppleResources
import ColorMath
import SceneModel

extension Evaluator {
  /// `Color(…)`.
  mutating func color(
    _ type: String, _ arguments: [Argument], _ place: Expression.Place, _ scope: Scope
  ) -> PaintValue {
    func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }
    guard let first = arguments.first else {
      return unresolvedColor(missingType(type + "()"), place)
    }
    let notation: ColorNotation =
      type == "NSColor" ? .appKit : type.hasPrefix("UI") ? .uiKit : .swiftUI
    if isHex(arguments) { return hexColor(arguments, place, scope) }
    if let space = Self.redSpaces.first(where: { argument($0.label) != nil }) {
      return componentColor(arguments, space, place, scope, as: notation)
    }
    if let (label, space) = Self.whiteSpaces(of: type).first(where: { argument($0.label) != nil }) {
      guard let value = number(argument(label), scope) else { return unknownComponents(place) }
      return literal(space.color([value], alpha: alpha(arguments, scope)), place, as: notation)
    }
    if argument("hue") != nil { return hueColor(arguments, place, scope, as: notation) }
    let provider = arguments.first {
      $0.label == "dynamicProvider" || $0.label == nil && $0.isTrailingClosure
    }
    if let provider { return dynamicColor(provider, of: type, place, scope) }
    return convertedColor(type, first, place, scope)
  }

  /// A colour that is made of another one or of a name.
  private mutating func convertedColor(
    _ type: String, _ first: Argument, _ place: Expression.Place, _ scope: Scope
  ) -> PaintValue {
    switch first.label {
    case "nsColor":
      return paint(from: evaluate(first.value, scope, expecting: "NSColor"), first.value)
    case "uiColor", "cgColor", "resource":
      return paint(from: evaluate(first.value, scope, expecting: "UIColor"), first.value)
    case "named": return namedColor(first, place, scope)
    case "name" where type == "ColorResource": return namedColor(first, place, scope)
    case nil:
      let value = evaluate(first.value, scope, expecting: Self.convertible(to: type))
      if case .string = value { return namedColor(first, place, scope) }
      return paint(from: value, first.value)
    default: return unresolvedColor("'\(code(at: place))' is not evaluated", place)
    }
  }

  /// What the initialiser of `type` takes without a label.
  private static func convertible(to type: String) -> String {
    switch type {
    case "AnyShapeStyle": "ShapeStyle"
    case "UIColor", "NSColor": "Color"
    default: "UIColor"
    }
  }

  /// Labels of the red of three components, with the space that they say.
  private static let redSpaces: [(label: String, space: ComponentSpace)] = [
    ("red", .srgb), ("srgbRed", .srgb), ("displayP3Red", .displayP3), ("deviceRed", .srgb),
    ("calibratedRed", .genericRGB),
  ]

  /// Labels of a grey, with the space that they say.
  ///
  /// `NSColor(white:alpha:)` is one of generic gamma 2.2 (AppKit documentation, "init(white:alpha:)").
  private static func whiteSpaces(of type: String) -> [(label: String, space: ComponentSpace)] {
    [
      ("white", type == "NSColor" ? .genericGray : .deviceGray),
      ("genericGamma22White", .genericGray), ("calibratedWhite", .genericGray),
      ("deviceWhite", .deviceGray),
    ]
  }

  private mutating func unknownComponents(_ place: Expression.Place) -> PaintValue {
    unresolvedColor("the components of '\(code(at: place))' are not known", place)
  }

  private mutating func alpha(_ arguments: [Argument], _ scope: Scope) -> Double {
    let written = arguments.first { $0.label == "opacity" || $0.label == "alpha" }
    return number(written, scope) ?? 1
  }

  private mutating func componentColor(
    _ arguments: [Argument], _ labelled: (label: String, space: ComponentSpace),
    _ place: Expression.Place, _ scope: Scope, as notation: ColorNotation
  ) -> PaintValue {
    let values = [labelled.label, "green", "blue"].compactMap { label in
      number(arguments.first { $0.label == label }, scope)
    }
    guard values.count == 3 else { return unknownComponents(place) }
    var space = labelled.space
    switch symbol(arguments.first { $0.label == nil }, scope) {
    case "displayP3": space = .displayP3
    case "sRGBLinear": space = .linearSRGB
    default: break
    }
    return literal(space.color(values, alpha: alpha(arguments, scope)), place, as: notation)
  }

  private mutating func hueColor(
    _ arguments: [Argument], _ place: Expression.Place, _ scope: Scope,
    as notation: ColorNotation
  ) -> PaintValue {
    let values = ["hue", "saturation", "brightness"].map { label in
      number(arguments.first { $0.label == label }, scope)
    }
    guard let hue = values[0], let saturation = values[1], let brightness = values[2] else {
      return unknownComponents(place)
    }
    // HSB to RGB (Smith 1978): each channel falls off with the distance of its hue.
    func channel(_ offset: Double) -> Double {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    return literal(
      Color(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha(arguments, scope)),
      place, as: notation)
  }

  private mutating func namedColor(
    _ argument: Argument, _ place: Expression.Place, _ scope: Scope
  ) -> PaintValue {
    guard case .string(let name) = evaluate(argument.value, scope, expecting: "String") else {
      return unresolvedColor("the name of the colour is not known", place)
    }
    return assetColor(named: name, place)
      ?? unresolvedColor("no asset catalogue of these files has a colour '\(name)'", place)
  }

  /// `UIColor { traits in … }`, `NSColor(name: nil) { appearance in … }`.
  private mutating func dynamicColor(
    _ argument: Argument, of type: String, _ place: Expression.Place, _ scope: Scope
  ) -> PaintValue {
    guard case .closure(let closure, var captured) = evaluate(argument.value, scope) else {
      return unresolvedColor("the colour's closure is not known", place)
    }
    captured.locals[closure.parameters.first ?? "$0"] =
      type == "NSColor" ? drawingAppearance : traits
    let value = outcome(
      of: closure.body, &captured, expecting: type == "NSColor" ? type : "UIColor")
    return paint(from: value, argument.value)
  }

  /// A `UITraitCollection`.
  private var traits: Value {
    mutating get {
      .record(
        "traits",
        [
          "userInterfaceStyle": .symbol(inputs.isDark ? "dark" : "light"),
          "accessibilityContrast": .symbol(inputs.isIncreasedContrast ? "high" : "normal"),
          "userInterfaceLevel": .symbol("base"),
        ])
    }
  }

  /// Whether arguments are those of a colour in hexadecimal notation.
  func isHex(_ arguments: [Argument]) -> Bool {
    guard let first = arguments.first else { return false }
    let label = first.label?.lowercased() ?? ""
    let names = ["hex", "hexstring", "hexcode", "hexvalue", "rgb", "fromhex", "hexadecimal"]
    if names.contains(label) { return true }
    guard case .string(let parts) = first.value.kind, parts.count == 1,
      case .text(let text) = parts[0]
    else { return false }
    return text.hasPrefix("#")
  }

  /// Whether only the initialiser itself says which digits of `argument` are the alpha, if any.
  mutating func hidesAlpha(_ argument: Argument, _ scope: Scope) -> Bool {
    switch evaluate(argument.value, scope) {
    case .number(let number): number > 0xFFFFFF
    case .string(let text): ![3, 6].contains(Self.colorDigits(text).count)
    default: false
    }
  }

  /// The digits of a colour in hexadecimal notation.
  private static func colorDigits(_ text: String) -> Substring {
    let digits = text.drop { $0 == "#" || $0 == " " }
    return digits.hasPrefix("0x") ? digits.dropFirst(2) : digits
  }

  private mutating func hexColor(
    _ arguments: [Argument], _ place: Expression.Place, _ scope: Scope
  ) -> PaintValue {
    let value = evaluate(arguments[0].value, scope)
    let alpha = alpha(arguments, scope)
    switch value {
    case .number(let number) where number >= 0 && number <= 0xFFFFFF:
      return literal(Color(rgb: UInt32(number), alpha: alpha), place, as: .hex)
    case .string(let text):
      let plain = Self.colorDigits(text)
      guard let number = UInt32(plain, radix: 16) else { break }
      if plain.count == 6 { return literal(Color(rgb: number, alpha: alpha), place, as: .hex) }
      if plain.count == 3 {
        let rgb =
          (number >> 8 & 0xF) * 0x110000 + (number >> 4 & 0xF) * 0x1100 + (number & 0xF) * 0x11
        return literal(Color(rgb: rgb, alpha: alpha), place, as: .hex)
      }
      if plain.count == 8 {
        return unresolvedColor(
          "'\(text)' may have its alpha first or last; write it apart from the colour", place)
      }
    default: break
    }
    return unresolvedColor(
      "'\(code(at: place))' is no colour that can be read", place)
  }
}
