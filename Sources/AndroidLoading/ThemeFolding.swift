internal import ColorMath

/// Finds themes that set alike what something depends on, so that one may stand for the others.
struct ThemeFolding {
  /// All that decides how something looks under a theme.
  private struct Settings: Hashable {
    var values: [Int?]
    var window: Color
    var isNight: Bool
    var family: ThemeFamily
    /// The ancestor that is not known, which may set what nobody else does.
    var missing: ResourceName?
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

  /// What a theme makes of `attributes`, for a comparison with others.
  func values(of attributes: [String], under appearance: ThemeAppearance) -> [Int?] {
    settings.values(of: attributes.map(settings.number), under: appearance)
  }

  /// The first of each group of `appearances` that agree on `needed`.
  func distinct(_ appearances: [ThemeAppearance], in needed: Dependencies) -> [ThemeAppearance] {
    var seen: Set<Settings> = []
    let attributes = settings.numbers(of: needed.attributes)
    return appearances.filter { appearance in
      seen.insert(
        Settings(
          values: settings.values(of: attributes, under: appearance),
          window: appearance.window.color.value,
          isNight: needed.dependsOnNight && appearance.resolver.device.isNight,
          family: appearance.family, missing: appearance.stack.missing)
      ).inserted
    }
  }
}
