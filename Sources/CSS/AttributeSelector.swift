/// An attribute selector, `[name operator "value" i]`.
struct AttributeSelector: Hashable, Sendable {
  var name: String
  var comparison: Comparison?
  var value = ""
  var ignoresCase = false

  enum Comparison: Hashable, Sendable {
    /// The operator `=`.
    case equal
    /// The operator `~=`: one of the words.
    case includes
    /// The operator `|=`: equal, or starting with the value and a hyphen.
    case dashMatch
    /// The operator `^=`.
    case prefix
    /// The operator `$=`.
    case suffix
    /// The operator `*=`.
    case substring
  }

  /// Whether an attribute with this value matches; the empty value matches by equality only.
  func accepts(_ text: String) -> Bool {
    guard let comparison else { return true }
    let text = (ignoresCase ? text.asciiLowercased : text).utf8
    let value = (ignoresCase ? value.asciiLowercased : value).utf8
    switch comparison {
    case .equal: return text.elementsEqual(value)
    case .dashMatch:
      return text.starts(with: value)
        && (text.count == value.count || text.dropFirst(value.count).first == 0x2D)
    case .includes:
      return !value.isEmpty
        && text.split(whereSeparator: \.isWhitespace).contains { $0.elementsEqual(value) }
    case .prefix: return !value.isEmpty && text.starts(with: value)
    case .suffix: return !value.isEmpty && text.suffix(value.count).elementsEqual(value)
    case .substring: return !value.isEmpty && Self.contains(Array(text), Array(value))
    }
  }

  /// Knuth, Morris and Pratt's search, linear even where both texts repeat themselves.
  private static func contains(_ text: [UInt8], _ value: [UInt8]) -> Bool {
    // The length of the longest prefix of the value that ends at each of its bytes.
    var borders = [0]
    var length = 0
    for byte in value.dropFirst() {
      while length > 0, value[length] != byte { length = borders[length - 1] }
      if value[length] == byte { length += 1 }
      borders.append(length)
    }
    length = 0
    for byte in text {
      while length > 0, value[length] != byte { length = borders[length - 1] }
      if value[length] == byte { length += 1 }
      if length == value.count { return true }
    }
    return false
  }
}
