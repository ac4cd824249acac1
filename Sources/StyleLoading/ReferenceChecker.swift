import SceneModel

/// Checks every name that a theme refers to, also in what no control uses.
struct ReferenceChecker {
  private let theme: Theme
  private(set) var problems: [StyleProblem] = []
  /// The parameters of the style that is being checked, by their names.
  private var parameters: [String: StyleElement] = [:]

  init(_ theme: Theme) {
    self.theme = theme
    for table in [theme.colors, theme.dimensions, theme.gradients, theme.textStyles] {
      for element in table.values { check(element) }
    }
    for style in theme.styles.values {
      parameters = theme.parameters(of: style)
      check(style)
      checkBase(of: style)
    }
    parameters = [:]
    for control in theme.controls { check(control.element) }
    for (_, appearance) in theme.appearances { checkAppearance(appearance) }
    if let last = theme.declaredAppearances.dropFirst(Theme.maximumAppearances).first,
      let location = theme.appearances[last]?.location
    {
      problems.append(
        StyleProblem(
          .tooComplex, "more than \(Theme.maximumAppearances) appearances", at: location))
    }
  }

  /// Checks an element inside `parent`; a case holds what its token holds.
  private mutating func check(_ element: StyleElement, in parent: ElementName? = nil) {
    guard problems.count < StyleProblem.maximumCount else { return }
    let token = element.name == .definition(.case) ? parent ?? element.name : element.name
    for (name, value) in element.attributes { check(value, of: name, element, token) }
    for (appearance, value) in element.variants {
      if theme.appearances[appearance] == nil {
        let names = theme.appearances.keys + Vocabulary.attributes(of: element.name)
        problems.append(
          .unknown(
            .unknownAttribute, "attribute or appearance", appearance, among: names,
            at: value.location, of: element.name.rawValue))
      }
      check(value, of: .value, element, token)
    }
    checkArea(of: element)
    for name in element.condition?.parameters ?? [] {
      checkParameter(name, at: element.location)
    }
    if element.name == .definition(.control) || element.name == .view(.use) {
      checkSettings(of: element)
    }
    for child in element.children { check(child, in: element.name) }
  }

  private mutating func check(
    _ value: AttributeValue, of name: AttributeName, _ element: StyleElement, _ token: ElementName
  ) {
    switch value.expression {
    case .color(let term): check(term, at: value.location)
    case .number(.name(let dimension)): checkDimension(dimension, at: value.location)
    case .number(.parameter(let parameter)), .text(.parameter(let parameter)):
      checkParameter(parameter, at: value.location)
    case .number, .text, .flag, .path, .viewBox, .words, .argument: break
    }
    if name == .style, element.name != .modifier(.font), theme.styles[value.written] == nil {
      problems.append(
        .unknown(
          .unknownName, "style", value.written, among: theme.styles.keys, at: value.location))
    }
    if name == .style, element.name == .modifier(.font), theme.textStyles[value.written] == nil,
      Evaluator.textStyles[value.written] == nil
    {
      let names = Array(theme.textStyles.keys) + Evaluator.textStyles.keys
      problems.append(
        .unknown(.unknownName, "text style", value.written, among: names, at: value.location))
    }
    guard name == .value, case .argument(let color, let number) = value.expression else { return }
    checkToken(value, color, number, of: token)
  }

  /// Checks the value of a token, or of one of its cases, by what it defines.
  private mutating func checkToken(
    _ value: AttributeValue, _ color: ColorTerm?, _ number: NumberTerm?, of token: ElementName
  ) {
    switch token {
    case .definition(.color):
      guard let color else { return report(value, "is no colour") }
      check(color, at: value.location)
    case .definition(.dimension):
      guard let number else { return report(value, "is no number") }
      if case .name(let name) = number { checkDimension(name, at: value.location) }
      if case .parameter(let name) = number { checkParameter(name, at: value.location) }
    case .definition, .view, .modifier, .choose: break
    }
  }

  /// Reports lines that are filled: nothing would show, and so nothing would be measured.
  private mutating func checkArea(of element: StyleElement) {
    guard let data = element[.d], case .path(let path) = data.expression,
      element[.stroke] == nil, !path.enclosesArea
    else { return }
    let remedy =
      element.category == .view
      ? "add stroke=\"foreground\"" : "draw an outline that encloses some"
    problems.append(
      StyleProblem(
        .invalidValue, "'d' draws lines without an area, so nothing of them shows; \(remedy)",
        at: data.location))
  }

  private mutating func report(_ value: AttributeValue, _ reason: String) {
    problems.append(
      StyleProblem(.invalidValue, "'\(value.written)' \(reason)", at: value.location))
  }

  private mutating func check(_ term: ColorTerm, at location: SourceLocation) {
    switch term.base {
    case .literal, .environment: break
    case .parameter(let name): checkParameter(name, at: location)
    case .name(let name):
      guard theme.colors[name] == nil, theme.gradients[name] == nil else { return }
      let names =
        Array(theme.colors.keys) + theme.gradients.keys + Vocabulary.fixedColors
        + Vocabulary.environmentPaints
      problems.append(.unknown(.unknownName, "colour", name, among: names, at: location))
    }
  }

  private mutating func checkDimension(_ name: String, at location: SourceLocation) {
    if theme.dimensions[name] != nil { return }
    problems.append(
      .unknown(.unknownName, "dimension", name, among: theme.dimensions.keys, at: location))
  }

  private mutating func checkParameter(_ name: String, at location: SourceLocation) {
    if parameters[name] != nil { return }
    problems.append(
      .unknown(
        .unknownName, "parameter", "$" + name, among: parameters.keys.map { "$" + $0 },
        at: location))
  }

  /// Checks what a control or a `<use>` sets against the parameters of its style.
  private mutating func checkSettings(of element: StyleElement) {
    let settings = element.children(.set)
    guard let first = settings.first else { return }
    guard let name = element.word(.style) else {
      problems.append(
        StyleProblem(
          .misplacedElement, "<set> without a style has nothing to set", at: first.location))
      return
    }
    guard let style = theme.styles[name] else { return }
    checkSettings(settings, of: style)
  }

  private mutating func checkSettings(_ settings: [StyleElement], of style: StyleElement) {
    let known = theme.parameters(of: style)
    for setting in settings {
      guard let reference = setting[.parameter], known[reference.written] == nil else { continue }
      problems.append(
        .unknown(
          .unknownName, "parameter", reference.written, among: known.keys, at: reference.location))
    }
  }

  private mutating func checkBase(of style: StyleElement) {
    checkSettings(style.children(.set), of: style)
    guard let base = style[.basedOn] else { return }
    guard theme.styles[base.written] != nil else {
      problems.append(
        .unknown(
          .unknownName, "style", base.written, among: theme.styles.keys, at: base.location))
      return
    }
    let names = theme.lineage(of: style).compactMap { $0.word(.name) }
    guard let next = names.last.flatMap({ theme.styles[$0]?.word(.basedOn) }) else { return }
    if names.contains(next) {
      problems.append(
        StyleProblem(
          .styleCycle,
          "style '\(names[0])' is based on itself: " + (names + [next]).joined(separator: " -> "),
          at: base.location))
    } else if theme.styles[next] != nil {
      problems.append(
        StyleProblem(
          .tooDeep,
          "style '\(names[0])' has more than \(Theme.maximumLineage) styles that it is based on",
          at: base.location))
    }
  }

  private mutating func checkAppearance(_ definition: Theme.AppearanceDefinition) {
    guard let location = definition.location else { return }
    if let base = definition.basedOn, theme.appearances[base] == nil {
      problems.append(
        .unknown(
          .unknownName, "appearance", base, among: theme.appearances.keys, at: location))
    }
    if case .color(let term)? = definition.window?.expression {
      check(term, at: definition.window?.location ?? location)
    }
  }
}

extension Vocabulary {
  static func attributes(of element: ElementName) -> [String] {
    schemas[element]?.attributes.keys.map(\.rawValue) ?? []
  }
}
