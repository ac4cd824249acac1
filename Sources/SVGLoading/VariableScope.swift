import CSS
import SceneModel

/// The custom properties that an element sees.
struct VariableScope {
  private var values: [String: (tokens: [Token], definition: Definition)] = [:]

  /// Sets a custom property, whose value may still hold references.
  mutating func set(_ name: String, _ tokens: [Token], _ definition: Definition) {
    values[name] = (tokens, definition)
  }

  /// The result of replacing the `var()` references of a value.
  enum Substitution {
    /// The value and the definitions of the variables in it.
    case value([Token], [Definition])
    /// The name of a variable that has neither a value nor a fallback.
    case missing(String)
  }

  /// Variables that refer to each other in a row, and tokens of a value.
  private static let maximumDepth = 32
  private static let maximumTokenCount = 10_000

  /// Replaces each `var(--name, fallback)` in `tokens`.
  func substituting(_ tokens: [Token]) -> Substitution {
    substituting(tokens[...], active: [])
  }

  private func substituting(_ tokens: ArraySlice<Token>, active: [String]) -> Substitution {
    var result: [Token] = []
    var definitions: [Definition] = []
    var index = tokens.startIndex
    while index < tokens.endIndex {
      guard case .function(let name) = tokens[index].kind, name.lowercased() == "var" else {
        result.append(tokens[index])
        index += 1
        continue
      }
      let end = Self.end(of: tokens, at: index)
      switch replacement(tokens[(index + 1)..<end], active) {
      case .missing(let name): return .missing(name)
      case .value(let replaced, let steps):
        result += replaced
        definitions += steps
      }
      guard result.count <= Self.maximumTokenCount else { return .missing("too long") }
      index = min(end + 1, tokens.endIndex)
    }
    return .value(result, definitions)
  }

  /// The index of the parenthesis that closes the function at `start`.
  private static func end(of tokens: ArraySlice<Token>, at start: Int) -> Int {
    var depth = 0
    for index in start..<tokens.endIndex {
      switch tokens[index].kind {
      case .function, .leftParenthesis: depth += 1
      case .rightParenthesis:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return tokens.endIndex
  }

  private func replacement(_ arguments: ArraySlice<Token>, _ active: [String]) -> Substitution {
    let arguments = arguments.drop { $0.kind == .whitespace }
    guard case .ident(let name)? = arguments.first?.kind else { return .missing("") }
    if let value = values[name], !active.contains(name), active.count < Self.maximumDepth,
      case .value(let tokens, let steps) = substituting(value.tokens[...], active: active + [name])
    {
      return .value(tokens, [value.definition] + steps)
    }
    let rest = arguments.dropFirst().drop { $0.kind == .whitespace }
    guard rest.first?.kind == .comma else { return .missing(name) }
    return substituting(rest.dropFirst(), active: active)
  }
}
