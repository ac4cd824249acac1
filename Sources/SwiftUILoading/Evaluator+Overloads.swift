/// The type of a parameter, as far as it tells overloads apart.
struct ParameterType {
  /// Its name without optionality.
  let name: String
  /// The project's structure, class or enumeration of that name.
  let declared: TypeID?
  /// Whether values of other types may be of this one as well.
  let hasSubtypes: Bool
  /// Whether it can be written as a literal of a number, a string or the like.
  let takesLiterals: Bool

  /// The type that the function at `id` writes as `type`.
  init(_ type: String, of id: DeclarationID, in symbols: SymbolTable) {
    let name = Evaluator.bareType(type)
    self.name = name
    let found =
      PlatformValues.namesModule(type)
      ? nil
      : symbols.type(name, in: symbols.enclosingType(of: id), file: Int32(clamping: id.file))
    let isConcrete =
      switch found.flatMap(symbols.kind) {
      case .structure?, .classType?, .enumeration?, .actor?: true
      default: false
      }
    declared = isConcrete ? found : nil
    hasSubtypes = found.flatMap(symbols.kind) == .classType
    takesLiterals =
      found.map { type in
        symbols.entry(type).inherited.contains {
          $0.hasPrefix("ExpressibleBy") || $0.hasSuffix("OptionSet")
        }
      } ?? false
  }

  var isNumber: Bool { isWhole || ["CGFloat", "Double", "Float", "TimeInterval"].contains(name) }

  /// Whether it is one of the types without fractions.
  var isWhole: Bool {
    ["Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"]
      .contains(name)
  }

  /// Whether `number` may be one of its values.
  func may(be number: Double) -> Bool {
    if name == "String" || name == "Bool" || declared != nil && !takesLiterals { return false }
    return !isWhole || number == number.rounded()
  }
}

extension Evaluator {
  /// Members that number types have of themselves.
  private static let namedNumbers: Set<String> = [
    "zero", "infinity", "pi", "min", "max", "greatestFiniteMagnitude", "leastNormalMagnitude",
  ]

  /// Whether `expression` may be a value of `type`; of most it is not known.
  ///
  /// What it names is looked up only where `isAmbiguous`.
  mutating func may(
    _ expression: Expression, be type: ParameterType, _ scope: Scope, isAmbiguous: Bool
  ) -> Bool {
    let isOther = type.declared != nil && !type.takesLiterals
    switch expression.kind {
    case .string: return !type.isNumber && type.name != "Bool" && !isOther
    case .number(let number): return type.may(be: number)
    case .bool: return !type.isNumber && type.name != "String" && !isOther
    case .array, .closure:
      return !type.isNumber && type.name != "String" && type.name != "Bool" && !isOther
    case .member(nil, let name):
      if !type.isNumber || Self.namedNumbers.contains(name) { return true }
      guard let found = symbols.type(type.name, in: nil, file: scope.file) else { return false }
      return !symbols.members(name, of: found).isEmpty
    case .name, .member:
      guard isAmbiguous, type.declared != nil || type.isNumber || type.name == "String",
        isPath(expression)
      else { return true }
      return Self.may(evaluate(expression, scope), be: type)
    default: return true
    }
  }

  /// Whether an expression only names something, so that evaluating it twice costs nothing.
  private func isPath(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name: true
    case .member(let base?, _): isPath(base)
    default: false
    }
  }

  private static func may(_ value: Value, be type: ParameterType) -> Bool {
    switch value {
    case .number(let number): type.may(be: number)
    case .string:
      !type.isNumber && type.name != "Bool" && (type.declared == nil || type.takesLiterals)
    case .bool:
      !type.isNumber && type.name != "String" && (type.declared == nil || type.takesLiterals)
    case .paint, .font, .shape: !type.isNumber && type.name != "String" && type.declared == nil
    case .instance(let instance): may(instance.type, be: type)
    case .enumCase(let element): may(element.type, be: type)
    default: true
    }
  }

  private static func may(_ found: TypeID, be type: ParameterType) -> Bool {
    if type.isNumber || type.name == "String" { return false }
    return type.hasSubtypes || type.declared.map { $0 == found } ?? true
  }
}
