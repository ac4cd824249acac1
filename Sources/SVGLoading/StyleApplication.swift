import CSS
import ColorMath
import Geometry
import SceneModel

/// Applies the declarations of one element to the style it inherits.
struct StyleApplication {
  let resolver: StyleResolver
  let index: Int
  let parent: Style
  var style: Style

  init(resolver: StyleResolver, index: Int, parent: Style) {
    self.resolver = resolver
    self.index = index
    self.parent = parent
    style = parent.inherited
    if let space = resolver.document[index].xml.attribute(
      "space", namespace: SVGDocument.xmlNamespace)
    {
      style.font.preservesSpace = space == "preserve"
    }
  }

  /// A declaration's value after substitution, with the chain that led to it.
  struct Value {
    var name: String
    var tokens: [Token]
    var definitions: [Definition]
    /// The variable that has no value, `nil` if the value is complete.
    var missingVariable: String?

    /// The value if it is one identifier, in lower case.
    var keyword: String? {
      guard tokens.count == 1, case .ident(let name) = tokens[0].kind else { return nil }
      return name.lowercased()
    }

    /// The value if it is one identifier, as written: SVG's own keywords have capitals.
    var identifier: String? {
      guard tokens.count == 1, case .ident(let name) = tokens[0].kind else { return nil }
      return name
    }
  }

  mutating func apply(_ written: CascadedStyle) {
    declareVariables(of: written)
    var cascaded = written
    if let settled = settled(written) {
      cascaded = settled
      style.variables = parent.variables
      declareVariables(of: cascaded)
    }
    if cascaded.isEmpty { return }
    if let all = cascaded["all"]?.declaration.inheritanceKeyword { inheritAll(all) }
    for name in Self.early {
      if let winner = cascaded[name], !Self.isReset(winner, in: cascaded) { apply(winner) }
    }
    for winner in cascaded.declarations {
      let name = winner.declaration.name
      if winner.declaration.isCustomProperty || Self.early.contains(name) { continue }
      if !Self.isReset(winner, in: cascaded) { apply(winner) }
    }
  }

  private mutating func declareVariables(of cascaded: CascadedStyle) {
    let registrations = resolver.cascade.registrations
    if cascaded.isEmpty && registrations.isEmpty { return }
    style.variables.declare(cascaded, registrations: registrations) { [resolver, index] in
      resolver.definition($0, at: index)
    }
  }

  /// What others depend on, in this order: lengths in em refer to the font size, `currentColor` to
  /// the colour, and longhands win over what their shorthand says.
  private static let early = [
    "color-scheme", "font", "font-size", "color", "marker", "mask",
    "dominant-baseline",
  ]

  /// Whether a shorthand behind the declaration sets its property again.
  static func isReset(_ winner: CascadedDeclaration, in cascaded: CascadedStyle) -> Bool {
    let name = winner.declaration.name
    if name != "all", !excludedFromAll.contains(name), let all = cascaded["all"],
      isWeaker(winner, than: all)
    {
      return true
    }
    guard let shorthand = shorthand(of: name).flatMap({ cascaded[$0] }) else { return false }
    return isWeaker(winner, than: shorthand)
  }

  private static func isWeaker(
    _ winner: CascadedDeclaration, than shorthand: CascadedDeclaration
  ) -> Bool {
    // Declarations of one block are equally strong.
    return winner.precedence < shorthand.precedence
      || winner.precedence == shorthand.precedence
        && winner.declaration.offset < shorthand.declaration.offset
  }

  private static func shorthand(of name: String) -> String? {
    if name.hasPrefix("font-") { return "font" }
    if name.hasPrefix("marker-") { return "marker" }
    if name.hasPrefix("animation-") { return "animation" }
    return name == "mask-image" || name == "mask-mode" ? "mask" : nil
  }

  private mutating func apply(_ winner: CascadedDeclaration) {
    let declaration = winner.declaration
    if let keyword = declaration.inheritanceKeyword {
      return inherit(declaration.name, keyword)
    }
    // Most properties need no chain, and only paints show one.
    let definition = { [resolver, index] in resolver.definition(winner, at: index) }
    guard declaration.hasVariable else {
      let needsDefinition = Self.traced.contains(declaration.name)
      return set(
        Value(
          name: declaration.name, tokens: declaration.value,
          definitions: needsDefinition ? [definition()] : []))
    }
    switch style.variables.substituting(declaration.value) {
    case .value(let tokens, let steps):
      let value = Value(
        name: declaration.name, tokens: Self.trimmed(tokens), definitions: [definition()] + steps)
      if Self.isSupported(Declaration(name: value.name, value: value.tokens)) { set(value) }
    case .missing(let name):
      set(
        Value(
          name: declaration.name, tokens: [], definitions: [definition()], missingVariable: name))
    }
  }

  private static let traced: Set<String> = [
    "fill", "stroke", "color", "stop-color", "clip-path", "mask", "mask-image", "filter", "marker",
    "marker-start", "marker-mid", "marker-end",
  ]

  /// `tokens` without white space at the ends.
  static func trimmed(_ tokens: [Token]) -> [Token] {
    guard let first = tokens.firstIndex(where: { $0.kind != .whitespace }),
      let last = tokens.lastIndex(where: { $0.kind != .whitespace })
    else { return [] }
    return Array(tokens[first...last])
  }

  /// A number, or a percentage as a fraction.
  static func number(_ tokens: [Token]) -> Double? {
    tokens[...].number ?? tokens[...].percentage.map { $0 / 100 }
  }
}
