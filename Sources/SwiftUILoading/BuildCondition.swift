/// A condition of `#if`, for an app on iOS that is built for release.
enum BuildCondition {
  /// Whether `text` holds; what is not known does not.
  static func holds(_ text: String) -> Bool {
    var parser = Parser(words: words(of: text))
    return parser.disjunction()
  }

  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in text.prefix(while: { $0 != "\n" }) {
      if character.isLetter || character.isNumber || character == "_" || character == "." {
        word.append(character)
        continue
      }
      if !word.isEmpty { words.append(word) }
      word = ""
      switch character {
      case "(", ")", "!", "&", "|", ",": words.append(String(character))
      default: break
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  private struct Parser {
    var words: [String]
    var position = 0
    var depth = 0

    var current: String { position < words.count ? words[position] : "" }

    mutating func disjunction() -> Bool {
      var result = conjunction()
      while current == "|" {
        position += 2
        let next = conjunction()
        result = result || next
      }
      return result
    }

    mutating func conjunction() -> Bool {
      var result = term()
      while current == "&" {
        position += 2
        let next = term()
        result = result && next
      }
      return result
    }

    mutating func term() -> Bool {
      let word = current
      position += 1
      depth += 1
      defer { depth -= 1 }
      guard depth < 64 else { return false }
      if word == "!" { return !term() }
      if word == "(" {
        let result = disjunction()
        position += 1
        return result
      }
      guard current == "(" else { return word == "true" }
      var arguments: [String] = []
      while position < words.count, current != ")" {
        position += 1
        arguments.append(current)
      }
      position += 1
      return holds(word, arguments.first ?? "")
    }

    func holds(_ function: String, _ argument: String) -> Bool {
      switch function {
      case "os": argument == "iOS"
      case "canImport": !["AppKit", "Cocoa", "WatchKit", "TVUIKit"].contains(argument)
      case "swift", "compiler": true
      default: false
      }
    }
  }
}
