internal import ColorMath
internal import SceneModel

/// The themes of a project.
struct ThemeCatalog {
  /// Complete themes, parents before children.
  private(set) var themes: [ResourceName] = []
  /// Styles without a complete theme above them that are put over themes at run time.
  private(set) var overlays: [ResourceName] = []
  /// The library's theme that is taken where a project has none of its own.
  private(set) var assumed: ResourceName?
  let featureWords: Set<String>
  /// The names of ``themes``.
  private(set) var themeNames: Set<String> = []
  let table: ResourceTable
  let day: ResourceResolver
  let night: ResourceResolver

  init(_ table: ResourceTable, day: ResourceResolver, night: ResourceResolver) {
    self.table = table
    self.day = day
    self.night = night
    featureWords = Self.featureWords(table)
    let styles = table.auditedStyles
    let resolved = styles.map { name in
      day.definition(of: name, for: nil) == nil
        ? night.style(name, for: nil) : day.style(name, for: nil)
    }
    let references = styleReferences()
    let complete = resolved.filter(Self.isComplete)
    let ofViews = Self.stylesOfViews(among: complete, references)
    themes = complete.filter { !ofViews.contains($0.name) }
      .sorted { Self.order($0) < Self.order($1) }.map(\.name)
    if themes.isEmpty { assume(Self.family(of: resolved, table)) }
    themeNames = Set(themes.map(\.name))
    let named = Set(references.map(\.name))
    overlays = runTimeOverlays(
      among: resolved.map(\.name).filter { !named.contains($0.plain) })
  }

  /// Stands a library's theme in for that of the application, which is not among the files.
  private mutating func assume(_ family: ThemeFamily) {
    let library: String
    switch family {
    case .material3: library = "Material3"
    case .material2: library = "MaterialComponents"
    case .appCompat, .framework: library = "AppCompat"
    }
    let theme = ResourceName(type: .style, name: "Theme.\(library).DayNight")
    themes = [theme]
    assumed = theme
  }

  /// The newest library that a project's styles and layouts need.
  private static func family(of styles: [ResolvedStyle], _ table: ResourceTable) -> ThemeFamily {
    let usesMaterial = table.names.contains { name in
      table.candidates[name]?.contains { candidate in
        guard candidate.isAudited, name.type == .layout,
          case .element(let root) = candidate.definition.body
        else { return false }
        return root.descendants.contains { $0.localName.hasPrefix("com.google.android.material.") }
      } == true
    }
    let newest = styles.map { ThemeFamily(widget: $0) }.max() ?? .framework
    return max(newest, usesMaterial ? .material3 : .framework)
  }

  /// Themes that others build on stand for the others, but those that only others may use do not.
  ///
  /// Of a name of several modules the first module's comes first.
  private static func order(_ theme: ResolvedStyle) -> (Int, Int, String) {
    let isInternal = ["Base.", "Platform."].contains { theme.name.name.hasPrefix($0) }
    let isLater = theme.name.home?.label != nil
    return ((isInternal ? 2 : 0) + (isLater ? 1 : 0), theme.lineage.count, theme.name.name)
  }

  /// Whether the style inherits from a theme of the platform or of a library.
  static func isComplete(_ style: ResolvedStyle) -> Bool {
    guard let root = style.lineage.last, style.lineage.count > 1 else { return false }
    if style.lineage.contains(where: { $0.name.hasPrefix("ThemeOverlay") }) { return false }
    return root.name == "Theme" || root.name.hasPrefix("Theme.")
  }

  /// Those of `names`, which no resource names, that set what themes set and have no complete theme
  /// above them: code puts them over a theme.
  private func runTimeOverlays(among names: [ResourceName]) -> [ResourceName] {
    var themeAttributes: Set<String> = []
    for theme in themes { themeAttributes.formUnion(day.style(theme, for: nil).items.keys) }
    let complete = Set(themes)
    return names.filter { name in
      guard !complete.contains(name) else { return false }
      return [day, night].contains { resolver in
        let style = resolver.style(name, for: nil)
        guard style.missing == nil, !style.items.isEmpty,
          style.lineage.allSatisfy({ table.isAudited($0) })
        else { return false }
        let shared = style.items.values.filter {
          themeAttributes.contains($0.name) && Self.isColor($0, resolver)
        }
        return shared.count * 2 > style.items.count && !isPlaceholder(style, resolver)
      }
    }
  }

  /// Whether an overlay gives most of its texts the colour of what lies behind them: code replaces
  /// such colours.
  private func isPlaceholder(_ style: ResolvedStyle, _ resolver: ResourceResolver) -> Bool {
    let stack = ThemeStack(style)
    func color(_ attribute: String) -> Color? {
      stack.item(attribute).flatMap {
        resolver.color($0, under: stack, in: .normal).color
      }
    }
    let pairs = RolePairs.pairs(among: Set(style.items.keys))
    let equal = pairs.count { pair in
      color(pair.foreground).map { $0 == color(pair.background) } == true
    }
    return equal > 0 && equal * 2 > pairs.count
  }

  private static func isColor(_ item: Definition, _ resolver: ResourceResolver) -> Bool {
    switch resolver.understood(item.value) {
    case .color: true
    case .reference(let name): name.type == .color
    case .attribute(let name): name.lowercased().containsBytes(of: "color")
    case .boolean, .dimension, .foreignReference, .null, .number, .text: false
    }
  }

  /// Every theme with and without each overlay, by day and by night.
  func appearances() -> [ThemeAppearance] {
    let hosts = hosts()
    var result: [ThemeAppearance] = []
    for theme in themes {
      for resolver in resolvers(of: theme) {
        if let own = hosts[theme] {
          result += own.filter { resolvers(of: $0).contains { $0 === resolver } }
            .compactMap { appearance($0, theme, resolver, isDialog: true) }
          continue
        }
        for overlay in [nil] + overlays.map(Optional.some) {
          if let appearance = appearance(theme, overlay, resolver) { result.append(appearance) }
        }
      }
    }
    var first: [[ResourceName]: Int] = [:]
    for index in result.indices {
      let layers = result[index].stack.layers.map(\.name)
      result[index].number = index
      result[index].first = first[layers] ?? index
      first[layers] = result[index].first
    }
    return result
  }

  /// By day and by night; of a light and a dark theme that only differ in that word the light one by
  /// day and the dark one by night, as the application chooses between them.
  private func resolvers(of theme: ResourceName) -> [ResourceResolver] {
    switch counterpart(of: theme) {
    case nil: [day, night]
    case true?: [night]
    case false?: [day]
    }
  }

  /// Whether `theme` is the dark one of a light and a dark theme; `nil` if it has no counterpart.
  private func counterpart(of theme: ResourceName) -> Bool? {
    let words = theme.name.split(separator: ".")
    for (own, other) in [("Light", "Dark"), ("Dark", "Light")] where words.contains(Substring(own))
    {
      let name = words.map { $0 == own ? Substring(other) : $0 }.joined(separator: ".")
      if themeNames.contains(name) { return own == "Dark" }
    }
    return nil
  }

  /// The appearances that controls are audited in: none that is only shown while an application
  /// starts, that others only build on, that lies over a screen's or serves a single view, and none
  /// that an overlay gives colours of the user's wallpaper; such ones only if there are no others.
  static func forWidgets(_ appearances: [ThemeAppearance]) -> [ThemeAppearance] {
    let conditions: [(ThemeAppearance) -> Bool] = [
      { !$0.isForStart }, { !$0.isDialog }, { !$0.isInternal }, { !$0.isForSingleView },
      { !$0.isWallpaperOverlay },
    ]
    return conditions.reduce(appearances) { remaining, condition in
      let chosen = remaining.filter(condition)
      return chosen.isEmpty ? remaining : chosen
    }
  }

  private func appearance(
    _ theme: ResourceName, _ overlay: ResourceName?, _ resolver: ResourceResolver,
    isDialog: Bool = false
  ) -> ThemeAppearance? {
    let base = resolver.style(theme, for: nil)
    guard base.location != nil else { return nil }
    var stack = ThemeStack(base)
    var name = theme.title
    if let overlay {
      let style = resolver.style(overlay, for: nil)
      guard !style.items.isEmpty else { return nil }
      stack = stack.applying(style)
      name += " + \(overlay.title)"
    }
    if resolver.device.isNight, counterpart(of: theme) == nil { name += ", night" }
    // What stands behind a part of an unknown application nobody knows.
    let background = assumed == nil ? WindowBackground(stack, resolver) : nil
    let shown = background?.color
    let isDark = shown.map { $0.color.value.relativeLuminance < 0.18 } ?? resolver.device.isNight
    let appearance = Appearance(name: name, isDark: isDark)
    var window = shown.map { Window.stated($0.color) } ?? .assumed(for: appearance)
    if shown?.isCertain == false { window.isAssumed = true }
    if shown == nil, let missing = stack.missing {
      window.reason = "\(missing.name), from which the theme inherits, is not known"
    }
    return ThemeAppearance(
      appearance: appearance, stack: stack, number: 0, first: 0,
      theme: isDialog ? overlay ?? theme : theme,
      style: isDialog ? stack.layers.first ?? base : base, resolver: resolver,
      window: window, unreadWindow: background?.unread,
      isTranslucent: background?.isTranslucent == true, family: ThemeFamily(theme: base),
      feature: feature(of: base))
  }
}
