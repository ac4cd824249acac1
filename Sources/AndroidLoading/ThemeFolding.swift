internal import ColorMath

/// Finds themes that set alike what something depends on, so that one may stand for the others.
struct ThemeFolding {
  /// All that decides how something looks under a theme.
  private struct Settings: Hashable {
    var items: [Int]
    var window: Color
    var isNight: Bool
  }

  private let day: DependencyFinder
  private let night: DependencyFinder
  private let settings: ThemeSettings

  init(day: ResourceResolver, night: ResourceResolver) {
    self.day = DependencyFinder(day)
    self.night = DependencyFinder(night)
    settings = ThemeSettings(day: self.day, night: self.night)
  }

  /// What `style` depends on by day or by night.
  func dependencies(of name: ResourceName) -> Dependencies {
    var found = day.dependencies(of: day.resolver.style(name, for: nil))
    found.formUnion(night.dependencies(of: night.resolver.style(name, for: nil)))
    return found
  }

  /// The first of each group of `appearances` that agree on `needed`.
  func distinct(_ appearances: [ThemeAppearance], in needed: Dependencies) -> [ThemeAppearance] {
    var seen: Set<Settings> = []
    let attributes = settings.numbers(of: needed.attributes)
    return appearances.filter { appearance in
      let (items, dependsOnNight) = settings.items(of: attributes, under: appearance)
      let isNight = (dependsOnNight || needed.dependsOnNight) && appearance.resolver.device.isNight
      return seen.insert(
        Settings(items: items, window: appearance.window.color.value, isNight: isNight)
      ).inserted
    }
  }
}
