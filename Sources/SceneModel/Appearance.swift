/// A set of colours that a user can choose: light, dark, increased contrast, or a theme's own name.
public struct Appearance: Hashable, Sendable, Comparable {
  /// The name in reports: `light`, `dark`, `light-increased-contrast` or a theme's own.
  public var name: String
  /// Whether an unstated window is black rather than white.
  public var isDark: Bool
  /// Whether the user asked for more contrast.
  public var isIncreasedContrast: Bool

  /// An appearance from its parts.
  public init(name: String, isDark: Bool = false, isIncreasedContrast: Bool = false) {
    self.name = name
    self.isDark = isDark
    self.isIncreasedContrast = isIncreasedContrast
  }

  /// The light appearance.
  public static let light = Appearance(name: "light")
  /// The dark appearance.
  public static let dark = Appearance(name: "dark", isDark: true)
  /// The light appearance with increased contrast.
  public static let lightIncreasedContrast = Appearance(
    name: "light-increased-contrast", isIncreasedContrast: true)
  /// The dark appearance with increased contrast.
  public static let darkIncreasedContrast = Appearance(
    name: "dark-increased-contrast", isDark: true, isIncreasedContrast: true)

  /// The appearances that every platform knows.
  public static let standard: [Appearance] = [
    .light, .dark, .lightIncreasedContrast, .darkIncreasedContrast,
  ]

  /// What a theme of a page may be called that applies in it: with increased contrast its own name
  /// besides that of light or dark.
  public var themeNames: [String] {
    isIncreasedContrast ? [name, isDark ? "dark" : "light"] : [name]
  }

  /// Orders the standard appearances as listed, then others by name.
  public static func < (first: Appearance, second: Appearance) -> Bool {
    func rank(_ appearance: Appearance) -> Int {
      standard.firstIndex { $0.name == appearance.name } ?? standard.count
    }
    return (rank(first), first.name) < (rank(second), second.name)
  }
}
