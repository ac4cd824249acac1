/// What is around a rule.
struct RuleContext {
  var media: [MediaQueryList] = []
  var layer: Int?
  /// The selectors of the style rule around, `nil` at the top level.
  var parents: [Selector]?
  /// How many selectors one of the parents stands for, once every `&` is replaced.
  var parentWeight = 1
  /// Offset of the selectors of the style rule around.
  var offset = 0
  /// Blocks around.
  var depth = 0
}

/// Turns the syntax of a style sheet into rules.
struct StyleSheetBuilder {
  /// Blocks inside each other beyond this depth are ignored.
  static let maximumDepth = 32
  /// Rules in rules whose selectors would grow beyond this are ignored.
  static let maximumWeight = 10_000

  let isSupported: (Declaration) -> Bool
  var rules: [StyleRule] = []
  var registrations: [String: PropertyRegistration] = [:]
  var layers: [LayerName] = []
  var keyframes: [Keyframes] = []
  var diagnostics: [StyleDiagnostic]
  private var layerIndices: [LayerName: Int] = [:]
  private var namespaces: [String: String] = [:]
  private var anonymousLayers = 0

  init(isSupported: @escaping (Declaration) -> Bool, diagnostics: [StyleDiagnostic]) {
    self.isSupported = isSupported
    self.diagnostics = diagnostics
  }

  /// Adds what a block holds; declarations belong to the style rule around.
  mutating func append(_ items: [SyntaxParser.Item], in context: RuleContext) {
    var run = DeclarationCollector(diagnostics: [])
    for item in items {
      if context.parents != nil, case .declaration = item {
        run.append(item, isSupported: isSupported)
        continue
      }
      flush(&run, in: context)
      append(item, in: context)
    }
    flush(&run, in: context)
  }

  /// Adds declarations that stand next to each other as a rule of their own.
  private mutating func flush(_ run: inout DeclarationCollector, in context: RuleContext) {
    diagnostics += run.diagnostics
    if let selectors = context.parents, !run.declarations.isEmpty {
      rules.append(
        StyleRule(
          selectors: selectors, declarations: run.declarations, media: context.media,
          offset: context.offset, layer: context.layer))
    }
    run = DeclarationCollector(diagnostics: [])
  }

  private mutating func append(_ item: SyntaxParser.Item, in context: RuleContext) {
    switch item {
    case .qualifiedRule(let prelude, let block, let offset):
      appendRule(prelude, block, offset, in: context)
    case .atRule(let name, let prelude, let block, let offset):
      appendAtRule(name.asciiLowercased, prelude, block, offset, in: context)
    case .declaration(let declaration): report(.invalidRule, declaration.offset)
    case .invalid(let offset):
      report(context.parents == nil ? .invalidRule : .invalidDeclaration, offset)
    }
  }

  private mutating func appendAtRule(
    _ name: String, _ prelude: ArraySlice<Token>, _ block: ArraySlice<Token>?, _ offset: Int,
    in context: RuleContext
  ) {
    var inner = context
    switch (name, block) {
    case ("media", let block?):
      inner.media.append(MediaQueryList(prelude))
      appendBlock(block, name, offset, in: inner)
    case ("supports", let block?):
      guard let condition = SupportsCondition.value(prelude, isSupported: isSupported) else {
        return report(.invalidRule, offset)
      }
      if condition { appendBlock(block, name, offset, in: inner) }
    case ("layer", let block?):
      guard let layer = enterLayer(prelude, in: context.layer) else {
        return report(.invalidRule, offset)
      }
      inner.layer = layer
      appendBlock(block, name, offset, in: inner)
    case ("layer", nil):
      for part in prelude.splitAtCommas() where layer(named: part, in: context.layer) == nil {
        report(.invalidRule, offset)
      }
    case ("property", let block?):
      guard let (name, registration) = PropertyRegistration.parse(prelude, block) else {
        return report(.invalidRule, offset)
      }
      registrations[name] = registration
    case ("keyframes", let block?), ("-webkit-keyframes", let block?):
      let found = Keyframes(
        prelude: prelude, block: block, media: context.media, offset: offset,
        isSupported: isSupported)
      if let found { keyframes.append(found) } else { report(.invalidRule, offset, name) }
    case ("namespace", nil): declareNamespace(prelude, offset)
    // The encoding is the business of whoever decoded the source, and a style that only transitions
    // start from is no lasting one.
    case ("charset", _), ("starting-style", _): break
    default: report(.unsupportedAtRule, offset, name)
    }
  }

  private mutating func appendBlock(
    _ block: ArraySlice<Token>, _ name: String, _ offset: Int, in context: RuleContext
  ) {
    var inner = context
    inner.depth += 1
    guard inner.depth <= Self.maximumDepth else { return report(.nestingTooDeep, offset, name) }
    append(
      context.parents == nil
        ? SyntaxParser.rules(block, isTopLevel: false) : SyntaxParser.blockContents(block),
      in: inner)
  }

  private mutating func appendRule(
    _ prelude: ArraySlice<Token>, _ block: ArraySlice<Token>, _ offset: Int,
    in context: RuleContext
  ) {
    let selectorContext = SelectorContext(parents: context.parents, namespaces: namespaces)
    let list =
      context.parents == nil
      ? SelectorParser.list(prelude, in: selectorContext)
      : SelectorParser.nestedList(prelude, in: selectorContext)
    guard let selectors = list else { return report(.invalidSelector, offset) }
    var inner = context
    inner.parents = selectors
    inner.offset = offset
    inner.depth += 1
    if context.parents != nil {
      let references = prelude.count { $0.kind == .delimiter(UInt8(ascii: "&")) }
      inner.parentWeight = context.parentWeight * (references + selectors.count)
    } else {
      inner.parentWeight = selectors.count
    }
    guard inner.depth <= Self.maximumDepth, inner.parentWeight <= Self.maximumWeight else {
      return report(.nestingTooDeep, offset)
    }
    let count = rules.count
    append(SyntaxParser.blockContents(block), in: inner)
    // A rule without declarations changes nothing, but it is one.
    guard rules.count == count else { return }
    rules.append(
      StyleRule(
        selectors: selectors, declarations: [], media: inner.media, offset: offset,
        layer: inner.layer))
  }

  private mutating func report(
    _ code: StyleDiagnostic.Code, _ offset: Int, _ name: String = ""
  ) {
    diagnostics.append(StyleDiagnostic(code, offset: offset, name: name))
  }
}

extension StyleSheetBuilder {
  /// The layer of a block: named, or a new one without a name; `nil` if the name is not valid.
  private mutating func enterLayer(_ prelude: ArraySlice<Token>, in outer: Int?) -> Int? {
    guard prelude.trimmed.isEmpty else { return layer(named: prelude, in: outer) }
    anonymousLayers += 1
    return index(of: [.anonymous(anonymousLayers)], in: outer)
  }

  /// The layer of a name such as `base.reset`.
  private mutating func layer(named tokens: ArraySlice<Token>, in outer: Int?) -> Int? {
    var parts: [LayerName.Part] = []
    for (position, token) in tokens.trimmed.enumerated() {
      switch token.kind {
      case .ident(let name) where position.isMultiple(of: 2): parts.append(.named(name))
      case .delimiter(UInt8(ascii: ".")) where !position.isMultiple(of: 2): break
      default: return nil
      }
    }
    guard !parts.isEmpty, tokens.trimmed.count == parts.count * 2 - 1 else { return nil }
    return index(of: parts, in: outer)
  }

  private mutating func index(of parts: [LayerName.Part], in outer: Int?) -> Int? {
    var name = outer.map { layers[$0] } ?? LayerName()
    var index: Int?
    for part in parts {
      name.parts.append(part)
      guard name.parts.count <= Self.maximumDepth else { return nil }
      if let known = layerIndices[name] {
        index = known
      } else {
        layers.append(name)
        layerIndices[name] = layers.count - 1
        index = layers.count - 1
      }
    }
    return index
  }

  private mutating func declareNamespace(_ prelude: ArraySlice<Token>, _ offset: Int) {
    var parts = prelude.components
    var prefix = ""
    if parts.count == 2, case .ident(let name)? = parts[0].first?.kind {
      prefix = name
      parts.removeFirst()
    }
    guard parts.count == 1, let name = parts[0].url ?? parts[0].text else {
      return report(.invalidRule, offset)
    }
    // Rules before it do not see it, and it is not valid behind them.
    if rules.isEmpty { namespaces[prefix] = name }
  }
}
