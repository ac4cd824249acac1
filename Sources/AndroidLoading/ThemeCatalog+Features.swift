extension ThemeCatalog {
  /// The words of the names of layouts that may name a part of the application, in small letters.
  static func featureWords(_ table: ResourceTable) -> Set<String> {
    var words: Set<String> = []
    for name in table.names where name.type == .layout {
      for word in name.name.lowercased().split(separator: "_") where word.count >= leastLetters {
        words.insert(String(word))
      }
    }
    return words.subtracting(looks)
  }

  private static let leastLetters = 4
  /// What names a look and no part of an application.
  private static let looks: Set<String> = [
    "light", "dark", "black", "night", "amoled", "dialog", "fullscreen", "theme", "base",
  ]

  /// The part of the application that `theme` is for: it builds on another theme of the project and
  /// adds to its name a word that layouts are named after as well.
  func feature(of theme: ResolvedStyle) -> String? {
    guard let word = theme.name.name.split(separator: ".").last?.lowercased(),
      featureWords.contains(word),
      theme.lineage.dropFirst().contains(where: { parent in
        themeNames.contains(parent.name)
      })
    else { return nil }
    return word
  }
}

extension ThemeAppearance {
  /// Those of `appearances` that something called `name` is shown in: those of the part of the
  /// application that the name tells, and if it tells none, those that are for no part.
  static func fitting(_ appearances: [ThemeAppearance], name: String) -> [ThemeAppearance] {
    guard appearances.contains(where: { $0.feature != nil }) else { return appearances }
    let words = Set(name.lowercased().split { $0 == "_" || $0 == "." }.map(String.init))
    let own = appearances.filter { $0.feature.map(words.contains) == true }
    if !own.isEmpty { return own }
    let general = appearances.filter { $0.feature == nil }
    return general.isEmpty ? appearances : general
  }
}
