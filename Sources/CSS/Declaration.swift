/// A property with the value that a source gives it.
public struct Declaration: Hashable, Sendable {
  /// The property's name, in lower case unless it is a custom property.
  public var name: String
  /// The value's tokens without white space at the ends and without `!important`.
  public var value: [Token]
  /// Whether `!important` stands behind the value.
  public var isImportant: Bool
  /// Offset of the name's first byte.
  public var offset: Int

  /// Offsets of the value's bytes, `nil` if the value is empty.
  public var valueRange: Range<Int>? {
    guard let first = value.first, let last = value.last else { return nil }
    return first.offset..<last.range.upperBound
  }

  /// A declaration from its parts.
  public init(name: String, value: [Token], isImportant: Bool = false, offset: Int = 0) {
    self.name = name
    self.value = value
    self.isImportant = isImportant
    self.offset = offset
  }

  /// A declaration from the value of a presentation attribute.
  ///
  /// `offset` is the place of the value's first byte. Presentation attributes take no `!important`
  /// (https://www.w3.org/TR/SVG2/styling.html#PresentationAttributes): it makes the value invalid.
  public init(presentationAttribute name: String, value: String, offset: Int = 0) {
    self.init(name: name, value: Token.list(value, base: offset), offset: offset)
  }

  /// Whether the property is a custom one, whose name starts with two hyphens.
  public var isCustomProperty: Bool { name.hasPrefix("--") }

  /// Whether the value holds a `var()` or `env()`, so that it can be judged only once that is substituted.
  public var hasVariable: Bool {
    value.contains { $0.kind.isVariableFunction }
  }

  /// The inheritance keyword that is the whole value, if it is one.
  public var inheritanceKeyword: InheritanceKeyword? {
    guard value.count == 1, case .ident(let name) = value[0].kind else { return nil }
    return InheritanceKeyword(rawValue: name.asciiLowercased)
  }
}

/// The keywords that every property takes (CSS Cascade 5 section 7.3).
public enum InheritanceKeyword: String, Hashable, Sendable, CaseIterable {
  /// The parent's computed value.
  case inherit
  /// The property's initial value.
  case initial
  /// `inherit` for inherited properties, `initial` for the others.
  case unset
  /// The value of a lower origin; with author styles alone the same as `unset`.
  case revert
  /// The value of a lower cascade layer; without layers the same as `revert`.
  case revertLayer = "revert-layer"
}

/// The declarations of a `style` attribute.
public struct DeclarationList: Hashable, Sendable {
  /// The declarations in source order.
  public let declarations: [Declaration]
  /// What was skipped.
  public let diagnostics: [StyleDiagnostic]

  /// Parses the contents of a `style` attribute.
  ///
  /// `base` is added to every offset. A declaration without `var()` that `isSupported` refuses is
  /// dropped, as CSS drops values it does not know, so that an earlier one stays in force.
  public init(
    _ source: String, base: Int = 0, isSupported: (Declaration) -> Bool = { _ in true }
  ) {
    let (tokens, tokenDiagnostics) = Tokenizer.tokens(in: Array(source.utf8), base: base)
    var collector = DeclarationCollector(diagnostics: tokenDiagnostics)
    for item in SyntaxParser.declarations(tokens[...]) {
      collector.append(item, isSupported: isSupported)
    }
    declarations = collector.declarations
    diagnostics = collector.diagnostics
  }
}

/// Sorts the items of a declaration block into declarations and diagnostics.
struct DeclarationCollector {
  var declarations: [Declaration] = []
  var diagnostics: [StyleDiagnostic]

  mutating func append(_ item: SyntaxParser.Item, isSupported: (Declaration) -> Bool) {
    switch item {
    case .declaration(let declaration):
      if declaration.isCustomProperty || declaration.hasVariable
        || declaration.inheritanceKeyword != nil || isSupported(declaration)
      {
        declarations.append(declaration)
      } else {
        report(.unsupportedDeclaration, declaration.offset, declaration.name)
      }
    case .atRule(let name, _, _, let offset): report(.unsupportedAtRule, offset, name)
    case .qualifiedRule(_, _, let offset): report(.unsupportedNesting, offset)
    case .invalid(let offset): report(.invalidDeclaration, offset)
    }
  }

  private mutating func report(
    _ code: StyleDiagnostic.Code, _ offset: Int, _ name: String = ""
  ) {
    diagnostics.append(StyleDiagnostic(code, offset: offset, name: name))
  }
}
