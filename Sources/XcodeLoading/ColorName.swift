/// The name of a colour in words, for finding colours that belong together.
struct ColorName: Hashable, Sendable {
  /// The words in lower case, numbers as words of their own.
  let words: [String]

  /// Splits at spaces, punctuation, `camelCase` and digits.
  init(_ name: String) {
    var words: [String] = []
    var word = ""
    var previous: Character?
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      if Self.startsWord(character, after: previous, before: next), !word.isEmpty {
        words.append(word)
        word = ""
      }
      if character.isLetter || character.isNumber { word += character.lowercased() }
      previous = character
    }
    if !word.isEmpty { words.append(word) }
    self.words = words
  }

  init(words: [String]) {
    self.words = words
  }

  private static func startsWord(
    _ character: Character, after previous: Character?, before next: Character?
  ) -> Bool {
    guard let previous else { return false }
    if !character.isLetter && !character.isNumber { return true }
    if character.isNumber != previous.isNumber { return true }
    guard character.isUppercase else { return false }
    // The last capital of `CTAPrimary` starts a word.
    return previous.isLowercase || next?.isLowercase ?? false
  }

  /// The name without the words of `prefix` at its start and without `color`.
  func trimmed(prefix: [String]) -> ColorName {
    let rest = words.starts(with: prefix) ? words.dropFirst(prefix.count) : words[...]
    return ColorName(words: rest.filter { $0 != "color" && $0 != "colour" })
  }

  /// The words that two thirds of `names` start with, a project's own mark, but none of `roles`; of
  /// a name at least one other word is left.
  static func mark(of names: [ColorName], without roles: Set<String>) -> [String] {
    var mark: [String] = []
    var candidates = names
    while true {
      let longer = candidates.filter { $0.words.count > mark.count + 1 }
      let groups = Dictionary(grouping: longer) { $0.words[mark.count] }
      guard let best = groups.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }),
        names.count > 2, !roles.contains(best.key), best.value.count * 3 >= names.count * 2
      else { return mark }
      mark.append(best.key)
      candidates = best.value
    }
  }
}
