/// Reads comments of the form `a11yaudit:ignore RULE... state=... until=... reason="..."`, in
/// whatever language the comment is written.
public enum SuppressionRemark {
  /// What every remark to the tool starts with.
  public static let prefix = "a11yaudit:"
  private static let directive = "ignore"
  /// The keys of what limits and explains a suppression, in a remark or in the configuration.
  public static let keys = ["state", "until", "reason", "ticket"]

  /// The suppression that a comment states, without its extent; `nil` if it is no remark to the
  /// tool.
  ///
  /// `comment` is the text without the marks of the comment itself. What cannot be understood is
  /// said in ``Suppression/problem``: a remark to the tool is never passed over.
  public static func suppression(
    in comment: some StringProtocol, at location: SourceLocation
  ) -> Suppression? {
    let scalars = Array(comment.unicodeScalars)
    var scanner = Scanner(scalars: scalars)
    scanner.skipSpace()
    let start = scanner.position
    guard scanner.skip(prefix) else { return nil }
    var end = scalars.count
    while end > start, scalars[end - 1].properties.isWhitespace { end -= 1 }
    var suppression = Suppression(
      kind: .inline, written: Scanner.text(scalars[start..<end]), location: location)
    let word = scanner.word()
    guard word == directive else {
      suppression.problem = "there is no remark '\(prefix)\(word)'; write '\(prefix)\(directive)'"
      return suppression
    }
    while suppression.problem == nil, let item = scanner.item() {
      suppression.problem = add(item, to: &suppression)
    }
    if suppression.problem == nil, suppression.rules.isEmpty {
      suppression.problem = "it names no rule; write '\(prefix)\(directive) RULE reason=\"...\"'"
    }
    return suppression
  }

  /// Whether the bytes hold the prefix of a remark other than in a name of a namespace.
  public static func mayOccur(in bytes: [UInt8]) -> Bool {
    let prefix = Array(Self.prefix.utf8)
    let namespace = Array("urn:".utf8)
    guard bytes.count >= prefix.count else { return false }
    for start in 0...(bytes.count - prefix.count)
    where bytes[start] == prefix[0] && bytes[start + 1] == prefix[1] {
      if bytes[start..<(start + prefix.count)].elementsEqual(prefix),
        !bytes[..<start].suffix(namespace.count).elementsEqual(namespace)
      {
        return true
      }
    }
    return false
  }

  /// Takes in one word or pair; the result is what is wrong with it.
  private static func add(_ item: Item, to suppression: inout Suppression) -> String? {
    switch item {
    case .word(let rule): suppression.rules.insert(rule)
    case .pair(let key, let value):
      // An empty reason is none, which has a rule of its own.
      guard !value.isEmpty || key == "reason" else { return "'\(key)' has no value" }
      return add(key, value, to: &suppression)
    case .unterminated(let key): return "the quotation mark of '\(key)' is never closed"
    }
    return nil
  }

  private static func holds(_ key: String, _ suppression: Suppression) -> Bool {
    switch key {
    case "state": suppression.state != nil
    case "until": suppression.until != nil
    case "reason": suppression.reason != nil
    case "ticket": suppression.ticket != nil
    default: false
    }
  }

  /// Takes in the value of a key; the result is what is wrong with it, `nil` if nothing is.
  public static func add(
    _ key: String, _ value: String, to suppression: inout Suppression
  ) -> String? {
    if holds(key, suppression) { return "'\(key)' is here twice; remove one" }
    switch key {
    case "state":
      guard let state = ControlState(name: value) else {
        let known = ["normal"] + ControlState.flags.map(\.name)
        return "there is no state '\(value)'; write one of \(known.joined(separator: ", "))"
      }
      suppression.state = state
    case "until":
      guard let date = CalendarDate(value) else {
        return "'until' does not take '\(value)'; write a day such as 2027-03-31"
      }
      suppression.until = date
    case "reason": suppression.reason = value.isEmpty ? nil : value
    case "ticket": suppression.ticket = value
    default:
      return "there is no key '\(key)'; write one of \(keys.joined(separator: ", "))"
    }
    return nil
  }

  /// A part of a remark.
  private enum Item {
    case word(String)
    case pair(key: String, value: String)
    case unterminated(key: String)
  }

  private struct Scanner {
    let scalars: [Unicode.Scalar]
    var position = 0

    static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      return String(text)
    }

    mutating func skipSpace() {
      while position < scalars.count,
        scalars[position].properties.isWhitespace || scalars[position] == ","
      { position += 1 }
    }

    mutating func skip(_ text: String) -> Bool {
      guard scalars[position...].starts(with: text.unicodeScalars) else { return false }
      position += text.unicodeScalars.count
      return true
    }

    /// The characters up to a space, comma or equals sign.
    mutating func word() -> String {
      let start = position
      while position < scalars.count, !scalars[position].properties.isWhitespace,
        scalars[position] != ",", scalars[position] != "="
      { position += 1 }
      return Self.text(scalars[start..<position])
    }

    /// The next word or pair; `nil` at the end.
    mutating func item() -> Item? {
      skipSpace()
      guard position < scalars.count else { return nil }
      let key = word()
      guard position < scalars.count, scalars[position] == "=" else { return .word(key) }
      position += 1
      guard position < scalars.count, scalars[position] == "\"" || scalars[position] == "'" else {
        return .pair(key: key, value: word())
      }
      let quote = scalars[position]
      let start = position + 1
      guard let end = scalars[start...].firstIndex(of: quote) else {
        position = scalars.count
        return .unterminated(key: key)
      }
      position = end + 1
      let words = Self.text(scalars[start..<end]).split(whereSeparator: \.isWhitespace)
      return .pair(key: key, value: words.joined(separator: " "))
    }
  }
}
