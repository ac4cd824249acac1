/// Walks over code in search of controls, or of views of other names.
struct ControlSearch {
  /// What is searched for.
  private enum Wanted {
    case controls, views, members
  }

  private let names: Set<String>
  private let wanted: Wanted
  private(set) var found: [FoundControl] = []
  private var surroundings: [SurroundingModifier] = []
  private var prelude: [Statement] = []
  /// Names of local values, which hide members of the same name.
  private var locals: [String] = []
  private var context = FoundControl.Context.view
  private var depth = 0

  static let maximumDepth = 200

  /// A search for controls.
  init() {
    names = ["Button", "Toggle"]
    wanted = .controls
  }

  /// A search for views of the project by their names.
  init(forViews names: Set<String>) {
    self.names = names
    wanted = .views
  }

  /// A search for views that properties and functions of the same type make.
  init(forMembers names: Set<String>) {
    self.names = names
    wanted = .members
  }

  mutating func visit(_ statements: [Statement]) {
    let (outer, outerLocals) = (prelude.count, locals.count)
    for statement in statements { visit(statement) }
    prelude.removeSubrange(outer...)
    locals.removeSubrange(outerLocals...)
  }

  /// Visits code in which some names are local values.
  mutating func visit(_ statements: [Statement], naming names: [String]) {
    let outer = locals.count
    locals += names
    visit(statements)
    locals.removeSubrange(outer...)
  }

  private mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression), .result(let expression?): visit(expression)
    case .binding(let names, _, let value):
      if let value { visit(value) }
      prelude.append(statement)
      locals += names
    case .computed(let name, let body):
      visit(body)
      prelude.append(statement)
      locals.append(name)
    case .function(let function):
      visit(function.body ?? [], naming: function.parameters.map(\.name))
      prelude.append(statement)
      locals.append(function.name)
    case .assignment(_, let value): visit(value)
    case .ensure(_, let otherwise): visit(otherwise)
    case .loop(let name, _, let body): visit(body, naming: [name])
    case .result(nil), .ignored: break
    }
  }

  private mutating func visit(_ expression: Expression) {
    guard depth < Self.maximumDepth else { return }
    depth += 1
    defer { depth -= 1 }
    switch expression.kind {
    case .call: visitChain(expression)
    case .closure(let closure): visit(closure.body, naming: closure.parameters)
    case .ternary(_, let first, let second):
      visit(first)
      visit(second)
    case .condition(let conditional):
      let names = conditional.conditions.compactMap { condition in
        if case .binding(let name, _) = condition { name } else { nil }
      }
      visit(conditional.body, naming: names)
      visit(conditional.alternative)
    case .choice(let choice):
      for element in choice.cases { visit(element.body) }
    case .name, .member(.some, _): visitChain(expression)
    case .binary(_, let left, let right):
      visit(left)
      visit(right)
    case .array(let elements): for element in elements { visit(element) }
    case .tuple(let elements): for element in elements { visit(element.value) }
    case .macro(_, let arguments): visitArguments(arguments)
    case .number, .bool, .string, .nothing, .member(nil, _), .index, .prefix, .keyPath, .cast,
      .dictionary, .unsupported:
      break
    }
  }

  /// Visits a chain of modifiers from the outside in.
  private mutating func visitChain(_ expression: Expression) {
    var current = expression
    var chain: [SurroundingModifier] = []
    while case .call(let callee, let arguments) = current.kind,
      case .member(let base?, let name) = callee.kind, !base.isSelf
    {
      var place = current.place
      place.start = base.place.end + 1
      chain.append(SurroundingModifier(name: name, arguments: arguments, place: place))
      current = base
    }
    if isMember(current) {
      add(expression, "", chain)
      return visitArguments(of: chain, on: current)
    }
    guard case .call(let callee, let arguments) = current.kind else {
      let count = found.count
      visitArguments(of: chain, on: current)
      if case .member(let base?, _) = current.kind { visit(base) }
      return addTapped(expression, root: current, chain, unless: found.count > count)
    }
    if isMember(callee) {
      add(expression, "", chain)
      visitArguments(of: chain, on: current)
      return visitArguments(arguments, under: chain)
    }
    guard case .name(let name) = callee.kind else {
      let count = found.count
      visitArguments(of: chain, on: current)
      visitArguments(arguments, under: chain)
      visit(callee)
      return addTapped(expression, root: callee, chain, unless: found.count > count)
    }
    guard wanted != .members, names.contains(name) else {
      let count = found.count
      visitArguments(of: chain, on: current)
      visitArguments(arguments, under: chain, of: name)
      return addTapped(expression, root: callee, chain, unless: found.count > count)
    }
    // What the platform draws itself is not the code's to change.
    if wanted != .controls || context != .platform {
      add(expression, name, chain, title: Self.title(arguments))
    }
    visitArguments(of: chain, on: current)
  }

  /// Adds a view that takes taps by a gesture, unless there are other controls in it.
  private mutating func addTapped(
    _ expression: Expression, root: Expression, _ chain: [SurroundingModifier],
    unless holdsControls: Bool
  ) {
    guard wanted == .controls, context != .platform, !holdsControls, !chain.isEmpty,
      let name = root.ownMemberName, !locals.contains(name),
      TapControl.isOne(expression, root: name, chain)
    else { return }
    add(expression, TapControl.name, chain, title: Self.title(expression))
  }

  /// Whether an expression is a wanted member: `name` or `self.name`.
  private func isMember(_ expression: Expression) -> Bool {
    guard wanted == .members else { return false }
    switch expression.kind {
    case .name(let name): return names.contains(name) && !locals.contains(name)
    case .member(let base?, let name):
      if case .name("self") = base.kind { return names.contains(name) }
      return false
    default: return false
    }
  }

  private mutating func add(
    _ expression: Expression, _ kind: String, _ chain: [SurroundingModifier], title: String? = nil
  ) {
    let around = surroundings.reversed().prefix { $0.name != SurroundingModifier.destination }
    found.append(
      FoundControl(
        kind: kind, expression: expression, surroundings: Array(around), prelude: prelude,
        title: title, context: context, chain: chain.reversed(),
        isDetached: around.count < surroundings.count))
  }

  private mutating func visitArguments(of chain: [SurroundingModifier], on root: Expression) {
    for (index, modifier) in chain.enumerated() {
      let outer = surroundings.count
      // What a background or overlay holds is inside of the modifiers that come after it.
      surroundings += chain[..<index]
      if modifier.name == "overlay" { add(root) }
      visitArguments(modifier.arguments, under: [], of: modifier.name)
      surroundings.removeSubrange(outer...)
    }
  }

  /// Adds a view behind what is visited next, if it is one that takes all the space there is.
  private mutating func add(_ view: Expression) {
    var root = view
    while case .call(let callee, _) = root.kind {
      guard case .member(let base?, _) = callee.kind else {
        root = callee
        break
      }
      root = base
    }
    if case .name(let name) = root.kind, Self.placedViews.contains(name) { return }
    surroundings.append(
      SurroundingModifier(
        name: SurroundingModifier.sibling, arguments: [Argument(value: view)], place: view.place))
  }

  /// Visits the arguments of a view or modifier called `name`, with `chain` behind the view.
  private mutating func visitArguments(
    _ arguments: [Argument], under chain: [SurroundingModifier], of name: String = ""
  ) {
    let (outerCount, outerContext) = (surroundings.count, context)
    surroundings += chain
    let inner = FoundControl.Context(name)
    context = inner ?? context
    let isOpaque = inner.map { $0 != .row } ?? Self.opaqueViews.contains(name)
    // Rows have a background of their own, unless code takes it away.
    let isList = inner == .row && !chain.contains { $0.name == "scrollContentBackground" }
    if isOpaque || isList, let place = arguments.first?.value.place {
      surroundings.append(
        SurroundingModifier(name: SurroundingModifier.boundary, arguments: [], place: place))
    }
    switch name {
    case "ZStack": visitPile(arguments)
    case "NavigationLink", "navigationDestination": visitLink(arguments)
    default: visitArguments(arguments)
    }
    surroundings.removeSubrange(outerCount...)
    context = outerContext
  }

  /// Visits the views of a `ZStack`, each of which lies on those before it.
  private mutating func visitPile(_ arguments: [Argument]) {
    for argument in arguments {
      guard case .closure(let closure) = argument.value.kind else { continue }
      let (outer, outerPrelude) = (surroundings.count, prelude.count)
      for statement in closure.body {
        visit(statement)
        if case .expression(let view) = statement.kind { add(view) }
      }
      surroundings.removeSubrange(outer...)
      prelude.removeSubrange(outerPrelude...)
    }
  }

  /// Visits the label of a link where it stands, and its destination alone.
  private mutating func visitLink(_ arguments: [Argument]) {
    let isStated = arguments.contains { $0.label == "value" || $0.label == "destination" }
    for argument in arguments {
      let (outer, outerContext) = (surroundings.count, context)
      let isClosure = !isStated && argument.isTrailingClosure && argument.label == nil
      if isClosure || argument.label == "destination" {
        surroundings.append(
          SurroundingModifier(
            name: SurroundingModifier.destination, arguments: [], place: argument.value.place))
        context = .view
      }
      visitArguments([argument])
      surroundings.removeSubrange(outer...)
      context = outerContext
    }
  }

  private mutating func visitArguments(_ arguments: [Argument]) {
    for argument in arguments {
      switch argument.value.kind {
      case .closure, .call, .ternary, .array, .name, .member(.some, _): visit(argument.value)
      default: continue
      }
    }
  }
}
