/// Finds the selectors that can match an element by the rightmost compound's id, class or type.
struct RuleIndex: Sendable {
  /// A selector of a rule, with the rule's position among all rules.
  struct Candidate: Sendable {
    let sheet: Int
    let rule: Int
    let selector: Int
    let order: Int
    /// The strength of the rule's cascade layer.
    let layer: Int
  }

  private var byID: [String: [Candidate]] = [:]
  private var byClass: [String: [Candidate]] = [:]
  private var byType: [String: [Candidate]] = [:]
  private var others: [Candidate] = []

  init(_ styleSheets: [StyleSheet]) {
    var order = 0
    let layers = CascadeLayers(styleSheets)
    for (sheet, styleSheet) in styleSheets.enumerated() {
      for (ruleIndex, rule) in styleSheet.rules.enumerated() {
        let layer = layers.rank(of: rule.layer, sheet: sheet)
        for (selectorIndex, selector) in rule.selectors.enumerated()
        where !selector.hasPseudoElement {
          insert(
            Candidate(
              sheet: sheet, rule: ruleIndex, selector: selectorIndex, order: order, layer: layer),
            under: selector.compounds[0])
        }
        order += 1
      }
    }
  }

  private mutating func insert(_ candidate: Candidate, under compound: CompoundSelector) {
    var className: String?
    var type: String?
    for simple in compound.simpleSelectors {
      switch simple {
      case .id(let id): return byID[id, default: []].append(candidate)
      case .className(let name): className = name
      case .type(let name): type = name
      case .universal, .withoutNamespace, .attribute, .root, .empty, .onlyOfType, .onlyChild,
        .nth, .not, .isAny, .has, .state, .language, .never:
        break
      }
    }
    if let className {
      byClass[className, default: []].append(candidate)
    } else if let type {
      byType[type, default: []].append(candidate)
    } else {
      others.append(candidate)
    }
  }

  /// Calls `body` for each selector that may match `element`, in no particular order.
  func forEachCandidate<Element: SelectorElement>(
    for element: Element, _ body: (Candidate) -> Void
  ) {
    if !byID.isEmpty, let id = element.id { byID[id]?.forEach(body) }
    if !byClass.isEmpty {
      for name in element.classNames { byClass[name]?.forEach(body) }
    }
    if !byType.isEmpty { byType[element.localName]?.forEach(body) }
    others.forEach(body)
  }
}
