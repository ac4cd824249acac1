internal import ColorMath

/// The parser of colours.
struct ColorParser {
  /// Colours in colours beyond this depth are invalid.
  static let maximumDepth = 16

  let context: ColorContext
  var depth = 0

  /// A parsed colour that another colour may be made from.
  enum Operand {
    case coordinates(ColorCoordinates)
    case currentColor
    case system(String)
    case unresolved(ColorValue.Dependency)

    /// The coordinates, or what they depend on.
    func resolved(in context: ColorContext) -> Resolution {
      switch self {
      case .coordinates(let coordinates): .coordinates(coordinates)
      case .currentColor:
        context.currentColor.map { .coordinates(ColorCoordinates($0)) }
          ?? .unresolved(.currentColor)
      case .system: .unresolved(.systemColor)
      case .unresolved(let dependency): .unresolved(dependency)
      }
    }
  }

  /// An operand with the context applied.
  enum Resolution {
    case coordinates(ColorCoordinates)
    case unresolved(ColorValue.Dependency)
  }

  func value(_ tokens: ArraySlice<Token>) -> ColorValue? {
    switch operand(tokens) {
    case .coordinates(let coordinates): .color(coordinates.color)
    case .currentColor: .currentColor
    case .system(let name): .system(name)
    case .unresolved(let dependency): .unresolved(dependency)
    case nil: nil
    }
  }

  /// The colour that all of `tokens` denote.
  func operand(_ tokens: ArraySlice<Token>) -> Operand? {
    let tokens = tokens.trimmed
    guard let first = tokens.first,
      tokens.indexAfterComponent(at: tokens.startIndex) == tokens.endIndex
    else { return nil }
    switch first.kind {
    case .hash(let digits, _): return Self.hex(digits).map { .coordinates(ColorCoordinates($0)) }
    case .ident(let name): return Self.keyword(name.asciiLowercased)
    case .function(let name):
      guard depth < Self.maximumDepth else { return nil }
      var parser = self
      parser.depth += 1
      let arguments = tokens.contents(ofBlockAt: tokens.startIndex)
      return parser.function(name.asciiLowercased, arguments.trimmed)
    default: return nil
    }
  }

  /// 3, 4, 6 or 8 hexadecimal digits (https://www.w3.org/TR/css-color-4/#hex-notation).
  private static func hex(_ digits: String) -> Color? {
    var values: [UInt8] = []
    for byte in digits.utf8 {
      guard let value = byte.hexDigitValue, values.count < 8 else { return nil }
      values.append(UInt8(value))
    }
    switch values.count {
    case 3, 4: values = values.flatMap { [$0, $0] }
    case 6, 8: break
    default: return nil
    }
    func channel(_ index: Int) -> UInt8 { values[2 * index] << 4 | values[2 * index + 1] }
    let alpha = values.count == 8 ? Double(channel(3)) / 255 : 1
    return Color(red8: channel(0), green8: channel(1), blue8: channel(2), alpha: alpha)
  }

  private static func keyword(_ name: String) -> Operand? {
    if let color = NamedColors.color(named: name) { return .coordinates(ColorCoordinates(color)) }
    if name == "currentcolor" { return .currentColor }
    return systemColors.contains(name) ? .system(name) : nil
  }

  /// The names of https://www.w3.org/TR/css-color-4/#css-system-colors and its appendix A.
  private static let systemColors: Set<String> = [
    "accentcolor", "accentcolortext", "activetext", "buttonborder", "buttonface", "buttontext",
    "canvas", "canvastext", "field", "fieldtext", "graytext", "highlight", "highlighttext",
    "linktext", "mark", "marktext", "selecteditem", "selecteditemtext", "visitedtext",
    "activeborder", "activecaption", "appworkspace", "background", "buttonhighlight",
    "buttonshadow", "captiontext", "inactiveborder", "inactivecaption", "inactivecaptiontext",
    "infobackground", "infotext", "menu", "menutext", "scrollbar", "threeddarkshadow",
    "threedface", "threedhighlight", "threedlightshadow", "threedshadow", "window", "windowframe",
    "windowtext",
  ]

  private func function(_ name: String, _ arguments: ArraySlice<Token>) -> Operand? {
    switch name {
    case "color-mix": return mix(arguments)
    case "light-dark": return lightDark(arguments)
    case "color":
      // `from` and its colour come before the name of the space.
      var rest = arguments
      guard let origin = consumeOrigin(&rest), case .ident(let name)? = rest.takeFirst()?.kind,
        let notation = ColorNotation(predefinedSpace: name.asciiLowercased)
      else { return nil }
      return color(notation, rest, origin: origin)
    default:
      var rest = arguments
      guard let notation = ColorNotation(function: name), let origin = consumeOrigin(&rest) else {
        return nil
      }
      return color(notation, rest, origin: origin)
    }
  }

  /// Consumes `from <color>`; `.some(nil)` if there is none, `nil` if its colour is invalid.
  private func consumeOrigin(_ tokens: inout ArraySlice<Token>) -> Resolution?? {
    guard let first = tokens.first, first.kind.isIdent("from") else { return .some(nil) }
    tokens = tokens.dropFirst().trimmed
    guard !tokens.isEmpty else { return nil }
    let end = tokens.indexAfterComponent(at: tokens.startIndex)
    guard let operand = operand(tokens[..<end]) else { return nil }
    tokens = tokens[end...].trimmed
    return operand.resolved(in: context)
  }

  private func color(
    _ notation: ColorNotation, _ arguments: ArraySlice<Token>, origin: Resolution?
  ) -> Operand? {
    switch origin {
    case nil:
      return notation.coordinates(arguments, origin: nil).map(Operand.coordinates)
    case .coordinates(let origin):
      let converted = origin.converted(to: notation.space)
      return notation.coordinates(arguments, origin: converted).map(Operand.coordinates)
    case .unresolved(let dependency):
      // The syntax must be right whatever the colour is.
      let stand = ColorCoordinates(notation.space, [0, 0, 0], alpha: 1)
      return notation.coordinates(arguments, origin: stand).map { _ in .unresolved(dependency) }
    }
  }

  /// The function of https://www.w3.org/TR/css-color-5/#light-dark.
  private func lightDark(_ arguments: ArraySlice<Token>) -> Operand? {
    let parts = arguments.splitAtCommas()
    guard parts.count == 2, let light = operand(parts[0]), let dark = operand(parts[1]) else {
      return nil
    }
    switch context.colorScheme {
    case .light: return light
    case .dark: return dark
    case nil: return .unresolved(.colorScheme)
    }
  }
}
