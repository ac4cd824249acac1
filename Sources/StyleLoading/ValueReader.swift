import CSS
import ColorMath
import SceneModel
import ViewLayout

/// Parses the values of attributes.
enum ValueReader {
  /// What `text` means as a value of `type`; throws what is wrong with it.
  static func expression(
    _ text: String, as type: ValueType
  ) throws(InvalidValue) -> Expression {
    switch type {
    case .identifier:
      guard isIdentifier(text) else {
        throw InvalidValue(
          "is no name; write a letter, then letters, digits, '-', '_' and '.'")
      }
      return .words([text])
    case .title:
      guard !text.isEmpty else { throw InvalidValue("is empty") }
      return .words([text])
    case .text:
      return .text(parameter(text).map { .parameter($0) } ?? .literal(text))
    case .color: return .color(try color(text))
    case .number: return .number(try number(text))
    case .limit:
      return .number(text == "infinity" ? .literal(.infinity) : try number(text))
    case .pathData: return .path(try path(text))
    case .viewBox: return .viewBox(try viewBox(text))
    case .flag:
      guard text == "true" || text == "false" else {
        throw InvalidValue("is neither 'true' nor 'false'")
      }
      return .flag(text == "true")
    case .choice(let words):
      guard words.contains(text) else { throw InvalidValue(unknown: text, among: words) }
      return .words([text])
    case .choices(let words):
      let list = text.split(whereSeparator: \.isWhitespace).map(String.init)
      if list.isEmpty { throw InvalidValue(unknown: text, among: words) }
      for word in list where !words.contains(word) {
        throw InvalidValue(unknown: word, among: words)
      }
      return .words(list)
    case .condition: return .text(.literal(text))
    case .argument: return .argument(color: try? color(text), number: try? number(text))
    }
  }

  /// The name after a `$`.
  static func parameter(_ text: String) -> String? {
    text.hasPrefix("$") && text.utf8.count > 1 ? String(text.dropFirst()) : nil
  }

  /// `#1A2B3C`, `rgb(...)`, `token`, `$parameter`, `foreground` or `tint`, and for all but the last
  /// two an opacity in per cent that multiplies.
  static func color(_ text: String) throws(InvalidValue) -> ColorTerm {
    var name = Substring(text)
    var opacity = 1.0
    if let space = text.lastIndex(where: \.isWhitespace), text.hasSuffix("%") {
      let digits = text[text.index(after: space)...].dropLast()
      guard let percent = Double(digits), (0...100).contains(percent) else {
        throw InvalidValue("has no opacity between 0% and 100% at its end")
      }
      opacity = percent / 100
      name = text[..<space]
      while name.last?.isWhitespace == true { name.removeLast() }
    }
    return ColorTerm(base: try base(String(name), hasOpacity: opacity != 1), opacity: opacity)
  }

  private static func base(
    _ name: String, hasOpacity: Bool
  ) throws(InvalidValue) -> ColorTerm.Base {
    if let parameter = parameter(name) { return .parameter(parameter) }
    switch name {
    case "foreground", "tint":
      guard !hasOpacity else {
        throw InvalidValue(
          "gives the environment's paint an opacity; write the opacity where the paint is set")
      }
      return .environment(name == "tint" ? .tint : .foreground)
    case "white": return .literal(.white)
    case "black": return .literal(.black)
    case "clear": return .literal(.transparent)
    default: break
    }
    guard name.hasPrefix("#") || name.contains("(") else {
      guard isIdentifier(name) else {
        throw InvalidValue("is no colour; write a colour's name, #RRGGBB or a CSS colour function")
      }
      return .name(name)
    }
    guard case .color(let color)? = ColorValue.parse(name) else {
      throw InvalidValue("is no colour; write a colour's name, #RRGGBB or a CSS colour function")
    }
    return .literal(color)
  }

  static func number(_ text: String) throws(InvalidValue) -> NumberTerm {
    if let parameter = parameter(text) { return .parameter(parameter) }
    if let first = text.utf8.first, first < UInt8(ascii: "A") {
      // `Double` also reads hexadecimal and `nan`, which no file means.
      guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }),
        let value = Double(text), abs(value) <= LayoutLimits.length
      else {
        throw InvalidValue("is no number between -100000 and 100000")
      }
      return .literal(value)
    }
    guard isIdentifier(text) else { throw InvalidValue("is no number") }
    return .name(text)
  }

  /// Whether `text` can name a token: a letter, then letters, digits, `-`, `_` and `.`.
  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, isLetter(first) else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      isLetter(scalar) || ("0"..."9").contains(scalar) || scalar == "-" || scalar == "_"
        || scalar == "." || (!scalar.isASCII && scalar.properties.numericType != nil)
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      : scalar.properties.isAlphabetic
  }
}

/// What is wrong with a value, as the end of a sentence that starts with the value.
struct InvalidValue: Error {
  var reason: String
  /// Offset of the byte that is wrong, in a value too long to be repeated; else `nil`.
  var offset: Int?

  init(_ reason: String, offset: Int? = nil) {
    self.reason = reason
    self.offset = offset
  }

  init(unknown word: String, among words: [String]) {
    reason = "is not known" + StyleProblem.proposal(for: word, among: words)
  }
}
