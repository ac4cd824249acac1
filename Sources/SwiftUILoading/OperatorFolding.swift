/// Gives a sequence of operands and operators its tree, by the standard precedences.
struct OperatorFolding {
  enum Part {
    case operand(Expression)
    case infix(String)
    /// `? then :`
    case ternary(Expression)
    case type(String, Expression.Place)
  }

  private var parts: [Part]
  private var position = 0

  /// The tree of `parts`, which operands and operators alternate in.
  static func folded(_ parts: [Part]) -> Expression {
    var folding = OperatorFolding(parts: parts)
    return folding.expression(minimum: 0)
  }

  private init(parts: [Part]) {
    self.parts = parts
  }

  /// The standard library's precedence groups, the loosest first.
  private static func precedence(_ name: String) -> (level: Int, isRightAssociative: Bool) {
    switch name {
    case "=", "+=", "-=", "*=", "/=": (1, true)
    case "||": (3, false)
    case "&&": (4, false)
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": (5, false)
    case "??": (6, true)
    case "as", "is": (7, false)
    case "...", "..<": (8, false)
    case "+", "-", "|", "^", "&+", "&-": (9, false)
    case "*", "/", "%", "&", "&*": (10, false)
    case "<<", ">>": (11, false)
    default: (8, false)
    }
  }

  private static let ternaryLevel = 2

  private mutating func operand() -> Expression {
    guard position < parts.count else {
      return Expression(
        kind: .unsupported("an incomplete expression"), place: .init(file: 0, start: 0, end: 0))
    }
    defer { position += 1 }
    switch parts[position] {
    case .operand(let expression): return expression
    case .type(let name, let place): return Expression(kind: .name(name), place: place)
    case .infix(let name):
      return Expression(
        kind: .unsupported("operator \(name)"), place: .init(file: 0, start: 0, end: 0))
    case .ternary(let expression): return expression
    }
  }

  private mutating func expression(minimum: Int) -> Expression {
    var left = operand()
    while position < parts.count {
      switch parts[position] {
      case .ternary(let then):
        guard Self.ternaryLevel >= minimum else { return left }
        position += 1
        let otherwise = expression(minimum: Self.ternaryLevel)
        left = Expression(
          kind: .ternary(left, then, otherwise), place: Self.span(left, otherwise))
      case .infix(let name):
        let (level, isRightAssociative) = Self.precedence(name)
        guard level >= minimum else { return left }
        position += 1
        if name == "as" || name == "is", position < parts.count,
          case .type(let type, let place) = parts[position]
        {
          position += 1
          var end = left.place
          end.end = place.end
          left = Expression(kind: .cast(left, type, isTest: name == "is"), place: end)
          continue
        }
        let right = expression(minimum: isRightAssociative ? level : level + 1)
        left = Expression(kind: .binary(name, left, right), place: Self.span(left, right))
      case .operand, .type: return left
      }
    }
    return left
  }

  private static func span(_ first: Expression, _ last: Expression) -> Expression.Place {
    Expression.Place(file: first.place.file, start: first.place.start, end: last.place.end)
  }
}
