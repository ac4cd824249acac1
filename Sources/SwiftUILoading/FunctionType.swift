/// The type of a closure: `(Int) -> Color`.
struct FunctionType: Sendable {
  var parameters: [String]
  var result: String

  /// The parts of a type as it is written; `nil` if it is none of a function.
  init?(_ written: String) {
    var text = Self.trimmed(written[...])
    while text.hasPrefix("@") {
      text = Self.trimmed(text.drop { $0 != " " && $0 != "\n" })
    }
    if text.hasSuffix("?"), text.hasPrefix("((") { text = text.dropFirst().dropLast(2) }
    guard text.first == "(", let arrow = text.firstRange(of: "->") else { return nil }
    let head = text[..<arrow.lowerBound]
    guard let end = head.lastIndex(of: ")") else { return nil }
    let list = text[text.index(after: text.startIndex)..<end]
    // A parameter that is a function itself has a list of its own.
    if list.contains("(") { return nil }
    parameters = list.split(separator: ",").map { String(Self.trimmed($0)) }
    result = String(Self.trimmed(text[arrow.upperBound...]))
  }

  /// The type with generic types replaced by their bounds, unbounded ones left open.
  func replacing(_ generics: [String: String]) -> FunctionType {
    var function = self
    function.parameters = parameters.map { generics[$0] ?? $0 }
    function.result = generics[result] ?? result
    return function
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
