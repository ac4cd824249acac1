/// A custom property that `@property` registers.
///
/// https://www.w3.org/TR/css-properties-values-api-1/#at-property-rule
public struct PropertyRegistration: Hashable, Sendable {
  /// Whether children inherit the value.
  public var inherits: Bool
  /// The value where none is given; `nil` for one that any value may have and that has none.
  public var initialValue: [Token]?
  var syntax: PropertySyntax

  /// The name and the registration of a rule, `nil` if it is not valid.
  static func parse(
    _ prelude: ArraySlice<Token>, _ block: ArraySlice<Token>
  ) -> (name: String, registration: PropertyRegistration)? {
    guard case .ident(let name)? = prelude.trimmed.first?.kind, prelude.trimmed.count == 1,
      name.hasPrefix("--")
    else { return nil }
    var descriptors: [String: ArraySlice<Token>] = [:]
    for case .declaration(let declaration) in SyntaxParser.declarations(block) {
      descriptors[declaration.name] = declaration.value[...]
    }
    guard let text = descriptors["syntax"]?.text, let syntax = PropertySyntax(text),
      let inherits = descriptors["inherits"]?.keyword, ["true", "false"].contains(inherits)
    else { return nil }
    let initial = descriptors["initial-value"]
    if let initial {
      guard syntax.accepts(initial), !PropertySyntax.dependsOnElement(initial) || syntax.isUniversal
      else { return nil }
    } else if !syntax.isUniversal {
      return nil
    }
    return (
      name,
      PropertyRegistration(
        inherits: inherits == "true", initialValue: initial.map { Array($0.trimmed) },
        syntax: syntax)
    )
  }
}

/// What values a registered property takes: one of several alternatives.
struct PropertySyntax: Hashable, Sendable {
  /// Whether any value is taken.
  let isUniversal: Bool
  private var alternatives: [Alternative] = []

  private struct Alternative: Hashable, Sendable {
    /// A type such as `color`, or a keyword.
    var name: String
    var isType: Bool
    var multiplier: Multiplier?
  }

  private enum Multiplier: Hashable, Sendable {
    case spaces, commas
  }

  /// `nil` if the text is no syntax.
  init?(_ text: String) {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false).map { part in
      String(part.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
    isUniversal = parts == ["*"]
    if isUniversal { return }
    for part in parts {
      var name = part[...]
      var multiplier: Multiplier?
      if name.hasSuffix("+") { multiplier = .spaces }
      if name.hasSuffix("#") { multiplier = .commas }
      if multiplier != nil { name = name.dropLast() }
      let isType = name.hasPrefix("<") && name.hasSuffix(">") && name.count > 2
      if isType { name = name.dropFirst().dropLast() }
      guard !name.isEmpty, isType == Self.types.contains(String(name)) || !isType else {
        return nil
      }
      alternatives.append(
        Alternative(name: String(name), isType: isType, multiplier: multiplier))
    }
  }

  private static let types: Set<String> = [
    "angle", "color", "custom-ident", "image", "integer", "length", "length-percentage", "number",
    "percentage", "resolution", "string", "time", "transform-function", "transform-list", "url",
  ]

  /// Whether a value without `var()` may be taken.
  func accepts(_ value: ArraySlice<Token>) -> Bool {
    isUniversal || alternatives.contains { accepts(value, $0) }
  }

  private func accepts(_ value: ArraySlice<Token>, _ alternative: Alternative) -> Bool {
    let parts: [ArraySlice<Token>]
    switch alternative.multiplier {
    case nil: parts = [value.trimmed]
    case .spaces: parts = value.components
    case .commas: parts = value.commaSeparated
    }
    return !parts.isEmpty
      && parts.allSatisfy { part in
        guard alternative.isType else { return part.text == alternative.name }
        return Self.accepts(part, type: alternative.name)
      }
  }

  private static func accepts(_ value: ArraySlice<Token>, type: String) -> Bool {
    switch type {
    case "color": return ColorValue.parse(value) != nil
    case "number": return value.number != nil
    case "integer": return value.number.map { $0 == $0.rounded() } ?? false
    case "percentage": return value.percentage != nil
    case "angle": return value.angle != nil && value.number == nil
    case "length", "length-percentage":
      guard let length = LengthPercentage(value) else { return false }
      return length.terms.allSatisfy { term in
        if term.unit == .percent { return type == "length-percentage" }
        return term.unit != .none || term.value == 0
      }
    case "custom-ident": return value.keyword != nil
    case "url", "image": return value.url != nil || value.function != nil
    default: return !value.trimmed.isEmpty
    }
  }

  /// Whether a value means something else on each element, as lengths in `em` do.
  static func dependsOnElement(_ value: ArraySlice<Token>) -> Bool {
    value.contains { token in
      guard case .dimension(_, let unit) = token.kind else { return false }
      return ["em", "rem", "ex", "ch", "lh", "rlh", "cap", "ic"].contains(unit.asciiLowercased)
    }
  }
}
