import SwiftSyntax

extension SyntaxLowering {
  mutating func statements(_ items: CodeBlockItemListSyntax) -> [Statement] {
    var result: [Statement] = []
    for item in items { append(item, to: &result) }
    return result
  }

  private mutating func append(_ item: CodeBlockItemSyntax, to result: inout [Statement]) {
    let place = place(item)
    switch item.item {
    case .decl(let declaration): append(declaration, place, to: &result)
    case .stmt(let statement):
      result.append(Statement(kind: self.statement(statement), place: place))
    case .expr(let expression):
      result.append(Statement(kind: self.statement(expression), place: place))
    @unknown default: result.append(Statement(kind: .ignored, place: place))
    }
  }

  private mutating func append(
    _ declaration: DeclSyntax, _ place: Expression.Place, to result: inout [Statement]
  ) {
    if let condition = declaration.as(IfConfigDeclSyntax.self) {
      for clause in condition.clauses {
        let holds = clause.condition.map { BuildCondition.holds($0.trimmedDescription) } ?? true
        guard holds else { continue }
        if case .statements(let items)? = clause.elements { result += statements(items) }
        break
      }
      return
    }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      result += bindings(variable)
      return
    }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      result.append(Statement(kind: .function(self.function(function)), place: place))
      return
    }
    if let macro = declaration.as(MacroExpansionDeclSyntax.self) {
      let arguments = arguments(
        macro.arguments, macro.trailingClosure, macro.additionalTrailingClosures)
      let expression = Expression(kind: .macro(macro.macroName.text, arguments), place: place)
      result.append(Statement(kind: .expression(expression), place: place))
      return
    }
    result.append(Statement(kind: .ignored, place: place))
  }

  private mutating func bindings(_ variable: VariableDeclSyntax) -> [Statement] {
    var result: [Statement] = []
    for binding in variable.bindings {
      let place = place(binding)
      let type = binding.typeAnnotation?.type.unescapedDescription
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped {
        if let block = binding.accessorBlock, case .getter(let items) = block.accessors {
          result.append(Statement(kind: .computed(name, statements(items)), place: place))
        } else {
          let value = binding.initializer.map { expression($0.value) }
          result.append(
            Statement(kind: .binding([name], type: type, value: value), place: place))
        }
      } else if let tuple = binding.pattern.as(TuplePatternSyntax.self) {
        let names = tuple.elements.map { element in
          element.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped ?? "_"
        }
        let value = binding.initializer.map { expression($0.value) }
        result.append(Statement(kind: .binding(names, type: nil, value: value), place: place))
      } else if let initializer = binding.initializer {
        result.append(
          Statement(
            kind: .binding(["_"], type: nil, value: expression(initializer.value)), place: place))
      }
    }
    return result
  }

  private mutating func statement(_ node: StmtSyntax) -> Statement.Kind {
    if let result = node.as(ReturnStmtSyntax.self) {
      return .result(result.expression.map { expression($0) })
    }
    if let statement = node.as(ExpressionStmtSyntax.self) {
      return self.statement(statement.expression)
    }
    if let ensure = node.as(GuardStmtSyntax.self) {
      return .ensure(
        conditions(ensure.conditions), otherwise: statements(ensure.body.statements))
    }
    if let loop = node.as(ForStmtSyntax.self) {
      let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped ?? "_"
      var body = statements(loop.body.statements)
      if let filter = loop.whereClause?.condition {
        let place = place(filter)
        let condition = Conditional(
          conditions: [.expression(expression(filter))], body: body, alternative: [])
        body = [
          Statement(
            kind: .expression(Expression(kind: .condition(condition), place: place)), place: place)
        ]
      }
      return .loop(name, expression(loop.sequence), body)
    }
    if let block = node.as(DoStmtSyntax.self) {
      // Nothing is thrown, as far as code shows.
      let body = Conditional(
        conditions: [], body: statements(block.body.statements), alternative: [])
      return .expression(Expression(kind: .condition(body), place: place(block)))
    }
    return .ignored
  }

  private mutating func statement(_ node: ExprSyntax) -> Statement.Kind {
    let expression = expression(node)
    if case .binary("=", let target, let value) = expression.kind {
      return .assignment(target, value)
    }
    return .expression(expression)
  }

  mutating func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.map { element in
      switch element.condition {
      case .expression(let node): .expression(expression(node))
      case .optionalBinding(let binding): optionalBinding(binding)
      case .matchingPattern(let matching):
        .pattern(pattern(matching.pattern), expression(matching.initializer.value))
      case .availability(let availability):
        .available(
          Self.versions(availability.availabilityArguments),
          isNegated: availability.availabilityKeyword.text == "#unavailable")
      @unknown default:
        .expression(Expression(kind: .unsupported("a condition"), place: place(element)))
      }
    }
  }

  private mutating func optionalBinding(_ binding: OptionalBindingConditionSyntax) -> Condition {
    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped ?? "_"
    let place = place(binding)
    let value =
      binding.initializer.map { expression($0.value) }
      ?? Expression(kind: .name(name), place: place)
    return .binding(name, value)
  }

  private static func versions(_ list: AvailabilityArgumentListSyntax) -> [String: Int] {
    var versions: [String: Int] = [:]
    for argument in list {
      guard case .availabilityVersionRestriction(let restriction) = argument.argument else {
        continue
      }
      versions[restriction.platform.text] = restriction.version.flatMap { Int($0.major.text) } ?? 0
    }
    return versions
  }

  mutating func conditional(_ node: IfExprSyntax) -> Conditional {
    var alternative: [Statement] = []
    switch node.elseBody {
    case .ifExpr(let next)?:
      let place = place(next)
      if let inner = deeper({ $0.conditional(next) }) {
        alternative = [
          Statement(
            kind: .expression(Expression(kind: .condition(inner), place: place)), place: place)
        ]
      }
    case .codeBlock(let block)?: alternative = statements(block.statements)
    case nil: break
    @unknown default: break
    }
    return Conditional(
      conditions: conditions(node.conditions), body: statements(node.body.statements),
      alternative: alternative)
  }

  mutating func choice(_ node: SwitchExprSyntax) -> Choice {
    var cases: [Choice.Case] = []
    for element in node.cases {
      guard let switchCase = element.as(SwitchCaseSyntax.self) else { continue }
      // What `break` leaves is the case that ends anyway.
      let body = statements(
        switchCase.statements.filter { !$0.item.is(BreakStmtSyntax.self) })
      switch switchCase.label {
      case .default: cases.append(Choice.Case(patterns: [], filter: nil, body: body))
      case .case(let label):
        let filter = label.caseItems.compactMap { $0.whereClause?.condition }.first
        cases.append(
          Choice.Case(
            patterns: label.caseItems.map { pattern($0.pattern) },
            filter: filter.map { expression($0) }, body: body))
      @unknown default: continue
      }
    }
    return Choice(subject: expression(node.subject), cases: cases)
  }

  mutating func pattern(_ node: PatternSyntax) -> Pattern {
    if let name = node.as(IdentifierPatternSyntax.self) {
      return .binding(name.identifier.unescaped)
    }
    if node.is(WildcardPatternSyntax.self) { return .anything }
    if let binding = node.as(ValueBindingPatternSyntax.self) {
      return deeper { $0.pattern(binding.pattern) } ?? .anything
    }
    if let tuple = node.as(TuplePatternSyntax.self) {
      return .tuple(tuple.elements.map { pattern($0.pattern) })
    }
    if let expression = node.as(ExpressionPatternSyntax.self) {
      return pattern(expression.expression)
    }
    return .anything
  }

  /// A pattern that is written like an expression: `.name`, `.name(let x)`, `(a, b)`.
  private mutating func pattern(_ node: ExprSyntax) -> Pattern {
    if let pattern = node.as(PatternExprSyntax.self) { return self.pattern(pattern.pattern) }
    if node.is(DiscardAssignmentExprSyntax.self) { return .anything }
    if let tuple = node.as(TupleExprSyntax.self) {
      return .tuple(tuple.elements.map { pattern($0.expression) })
    }
    if let optional = node.as(OptionalChainingExprSyntax.self) {
      return .some(pattern(optional.expression))
    }
    if let call = node.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      return .member(
        member.declName.baseName.unescaped, call.arguments.map { pattern($0.expression) })
    }
    if let member = node.as(MemberAccessExprSyntax.self), member.base == nil {
      return .member(member.declName.baseName.unescaped, [])
    }
    return .expression(expression(node))
  }
}
