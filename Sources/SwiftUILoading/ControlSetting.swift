/// One of the ways in which a project uses the code that holds a control: what it sets for the views
/// inside, and what it paints behind them.
struct ControlSetting: Sendable {
  /// The modifiers where one property, function or view is used.
  struct Level: Sendable {
    /// Modifiers of the use and of the views around it, the innermost first.
    var surroundings: [SurroundingModifier]
    /// The type in whose code it stands.
    var owner: TypeID?
    /// Local definitions in sight.
    var prelude: [Statement]
    /// Parameters of the function that it stands in.
    var parameters: [FunctionDeclaration.Parameter]
    var place: Expression.Place
  }

  /// Where it is, for the name of a variant.
  var label = ""
  /// The innermost first; none where nobody uses it.
  var levels: [Level] = []
  /// What of the platform it stands in.
  var context = FoundControl.Context.view
  /// What has to agree for two ways to be one.
  var key: [String] = []
  /// The places that make the views on the way, by the view; several where they set the same.
  var uses: [TypeID: [ViewUse]] = [:]
}

extension Expression {
  /// Whether it is a chain that starts with a dot.
  var isImplicitMember: Bool {
    switch kind {
    case .member(let base, _): base?.isImplicitMember ?? true
    case .call(let callee, _): callee.isImplicitMember
    default: false
    }
  }

  /// Whether its value may depend on the code around it, not only on types and literals.
  var dependsOnScope: Bool {
    switch kind {
    case .number, .bool, .nothing, .keyPath, .member(nil, _): false
    case .name(let name): name.first?.isUppercase != true
    case .member(let base?, _): base.dependsOnScope
    case .call(let callee, let arguments):
      callee.dependsOnScope || arguments.contains { $0.value.dependsOnScope }
    case .array(let elements): elements.contains(where: \.dependsOnScope)
    case .tuple(let elements): elements.contains { $0.value.dependsOnScope }
    case .prefix(_, let operand): operand.dependsOnScope
    case .binary(_, let left, let right): left.dependsOnScope || right.dependsOnScope
    case .string(let parts):
      parts.contains { if case .value = $0 { true } else { false } }
    case .index, .closure, .ternary, .condition, .choice, .dictionary, .macro, .cast, .unsupported:
      true
    }
  }
}
