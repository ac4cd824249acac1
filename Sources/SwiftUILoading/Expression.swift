/// An expression of Swift, lowered from the parser's tree to what evaluation distinguishes.
struct Expression: Sendable {
  var kind: Kind
  var place: Place

  /// Where something is written: offsets in one of the project's files.
  struct Place: Hashable, Sendable {
    var file: Int32
    var start: Int32
    var end: Int32
  }

  indirect enum Kind: Sendable {
    case number(Double)
    case bool(Bool)
    case string([StringPart])
    case nothing
    case name(String)
    /// `base.name`; without a base an implicit member such as `.red`.
    case member(Expression?, String)
    case call(Expression, [Argument])
    case index(Expression, [Argument])
    case closure(Closure)
    case ternary(Expression, Expression, Expression)
    case binary(String, Expression, Expression)
    case prefix(String, Expression)
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    case tuple([Argument])
    case keyPath([String])
    case condition(Conditional)
    case choice(Choice)
    /// A macro such as `#colorLiteral(red: 1)`.
    case macro(String, [Argument])
    /// `x as T`, `x is T`.
    case cast(Expression, String, isTest: Bool)
    case unsupported(String)
  }

  enum StringPart: Sendable {
    case text(String)
    case value(Expression)
  }
}

/// An argument of a call, or an element of a tuple.
struct Argument: Sendable {
  var label: String?
  var value: Expression
  var isTrailingClosure = false
}

/// A closure.
struct Closure: Sendable {
  var parameters: [String]
  var body: [Statement]
  /// What the parameter that it is given for says, `nil` if that is not known.
  var type: FunctionType?
}

/// `if`, as a statement or an expression.
struct Conditional: Sendable {
  var conditions: [Condition]
  var body: [Statement]
  /// What is done otherwise.
  var alternative: [Statement]
}

/// One of the conditions of `if` or `guard`, separated by commas.
enum Condition: Sendable {
  case expression(Expression)
  /// `if let name = value`.
  case binding(String, Expression)
  /// `if case pattern = value`.
  case pattern(Pattern, Expression)
  /// `#available`, with the versions by platform; negated for `#unavailable`.
  case available([String: Int], isNegated: Bool)
}

/// `switch`, as a statement or an expression.
struct Choice: Sendable {
  struct Case: Sendable {
    /// The alternatives; empty for `default`.
    var patterns: [Pattern]
    /// A `where` clause.
    var filter: Expression?
    var body: [Statement]
  }

  var subject: Expression
  var cases: [Case]
}

/// What a value is compared with.
indirect enum Pattern: Sendable {
  case anything
  /// `let name`
  case binding(String)
  case expression(Expression)
  /// `.name(patterns)`
  case member(String, [Pattern])
  case tuple([Pattern])
  case some(Pattern)
}

/// A statement.
struct Statement: Sendable {
  indirect enum Kind: Sendable {
    case expression(Expression)
    /// `let name: type = value`; a tuple has several names.
    case binding([String], type: String?, value: Expression?)
    /// A computed local variable.
    case computed(String, [Statement])
    case assignment(Expression, Expression)
    case result(Expression?)
    case ensure([Condition], otherwise: [Statement])
    case function(FunctionDeclaration)
    /// `for name in value`
    case loop(String, Expression, [Statement])
    case ignored
  }

  var kind: Kind
  var place: Expression.Place
}

/// A function, an initialiser or a closure-like body.
struct FunctionDeclaration: Sendable {
  struct Parameter: Sendable {
    /// What a caller writes; `nil` for `_`.
    var label: String?
    var name: String
    var type: String
    var defaultValue: Expression?
    var isVariadic = false
  }

  var name: String
  var parameters: [Parameter]
  var result: String
  var body: [Statement]?
  var isStatic: Bool
  var generics: [String: String]
  var place: Expression.Place
}

/// A property, a global or a case's place in a type.
struct PropertyDeclaration: Sendable {
  /// An attribute with its arguments, such as `@Environment(\.isEnabled)`.
  struct Attribute: Sendable {
    var name: String
    var arguments: [Argument]
  }

  var name: String
  var type: String?
  var initialValue: Expression?
  /// The getter of a computed property.
  var getter: [Statement]?
  var attributes: [Attribute]
  var isStatic: Bool
  var isConstant: Bool
  var place: Expression.Place

  func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
}

/// A case of an enumeration.
struct EnumCaseDeclaration: Sendable {
  var name: String
  /// Labels and types of what it carries.
  var payload: [FunctionDeclaration.Parameter]
  var rawValue: Expression?
}

/// What one declaration holds, parsed.
enum ParsedMember: Sendable {
  case function(FunctionDeclaration)
  case properties([PropertyDeclaration])
  case cases([EnumCaseDeclaration])
  case alias(String, String)
  case statements([Statement])
  case nothing
}
