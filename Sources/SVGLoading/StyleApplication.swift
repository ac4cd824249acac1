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

  mutating func apply(_ cascaded: CascadedStyle) {
    if cascaded.isEmpty { return }
    style.variables.declare(cascaded) { [resolver, index] in resolver.definition($0, at: index) }
    // Lengths in em and `currentColor` refer to these, so they come first.
    for name in ["font", "font-size", "color"] {
      guard let winner = cascaded[name] else { continue }
      if name == "font-size", let font = cascaded["font"], winner.precedence < font.precedence {
        continue
      }
      apply(winner)
    }
    for winner in cascaded.declarations {
      let name = winner.declaration.name
      if winner.declaration.isCustomProperty || Self.early.contains(name) { continue }
      if name.hasPrefix("font-"), let font = cascaded["font"],
        winner.precedence < font.precedence
      {
        continue
      }
      apply(winner)
    }
  }

  private static let early: Set<String> = ["font", "font-size", "color"]

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
    "fill", "stroke", "color", "stop-color", "clip-path", "mask", "filter", "animation",
    "animation-name", "marker", "marker-start", "marker-mid", "marker-end",
  ]

  /// `tokens` without white space at the ends.
  static func trimmed(_ tokens: [Token]) -> [Token] {
    guard let first = tokens.firstIndex(where: { $0.kind != .whitespace }),
      let last = tokens.lastIndex(where: { $0.kind != .whitespace })
    else { return [] }
    return Array(tokens[first...last])
  }

  /// Whether a value may be kept: an invalid one leaves an earlier declaration in force.
  static func isSupported(_ declaration: Declaration) -> Bool {
    switch declaration.name {
    case "fill", "stroke": PaintSyntax.isValid(declaration.value)
    case "color", "stop-color": ColorValue.parse(declaration.value[...]) != nil
    case "opacity", "fill-opacity", "stroke-opacity", "stop-opacity":
      number(declaration.value) != nil || isContextOpacity(declaration.value)
    case "fill-rule", "clip-rule": keyword(declaration.value, in: ["nonzero", "evenodd"])
    case "stroke-width": LengthPercentage(declaration.value[...]) != nil
    default: true
    }
  }

  private static func isContextOpacity(_ tokens: [Token]) -> Bool {
    keyword(tokens, in: ["context-fill-opacity", "context-stroke-opacity"])
  }

  private static func keyword(_ tokens: [Token], in names: Set<String>) -> Bool {
    guard tokens.count == 1, case .ident(let name) = tokens[0].kind else { return false }
    return names.contains(name.lowercased())
  }

  /// A number, or a percentage as a fraction.
  static func number(_ tokens: [Token]) -> Double? {
    guard tokens.count == 1 else { return nil }
    switch tokens[0].kind {
    case .number(let number): return number.value
    case .percentage(let number): return number.value / 100
    default: return nil
    }
  }
}
