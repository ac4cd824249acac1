import AppleResources
import SceneModel

extension Evaluator {
  /// The declaration that takes `arguments`, the nearest one to a file if several do.
  mutating func overload(
    _ candidates: [DeclarationID], _ arguments: [Argument], _ scope: Scope
  ) -> (FunctionDeclaration, DeclarationID)? {
    var best: (FunctionDeclaration, DeclarationID, Int)?
    let path = symbols.files[Int(scope.file)].path
    for id in candidates {
      guard case .function(let function) = symbols.member(id),
        let binding = Self.binding(of: arguments, to: function.parameters)
      else { continue }
      // The platform may have a function of the name, too.
      let isAmbiguous =
        candidates.count > 1
        || symbols.enclosingType(of: id).map { symbols.entry($0).primary == nil } ?? false
      let fits = zip(function.parameters, binding).allSatisfy { parameter, indices in
        let type = ParameterType(parameter.type, of: id, in: symbols)
        return indices.allSatisfy {
          may(arguments[$0].value, be: type, scope, isAmbiguous: isAmbiguous)
        }
      }
      guard fits else { continue }
      let depth = symbols.files[id.file].path.commonDepth(with: path)
      // With fewer defaulted parameters an overload fits more closely.
      let rank = depth * 100 - (function.parameters.count - arguments.count)
      if rank > best?.2 ?? Int.min { best = (function, id, rank) }
    }
    return best.map { ($0.0, $0.1) }
  }

  /// `candidates` without the one that `place` stands in, if they extend a type of the platform: what
  /// an overload calls by its own name is the platform's function.
  func others(_ candidates: [DeclarationID], of type: TypeID, than place: Expression.Place)
    -> [DeclarationID]
  {
    guard symbols.entry(type).primary == nil else { return candidates }
    return candidates.filter { id in
      id.file != Int(place.file) || !symbols.declaration(id).range.contains(Int(place.start))
    }
  }

  /// For every parameter the arguments that it gets; `nil` if they do not fit.
  static func binding(of arguments: [Argument], to parameters: [FunctionDeclaration.Parameter])
    -> [[Int]]?
  {
    var result = Array(repeating: [Int](), count: parameters.count)
    var next = 0
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      if argument.isTrailingClosure { break }
      guard
        let parameter = parameters[next...].firstIndex(where: { parameter in
          parameter.label == argument.label
        })
      else { return nil }
      let skipped = parameters[next..<parameter].allSatisfy { isOmittable($0) }
      guard skipped else { return nil }
      result[parameter].append(index)
      index += 1
      if parameters[parameter].isVariadic {
        while index < arguments.count, arguments[index].label == nil,
          !arguments[index].isTrailingClosure
        {
          result[parameter].append(index)
          index += 1
        }
      }
      next = parameter + 1
    }
    let trailing = arguments[index...]
    for (offset, argument) in trailing.enumerated() {
      let free = parameters.indices.filter { result[$0].isEmpty && $0 >= next }
      let match: Int?
      if offset == 0, argument.label == nil {
        match = free.first { parameters[$0].type.contains("->") } ?? free.last
      } else {
        match = free.first { parameters[$0].label == argument.label }
      }
      guard let match else { return nil }
      result[match].append(index + offset)
      next = match + 1
    }
    for (parameter, given) in zip(parameters, result) where given.isEmpty {
      guard isOmittable(parameter) else { return nil }
    }
    return result
  }

  private static func isOmittable(_ parameter: FunctionDeclaration.Parameter) -> Bool {
    parameter.defaultValue != nil || parameter.isVariadic || parameter.type.hasSuffix("?")
  }

  /// Runs a function that a type or file declares.
  mutating func run(
    _ function: FunctionDeclaration, _ id: DeclarationID, _ arguments: [Argument],
    _ scope: Scope, receiver: Value?, type: TypeID?, _ place: Expression.Place,
    expecting expected: String?
  ) -> Value {
    var inner = Scope()
    inner.file = Int32(id.file)
    inner.type = selfType(around: id) ?? type
    inner.boundSelf = symbols.boundSelf(around: id)
    inner.instance = receiver
    return run(function, arguments, scope, inner: inner, place, expecting: expected)
  }

  /// Runs `function` in the scope `inner`, its arguments evaluated in `scope`.
  mutating func run(
    _ function: FunctionDeclaration, _ arguments: [Argument], _ scope: Scope, inner: Scope,
    _ place: Expression.Place, expecting expected: String?
  ) -> Value {
    guard depth < Self.maximumDepth else {
      note(.tooComplex, "functions call each other too deeply to evaluate", at: place)
      return unknown("functions call each other too deeply", place)
    }
    var inner = inner
    bind(arguments, function, scope, &inner)
    guard let body = function.body else {
      return unknown("'\(function.name)' has no body in these files", place)
    }
    return result(of: body, &inner, declaredAs: resultType(function, expecting: expected))
  }

  /// The type of these files that `Self` is in the extension around a declaration.
  func selfType(around id: DeclarationID) -> TypeID? {
    symbols.boundSelf(around: id).flatMap {
      projectType($0, in: nil, file: Int32(id.file))
    }.flatMap { symbols.entry($0).primary == nil ? nil : $0 }
  }

  /// The name of a type as it is known everywhere, from how `context` writes it.
  func qualified(_ written: String, in context: TypeID?, file: Int32) -> String {
    guard let context, let found = projectType(written, in: context, file: file),
      symbols.entry(found).primary != nil
    else { return written }
    return symbols.entry(found).name
  }

  func fileOf(_ type: TypeID) -> Int32 {
    Int32(symbols.entry(type).primary?.file ?? 0)
  }

  /// The type that a function returns; that of the context if a generic one without a bound.
  private func resultType(_ function: FunctionDeclaration, expecting type: String?) -> String? {
    if function.result.isEmpty { return nil }
    guard let bound = function.generics[function.result] else { return function.result }
    return bound.isEmpty ? type : bound
  }

  /// A closure with the types that its parameter's type says.
  static func typed(_ value: Value, _ type: String, _ generics: [String: String]) -> Value {
    guard case .closure(var closure, let scope) = value, let function = FunctionType(type) else {
      return value
    }
    closure.type = function.replacing(generics)
    return .closure(closure, scope)
  }

  /// Puts the arguments of a call into the scope of its function.
  mutating func bind(
    _ arguments: [Argument], _ function: FunctionDeclaration, _ scope: Scope, _ inner: inout Scope
  ) {
    guard let binding = Self.binding(of: arguments, to: function.parameters) else { return }
    for (parameter, given) in zip(function.parameters, binding) {
      let bare = Self.bareType(parameter.type)
      let generic = function.generics[bare].flatMap { $0.isEmpty ? nil : $0 }
      let type = generic ?? qualified(parameter.type, in: inner.type, file: inner.file)
      if parameter.isVariadic {
        inner.locals[parameter.name] = .array(
          given.map { evaluate(arguments[$0].value, scope, expecting: type) })
      } else if let index = given.first {
        let value = evaluate(arguments[index].value, scope, expecting: type)
        inner.locals[parameter.name] = Self.named(
          Self.typed(value, parameter.type, function.generics), parameter.name)
      } else if let defaultValue = parameter.defaultValue {
        let value = evaluate(defaultValue, inner, expecting: type)
        let isOpen = inner.type != nil && inner.type == openDefaults
        let typed = Self.typed(value, parameter.type, function.generics)
        inner.locals[parameter.name] = Self.named(
          isOpen ? replaceable(typed, parameter.name) : typed, parameter.name)
      } else {
        inner.locals[parameter.name] = Value.nothing
      }
    }
  }

  /// An instance of a project's type.
  mutating func construct(
    _ type: TypeID, _ arguments: [Argument], _ scope: Scope, _ place: Expression.Place
  ) -> Value {
    if symbols.entry(type).primary == nil {
      return platformCall(symbols.entry(type).name, arguments, place, scope)
    }
    if let element = enumeration(type, rawValue: arguments, scope) { return element }
    let initializers = symbols.members("init", of: type).filter {
      symbols.declaration($0).kind == .initializer
    }
    if let (function, id) = overload(initializers, arguments, scope) {
      var inner = Scope()
      inner.file = Int32(id.file)
      inner.type = type
      inner.instance = .instance(
        Instance(type: type, properties: [:], literalFlags: Self.literalFlags(arguments)))
      bind(arguments, function, scope, &inner)
      _ = outcome(of: function.body ?? [], &inner, expecting: nil)
      return inner.locals["self"] ?? inner.instance ?? .nothing
    }
    if symbols.kind(of: type) == .enumeration {
      return unknown("'\(code(at: place))' is not known", place)
    }
    return memberwise(type, arguments, scope)
  }

  /// The flags of a control's state that `arguments` give as literals.
  static func literalFlags(_ arguments: [Argument]) -> ControlState {
    arguments.reduce(into: .normal) { flags, argument in
      guard case .bool = argument.value.kind, let name = argument.label.flatMap({ FlagName($0) })
      else { return }
      flags.formUnion(name.flag)
    }
  }

  private mutating func enumeration(_ type: TypeID, rawValue arguments: [Argument], _ scope: Scope)
    -> Value?
  {
    guard symbols.kind(of: type) == .enumeration, arguments.count == 1,
      arguments[0].label == "rawValue"
    else { return nil }
    let raw = evaluate(arguments[0].value, scope)
    for element in symbols.cases(of: type) {
      let value = element.rawValue.map { evaluate($0, Scope()) } ?? .string(element.name)
      if Self.areEqual(value, raw) == true {
        return .enumCase(EnumCase(type: type, name: element.name, payload: []))
      }
    }
    return nil
  }
}
