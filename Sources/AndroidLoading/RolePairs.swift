/// Which theme attributes are meant to be text and what lies behind it, by their names.
enum RolePairs {
  /// A text colour's attribute and its background's.
  struct Pair: Hashable {
    var foreground: String
    var background: String

    /// Whether the text stands on the window itself.
    var isOnWindow: Bool { background == WindowBackground.attribute }

    /// The attributes that may say what the text stands on.
    var backgrounds: [String] {
      isOnWindow ? [background, WindowBackground.fallback] : [background]
    }
  }

  /// Pairs whose names do not say it by themselves.
  private static let fixed = [
    Pair(foreground: "colorOnBackground", background: "android:colorBackground"),
    Pair(foreground: "colorOnSurfaceVariant", background: "colorSurface"),
    Pair(foreground: "colorPrimaryInverse", background: "colorSurfaceInverse"),
    Pair(foreground: "android:textColorPrimary", background: WindowBackground.attribute),
    Pair(foreground: "android:textColorSecondary", background: WindowBackground.attribute),
  ]

  /// Ends of names that go together: text, background.
  private static let suffixes = [
    ("Text", "Container"), ("TextColor", "BackgroundColor"), ("Text", "Background"),
    ("Foreground", "Background"), ("_text_color", "_background_color"), ("_text", "_background"),
  ]

  /// The pairs among `attributes`, ordered by name.
  static func pairs(among attributes: Set<String>) -> [Pair] {
    var found = Set(
      fixed.filter { pair in
        attributes.contains(pair.foreground)
          && pair.backgrounds.contains(where: attributes.contains)
      })
    for name in attributes {
      for background in backgrounds(of: name) where attributes.contains(background) {
        found.insert(Pair(foreground: name, background: background))
      }
    }
    return found.sorted { ($0.foreground, $0.background) < ($1.foreground, $1.background) }
  }

  /// What a text colour called `name` would lie on.
  private static func backgrounds(of name: String) -> [String] {
    var found: [String] = []
    if name.hasPrefix("android:") { return [] }
    for (text, background) in suffixes where name.hasSuffix(text) {
      found.append(name.dropLast(text.count) + background)
    }
    // colorOnPrimary lies on colorPrimary, onCard on card, color_on_card on color_card.
    let letters = Array(name)
    for start in letters.indices where start + 2 < letters.count {
      let word = letters[start...(start + 1)]
      if word == ["O", "n"], letters[start + 2].isUppercase {
        found.append(String(letters[..<start] + letters[(start + 2)...]))
      }
    }
    if name.hasPrefix("on_") { found.append(String(name.dropFirst(3))) }
    if let range = name.firstRange(of: "_on_") {
      found.append(name[..<range.lowerBound] + "_" + name[range.upperBound...])
    }
    if letters.starts(with: ["o", "n"]), letters.count > 2, letters[2].isUppercase {
      found.append(letters[2].lowercased() + String(letters[3...]))
    }
    return found
  }
}
