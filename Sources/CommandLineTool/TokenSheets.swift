internal import ColorMath
internal import SceneModel
internal import StyleLoading

/// Design tokens of a style definition, written as the style sheets that drawings take.
struct TokenSheets {
  /// One sheet for each file that defines something; each rule is on the line of its definition, so
  /// that provenances lead there.
  private(set) var sheets: [ThemeSheet] = []
  private var lines: [String: [Int: String]] = [:]
  private let tokens: ThemeTokens

  init(_ tokens: ThemeTokens) {
    self.tokens = tokens
    let light = tokens.appearances.first { $0.appearance == .light }
    for values in tokens.appearances {
      let base =
        values.appearance == .light
        ? nil
        : values.appearance == .darkIncreasedContrast
          ? tokens.appearances.first { $0.appearance == .dark } ?? light : light
      add(values, unlike: base)
    }
    sheets = lines.keys.sorted().map { path in
      let rules = lines[path] ?? [:]
      let text = (1...(rules.keys.max() ?? 1)).map { rules[$0] ?? "" }.joined(separator: "\n")
      return ThemeSheet(path: path, bytes: Array(text.utf8))
    }
  }

  /// Adds what an appearance has and `base`, whose rules hold in it as well, has not.
  private mutating func add(_ values: ThemeTokens.Values, unlike base: ThemeTokens.Values?) {
    let isLight = values.appearance == .light
    // What has more contrast, or a name of its own, is in the appearance it is based on as well.
    let condition = "[class~='\(values.appearance.name)']"
    let count = isLight ? 0 : values.appearance == .dark ? 1 : 2
    let selector = ":root" + String(repeating: condition, count: count)
    for (name, color) in values.colors.sorted(by: { $0.key < $1.key })
    where color.value != base?.colors[name]?.value {
      for property in Self.properties(name, isAlone: values.colors["currentColor"] == nil) {
        add("\(selector){\(property):\(Self.text(color.value))}", at: tokens.locations[name])
      }
    }
    for (name, number) in values.numbers.sorted(by: { $0.key < $1.key })
    where number != base?.numbers[name] {
      for property in Self.properties(name, isAlone: false) {
        add("\(selector){\(property):\(number)}", at: tokens.locations[name])
      }
    }
    if let window = values.window, window.value != base?.window?.value {
      add(
        "\(selector){background:\(Self.text(window.value))}",
        at: tokens.locations[ThemeTokens.windowKey(values.appearance.name)])
    }
  }

  private mutating func add(_ rule: String, at location: SourceLocation?) {
    guard let location else { return }
    lines[location.path, default: [:]][location.line, default: ""] += rule
  }

  /// The properties that a token's name stands for: what `--define` calls by such a name; `primary`
  /// is the colour of text as well.
  private static func properties(_ name: String, isAlone: Bool) -> [String] {
    let property = ThemeDefinitions.property(name)
    return name == "primary" && isAlone ? [property, "color"] : [property]
  }

  /// Six or eight digits, or else numbers where the colour is finer than that.
  private static func text(_ color: Color) -> String {
    let components = [color.red, color.green, color.blue, color.alpha]
    let isCoarse = components.allSatisfy {
      abs($0 * 255 - ($0 * 255).rounded()) < 1e-9 && (0...1).contains($0)
    }
    if isCoarse { return color.hex }
    return "color(srgb \(color.red) \(color.green) \(color.blue) / \(color.alpha))"
  }
}
