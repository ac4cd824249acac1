import SwiftParser
import SwiftSyntax

/// Parses a range of a file and lowers what the parser finds.
struct SyntaxLowering {
  /// Index of the file.
  let file: Int32
  /// What is added to the parser's offsets to get offsets in the file.
  private var shift: Int
  private(set) var depth = 0

  /// Nested expressions and statements that are followed; deeper ones are unsupported.
  static let maximumDepth = 200

  /// Brackets in brackets in code that is given to the parser.
  static let maximumNesting = 150

  private init(file: Int32, shift: Int) {
    self.file = file
    self.shift = shift
  }

  /// Parses the declaration at `range` of `bytes`, which is a member of a type.
  static func member(_ bytes: [UInt8], _ range: Range<Int>, file: Int32, isCase: Bool)
    -> ParsedMember
  {
    if isTooDeep(bytes, range) { return .nothing }
    let prefix = isCase ? "enum A{" : "class A{"
    let text = prefix + String(decoding: bytes[range], as: UTF8.self) + "\n}"
    var lowering = SyntaxLowering(file: file, shift: range.lowerBound - prefix.utf8.count)
    let tree = Parser.parse(source: text)
    for item in tree.statements {
      let members: MemberBlockItemListSyntax
      if let type = item.item.as(ClassDeclSyntax.self) {
        members = type.memberBlock.members
      } else if let type = item.item.as(EnumDeclSyntax.self) {
        members = type.memberBlock.members
      } else {
        continue
      }
      for member in members { return lowering.member(member.decl) }
    }
    return .nothing
  }

  /// Parses the statements at `range` of `bytes`.
  static func statements(_ bytes: [UInt8], _ range: Range<Int>, file: Int32) -> [Statement] {
    if isTooDeep(bytes, range) { return [] }
    let text = String(decoding: bytes[range], as: UTF8.self)
    var lowering = SyntaxLowering(file: file, shift: range.lowerBound)
    return lowering.statements(Parser.parse(source: text).statements)
  }

  /// Whether brackets nest too deeply for the parser, which descends by recursion.
  static func isTooDeep(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var depth = 0
    var greatest = 0
    for index in range {
      switch bytes[index] {
      case 0x28, 0x5B, 0x7B:
        depth += 1
        greatest = max(greatest, depth)
      case 0x29, 0x5D, 0x7D: depth -= 1
      default: break
      }
    }
    return greatest > maximumNesting
  }

  func place(_ node: some SyntaxProtocol) -> Expression.Place {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset + shift
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset + shift
    return Expression.Place(file: file, start: Int32(clamping: start), end: Int32(clamping: end))
  }

  /// Runs `body` one level deeper; `nil` where the limit is passed.
  mutating func deeper<Result>(_ body: (inout SyntaxLowering) -> Result) -> Result? {
    guard depth < Self.maximumDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }
}

extension SyntaxLowering {
  mutating func member(_ declaration: DeclSyntax) -> ParsedMember {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return .function(self.function(function))
    }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return .properties(properties(variable))
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      return .function(self.initializer(initializer))
    }
    if let cases = declaration.as(EnumCaseDeclSyntax.self) {
      return .cases(cases.elements.map { enumCase($0) })
    }
    if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      return .alias(alias.name.unescaped, alias.initializer.value.unescapedDescription)
    }
    return .nothing
  }

  mutating func function(_ node: FunctionDeclSyntax) -> FunctionDeclaration {
    FunctionDeclaration(
      name: node.name.unescaped, parameters: parameters(node.signature.parameterClause),
      result: node.signature.returnClause?.type.unescapedDescription ?? "",
      body: node.body.map { statements($0.statements) },
      isStatic: node.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" },
      generics: Self.generics(node.genericParameterClause, node.genericWhereClause),
      place: place(node))
  }

  private mutating func initializer(_ node: InitializerDeclSyntax) -> FunctionDeclaration {
    FunctionDeclaration(
      name: "init", parameters: parameters(node.signature.parameterClause), result: "",
      body: node.body.map { statements($0.statements) }, isStatic: false,
      generics: Self.generics(node.genericParameterClause, node.genericWhereClause),
      place: place(node))
  }

  private static func generics(
    _ clause: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?
  ) -> [String: String] {
    var result: [String: String] = [:]
    for parameter in clause?.parameters ?? [] {
      result[parameter.name.unescaped] = parameter.inheritedType?.unescapedDescription ?? ""
    }
    for requirement in conditions?.requirements ?? [] {
      guard let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self) else {
        continue
      }
      result[conformance.leftType.unescapedDescription] = conformance.rightType.unescapedDescription
    }
    return result
  }

  private mutating func parameters(_ clause: FunctionParameterClauseSyntax)
    -> [FunctionDeclaration.Parameter]
  {
    clause.parameters.map { parameter in
      let first = parameter.firstName.unescaped
      return FunctionDeclaration.Parameter(
        label: first == "_" ? nil : first, name: parameter.secondName?.unescaped ?? first,
        type: parameter.type.unescapedDescription,
        defaultValue: parameter.defaultValue.map { expression($0.value) },
        isVariadic: parameter.ellipsis != nil)
    }
  }

  private mutating func enumCase(_ node: EnumCaseElementSyntax) -> EnumCaseDeclaration {
    let payload = node.parameterClause?.parameters.map { parameter in
      FunctionDeclaration.Parameter(
        label: parameter.firstName?.unescaped, name: parameter.firstName?.unescaped ?? "_",
        type: parameter.type.unescapedDescription,
        defaultValue: parameter.defaultValue.map { expression($0.value) })
    }
    return EnumCaseDeclaration(
      name: node.name.unescaped, payload: payload ?? [],
      rawValue: node.rawValue.map { expression($0.value) })
  }

  mutating func properties(_ node: VariableDeclSyntax) -> [PropertyDeclaration] {
    var attributes: [PropertyDeclaration.Attribute] = []
    for element in node.attributes {
      guard let attribute = element.as(AttributeSyntax.self) else { continue }
      var arguments: [Argument] = []
      if let list = attribute.arguments?.as(LabeledExprListSyntax.self) {
        arguments = self.arguments(list)
      }
      attributes.append(
        PropertyDeclaration.Attribute(
          name: attribute.attributeName.unescapedDescription, arguments: arguments))
    }
    let isStatic = node.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
    // In `let a, b: Int` the type stands with the last name.
    let sharedType = node.bindings.last?.typeAnnotation?.type.unescapedDescription
    return node.bindings.compactMap { binding in
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      return PropertyDeclaration(
        name: pattern.identifier.unescaped,
        type: binding.typeAnnotation?.type.unescapedDescription
          ?? (binding.initializer == nil ? sharedType : nil),
        initialValue: binding.initializer.map { expression($0.value) },
        getter: binding.accessorBlock.flatMap { getter($0) }, attributes: attributes,
        isStatic: isStatic, isConstant: node.bindingSpecifier.text == "let", place: place(binding))
    }
  }

  private mutating func getter(_ block: AccessorBlockSyntax) -> [Statement]? {
    switch block.accessors {
    case .getter(let items): return statements(items)
    case .accessors(let accessors):
      for accessor in accessors where accessor.accessorSpecifier.text == "get" {
        return accessor.body.map { statements($0.statements) }
      }
      return nil
    @unknown default: return nil
    }
  }
}

extension TokenSyntax {
  /// The name without the backticks around one that is a word of the language.
  var unescaped: String { text.first == "`" ? String(text.dropFirst().dropLast()) : text }
}

extension SyntaxProtocol {
  /// A type as it is written, names without backticks.
  var unescapedDescription: String { trimmedDescription.filter { $0 != "`" } }
}
