/// A parsed style sheet: style rules in source order, those of `@media` blocks among them, and the
/// keyframes of animations.
public struct StyleSheet: Sendable {
  /// The rules that can match an element.
  public let rules: [StyleRule]
  /// The keyframes of animations in source order.
  public let keyframes: [Keyframes]
  /// What was skipped or repaired.
  public let diagnostics: [StyleDiagnostic]

  /// Parses the bytes of a style sheet in UTF-8.
  ///
  /// `base` is added to every offset. A declaration without `var()` that `isSupported` refuses is
  /// dropped, as CSS drops values it does not know, so that an earlier one stays in force.
  public init(
    _ source: [UInt8], base: Int = 0, isSupported: (Declaration) -> Bool = { _ in true }
  ) {
    let (tokens, tokenDiagnostics) = Tokenizer.tokens(in: source, base: base)
    var builder = StyleSheetBuilder(diagnostics: tokenDiagnostics)
    builder.append(
      SyntaxParser.rules(tokens[...], isTopLevel: true), media: [], isSupported: isSupported)
    rules = builder.rules
    keyframes = builder.keyframes
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
}

/// Turns the syntax of a style sheet into rules.
struct StyleSheetBuilder {
  /// `@media` blocks inside each other beyond this depth are ignored.
  static let maximumMediaDepth = 32

  var rules: [StyleRule] = []
  var keyframes: [Keyframes] = []
  var diagnostics: [StyleDiagnostic]

  mutating func append(
    _ items: [SyntaxParser.Item], media: [MediaQueryList], isSupported: (Declaration) -> Bool
  ) {
    for item in items {
      switch item {
      case .qualifiedRule(let prelude, let block, let offset):
        appendRule(prelude, block, offset, media, isSupported)
      case .atRule(let name, let prelude, let block?, let offset)
      where name.equalsIgnoringASCIICase("media"):
        guard media.count < Self.maximumMediaDepth else {
          report(.nestingTooDeep, offset, name)
          continue
        }
        append(
          SyntaxParser.rules(block, isTopLevel: false),
          media: media + [MediaQueryList(prelude)], isSupported: isSupported)
      case .atRule(let name, let prelude, let block?, let offset)
      where name.equalsIgnoringASCIICase("keyframes"):
        let found = Keyframes(
          prelude: prelude, block: block, media: media, offset: offset, isSupported: isSupported)
        if let found { keyframes.append(found) } else { report(.invalidRule, offset, name) }
      case .atRule(let name, _, _, let offset):
        // The encoding is the business of whoever decoded the source.
        if !name.equalsIgnoringASCIICase("charset") { report(.unsupportedAtRule, offset, name) }
      case .declaration(let declaration): report(.invalidRule, declaration.offset)
      case .invalid(let offset): report(.invalidRule, offset)
      }
    }
  }

  private mutating func appendRule(
    _ prelude: ArraySlice<Token>, _ block: ArraySlice<Token>, _ offset: Int,
    _ media: [MediaQueryList], _ isSupported: (Declaration) -> Bool
  ) {
    guard let selectors = SelectorParser.list(prelude) else {
      return report(.invalidSelector, offset)
    }
    var collector = DeclarationCollector(diagnostics: [])
    for item in SyntaxParser.blockContents(block) {
      collector.append(item, isSupported: isSupported)
    }
    diagnostics += collector.diagnostics
    rules.append(
      StyleRule(
        selectors: selectors, declarations: collector.declarations, media: media, offset: offset))
  }

  private mutating func report(
    _ code: StyleDiagnostic.Code, _ offset: Int, _ name: String = ""
  ) {
    diagnostics.append(StyleDiagnostic(code, offset: offset, name: name))
  }
}
