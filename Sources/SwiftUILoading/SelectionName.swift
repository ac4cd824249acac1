/// Names of properties that hold what is chosen among several.
enum SelectionName {
  /// Wrappers of properties that change while the app runs.
  static let wrappers: Set<String> = [
    "State", "Binding", "AppStorage", "SceneStorage", "Published", "Bindable",
  ]

  private static let first: Set<String> = ["selected", "selection", "current", "active", "chosen"]
  private static let last: Set<String> = ["selected", "selection"]
  /// What an app has one of at a time without showing the others beside it.
  private static let others: Set<String> = [
    "theme", "mode", "scheme", "style", "appearance", "user", "date", "time", "state", "version",
    "size", "device", "locale", "language",
  ]

  /// Whether a property of this name holds such a choice, like `selectedTab` or `selection`.
  static func isOne(_ name: String) -> Bool {
    let words = words(of: name)
    guard let start = words.first, let end = words.last else { return false }
    if words.count > 1, others.contains(end), start == "current" || start == "active" {
      return false
    }
    return first.contains(start) || last.contains(end)
  }

  /// The words of a name in camel case, in small letters.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for character in name where character != "_" && character != "$" {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words
  }
}

extension Expression {
  /// The name, or that of the last member.
  var lastName: String? {
    switch kind {
    case .name(let name): name
    case .member(.some, let name): name
    default: nil
    }
  }
}
