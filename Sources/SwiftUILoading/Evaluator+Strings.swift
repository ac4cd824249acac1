/// Texts that code takes apart, as helpers for colours in hexadecimal notation do.
extension Evaluator {
  /// A method that a text answers with a text or a condition; `nil` for any other.
  mutating func stringMethod(
    _ name: String, on text: String, _ arguments: [Argument], _ scope: Scope
  ) -> Value? {
    let first = arguments.first.map { evaluate($0.value, scope, expecting: "CharacterSet") }
    if Self.slicing.contains(name) { return slice(text, name, first, arguments.first) }
    switch name {
    case "uppercased", "localizedUppercase": return .string(text.uppercased())
    case "lowercased": return .string(text.lowercased())
    case "isEmpty": return .bool(text.isEmpty)
    case "hasPrefix", "hasSuffix":
      guard case .string(let part)? = first else { return nil }
      return .bool(name == "hasPrefix" ? text.hasPrefix(part) : text.hasSuffix(part))
    case "trimmingCharacters":
      guard let first, let isIn = Self.characters(first) else {
        return arguments.first.map {
          unknown(
            "what '\(code(at: $0.value.place))' trims is not evaluated",
            $0.value.place)
        }
      }
      var rest = text.drop(while: isIn)
      while let last = rest.last, isIn(last) { rest.removeLast() }
      return .string(String(rest))
    case "replacingOccurrences":
      guard case .string(let part)? = first, arguments.count == 2,
        case .string(let other) = evaluate(arguments[1].value, scope)
      else { return nil }
      return .string(text.replacing(part, with: other))
    default: return nil
    }
  }

  private static let slicing: Set<String> = ["dropFirst", "dropLast", "prefix", "suffix"]

  /// The characters of a text that are left of it.
  private func slice(_ text: String, _ name: String, _ value: Value?, _ argument: Argument?)
    -> Value?
  {
    let number = argument == nil ? 1 : value.flatMap(Self.number)
    guard argument?.label == nil, let count = number.flatMap({ Int(exactly: $0) }), count >= 0
    else {
      return argument.map {
        unknown("'\(code(at: $0.value.place))' is not evaluated", $0.value.place)
      }
    }
    switch name {
    case "dropFirst": return .string(String(text.dropFirst(count)))
    case "dropLast": return .string(String(text.dropLast(count)))
    case "prefix": return .string(String(text.prefix(count)))
    default: return .string(String(text.suffix(count)))
    }
  }

  /// Whether a character is in a `CharacterSet`; `nil` if the set is not known.
  private static func characters(_ value: Value) -> ((Character) -> Bool)? {
    switch value {
    case .record("CharacterSet", let parts):
      guard case .string(let characters)? = parts["charactersIn"] else { return nil }
      return { characters.contains($0) }
    case .symbol("whitespaces"), .symbol("whitespacesAndNewlines"): return { $0.isWhitespace }
    case .symbol("newlines"): return { $0.isNewline }
    case .symbol("alphanumerics.inverted"): return { !$0.isLetter && !$0.isNumber }
    case .symbol("punctuationCharacters"): return { $0.isPunctuation }
    default: return nil
    }
  }

  /// What a `Scanner` reads; `nil` for what is not evaluated.
  func scannerMethod(_ name: String, on record: Value, _ arguments: [Argument]) -> Value? {
    guard case .record("Scanner", let parts) = record, name.hasPrefix("scan") else { return nil }
    guard case .string(let text)? = parts["string"],
      parts.keys.allSatisfy({ $0 == "string" || $0 == "scanLocation" })
    else { return nil }
    let start = parts["scanLocation"].map { Self.number($0).flatMap { Int(exactly: $0) } } ?? 0
    guard let start, start >= 0 else { return nil }
    let isHex =
      name.hasPrefix("scanHexInt") || arguments.contains { $0.label == "representation" }
    guard isHex else { return nil }
    // It stops at the first character that is no digit.
    let digits = Self.hexDigits(text.dropFirst(start)).prefix { $0.isASCII && $0.isHexDigit }
    return UInt64(digits, radix: 16).map { .number(Double($0)) }
  }

  /// The number of hexadecimal digits, `nil` if there are others.
  static func hexNumber(_ text: String) -> Double? {
    UInt64(hexDigits(text[...]), radix: 16).map { Double($0) }
  }

  private static func hexDigits(_ text: Substring) -> Substring {
    text.hasPrefix("0x") || text.hasPrefix("0X") ? text.dropFirst(2) : text
  }

  // MARK: Variables that are changed

  /// Sets the variables that the calls of `expression` are lent (`&value`): to what a scanner reads,
  /// else they are no longer known.
  mutating func lend(_ expression: Expression, _ scope: inout Scope) {
    switch expression.kind {
    case .prefix(_, let operand): lend(operand, &scope)
    case .binary(_, let left, let right):
      lend(left, &scope)
      lend(right, &scope)
    case .call(let callee, let arguments):
      for argument in arguments {
        guard case .prefix("&", let lent) = argument.value.kind, case .name(let name) = lent.kind,
          let old = scope.locals[name]
        else { continue }
        // Outlines have steps of their own.
        if case .shape = old { continue }
        scope.locals[name] =
          scanned(callee, arguments, scope)
          ?? unknown(
            "what '\(code(at: expression.place))' sets is not evaluated",
            expression.place)
      }
    default: break
    }
  }

  private mutating func scanned(_ callee: Expression, _ arguments: [Argument], _ scope: Scope)
    -> Value?
  {
    guard case .member(let base?, let name) = callee.kind else { return nil }
    return scannerMethod(name, on: evaluate(base, scope), arguments)
  }

  /// Changes a text that is a local variable; whether `expression` does so.
  mutating func changes(_ expression: Expression, _ scope: inout Scope) -> Bool {
    guard case .call(let callee, let arguments) = expression.kind,
      case .member(let base?, let method) = callee.kind, case .name(let name) = base.kind,
      case .string(let text)? = scope.locals[name], Self.changing.contains(method)
    else { return false }
    let count = arguments.first.map { Self.number(evaluate($0.value, scope)) } ?? 1
    switch (method, count.flatMap { Int(exactly: $0) }) {
    case ("removeFirst", let count?) where count >= 0:
      scope.locals[name] = .string(String(text.dropFirst(count)))
    case ("removeLast", let count?) where count >= 0:
      scope.locals[name] = .string(String(text.dropLast(count)))
    case ("remove", _) where symbols.text(expression.place).hasSuffix("\(name).startIndex)"):
      scope.locals[name] = .string(String(text.dropFirst()))
    default:
      scope.locals[name] = unknown(
        "'\(code(at: expression.place))' is not evaluated", expression.place)
    }
    return true
  }

  private static let changing: Set<String> = [
    "removeFirst", "removeLast", "remove", "removeAll", "removeSubrange", "append", "insert",
    "replaceSubrange",
  ]
}
