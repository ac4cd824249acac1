internal import AppleResources
internal import SceneModel

/// Two colours of a catalogue that belong on each other by their names.
struct ColorPair: Sendable {
  var text: ColorSet
  var background: ColorSet
  var state: ControlState
}

/// Finds the pairs of a catalogue; names that leave a choice make none.
///
/// - `onX` lies on `X`;
/// - `X Text` (label, title, font, foreground) lies on `X Background`, words in any order, or else
///   on `X` if that is a surface, such as a button or a card;
/// - the only contrasting text (`Text Contrast`) lies on filled buttons (`Button Primary`);
/// - a primary or secondary text (`X Text Secondary`) that has no such background lies on
///   `X Background`, one without an `X` (`Text`, `Primary Label`) on the plain background.
///
/// A name with a number is a step of a scale, which does not say what it lies on.
struct ColorPairFinder {
  private struct Entry {
    var set: ColorSet
    /// The name without the catalogue's mark.
    var name: ColorName
    /// The state that the name tells, and the name without it but with the mark.
    var state: ControlState
    var base: ColorName
  }

  private static let textWords: Set<String> = ["text", "label", "title", "font", "foreground"]
  private static let backgroundWords: Set<String> = ["background", "bg", "fill", "surface"]
  private static let surfaceWords: Set<String> = [
    "badge", "banner", "bar", "bubble", "button", "card", "cell", "chip", "header", "row",
    "toolbar", "tooltip",
  ]
  private static let levelWords: Set<String> = ["primary", "secondary"]
  private static let contrastWords: Set<String> = ["contrast", "inverse", "inverted"]
  private static let buttonKinds: Set<String> = [
    "primary", "secondary", "tertiary", "destructive", "danger", "default", "positive", "negative",
    "success", "warning", "accent",
  ]
  private static let states: [String: ControlState] = [
    "pressed": .pressed, "highlighted": .pressed, "highlight": .pressed, "hover": .hovered,
    "hovered": .hovered, "focused": .focused, "selected": .selected, "disabled": .disabled,
  ]

  private let entries: [Entry]

  /// The colours of one catalogue.
  init(_ sets: [ColorSet]) {
    let names = sets.map { ColorName($0.name) }
    let roles = [Self.textWords, Self.backgroundWords, Self.surfaceWords, Self.levelWords]
    let mark = ColorName.mark(of: names, without: roles.reduce([]) { $0.union($1) })
    entries = zip(sets, names).map { set, name in
      let whole = name.trimmed(prefix: [])
      let states = whole.words.compactMap { Self.states[$0] }
      return Entry(
        set: set, name: name.trimmed(prefix: mark), state: states.first ?? .normal,
        base: ColorName(words: whole.words.filter { Self.states[$0] == nil }))
    }
  }

  /// The pairs in the order of their backgrounds.
  var pairs: [ColorPair] {
    let found = onPairs + stemPairs + contrastPairs + plainPairs
    var seen: Set<String> = []
    return found.filter { seen.insert("\($0.text.path)\n\($0.background.path)").inserted }
      .sorted { ($0.background.path, $0.text.path) < ($1.background.path, $1.text.path) }
  }

  /// `onX` on `X`.
  private var onPairs: [ColorPair] {
    entries.flatMap { text -> [ColorPair] in
      guard text.name.words.first == "on", text.name.words.count > 1 else { return [] }
      let stem = ColorName(words: Array(text.name.words.dropFirst()))
      return pairs(of: text, on: entries.filter { $0.name == stem })
    }
  }

  /// `X Text` on `X Background` or on `X`, in each state that the background has.
  private var stemPairs: [ColorPair] {
    entries.flatMap { text -> [ColorPair] in
      guard let stem = Self.stem(of: text.base, without: Self.textWords), !stem.isEmpty else {
        return []
      }
      var backgrounds = entries.filter {
        Self.stem(of: $0.base, without: Self.backgroundWords) == stem
      }
      let surface = text.base.words.dropLast()
      if backgrounds.isEmpty, Self.textWords.contains(text.base.words.last ?? ""),
        Self.isSurface(surface)
      {
        backgrounds = entries.filter { $0.base.words[...] == surface }
      }
      if backgrounds.isEmpty, let stem = Self.stemWithoutLevel(text.base), !stem.isEmpty {
        backgrounds = entries.filter {
          Self.stem(of: $0.base, without: Self.backgroundWords) == stem
        }
      }
      if !text.state.isEmpty {
        backgrounds = Self.best(backgrounds, for: text.state)
      } else {
        let own = Set(entries.filter { $0.base == text.base }.map(\.state))
        backgrounds.removeAll { !$0.state.isEmpty && own.contains($0.state) }
      }
      return backgrounds.flatMap { pairs(of: text, on: [$0]) }
    }
  }

  /// The background of the same state, else the one for all states.
  private static func best(_ backgrounds: [Entry], for state: ControlState) -> [Entry] {
    let same = backgrounds.filter { $0.state == state }
    return same.isEmpty ? backgrounds.filter { $0.state.isEmpty } : same
  }

  /// The only contrasting text on buttons that are named for what they do.
  private var contrastPairs: [ColorPair] {
    let texts = entries.filter { entry in
      entry.name.words.count == 2 && entry.name.words.contains { Self.textWords.contains($0) }
        && entry.name.words.contains { Self.contrastWords.contains($0) }
    }
    guard texts.count == 1 else { return [] }
    let buttons = entries.filter { entry in
      entry.name.words.count == 2 && entry.name.words.contains("button")
        && entry.name.words.contains { Self.buttonKinds.contains($0) }
    }
    return texts.flatMap { text in buttons.flatMap { pairs(of: text, on: [$0]) } }
  }

  /// The primary and the secondary text on the plain background.
  private var plainPairs: [ColorPair] {
    func plain(_ words: Set<String>, _ level: String) -> [Entry] {
      entries.filter { entry in
        let isOfLevel = entry.name.words.contains(level)
        guard isOfLevel || level == "primary" else { return false }
        let rest = entry.name.words.filter { $0 != level }
        return words.contains(rest.first ?? "")
          && (rest.count == 1 || rest.count == 2 && rest.last == "1" && isOfLevel)
      }
    }
    let backgrounds = plain(Self.backgroundWords, "primary")
    return Self.levelWords.sorted().flatMap { level -> [ColorPair] in
      let texts = plain(Self.textWords, level)
      return texts.count == 1 ? texts.flatMap { pairs(of: $0, on: backgrounds) } : []
    }
  }

  private func pairs(of text: Entry, on backgrounds: [Entry]) -> [ColorPair] {
    guard backgrounds.count == 1, let background = backgrounds.first,
      background.set.path != text.set.path
    else { return [] }
    let state = text.state.isEmpty ? background.state : text.state
    return [ColorPair(text: text.set, background: background.set, state: state)]
  }

  /// Whether words end in what they name, such as a card, or name a kind of button (`button primary`).
  private static func isSurface(_ words: ArraySlice<String>) -> Bool {
    guard let last = words.last else { return false }
    return surfaceWords.contains(last)
      || buttonKinds.contains(last) && words.dropLast().last == "button"
  }

  /// The stem of a text whose level (`Text Primary`) stands beside its role, without the level.
  private static func stemWithoutLevel(_ name: ColorName) -> [String]? {
    guard let role = name.words.firstIndex(where: { textWords.contains($0) }),
      let level = [role - 1, role + 1].first(where: {
        name.words.indices.contains($0) && levelWords.contains(name.words[$0])
      }), !name.words.contains("button")
    else { return nil }
    var words = name.words
    words.remove(at: level)
    return stem(of: ColorName(words: words), without: textWords)
  }

  /// The words that are left without the one that tells the role, sorted; `nil` if the name holds
  /// none or several of them, or a number.
  private static func stem(of name: ColorName, without roles: Set<String>) -> [String]? {
    guard name.words.filter({ roles.contains($0) }).count == 1,
      !name.words.contains(where: { $0.allSatisfy(\.isNumber) })
    else { return nil }
    return name.words.filter { !roles.contains($0) }.sorted()
  }
}
