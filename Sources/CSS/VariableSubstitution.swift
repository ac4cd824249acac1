/// The outcome of replacing every `var()` in a value.
///
/// Source: https://www.w3.org/TR/css-variables-1/#using-variables
public struct VariableSubstitution: Hashable, Sendable {
  /// The value without `var()`, or `nil` if it is invalid at computed-value time.
  public let value: [Token]?
  /// The custom properties that had neither a value nor a fallback, in order of appearance.
  public let unresolvedNames: [String]

  /// Values longer than this are invalid: they could double with every property they go through.
  static let maximumTokenCount = 65_536
  /// Fallbacks inside each other beyond this depth are invalid.
  static let maximumDepth = 32

  /// Replaces each `var()` in `value` by what `lookup` gives for its name, or by its fallback.
  ///
  /// `lookup` gives computed values, without `var()`, and `nil` for a property without value.
  public init(_ value: [Token], lookup: (String) -> [Token]?) {
    var result: [Token] = []
    var unresolvedNames: [String] = []
    let isValid = Self.append(
      value[...], to: &result, unresolvedNames: &unresolvedNames, depth: 0, lookup: lookup)
    if isValid { BlockMatching.match(&result) }
    self.value = isValid ? result : nil
    self.unresolvedNames = unresolvedNames
  }

  /// What `env()` gives: a drawing has no notch or the like around it, and nothing else is known.
  private static func environment(_ name: String) -> [Token]? {
    let insets = ["top", "right", "bottom", "left"].map { "safe-area-inset-" + $0 }
    guard insets.contains(name) else { return nil }
    return [Token(.dimension(Token.Number(0, isInteger: true), unit: "px"))]
  }

  /// Copies `tokens` with `var()` replaced; `false` if that makes the value invalid.
  private static func append(
    _ tokens: ArraySlice<Token>, to result: inout [Token], unresolvedNames: inout [String],
    depth: Int, lookup: (String) -> [Token]?
  ) -> Bool {
    guard depth <= maximumDepth else { return false }
    var isValid = true
    var index = tokens.startIndex
    while index < tokens.endIndex {
      guard result.count < maximumTokenCount else { return false }
      guard let reference = VariableReference(tokens, at: index) else {
        if tokens[index].kind.isVariableFunction { isValid = false }
        result.append(tokens[index])
        index += 1
        continue
      }
      let found =
        reference.isEnvironment ? Self.environment(reference.name) : lookup(reference.name)
      if let value = found {
        guard result.count + value.count <= maximumTokenCount else { return false }
        result += value
      } else if let fallback = reference.fallback {
        let isFallbackValid = append(
          fallback, to: &result, unresolvedNames: &unresolvedNames, depth: depth + 1,
          lookup: lookup)
        isValid = isValid && isFallbackValid
      } else {
        unresolvedNames.append(reference.name)
        isValid = false
      }
      index = tokens.indexAfterComponent(at: index)
    }
    return isValid
  }
}

/// A `var(--name, fallback)`, or an `env(name, fallback)`.
struct VariableReference {
  let name: String
  /// Whether it is an `env()`.
  let isEnvironment: Bool
  /// The tokens behind the comma, `nil` without comma; an empty fallback is one.
  let fallback: ArraySlice<Token>?

  /// The reference that starts at `index`, or `nil` if there is none or it is malformed.
  init?(_ tokens: ArraySlice<Token>, at index: Int) {
    guard case .function(let function) = tokens[index].kind, tokens[index].kind.isVariableFunction
    else { return nil }
    isEnvironment = function.equalsIgnoringASCIICase("env")
    var arguments = tokens.contents(ofBlockAt: index).trimmed
    guard case .ident(let name)? = arguments.takeFirst()?.kind,
      name.hasPrefix("--") || isEnvironment
    else {
      return nil
    }
    arguments = arguments.trimmed
    guard arguments.isEmpty || arguments.first?.isComma == true else { return nil }
    self.name = name
    fallback = arguments.isEmpty ? nil : arguments.dropFirst().trimmed
  }

  /// The names that `tokens` refer to, those in fallbacks among them.
  static func names(in tokens: [Token]) -> [String] {
    tokens.indices.compactMap { VariableReference(tokens[...], at: $0)?.name }
  }
}

extension Token.Kind {
  /// Whether this is the start of a `var()` or `env()`.
  var isVariableFunction: Bool {
    guard case .function(let name) = self else { return false }
    return name.equalsIgnoringASCIICase("var") || name.equalsIgnoringASCIICase("env")
  }
}
