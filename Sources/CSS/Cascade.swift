/// The cascade over the author's style sheets (https://www.w3.org/TR/css-cascade-5/#cascading).
///
/// Built once per document; rules are looked up by the id, class or type that their selectors end
/// in, so that an element is tested only against selectors that can match it.
public struct Cascade: Sendable {
  /// The sheets, in document order.
  public let styleSheets: [StyleSheet]
  /// The custom properties that the sheets register; a later sheet's registration counts.
  public let registrations: [String: PropertyRegistration]
  private let index: RuleIndex

  /// The cascade of sheets in document order.
  public init(styleSheets: [StyleSheet]) {
    self.styleSheets = styleSheets
    registrations = styleSheets.reduce(into: [:]) { $0.merge($1.registrations) { $1 } }
    index = RuleIndex(styleSheets)
  }

  /// The winning declaration of each property for `element`.
  ///
  /// `presentationAttributes` come before all rules with specificity 0, `style` holds the
  /// declarations of the `style` attribute. `var()` is not substituted and nothing is inherited.
  public func cascadedStyle<Element: SelectorElement>(
    for element: Element, states: ElementStates = [], media: MediaContext = MediaContext(),
    presentationAttributes: [Declaration] = [], style: [Declaration] = []
  ) -> CascadedStyle {
    var result = CascadedStyle()
    // Each turn goes on with what is weaker than a `revert-layer` that won before.
    for _ in 0..<Self.maximumReverts {
      for declaration in presentationAttributes {
        result.add(declaration, from: .presentationAttribute, precedence: .presentationAttribute)
      }
      addRules(for: element, states, media, to: &result)
      for declaration in style {
        result.add(declaration, from: .styleAttribute, precedence: .styleAttribute)
      }
      guard result.revertsLayers() else { break }
    }
    return result
  }

  /// `revert-layer` in lower and lower layers beyond this count as `unset`.
  private static let maximumReverts = 64

  private func addRules<Element: SelectorElement>(
    for element: Element, _ states: ElementStates, _ media: MediaContext,
    to result: inout CascadedStyle
  ) {
    var mediaResults = MediaResults(context: media)
    index.forEachCandidate(for: element) { candidate in
      let rule = styleSheets[candidate.sheet].rules[candidate.rule]
      let selector = rule.selectors[candidate.selector]
      guard mediaResults.hold(rule.media), selector.matches(element, states: states) else {
        return
      }
      let source = DeclarationSource.rule(
        StyleRuleReference(
          sheet: candidate.sheet, rule: candidate.rule, selector: candidate.selector))
      for declaration in rule.declarations {
        result.add(
          declaration, from: source,
          precedence: CascadePrecedence(
            level: .rule, layer: candidate.layer, specificity: selector.specificity,
            order: candidate.order))
      }
    }
  }

  /// The keyframes of an animation, of several with one name the last that holds under `media`.
  public func keyframes(named name: String, media: MediaContext) -> Keyframes? {
    for sheet in styleSheets.reversed() {
      let found = sheet.keyframes.last { keyframes in
        keyframes.name == name && keyframes.media.allSatisfy { $0.matches(media) }
      }
      if let found { return found }
    }
    return nil
  }

  /// The rule and selector that `reference`, which must come from this cascade, points to.
  public func rule(_ reference: StyleRuleReference) -> (rule: StyleRule, selector: Selector) {
    let rule = styleSheets[reference.sheet].rules[reference.rule]
    return (rule, rule.selectors[reference.selector])
  }
}

/// Remembers the last media condition: the rules of one block follow each other.
private struct MediaResults {
  let context: MediaContext
  var media: [MediaQueryList] = []
  var result = true

  mutating func hold(_ media: [MediaQueryList]) -> Bool {
    if media.isEmpty { return true }
    if media != self.media {
      self.media = media
      result = media.allSatisfy { $0.matches(context) }
    }
    return result
  }
}
