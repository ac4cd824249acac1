import Geometry
import SceneModel
import ViewLayout

extension Evaluator {
  /// The view of a subject in the current state; `nil` if there is none.
  mutating func node(of subject: Subject) -> ViewNode? {
    switch subject.kind {
    case .style(let type, let kind, let member):
      auditedStyle = type
      var instance = Instance(type: type, properties: [:])
      if let (name, id) = member {
        guard case .instance(let made)? = namedStyle(name, at: id) else { return nil }
        instance = made
      } else {
        openDefaults = type
        let value = construct(type, [], Scope(file: subject.place.file), subject.place)
        openDefaults = nil
        if case .instance(let made) = value { instance = made }
      }
      return styledControl(instance, kind, subject.place)
    case .control(let control, let type):
      auditedStyle = nil
      return node(of: control, type)
    }
  }

  /// What a static member makes that stands for a style; parameters of a function are open.
  private mutating func namedStyle(_ name: String, at id: DeclarationID) -> Value? {
    guard case .function(let function) = symbols.member(id) else { return constant(id, name) }
    guard let body = function.body else { return nil }
    var scope = Scope(
      type: selfType(around: id) ?? symbols.enclosingType(of: id),
      boundSelf: symbols.boundSelf(around: id), file: Int32(id.file))
    for parameter in function.parameters {
      guard let initial = parameter.defaultValue else {
        scope.locals[parameter.name] = placeholder(
          named: parameter.name, type: parameter.type, scope, function.place)
        continue
      }
      let type = qualified(parameter.type, in: scope.type, file: scope.file)
      let value = evaluate(initial, scope, expecting: type)
      scope.locals[parameter.name] = Self.named(
        replaceable(value, parameter.name), parameter.name)
    }
    return outcome(of: body, &scope, expecting: function.result)
  }

  /// A sample control in a style of the project.
  private func styledControl(
    _ instance: Instance, _ kind: StyleConfiguration.Kind, _ place: Expression.Place
  ) -> ViewNode {
    let label = sampleLabel(at: place)
    switch kind {
    case .button, .primitiveButton:
      return ViewNode(content: .button(ButtonNode(label: label, isSample: true)), place: place)
        .adding(.buttonStyle(.instance(instance)), at: place)
    case .toggle:
      return ViewNode(content: .toggle(label), place: place)
        .adding(.toggleStyle(.instance(instance)), at: place)
    case .label:
      return ViewNode(content: .label(title: label, icon: label), place: place)
        .adding(.labelStyle(.instance(instance)), at: place)
    }
  }

  /// A control of a view, with what the views around it set.
  private mutating func node(of control: FoundControl, _ type: TypeID?) -> ViewNode? {
    viewUses = control.uses
    let setting = setting(of: control)
    settingUses = control.settings.count > 1 ? setting.uses : [:]
    let isBound = control.surroundings.contains { $0.name == SurroundingModifier.boundary }
    environment.context =
      control.context == .view && !isBound ? setting.context : control.context
    if environment.context == .bar {
      hitObstacle = Obstacle(
        cause: "a bar gives its buttons a target of its own", place: control.expression.place)
    }
    let scope = scope(
      at: control.expression.place, in: type, control.parameters, control.prelude, isOpen: true)
    let value = evaluate(control.expression, scope)
    guard var result = node(from: value, control.expression.place) else { return nil }
    var isInside = true
    surround(&result, with: control.surroundings, scope, &isInside)
    for level in setting.levels where !level.surroundings.isEmpty {
      let outer = self.scope(
        at: level.place, in: level.owner, level.parameters, level.prelude,
        isOpen: level.owner == type)
      surround(&result, with: level.surroundings, outer, &isInside)
    }
    return result
  }

  /// The way in which the code of a control is used, one of several chosen by an axis.
  private mutating func setting(of control: FoundControl) -> ControlSetting {
    let settings = control.settings
    guard settings.count > 1 else { return settings.first ?? ControlSetting() }
    let axis = Axis(key: "use", kind: .choice(settings.map(\.label)))
    return settings[min(value(of: axis), settings.count - 1)]
  }

  /// Puts around a control what views around it set, and what they paint behind it.
  private mutating func surround(
    _ result: inout ViewNode, with surroundings: [SurroundingModifier], _ scope: Scope,
    _ isInside: inout Bool
  ) {
    for modifier in surroundings {
      if modifier.name == SurroundingModifier.boundary { isInside = false }
      let environment = environmentModifier(
        modifier.name, result, modifier.arguments, modifier.place, scope)
      if let environment {
        result = environment
      } else if isInside, let surrounded = surrounded(result, by: modifier, scope) {
        result = surrounded
      } else {
        let effects = effects(of: modifier, scope)
        result.modifiers += isInside ? effects : effects.filter(\.kind.isSetting)
      }
    }
  }

  /// What a modifier of the project, on a view around the control, sets for the views inside and paints
  /// behind them.
  private mutating func effects(of modifier: SurroundingModifier, _ scope: Scope) -> [NodeModifier]
  {
    let view = symbols.type("View", in: nil, file: scope.file)
    guard modifier.name == "modifier" || view.map({ hasMethod(modifier.name, $0) }) == true else {
      return []
    }
    // What it measures there is no part of the control.
    let outer = (sizeObstacle, hitObstacle)
    defer { (sizeObstacle, hitObstacle) = outer }
    let name = Expression(kind: .name("$view"), place: modifier.place)
    let callee = Expression(kind: .member(name, modifier.name), place: modifier.place)
    let call = Expression(kind: .call(callee, modifier.arguments), place: modifier.place)
    var inner = scope
    inner.locals["$view"] = .view(ViewNode(content: .empty, place: modifier.place))
    guard let node = node(from: evaluate(call, inner), modifier.place) else { return [] }
    return Self.effects(of: node) ?? []
  }

  /// What reaches the empty view in `node`, the innermost first; `nil` if it has none.
  private static func effects(of node: ViewNode) -> [NodeModifier]? {
    let inner: [NodeModifier]
    switch node.content {
    case .empty: inner = []
    case .group(let nodes) where nodes.count == 1:
      guard let only = effects(of: nodes[0]) else { return nil }
      inner = only
    case .stack(let axis, _, _, _, let nodes):
      guard let index = nodes.firstIndex(where: { effects(of: $0) != nil }) else { return nil }
      let behind = axis == .depth ? nodes[..<index].reversed() : []
      inner =
        (effects(of: nodes[index]) ?? [])
        + behind.map { NodeModifier(kind: .surface($0), place: $0.place) }
    default: return nil
    }
    return inner + node.modifiers.compactMap(\.onViewsInside)
  }

  /// What code at `place` sees, parameters around it being open.
  mutating func scope(
    at place: Expression.Place, in type: TypeID?, _ parameters: [FunctionDeclaration.Parameter],
    _ prelude: [Statement], isOpen: Bool
  ) -> Scope {
    var scope = Scope(file: place.file)
    scope.type = type
    scope.instance = type.map {
      .instance(Instance(type: $0, properties: [:], isOpen: isOpen))
    }
    for parameter in parameters {
      scope.locals[parameter.name] = placeholder(
        named: parameter.name, type: parameter.type, scope, place)
    }
    if !prelude.isEmpty { _ = outcome(of: prelude, &scope, expecting: nil) }
    return scope
  }

  /// What the code sets in every state: a control that `.disabled` surrounds is disabled.
  var shownFlags: ControlState {
    tapTargetCount > 0 && enabledTargetCount == 0 ? fixedFlags.union(.disabled) : fixedFlags
  }

  /// The space that the views around a control leave it.
  mutating func proposal(around control: FoundControl, _ screen: Size) -> Size {
    var size = screen
    for modifier in control.surroundings.reversed() where modifier.name == "padding" {
      let node = viewMethodInsets(modifier)
      size.width = max(size.width - node.leading - node.trailing, 0)
      size.height = max(size.height - node.top - node.bottom, 0)
    }
    return size
  }
}
