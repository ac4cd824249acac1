import SwiftSyntax

extension SyntaxLowering {
  mutating func expression(_ node: ExprSyntax) -> Expression {
    let place = place(node)
    let kind = deeper { $0.kind(of: node) } ?? .unsupported("deeply nested code")
    return Expression(kind: kind, place: place)
  }

  private mutating func kind(of node: ExprSyntax) -> Expression.Kind {
    if let call = node.as(FunctionCallExprSyntax.self) { return self.call(call) }
    if let member = node.as(MemberAccessExprSyntax.self) {
      if member.declName.baseName.unescaped == "self", let base = member.base {
        return .member(expression(base), "self")
      }
      return .member(member.base.map { expression($0) }, member.declName.baseName.unescaped)
    }
    if let name = node.as(DeclReferenceExprSyntax.self) { return .name(name.baseName.unescaped) }
    if let literal = literal(node) { return literal }
    if let sequence = node.as(SequenceExprSyntax.self) {
      return OperatorFolding.folded(parts(of: sequence)).kind
    }
    if let closure = node.as(ClosureExprSyntax.self) { return .closure(self.closure(closure)) }
    if let tuple = node.as(TupleExprSyntax.self) {
      if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
        return expression(only.expression).kind
      }
      return .tuple(arguments(tuple.elements))
    }
    if let condition = node.as(IfExprSyntax.self) { return .condition(conditional(condition)) }
    if let choice = node.as(SwitchExprSyntax.self) { return .choice(self.choice(choice)) }
    return rareKind(of: node)
  }

  private mutating func rareKind(of node: ExprSyntax) -> Expression.Kind {
    if let prefix = node.as(PrefixOperatorExprSyntax.self) {
      return .prefix(prefix.operator.text, expression(prefix.expression))
    }
    if let forced = node.as(ForceUnwrapExprSyntax.self) {
      return expression(forced.expression).kind
    }
    if let optional = node.as(OptionalChainingExprSyntax.self) {
      return expression(optional.expression).kind
    }
    if let tried = node.as(TryExprSyntax.self) { return expression(tried.expression).kind }
    if let awaited = node.as(AwaitExprSyntax.self) { return expression(awaited.expression).kind }
    if let reference = node.as(InOutExprSyntax.self) {
      return .prefix("&", expression(reference.expression))
    }
    if let index = node.as(SubscriptCallExprSyntax.self) {
      return .index(expression(index.calledExpression), arguments(index.arguments))
    }
    if let chain = node.as(PostfixIfConfigExprSyntax.self) { return self.chain(chain) }
    if let array = node.as(ArrayExprSyntax.self) {
      return .array(array.elements.map { expression($0.expression) })
    }
    if let dictionary = node.as(DictionaryExprSyntax.self) {
      guard case .elements(let elements) = dictionary.content else { return .dictionary([]) }
      return .dictionary(elements.map { (expression($0.key), expression($0.value)) })
    }
    if let path = node.as(KeyPathExprSyntax.self) {
      return .keyPath(
        path.components.compactMap {
          $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.unescaped
        })
    }
    if let generic = node.as(GenericSpecializationExprSyntax.self) {
      return expression(generic.expression).kind
    }
    if let macro = node.as(MacroExpansionExprSyntax.self) {
      return .macro(
        macro.macroName.text,
        arguments(macro.arguments, macro.trailingClosure, macro.additionalTrailingClosures))
    }
    if let cast = node.as(AsExprSyntax.self) {
      return .cast(expression(cast.expression), cast.type.unescapedDescription, isTest: false)
    }
    if node.is(SuperExprSyntax.self) { return .name("super") }
    return .unsupported(String(node.trimmedDescription.prefix(40)))
  }

  private mutating func literal(_ node: ExprSyntax) -> Expression.Kind? {
    if let integer = node.as(IntegerLiteralExprSyntax.self) {
      return Self.number(integer.literal.text).map { .number($0) }
    }
    if let float = node.as(FloatLiteralExprSyntax.self) {
      return Double(float.literal.text.filter { $0 != "_" }).map { .number($0) }
    }
    if let bool = node.as(BooleanLiteralExprSyntax.self) {
      return .bool(bool.literal.text == "true")
    }
    if node.is(NilLiteralExprSyntax.self) { return .nothing }
    if let string = node.as(StringLiteralExprSyntax.self) { return .string(parts(of: string)) }
    return nil
  }

  static func number(_ text: String) -> Double? {
    let digits = text.filter { $0 != "_" }
    // `Double.init` alone would be the one of a bit pattern.
    if digits.hasPrefix("0x") { return UInt64(digits.dropFirst(2), radix: 16).map { Double($0) } }
    if digits.hasPrefix("0b") { return UInt64(digits.dropFirst(2), radix: 2).map { Double($0) } }
    if digits.hasPrefix("0o") { return UInt64(digits.dropFirst(2), radix: 8).map { Double($0) } }
    return Double(digits)
  }

  private mutating func parts(of string: StringLiteralExprSyntax) -> [Expression.StringPart] {
    if let whole = string.representedLiteralValue { return [.text(whole)] }
    var parts: [Expression.StringPart] = []
    for segment in string.segments {
      switch segment {
      case .stringSegment(let text): parts.append(.text(text.content.text))
      case .expressionSegment(let inserted):
        guard let value = inserted.expressions.first else { continue }
        parts.append(.value(expression(value.expression)))
      @unknown default: continue
      }
    }
    return parts
  }

  mutating func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
    list.map { Argument(label: $0.label?.unescaped, value: expression($0.expression)) }
  }

  private mutating func call(_ node: FunctionCallExprSyntax) -> Expression.Kind {
    let callee = expression(node.calledExpression)
    return .call(
      callee, arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures))
  }

  /// The arguments of a call or macro, closures behind the brackets among them.
  mutating func arguments(
    _ list: LabeledExprListSyntax, _ closure: ClosureExprSyntax?,
    _ others: MultipleTrailingClosureElementListSyntax
  ) -> [Argument] {
    var arguments = self.arguments(list)
    if let closure { arguments.append(trailing(closure, label: nil)) }
    for element in others {
      arguments.append(trailing(element.closure, label: element.label.unescaped))
    }
    return arguments
  }

  private mutating func trailing(_ node: ClosureExprSyntax, label: String?) -> Argument {
    let place = place(node)
    let closure = deeper { $0.closure(node) } ?? Closure(parameters: [], body: [])
    return Argument(
      label: label, value: Expression(kind: .closure(closure), place: place),
      isTrailingClosure: true)
  }

  private mutating func closure(_ node: ClosureExprSyntax) -> Closure {
    var parameters: [String] = []
    switch node.signature?.parameterClause {
    case .simpleInput(let list)?: parameters = list.map(\.name.unescaped)
    case .parameterClause(let clause)?:
      parameters = clause.parameters.map { $0.secondName?.unescaped ?? $0.firstName.unescaped }
    case nil: break
    @unknown default: break
    }
    return Closure(parameters: parameters, body: statements(node.statements))
  }

  /// A chain with `#if` in it: what the branch that is built calls, on what stands before.
  private mutating func chain(_ node: PostfixIfConfigExprSyntax) -> Expression.Kind {
    guard let base = node.base.map({ expression($0) }) else { return .unsupported("#if") }
    for clause in node.config.clauses {
      let holds = clause.condition.map { BuildCondition.holds($0.trimmedDescription) } ?? true
      guard holds else { continue }
      guard case .postfixExpression(let branch)? = clause.elements else { break }
      return expression(branch).continuing(base).kind
    }
    return base.kind
  }

  /// The operands and operators of an unfolded sequence.
  private mutating func parts(of node: SequenceExprSyntax) -> [OperatorFolding.Part] {
    node.elements.map { element in
      if let binary = element.as(BinaryOperatorExprSyntax.self) {
        return .infix(binary.operator.text)
      }
      if element.is(AssignmentExprSyntax.self) { return .infix("=") }
      if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
        return .ternary(expression(ternary.thenExpression))
      }
      if let cast = element.as(UnresolvedAsExprSyntax.self) {
        _ = cast
        return .infix("as")
      }
      if element.is(UnresolvedIsExprSyntax.self) { return .infix("is") }
      if let type = element.as(TypeExprSyntax.self) {
        return .type(type.type.unescapedDescription, place(type))
      }
      return .operand(expression(element))
    }
  }
}

extension Expression {
  /// The chain, which starts with a dot, with `base` before it.
  fileprivate func continuing(_ base: Expression) -> Expression {
    var result = self
    result.place.start = base.place.start
    switch kind {
    case .call(let callee, let arguments):
      result.kind = .call(callee.continuing(base), arguments)
    case .index(let inner, let arguments):
      result.kind = .index(inner.continuing(base), arguments)
    case .member(let inner, let name):
      result.kind = .member(inner?.continuing(base) ?? base, name)
    default: break
    }
    return result
  }
}
