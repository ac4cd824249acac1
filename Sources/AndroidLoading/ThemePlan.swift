internal import SceneModel

/// The themes that a project is audited in, found once for all parts of the work on it.
struct ThemePlan: Sendable {
  /// An appearance without the memories of whoever looks resources up for it.
  private struct Entry: Sendable {
    var appearance: Appearance
    /// The overlay that was applied last first, the theme itself last.
    var layers: [ResolvedStyle]
    var number: Int
    var first: Int
    var theme: ResourceName
    var style: ResolvedStyle
    var isNight: Bool
    var window: Window
    var unreadWindow: IncompleteCause?
    var isTranslucent: Bool
    var family: ThemeFamily
    var feature: String?
  }

  /// The library's theme that is taken where the project has none.
  let assumed: ResourceName?
  private let entries: [Entry]
  /// The names of the appearances that are asked for; empty for all.
  let chosen: Set<String>

  /// The themes of `catalog` whose names are in `chosen`, which is empty for all.
  ///
  /// Equal themes are not folded, so that whoever asks for one gets it.
  init(_ catalog: ThemeCatalog, chosen: Set<String>) {
    assumed = catalog.assumed
    self.chosen = chosen
    entries = catalog.appearances()
      .filter { chosen.isEmpty || chosen.contains($0.appearance.name) }
      .map {
        Entry(
          appearance: $0.appearance, layers: $0.stack.layers, number: $0.number, first: $0.first,
          theme: $0.theme, style: $0.style, isNight: $0.resolver.device.isNight, window: $0.window,
          unreadWindow: $0.unreadWindow, isTranslucent: $0.isTranslucent,
          family: $0.family, feature: $0.feature)
      }
  }

  /// The themes, in which resources are looked up by `day` and `night`.
  func appearances(day: ResourceResolver, night: ResourceResolver) -> [ThemeAppearance] {
    entries.map { entry in
      ThemeAppearance(
        appearance: entry.appearance, stack: ThemeStack(layers: entry.layers),
        number: entry.number, first: entry.first, theme: entry.theme, style: entry.style,
        resolver: entry.isNight ? night : day, window: entry.window,
        unreadWindow: entry.unreadWindow, isTranslucent: entry.isTranslucent, family: entry.family,
        feature: entry.feature)
    }
  }
}
