import CSS
import ColorMath
import SceneModel
import TextMetrics

/// Values that a caller gives for symbols of code that lies elsewhere.
///
/// They are the custom properties of style sheets (`--define`, `--tokens`), called like the symbol
/// with a hyphen for whatever stands between its words: `Theme.color(.brand)` is
/// `--Theme-color-brand`.
struct DesignTokens: Sendable {
  /// What stands for a symbol in one appearance.
  struct Token: Equatable, Sendable {
    enum Value: Equatable, Sendable {
      case color(Color)
      /// A number, or a length in points.
      case number(Double)
      case font(FontValue)
      case bool(Bool)
    }
    var value: Value
    /// The property that holds it.
    var definition: Definition
  }

  private var tokens: [Appearance: [String: Token]] = [:]

  var isEmpty: Bool { tokens.isEmpty }

  init(_ sheets: [ThemeSheet]) {
    guard !sheets.isEmpty else { return }
    let texts = sheets.map { StyleSheetEncoding.utf8(of: $0.bytes) }
    let lines = texts.map { LineTable($0) }
    let parsed = texts.map { StyleSheet($0) }
    for appearance in Appearance.standard {
      let names = appearance.themeNames
      let applied = sheets.indices.filter { sheets[$0].appearance.map(names.contains) ?? true }
      let cascade = Cascade(styleSheets: applied.map { parsed[$0] })
      let media = MediaContext(
        colorScheme: appearance.isDark ? .dark : .light,
        contrast: appearance.isIncreasedContrast ? .more : .noPreference)
      let style = cascade.cascadedStyle(
        for: RootElement(classNames: names), media: media)
      let properties = CustomProperties().inherited(
        by: style, registrations: cascade.registrations)
      let context = ColorContext(colorScheme: media.colorScheme)
      for winner in style.declarations where winner.declaration.isCustomProperty {
        let declaration = winner.declaration
        guard case .rule(let reference) = winner.source, let range = declaration.valueRange,
          let value = properties[declaration.name].flatMap({ Self.value($0, in: context) })
        else { continue }
        let sheet = applied[reference.sheet]
        let text = texts[sheet]
        let (line, column) = lines[sheet].position(of: declaration.offset, in: text)
        tokens[appearance, default: [:]][String(declaration.name.dropFirst(2))] = Token(
          value: value,
          definition: Definition(
            name: declaration.name, value: String(decoding: text[range], as: UTF8.self),
            location: SourceLocation(
              path: sheets[sheet].path, line: line, column: column)))
      }
    }
  }

  /// What stands for `symbol` as code writes it, where a value of `type` is expected.
  ///
  /// The name of the platform's own type may be left out: `.brand` and `Color.brand` are both
  /// `Color.brand` or `brand`.
  func token(for symbol: String, expecting type: String?, in appearance: Appearance) -> Token? {
    guard let known = tokens[appearance] else { return nil }
    let name = Self.name(of: symbol)
    guard !name.isEmpty else { return nil }
    if let exact = known[name] { return exact }
    let owner = type.flatMap(Self.owner)
    for other in ["Color", "UIColor", "NSColor", "Font", "CGFloat"]
    where name.hasPrefix(other + "-") {
      let member = String(name.dropFirst(other.count + 1))
      if let found = known[member] ?? Self.owner(of: other).flatMap({ known["\($0)-\(member)"] }) {
        return found
      }
    }
    guard symbol.first == ".", let owner else { return nil }
    // A colour may be given under the type of any framework.
    let owners = owner == "Color" ? [owner, "UIColor", "NSColor"] : [owner]
    return owners.lazy.compactMap { known["\($0)-\(name)"] }.first
  }

  /// What a symbol is called: its words with hyphens between them, `self` left out.
  private static func name(of symbol: String) -> String {
    var words: [String] = []
    var word = ""
    for character in symbol {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    if words.first == "self" { words.removeFirst() }
    return words.joined(separator: "-")
  }

  /// The type that a token is called a member of where `type` is expected.
  private static func owner(of type: String) -> String? {
    switch Evaluator.kind(of: type) {
    case .paint: "Color"
    case .font: "Font"
    case .number: "CGFloat"
    case .shape, .other: nil
    }
  }

  /// The value of a property; `nil` if it is none that code could use.
  private static func value(_ tokens: [CSS.Token], in context: ColorContext) -> Token.Value? {
    if case .color(let color)? = CSS.ColorValue.parse(tokens[...], in: context) {
      return .color(color)
    }
    let words = tokens.map(\.kind).filter { $0 != .whitespace }
    guard let first = words.first else { return nil }
    if words.count == 1 {
      if case .ident(let word) = first, word == "true" || word == "false" {
        return .bool(word == "true")
      }
      return length(first).map { .number($0) }
    }
    // `font`: a weight before the size; families are left out.
    guard let weight = weight(first), let size = length(words[1]), size > 0 else { return nil }
    return .font(FontValue(size: size, weight: weight))
  }

  private static func length(_ kind: CSS.Token.Kind) -> Double? {
    switch kind {
    case .number(let number): number.value
    case .dimension(let number, let unit) where ["px", "pt"].contains(unit.lowercased()):
      number.value
    default: nil
    }
  }

  private static func weight(_ kind: CSS.Token.Kind) -> Double? {
    switch kind {
    case .number(let number) where (1...1000).contains(number.value): number.value
    case .ident("normal"): 400
    case .ident(let name): Evaluator.weight(name)
    default: nil
    }
  }
}

extension Evaluator {
  /// `value`, or what the caller gives for `expression` if these files do not define it.
  mutating func given(
    _ value: Value, for expression: Expression, expecting type: String?
  ) -> Value {
    if platform.tokens.isEmpty || !value.isUnresolved { return value }
    let written = code(at: expression.place)
    let tokens = platform.tokens
    guard let token = inputs.found({ tokens.token(for: written, expecting: type, in: $0) }) else {
      return value
    }
    switch token.value {
    case .number(let number): return .number(number)
    case .font(let font): return .font(font)
    case .bool(let bool): return .bool(bool)
    case .color(let color):
      return .paint(.color(ColorValue(paint: .color(color), steps: [token.definition])))
    }
  }
}

extension Value {
  /// Whether it is not known, or a colour that is not.
  fileprivate var isUnresolved: Bool {
    switch self {
    case .unknown: return true
    case .paint(.color(let color)):
      if case .unresolved = color.paint { return true }
      return false
    default: return false
    }
  }
}
