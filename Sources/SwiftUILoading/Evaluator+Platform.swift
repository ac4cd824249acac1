import Geometry
import SceneModel
import ViewLayout

extension Evaluator {
  /// `Type.name` of the platform.
  mutating func platformMember(
    _ name: String, of type: String, _ expression: Expression, _ scope: Scope
  ) -> Value {
    if PlatformValues.modules.contains(type) { return .platformType(name) }
    if let found = extendedType(type, scope),
      let value = staticMember(name, of: found, expression.place), !value.isMethod
    {
      return value
    }
    let qualified = type + "." + name
    if let found = symbols.type(qualified, in: nil, file: scope.file) { return .type(found) }
    if PlatformValues.plainTypes.contains(qualified) { return .platformType(qualified) }
    return platformImplicit(name, nil, type, expression, scope)
  }

  /// A type of the platform that the project extends, or a protocol of its own; not what it calls
  /// by the same name.
  private func extendedType(_ name: String, _ scope: Scope) -> TypeID? {
    guard let found = symbols.type(name, in: nil, file: scope.file) else { return nil }
    let kind = symbols.kind(of: found)
    return kind == nil || kind == .protocolType ? found : nil
  }

  /// `.name` or `.name(arguments)` where the platform's `type` is expected.
  mutating func platformImplicit(
    _ name: String, _ arguments: [Argument]?, _ type: String, _ expression: Expression,
    _ scope: Scope
  ) -> Value {
    if name == "init" { return platformCall(type, arguments ?? [], expression.place, scope) }
    var function: Value?
    for typeName in Self.relatedTypes(type) {
      guard let found = extendedType(typeName, scope),
        let member = staticMember(name, of: found, expression.place)
      else { continue }
      // It may overload what the platform has of that name, or a variable of its own.
      let own = arguments.flatMap {
        staticCall(name, of: found, $0, expression, scope, expecting: type)
      }
      if let own { return own }
      guard member.isMethod else {
        guard let arguments else { return member }
        return apply(member, arguments, expression, scope, expecting: type)
      }
      function = member
    }
    let value = builtIn(name, arguments, type, expression, scope)
    guard let function, case .unknown = value else { return value }
    return arguments == nil
      ? function : unknown("no '\(name)' takes these arguments", expression.place)
  }

  /// What the platform itself has as `.name` or `.name(arguments)` of `type`.
  mutating func builtIn(
    _ name: String, _ arguments: [Argument]?, _ type: String, _ expression: Expression,
    _ scope: Scope
  ) -> Value {
    switch Self.kind(of: type) {
    case .paint: return paintMember(name, arguments, type, expression, scope)
    case .font: return fontMember(name, arguments, expression, scope)
    case .shape: return shapeCall(name, arguments ?? [], expression.place, scope)
    case .number:
      switch name {
      case "infinity", "greatestFiniteMagnitude", "max": return .number(.infinity)
      case "zero": return .number(0)
      case "pi": return .number(.pi)
      case "leastNonzeroMagnitude": return .number(0)
      default: return undefined(type + "." + name, expression.place)
      }
    case .other:
      guard PlatformValues.plainTypes.contains(type) || !PlatformValues.isTypeName(type) else {
        let symbol =
          arguments == nil ? type + "." + name : code(at: expression.place)
        return undefined(symbol, expression.place)
      }
      guard let arguments else { return .symbol(name) }
      return record(name, arguments, scope)
    }
  }

  /// `Type.name(arguments)` of the platform.
  mutating func platformStaticCall(
    _ type: String, _ name: String, _ arguments: [Argument], _ expression: Expression,
    _ scope: Scope
  ) -> Value {
    if let found = symbols.type(type + "." + name, in: nil, file: scope.file) {
      return construct(found, arguments, scope, expression.place)
    }
    if name.first?.isUppercase == true, Self.kind(of: type) == .other {
      return platformCall(name, arguments, expression.place, scope)
    }
    return platformImplicit(name, arguments, type, expression, scope)
  }

  enum TypeKind {
    case paint, font, shape, number, other
  }

  static func kind(of type: String) -> TypeKind {
    switch type {
    case "Color", "UIColor", "NSColor", "CGColor", "ShapeStyle", "AnyShapeStyle", "Paint",
      "HierarchicalShapeStyle", "TintShapeStyle", "ForegroundStyle", "BackgroundStyle":
      .paint
    case "Font", "UIFont": .font
    case "Shape", "InsettableShape", "AnyShape": .shape
    case "CGFloat", "Double", "Float", "Int": .number
    default: .other
    }
  }

  /// Where the project may have added a member that is seen as one of `type`.
  private static func relatedTypes(_ type: String) -> [String] {
    switch type {
    case "Color", "ShapeStyle", "AnyShapeStyle", "Paint": ["ShapeStyle", "Color"]
    case "UIColor": ["UIColor", "ColorResource"]
    case "ButtonStyle": ["ButtonStyle", "PrimitiveButtonStyle"]
    default: [type]
    }
  }

  /// A value with parts, such as `EdgeInsets(top: 1)`.
  mutating func record(_ name: String, _ arguments: [Argument], _ scope: Scope) -> Value {
    var parts: [String: Value] = [:]
    for (index, argument) in arguments.enumerated() {
      parts[argument.label ?? String(index)] = evaluate(argument.value, scope)
    }
    let record = Value.record(name, parts)
    return name == "CGRect" ? Self.rectangle(from: record).map(Self.rectangle) ?? record : record
  }

  /// `Type(arguments)` of the platform.
  mutating func platformCall(
    _ type: String, _ arguments: [Argument], _ place: Expression.Place, _ scope: Scope
  ) -> Value {
    if let value = projectInitializer(of: type, arguments, place, scope) { return value }
    switch type {
    case "Color", "UIColor", "NSColor", "CGColor", "AnyShapeStyle", "ColorResource":
      return .paint(color(type, arguments, place, scope))
    case "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
      "MeshGradient":
      return .paint(gradient(type, arguments, place, scope))
    case "Font", "UIFont": return font(arguments, place, scope)
    case "CGFloat", "Double", "Float", "NSNumber", "Int", "Int8", "Int16", "Int32", "Int64", "UInt",
      "UInt8", "UInt16", "UInt32", "UInt64":
      guard let first = arguments.first else { return .number(0) }
      let value = evaluate(first.value, scope, expecting: "CGFloat")
      if let radix = arguments.first(where: { $0.label == "radix" }), case .string(let text) = value
      {
        guard number(radix, scope) == 16 else { return unknown("a radix is not evaluated", place) }
        return Self.hexNumber(text).map { .number($0) } ?? .nothing
      }
      if type.contains("Int"), let number = Self.number(value), number.isFinite {
        return .number(number.rounded(.towardZero))
      }
      return value
    case "String", "LocalizedStringKey", "LocalizedStringResource", "Bool", "Optional", "State",
      "Published", "NSLocalizedString", "AttributedString", "FocusState":
      guard let first = arguments.first(where: { $0.label != "comment" }) else {
        return .string("")
      }
      return evaluate(first.value, scope)
    case "Binding":
      guard let getter = arguments.first(where: { $0.label == "get" })?.value else {
        return arguments.first.map { evaluate($0.value, scope) } ?? .nothing
      }
      return apply(evaluate(getter, scope), [], getter, scope, expecting: nil)
    case "max", "min", "abs", "round", "ceil", "floor":
      return unknown("'\(code(at: place))' is not evaluated", place)
    default: break
    }
    if type == "Path" || type == "UIBezierPath" { return pathCall(type, arguments, place, scope) }
    if ShapeNames.all.contains(type) { return shapeCall(type, arguments, place, scope) }
    if let node = viewCall(type, arguments, place, scope) { return .view(node) }
    if Self.styleTypes.contains(type) || Self.switchStyles.contains(type)
      || Self.unpublishedStyles.contains(type)
    {
      return .symbol(type)
    }
    if Self.recordTypes.contains(type) { return record(type, arguments, scope) }
    return unknown(missingType(type), place)
  }

  private static let recordTypes: Set<String> = [
    "EdgeInsets", "CGSize", "CGPoint", "CGRect", "StrokeStyle", "Angle", "UnitPoint", "Gradient",
    "Stop", "Gradient.Stop", "Animation", "RectangleCornerRadii", "UIOffset",
    "CircularProgressViewStyle", "DefaultProgressViewStyle", "Transaction", "UIEdgeInsets",
    "NSDirectionalEdgeInsets", "CharacterSet", "Scanner",
  ]

  /// The platform's styles of buttons and labels.
  private static let styleTypes: Set<String> = [
    "PlainButtonStyle", "BorderlessButtonStyle", "DefaultButtonStyle", "BorderedButtonStyle",
    "BorderedProminentButtonStyle", "GlassButtonStyle", "GlassProminentButtonStyle",
    "DefaultLabelStyle", "TitleOnlyLabelStyle", "IconOnlyLabelStyle",
    "TitleAndIconLabelStyle",
  ]

  /// A button in a style of the platform's, which a style of the project's hands its own on to.
  mutating func platformStyleBody(
    _ style: String, _ arguments: [Argument], _ place: Expression.Place, _ scope: Scope
  ) -> Value? {
    guard let argument = arguments.first,
      case .configuration(let configuration) = evaluate(argument.value, scope)
    else { return nil }
    let button = ButtonNode(
      label: configuration.label, role: configuration.role, isFromConfiguration: true)
    return .view(
      ViewNode(content: .button(button), place: place)
        .adding(.buttonStyle(.symbol(style)), at: place))
  }

  /// An initialiser that the project adds to a type of the platform.
  private mutating func projectInitializer(
    of type: String, _ arguments: [Argument], _ place: Expression.Place, _ scope: Scope
  ) -> Value? {
    guard let found = symbols.type(type, in: nil, file: scope.file),
      symbols.entry(found).primary == nil
    else { return nil }
    // A style that no file declares, but one extends.
    if !symbols.members("makeBody", of: found).isEmpty {
      return .instance(Instance(type: found, properties: [:]))
    }
    if type == "Color" || type == "UIColor", isHex(arguments), !hidesAlpha(arguments[0], scope) {
      return nil
    }
    let candidates = symbols.members("init", of: found)
    guard let (function, id) = overload(candidates, arguments, scope),
      let body = function.body,
      open.insert(ConstantKey(id: id, name: function.name)).inserted
    else { return nil }
    defer { open.remove(ConstantKey(id: id, name: function.name)) }
    var inner = Scope()
    inner.file = Int32(id.file)
    inner.type = found
    bind(arguments, function, scope, &inner)
    let result = outcome(of: body, &inner, expecting: type)
    if let assigned = inner.locals["self"] { return assigned }
    if case .nothing = result {
      return unknown("the initialiser of \(type) in these files is not evaluated", place)
    }
    return result
  }

  /// A function of the platform that is called by its name alone.
  mutating func platformFunction(
    _ name: String, _ arguments: [Argument], _ scope: Scope
  ) -> Value? {
    guard Self.functions.contains(name) else { return nil }
    if name == "stride" { return stride(arguments, scope) }
    let values = arguments.map { evaluate($0.value, scope, expecting: "CGFloat") }
    let known = values.compactMap(Self.number)
    guard known.count == values.count, let first = known.first else {
      return values.first { if case .unknown = $0 { true } else { false } }?.withoutKey
    }
    switch name {
    case "max": return .number(known.max() ?? first)
    case "min": return .number(known.min() ?? first)
    case "abs": return .number(abs(first))
    case "round": return .number(first.rounded())
    case "ceil": return .number(first.rounded(.up))
    case "floor": return .number(first.rounded(.down))
    default: return PathStep.value(of: name, known).map { .number($0) }
    }
  }

  private static let functions: Set<String> = [
    "max", "min", "abs", "round", "ceil", "floor", "sin", "cos", "tan", "sqrt", "pow", "hypot",
    "atan2", "stride",
  ]

  /// The numbers of `stride(from:to:by:)` or `stride(from:through:by:)`.
  private mutating func stride(_ arguments: [Argument], _ scope: Scope) -> Value? {
    func number(_ label: String) -> Double? {
      arguments.first { $0.label == label }.flatMap {
        Self.number(evaluate($0.value, scope, expecting: "CGFloat"))
      }
    }
    guard let start = number("from"), let step = number("by"), step != 0,
      let end = number("to") ?? number("through")
    else { return nil }
    let isClosed = arguments.contains { $0.label == "through" }
    var elements: [Value] = []
    var count = 0.0
    while elements.count <= elementLimit {
      let next = start + count * step
      if isClosed ? (step > 0 ? next > end : next < end) : (step > 0 ? next >= end : next <= end) {
        break
      }
      elements.append(.number(next))
      count += 1
    }
    return .array(elements)
  }
}
