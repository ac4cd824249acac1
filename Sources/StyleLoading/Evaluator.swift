import ColorMath
import SceneModel
import ViewLayout

/// Follows references in one state and appearance.
struct Evaluator {
  let theme: Theme
  let state: ControlState
  let appearance: Theme.AppearanceDefinition
  /// The appearances whose values count, the most particular first.
  let fallbacks: [String]
  /// How many elements were evaluated; styles that use each other twice grow exponentially.
  var elementCount = 0
  /// Views around the one that is being evaluated.
  var depth = 0
  private var paints: [String: ViewPaint] = [:]
  private var numbers: [String: Double] = [:]
  /// The lengths that may decide how large a control is, the innermost first.
  var lengths: [WrittenLength] = []
  /// Another value for the literal at one place.
  var trial: WrittenLength.Trial?
  /// The tokens whose values are being followed.
  private var open: [String] = []

  init(_ theme: Theme, _ state: ControlState, _ appearance: Theme.AppearanceDefinition) {
    self.theme = theme
    self.state = state
    self.appearance = appearance
    fallbacks = theme.fallbacks(of: appearance.appearance.name)
  }

  /// Whether a condition holds; parameters of text count unless they are empty.
  func holds(_ condition: Condition?, _ scope: Scope) -> Bool {
    condition?.holds(in: state) { scope.arguments[$0]?.isGiven ?? false } ?? true
  }

  /// The paint of an attribute; `use` names the attribute in the chain of definitions.
  mutating func paint(
    _ value: AttributeValue, use: String, _ scope: Scope
  ) throws(StyleProblem) -> ViewPaint {
    let definition = Definition(name: use, value: value.written, location: value.location)
    let term: ColorTerm
    switch value.expression {
    case .color(let color): term = color
    case .argument(let color?, _): term = color
    case .argument, .number, .text, .flag, .path, .viewBox, .words:
      throw StyleProblem(
        .invalidValue, "'\(value.written)' is no colour", at: value.location)
    }
    let paint: ViewPaint
    switch term.base {
    case .literal(let color): paint = .paint(Resolved(.color(color)))
    case .environment(let reference): paint = reference
    case .name(let name): paint = try namedPaint(name, at: value.location)
    case .parameter(let name):
      guard case .color(let argument)? = scope.arguments[name]?.value else {
        throw scope.unknownParameter(name, "color", at: value.location)
      }
      paint = argument
    }
    return paint.multiplyingAlpha(by: term.opacity).prefixed(by: definition)
  }

  /// The colour of an attribute, which must be neither a gradient nor the environment's.
  mutating func color(
    _ value: AttributeValue, use: String, _ scope: Scope
  ) throws(StyleProblem) -> Resolved<Color> {
    guard case .paint(let paint) = try paint(value, use: use, scope),
      case .color(let color) = paint.value
    else {
      throw StyleProblem(
        .invalidValue, "'\(value.written)' is not one colour, which is needed here",
        at: value.location)
    }
    return Resolved(color, provenance: paint.provenance)
  }

  mutating func namedPaint(
    _ name: String, at location: SourceLocation
  ) throws(StyleProblem) -> ViewPaint {
    if let known = paints[name] { return known }
    try enter(name, "colour", at: location)
    defer { open.removeLast() }
    let paint: ViewPaint
    if let gradient = theme.gradients[name] {
      paint = try self.gradient(gradient)
    } else if let token = theme.colors[name] {
      paint = try self.paint(try value(of: token, name, at: location), use: name, Scope())
    } else {
      let names = Array(theme.colors.keys) + theme.gradients.keys + Vocabulary.fixedColors
      throw .unknown(.unknownName, "colour", name, among: names, at: location)
    }
    paints[name] = paint
    return paint
  }

  private mutating func gradient(_ element: StyleElement) throws(StyleProblem) -> ViewPaint {
    let name = element.word(.name) ?? ""
    var stops: [GradientStop] = []
    for stop in element.children(.stop) {
      guard let color = stop[.color] else { continue }
      stops.append(
        GradientStop(
          offset: min(max(try number(stop, .at, Scope()) ?? 0, stops.last?.offset ?? 0), 1),
          color: try self.color(color, use: "\(name) stop", Scope())))
    }
    guard stops.count > 1 else {
      throw StyleProblem(
        .missingElement, "gradient '\(name)' needs at least two <stop>s", at: element.location)
    }
    let provenance = Provenance([
      Definition(name: name, value: "gradient", location: element.location)
    ])
    guard let radius = try number(element, .endRadius, Scope()) else {
      return .linearGradient(
        start: element.unitPoint(.start) ?? UnitPoint(x: 0.5, y: 0),
        end: element.unitPoint(.end) ?? UnitPoint(x: 0.5, y: 1), stops: stops, provenance)
    }
    return .radialGradient(
      center: element.unitPoint(.center) ?? .center,
      startRadius: try number(element, .startRadius, Scope()) ?? 0, endRadius: radius,
      stops: stops, provenance)
  }

  /// The number of an attribute, `nil` if it is not written.
  mutating func number(
    _ element: StyleElement, _ name: AttributeName, _ scope: Scope
  ) throws(StyleProblem) -> Double? {
    guard let value = element[name] else { return nil }
    return try number(value, scope)
  }

  mutating func number(
    _ value: AttributeValue, _ scope: Scope
  ) throws(StyleProblem) -> Double {
    let term: NumberTerm
    switch value.expression {
    case .number(let number): term = number
    case .argument(_, let number?): term = number
    case .argument, .color, .text, .flag, .path, .viewBox, .words:
      throw StyleProblem(
        .invalidValue, "'\(value.written)' is no number", at: value.location)
    }
    switch term {
    case .literal(let number): return trial?.value(at: value.location) ?? number
    case .name(let name): return try dimension(name, at: value.location)
    case .parameter(let name):
      guard case .number(let number)? = scope.arguments[name]?.value else {
        throw scope.unknownParameter(name, "number", at: value.location)
      }
      return number
    }
  }

  mutating func dimension(
    _ name: String, at location: SourceLocation
  ) throws(StyleProblem) -> Double {
    if let known = numbers[name] { return known }
    guard let element = theme.dimensions[name] else {
      throw .unknown(.unknownName, "dimension", name, among: theme.dimensions.keys, at: location)
    }
    try enter(name, "dimension", at: location)
    defer { open.removeLast() }
    let number = try self.number(try value(of: element, name, at: location), Scope())
    numbers[name] = number
    return number
  }

  /// The characters of an attribute, `nil` if it is not written.
  func text(
    _ element: StyleElement, _ name: AttributeName, _ scope: Scope
  ) throws(StyleProblem) -> String? {
    guard let value = element[name], case .text(let term) = value.expression else { return nil }
    switch term {
    case .literal(let text): return text
    case .parameter(let name):
      guard case .text(let text)? = scope.arguments[name]?.value else {
        throw scope.unknownParameter(name, "text", at: value.location)
      }
      return text
    }
  }

  /// The value of a token that counts: of the first case that holds and knows the appearance,
  /// else the token's own.
  func value(
    of token: StyleElement, _ name: String, at location: SourceLocation
  ) throws(StyleProblem) -> AttributeValue {
    for element in token.children + [token] where holds(element.condition, Scope()) {
      for appearance in fallbacks {
        if let variant = element.variants.first(where: { $0.appearance == appearance }) {
          return variant.value
        }
      }
      if let value = element[.value] { return value }
    }
    throw StyleProblem(
      .missingValue,
      "'\(name)' has no value for the appearance '\(appearance.appearance.name)'; add "
        + "\(appearance.appearance.name)=\"...\" or value=\"...\" for all others",
      at: token.location)
  }

  /// Notes that a token is being followed; throws if it already is.
  private mutating func enter(
    _ name: String, _ what: String, at location: SourceLocation
  ) throws(StyleProblem) {
    guard !open.contains(name), open.count < Self.maximumAliases else {
      throw StyleProblem(
        .aliasCycle,
        "\(what) '\(name)' leads back to itself: " + (open + [name]).joined(separator: " -> "),
        at: location)
    }
    open.append(name)
  }

  /// Tokens that refer to each other in a row at most.
  static let maximumAliases = 64
}

extension StyleElement {
  func unitPoint(_ name: AttributeName) -> UnitPoint? {
    word(name).flatMap { word in UnitPoint.named.first { $0.name == word }?.point }
  }
}
