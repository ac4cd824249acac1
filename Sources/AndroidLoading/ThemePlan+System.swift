internal import SceneModel

extension ThemePlan {
  /// The system's own theme by day and by night, numbered after `appearances`: under it launchers show
  /// the application's widgets, whatever the theme of the application is.
  ///
  /// `RemoteViews` are inflated with a context of the application package, which no activity has given
  /// a theme (`Resources.selectDefaultTheme`); what a widget's layout sets as `android:theme` lies
  /// over it. By night `Theme.DeviceDefault.DayNight` is the dark one.
  func systemThemes(
    after appearances: [ThemeAppearance], day: ResourceResolver, night: ResourceResolver
  ) -> [ThemeAppearance] {
    let number = (appearances.map(\.number).max() ?? -1) + 1
    return [(day, "Theme.DeviceDefault.Light"), (night, "Theme.DeviceDefault")].enumerated()
      .compactMap {
        index, theme in
        let (resolver, name) = theme
        let style = resolver.style(
          ResourceName(type: .style, name: name, isFramework: true), for: nil)
        let appearance = Appearance(
          name: resolver.device.isNight ? "system theme, night" : "system theme",
          isDark: resolver.device.isNight)
        guard chosen.isEmpty || chosen.contains(appearance.name) else { return nil }
        return ThemeAppearance(
          appearance: appearance, stack: ThemeStack(style), number: number + index,
          first: number + index, theme: style.name, style: style, resolver: resolver,
          window: .assumed(for: appearance),
          family: .framework)
      }
  }
}
