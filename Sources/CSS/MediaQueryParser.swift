extension MediaQuery {
  /// The query as written; one that is not valid is `not all`, which never matches.
  init(_ tokens: ArraySlice<Token>) {
    self.init()
    if let condition = MediaCondition(tokens, allowsOr: true) {
      self.condition = condition
      return
    }
    if !readTyped(tokens) {
      self = MediaQuery(isNegated: true)
    }
  }

  /// Reads `[not | only]? type [and condition]?`; `false` if the tokens are not that.
  private mutating func readTyped(_ tokens: ArraySlice<Token>) -> Bool {
    var rest = tokens
    guard case .ident(var name)? = rest.takeFirst()?.kind else { return false }
    if name.equalsIgnoringASCIICase("not") || name.equalsIgnoringASCIICase("only") {
      isNegated = name.equalsIgnoringASCIICase("not")
      rest = rest.trimmed
      guard case .ident(let type)? = rest.takeFirst()?.kind else { return false }
      name = type
    }
    name = name.asciiLowercased
    guard !["not", "only", "and", "or", "layer"].contains(name) else { return false }
    isForScreen = name == "all" || name == "screen"
    rest = rest.trimmed
    guard let and = rest.takeFirst() else { return true }
    guard and.kind.isIdent("and"), rest.startsWithWhitespace,
      let condition = MediaCondition(rest.trimmed, allowsOr: false)
    else { return false }
    self.condition = condition
    return true
  }
}

extension MediaCondition {
  /// Parentheses inside each other beyond this depth are taken as unknown.
  private static let maximumDepth = 16

  /// A condition from all of `tokens`, or `nil` if they are none.
  init?(_ tokens: ArraySlice<Token>, allowsOr: Bool, depth: Int = 0) {
    var rest = tokens.trimmed
    if let first = rest.first, first.kind.isIdent("not") {
      rest = rest.dropFirst()
      guard rest.startsWithWhitespace else { return nil }
      rest = rest.trimmed
      guard let operand = Self.inParentheses(&rest, depth), rest.trimmed.isEmpty else {
        return nil
      }
      self = .not(operand)
      return
    }
    guard let first = Self.inParentheses(&rest, depth) else { return nil }
    var operands = [first]
    var isOr: Bool?
    while true {
      rest = rest.trimmed
      guard case .ident(let name)? = rest.takeFirst()?.kind else { break }
      let isThisOr = name.equalsIgnoringASCIICase("or")
      guard isThisOr ? allowsOr : name.equalsIgnoringASCIICase("and"), isOr ?? isThisOr == isThisOr
      else { return nil }
      isOr = isThisOr
      guard rest.startsWithWhitespace else { return nil }
      rest = rest.trimmed
      guard let operand = Self.inParentheses(&rest, depth) else { return nil }
      operands.append(operand)
    }
    guard rest.isEmpty else { return nil }
    self = operands.count == 1 ? first : isOr == true ? .or(operands) : .and(operands)
  }

  private static func inParentheses(
    _ tokens: inout ArraySlice<Token>, _ depth: Int
  ) -> MediaCondition? {
    guard let first = tokens.first, first.kind.openingBracket == .parenthesis else { return nil }
    let contents = tokens.contents(ofBlockAt: tokens.startIndex)
    tokens = tokens[tokens.indexAfterComponent(at: tokens.startIndex)...]
    guard first.kind == .leftParenthesis, depth < maximumDepth else { return .unknown }
    if let condition = MediaCondition(contents, allowsOr: true, depth: depth + 1) {
      return condition
    }
    return MediaFeature(contents.trimmed).map(MediaCondition.feature) ?? .unknown
  }
}

extension MediaFeature {
  /// A feature from what stands between the parentheses, or `nil` if it is none.
  init?(_ tokens: ArraySlice<Token>) {
    if case .ident(let text)? = tokens.first?.kind {
      let rest = tokens.dropFirst().trimmed
      let text = text.asciiLowercased
      if rest.isEmpty {
        self.init(name: text)
        return
      }
      if rest.first?.isColon == true {
        let value = Array(rest.dropFirst().trimmed)
        let relation: Relation =
          text.hasPrefix("min-") ? .greaterOrEqual : text.hasPrefix("max-") ? .lessOrEqual : .equal
        self.init(
          name: relation == .equal ? text : String(text.dropFirst(4)),
          comparisons: [Bound(relation: relation, value: value)])
        return
      }
    }
    self.init(range: tokens)
  }

  /// `name < value`, `value < name` or `value < name < value`.
  private init?(range tokens: ArraySlice<Token>) {
    var parts: [ArraySlice<Token>] = []
    var relations: [Relation] = []
    var start = tokens.startIndex
    var index = tokens.startIndex
    while index < tokens.endIndex {
      guard let character = tokens[index].kind.delimiterCharacter,
        character == 0x3C || character == 0x3D || character == 0x3E
      else {
        index = tokens.indexAfterComponent(at: index)
        continue
      }
      parts.append(tokens[start..<index].trimmed)
      let isInclusive = character != 0x3D && tokens[(index + 1)...].first?.kind == .delimiter(0x3D)
      switch character {
      case 0x3C: relations.append(isInclusive ? .lessOrEqual : .less)
      case 0x3E: relations.append(isInclusive ? .greaterOrEqual : .greater)
      default: relations.append(.equal)
      }
      index += isInclusive ? 2 : 1
      start = index
    }
    parts.append(tokens[start...].trimmed)
    self.init(parts, relations)
  }

  private init?(_ parts: [ArraySlice<Token>], _ relations: [Relation]) {
    func featureName(_ index: Int) -> String? {
      guard parts[index].count == 1, case .ident(let name)? = parts[index].first?.kind else {
        return nil
      }
      return name.asciiLowercased
    }
    if relations.count == 1, let name = featureName(0) {
      self.init(
        name: name, comparisons: [Bound(relation: relations[0], value: Array(parts[1]))])
    } else if relations.count == 1, let name = featureName(1) {
      self.init(
        name: name, comparisons: [Bound(relation: relations[0].flipped, value: Array(parts[0]))])
    } else if relations.count == 2, let name = featureName(1), !relations.contains(.equal) {
      let bounds = [
        Bound(relation: relations[0].flipped, value: Array(parts[0])),
        Bound(relation: relations[1], value: Array(parts[2])),
      ]
      self.init(name: name, comparisons: bounds)
    } else {
      return nil
    }
  }
}
