import SceneModel
import ViewLayout

extension Evaluator {
  /// The view of a control: its style around its label as a button, then its own modifiers.
  mutating func view(of control: StyleElement) throws(StyleProblem) -> View? {
    let scope = Scope()
    let body = try body(control.body, scope)
    var label = body.views.first
    if label == nil, let text = try text(control, .label, scope) {
      label = View(.text(text), location: control[.label]?.location ?? control.location)
    }
    guard let content = try used(control, label: label, scope) else { return nil }
    return View(.button(content), modifiers: body.modifiers, location: control.location)
  }

  /// The view of the style that a control or a `<use>` names; without one, the label itself.
  mutating func used(
    _ element: StyleElement, label: View?, _ scope: Scope
  ) throws(StyleProblem) -> View? {
    guard let reference = element[.style] else { return label }
    guard let style = theme.styles[reference.written] else {
      throw .unknown(
        .unknownName, "style", reference.written, among: theme.styles.keys, at: reference.location)
    }
    guard !scope.styles.contains(reference.written) else {
      throw StyleProblem(
        .styleCycle,
        "style '\(reference.written)' uses itself: "
          + (scope.styles + [reference.written]).joined(separator: " -> "), at: reference.location)
    }
    let inner = Scope(
      arguments: try arguments(for: style, from: element, scope), label: label,
      styles: scope.styles + [reference.written])
    return try body(of: style, inner)
  }

  /// The view of a style, or of the one it is based on, with the modifiers on the way.
  private mutating func body(
    of style: StyleElement, _ scope: Scope
  ) throws(StyleProblem) -> View? {
    var modifiers: [[ViewModifier]] = []
    for style in theme.lineage(of: style) {
      let body = try body(style.body, scope)
      modifiers.append(body.modifiers)
      let hasView = style.body.contains { $0.category == .view }
      guard hasView else { continue }
      guard var view = body.views.first else { return nil }
      view.modifiers += modifiers.reversed().joined()
      return view
    }
    throw StyleProblem(
      .missingElement,
      "style '\(style.word(.name) ?? "")' has no view, nor has a style that it is based on",
      at: style.location)
  }

  /// The values of a style's parameters: as set by the user, by a derived style, or by default.
  private mutating func arguments(
    for style: StyleElement, from user: StyleElement, _ scope: Scope
  ) throws(StyleProblem) -> [String: Argument] {
    let lineage = theme.lineage(of: style)
    let parameters = theme.parameters(of: style)
    var values: [String: Argument] = [:]
    for setting in user.children(.set) where holds(setting.condition, scope) {
      try set(setting, parameters, scope, &values)
    }
    // A derived style's parameters are known before its settings of inherited ones need them.
    for style in lineage {
      for parameter in style.children(.parameter) {
        guard let name = parameter.word(.name), values[name] == nil else { continue }
        guard let value = parameter[.default] else { continue }
        values[name] = try argument(value, parameter, use: name, Scope(arguments: values))
      }
      for setting in style.children(.set) {
        let inner = Scope(arguments: values)
        if holds(setting.condition, inner) { try set(setting, parameters, inner, &values) }
      }
    }
    if let missing = parameters.keys.filter({ values[$0] == nil }).min() {
      throw StyleProblem(
        .missingValue,
        "style '\(style.word(.name) ?? "")' needs its parameter '\(missing)'; add <set parameter=\"\(missing)\" value=\"...\"/>",
        at: user.location)
    }
    return values
  }

  /// Gives a parameter its value unless it has one: the first setting that holds counts.
  private mutating func set(
    _ setting: StyleElement, _ parameters: [String: StyleElement], _ scope: Scope,
    _ values: inout [String: Argument]
  ) throws(StyleProblem) {
    guard let reference = setting[.parameter], let value = setting[.value] else { return }
    let name = reference.written
    guard let parameter = parameters[name] else {
      throw .unknown(
        .unknownName, "parameter", name, among: parameters.keys, at: reference.location)
    }
    guard values[name] == nil else { return }
    values[name] = try argument(value, parameter, use: name, scope)
  }

  private mutating func argument(
    _ value: AttributeValue, _ parameter: StyleElement, use: String, _ scope: Scope
  ) throws(StyleProblem) -> Argument {
    let passed = ValueReader.parameter(value.written).flatMap { scope.arguments[$0]?.value }
    switch parameter.word(.type).flatMap(ParameterType.init) ?? .text {
    case .color: return Argument(value: .color(try paint(value, use: use, scope)))
    case .number:
      return Argument(
        value: .number(try number(value, scope)),
        definitions: definitions(of: value, use: use, scope))
    case .flag:
      if case .flag? = passed, let passed { return Argument(value: passed) }
      guard value.written == "true" || value.written == "false" else {
        throw StyleProblem(
          .invalidValue, "'\(value.written)' is neither 'true' nor 'false'", at: value.location)
      }
      return Argument(value: .flag(value.written == "true"))
    case .text:
      if case .text? = passed, let passed { return Argument(value: passed) }
      return Argument(value: .text(value.written))
    }
  }
}
