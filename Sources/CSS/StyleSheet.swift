/// A parsed style sheet: style rules in source order, those of blocks such as `@media` among them, and
/// the keyframes of animations.
public struct StyleSheet: Sendable {
  /// The rules that can match an element.
  public let rules: [StyleRule]
  /// The custom properties that `@property` registers; of two with one name the later one counts.
  public let registrations: [String: PropertyRegistration]
  /// The keyframes of animations in source order.
  public let keyframes: [Keyframes]
  /// What was skipped or repaired.
  public let diagnostics: [StyleDiagnostic]
  /// The cascade layers in the order in which they are named first, outer ones before inner ones.
  let layers: [LayerName]

  /// Parses the bytes of a style sheet in UTF-8.
  ///
  /// `base` is added to every offset. A declaration without `var()` that `isSupported` refuses is
  /// dropped, as CSS drops values it does not know, so that an earlier one stays in force.
  public init(
    _ source: [UInt8], base: Int = 0, isSupported: (Declaration) -> Bool = { _ in true }
  ) {
    let (tokens, tokenDiagnostics) = Tokenizer.tokens(in: source, base: base)
    self = withoutActuallyEscaping(isSupported) { isSupported in
      var builder = StyleSheetBuilder(isSupported: isSupported, diagnostics: tokenDiagnostics)
      builder.append(SyntaxParser.rules(tokens[...], isTopLevel: true), in: RuleContext())
      return StyleSheet(builder)
    }
  }

  private init(_ builder: StyleSheetBuilder) {
    rules = builder.rules
    keyframes = builder.keyframes
    registrations = builder.registrations
    layers = builder.layers
    diagnostics = builder.diagnostics.sorted { $0.offset < $1.offset }
  }
}

/// A style rule with the conditions under which it holds.
public struct StyleRule: Hashable, Sendable {
  /// The selectors, any of which may match.
  public let selectors: [Selector]
  /// The declarations in source order.
  public let declarations: [Declaration]
  /// The media query lists of the `@media` blocks around the rule; all must match.
  public let media: [MediaQueryList]
  /// Offset of the selector's first byte.
  public let offset: Int
  /// The layer that the rule is in, an index into those of its sheet; `nil` for none.
  let layer: Int?
}

/// The names of a cascade layer and those around it, the outermost first.
struct LayerName: Hashable, Sendable {
  var parts: [Part] = []

  enum Part: Hashable, Sendable {
    case named(String)
    /// A layer without a name, by its number in its sheet.
    case anonymous(Int)
  }
}
