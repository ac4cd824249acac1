/// The declarations that won the cascade for one element, by property.
public struct CascadedStyle: Sendable {
  private var winners: [String: CascadedDeclaration] = [:]
  /// What `revert-layer` leaves of the declarations of a property: those that are weaker.
  private var limits: [String: CascadePrecedence] = [:]

  /// No declarations.
  public init() {}

  /// The winning declaration of `property`, which is in lower case unless it is a custom property.
  public subscript(property: String) -> CascadedDeclaration? { winners[property] }

  /// The properties that have a declaration, in no particular order.
  public var properties: some Collection<String> { winners.keys }

  /// The winning declarations, in no particular order.
  public var declarations: some Collection<CascadedDeclaration> { winners.values }

  /// Whether no property has a declaration.
  public var isEmpty: Bool { winners.isEmpty }

  /// Whether the same declarations win in both.
  public func isEqual(to other: CascadedStyle) -> Bool { winners == other.winners }

  /// Enters the declarations of an animation: they win over all that are not important.
  ///
  /// Animations are entered in ascending order (CSS Cascade 5, section 6.1).
  public mutating func addAnimated(_ declarations: [Declaration], from source: DeclarationSource) {
    for declaration in declarations { add(declaration, from: source, precedence: .animation) }
  }

  /// Enters a declaration unless a stronger one of its property is there.
  mutating func add(
    _ declaration: Declaration, from source: DeclarationSource, precedence: CascadePrecedence
  ) {
    var precedence = precedence
    precedence.isImportant = declaration.isImportant
    if let limit = limits[declaration.name], !precedence.isInLayer(below: limit) { return }
    if let current = winners[declaration.name], precedence < current.precedence { return }
    winners[declaration.name] = CascadedDeclaration(
      declaration: declaration, source: source, precedence: precedence)
  }

  /// Takes out what won with `revert-layer`, for the declarations of lower layers to be entered
  /// again; `false` if there is none.
  mutating func revertsLayers() -> Bool {
    var isReverting = false
    for (name, winner) in winners
    where winner.declaration.inheritanceKeyword == .revertLayer
      && winner.declaration.name != "all"
    {
      limits[name] = winner.precedence
      winners[name] = nil
      isReverting = true
    }
    return isReverting
  }
}

/// A declaration that won, and where it came from.
public struct CascadedDeclaration: Hashable, Sendable {
  /// The declaration with its value and offset.
  public let declaration: Declaration
  /// Where the declaration stands.
  public let source: DeclarationSource
  /// Its strength, to be compared with that of another property, such as a shorthand.
  public let precedence: CascadePrecedence
}

/// Where a declaration stands.
public enum DeclarationSource: Hashable, Sendable {
  /// An attribute such as `fill`; the declaration's offset is what the caller gave.
  case presentationAttribute
  /// A rule of a style sheet.
  case rule(StyleRuleReference)
  /// The `style` attribute.
  case styleAttribute
  /// The keyframes of the animation with this name.
  case keyframes(String)
  /// An animation element, by the number that the caller has for it.
  case animationElement(Int)
}

/// Points to a rule in a cascade and to the selector of it that matched.
public struct StyleRuleReference: Hashable, Sendable {
  /// Index of the sheet.
  public let sheet: Int
  /// Index of the rule in the sheet.
  public let rule: Int
  /// Index of the selector in the rule.
  public let selector: Int
}

/// The strength of a declaration: importance, then where it stands, then specificity, then order.
public struct CascadePrecedence: Hashable, Comparable, Sendable {
  /// Where a declaration can stand, the weakest first.
  enum Level: Int, Hashable, Sendable {
    case presentationAttribute
    case rule
    case styleAttribute
    case animation
  }

  var isImportant = false
  var level: Level
  /// The strength of the cascade layer.
  var layer = CascadeLayers.unlayered
  var specificity = Specificity()
  /// Position of the rule among all rules of all sheets.
  var order = 0

  static let presentationAttribute = CascadePrecedence(level: .presentationAttribute)
  static let styleAttribute = CascadePrecedence(level: .styleAttribute)
  static let animation = CascadePrecedence(level: .animation)

  /// Whether the declaration is in a lower layer, or stands where all layers are stronger.
  func isInLayer(below other: CascadePrecedence) -> Bool {
    level == other.level ? layer < other.layer : level.rawValue < other.level.rawValue
  }

  /// Whether `lhs` is weaker; of two equal ones the later declaration wins.
  public static func < (lhs: CascadePrecedence, rhs: CascadePrecedence) -> Bool {
    if lhs.isImportant != rhs.isImportant { return rhs.isImportant }
    if lhs.level != rhs.level { return lhs.level.rawValue < rhs.level.rawValue }
    // The order of layers is the other way round for what is important.
    if lhs.layer != rhs.layer {
      return lhs.isImportant ? lhs.layer > rhs.layer : lhs.layer < rhs.layer
    }
    if lhs.specificity != rhs.specificity { return lhs.specificity < rhs.specificity }
    return lhs.order < rhs.order
  }
}
