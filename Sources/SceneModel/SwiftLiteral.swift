/// A colour as Swift code writes it: what of it another colour keeps.
struct SwiftLiteral {
  private let written: String
  /// The argument `opacity` or `alpha` of the initialiser.
  private(set) var alpha: String?
  /// The calls behind it that change its alpha, such as `.opacity(0.5)`.
  private(set) var modifiers = ""

  init(_ written: String) {
    self.written = written
    var depth = 0
    var argument = written.startIndex
    for index in written.indices {
      switch written[index] {
      case "(", "[", "{":
        depth += 1
        if depth == 1 { argument = written.index(after: index) }
      case ")", "]", "}":
        if depth == 1 { take(written[argument..<index]) }
        depth -= 1
      case "," where depth == 1:
        take(written[argument..<index])
        argument = written.index(after: index)
      case "." where depth == 0:
        let rest = written[index...]
        if rest.hasPrefix(".opacity(") || rest.hasPrefix(".withAlphaComponent(") {
          modifiers = String(rest)
          return
        }
      default: break
      }
    }
  }

  /// Takes in one argument.
  private mutating func take(_ argument: Substring) {
    let trimmed = argument.drop(while: \.isWhitespace)
    for label in ["opacity:", "alpha:"] where trimmed.hasPrefix(label) {
      let value = trimmed.dropFirst(label.count).split(whereSeparator: \.isWhitespace)
      alpha = value.joined(separator: " ")
    }
  }

  /// The code with other digits in the place of the three or six of its colour.
  func replacingDigits(by digits: String) -> String {
    var start = written.startIndex
    while start < written.endIndex {
      guard written[start].isHexDigit else {
        start = written.index(after: start)
        continue
      }
      let end = written[start...].firstIndex { !$0.isHexDigit } ?? written.endIndex
      let before = written[..<start]
      let isMarked = ["#", "0x", "\"", "0X"].contains { before.hasSuffix($0) }
      let count = written.distance(from: start, to: end)
      if isMarked, count == 3 || count == 6 {
        return before + digits + written[end...]
      }
      start = end
    }
    return written
  }
}
