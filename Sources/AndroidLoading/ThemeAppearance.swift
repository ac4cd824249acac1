internal import ColorMath
internal import SceneModel

/// A theme in which things are audited: a complete one, perhaps with an overlay, by day or night.
struct ThemeAppearance {
  var appearance: Appearance
  var stack: ThemeStack
  /// Its place among all appearances, which tells it from any other.
  var number: Int
  /// The number of the first appearance of the same theme under the same overlays, by day or by night.
  var first: Int
  /// The complete theme's name.
  var theme: ResourceName
  /// The complete theme.
  var style: ResolvedStyle
  var resolver: ResourceResolver
  /// What lies under everything.
  var window: Window
  /// Why what the theme states of the window cannot be told: nothing may be assumed then.
  var unreadWindow: IncompleteCause?
  /// Whether what lies below the window shows.
  var isTranslucent = false
  /// Which library's widgets it is made for.
  var family: ThemeFamily
  /// The part of the application that the theme is for, by its name; `nil` for any.
  var feature: String?
}

extension ThemeAppearance {
  /// Whether resources are chosen for the night.
  var isNight: Bool { resolver.device.isNight }

  /// Whether the theme is only shown while an application starts, by its name or its ancestors'.
  var isForStart: Bool {
    style.lineage.contains { name in
      ["Splash", "Launch", "Startup"].contains { name.name.containsBytes(of: $0) }
    }
  }
}

extension ThemeAppearance {
  /// Whether it is a dialog's theme over that of a screen.
  var isDialog: Bool { stack.layers.last?.name != style.name }

  /// Whether it is a theme that others only build on, by the names of Android's own.
  var isInternal: Bool {
    theme.name.hasPrefix("Base.") || theme.name.hasPrefix("Platform.")
  }

  /// Whether what lies over the theme sets so little that it is meant for a single view.
  var isForSingleView: Bool {
    stack.layers.dropLast().contains { $0.items.count < Self.leastItems }
  }

  /// Whether the theme's main colour comes from the user's wallpaper.
  var followsWallpaper: Bool {
    guard let item = stack.item("colorPrimary") else { return false }
    let chain = resolver.value(item, under: stack)?.chain ?? []
    return chain.contains {
      $0.value.hasPrefix("@android:color/system_") || $0.name.hasPrefix("@android:color/system_")
    }
  }

  /// Whether it is an overlay that takes the main colour from the user's wallpaper: it suits themes of
  /// its own library only, which the library lays it over itself.
  var isWallpaperOverlay: Bool {
    stack.layers.dropLast().contains { $0.items["colorPrimary"] != nil } && followsWallpaper
  }

  /// Says that the platform's own palette stands in for that of the wallpaper.
  var wallpaperRemark: Diagnostic? {
    guard followsWallpaper, let location = style.location, let item = stack.item("colorPrimary"),
      resolver.color(item, under: stack, in: .normal).color != nil
    else { return nil }
    return Diagnostic(
      code: "wallpaper-colors",
      message:
        "the colours follow the user's wallpaper; Android's default palette stands in. Palettes"
        + " of other wallpapers are as light, so that ratios differ little, but check on a device",
      location: location)
  }
}

/// The libraries of widgets, each of which builds on the one before it.
enum ThemeFamily: Int, Comparable, Sendable {
  case framework, appCompat, material2, material3

  /// The library whose theme `theme` inherits from.
  init(theme: ResolvedStyle) {
    self = Self.family(theme, prefix: "Theme.")
  }

  /// The library that a widget of `style` needs.
  init(widget style: ResolvedStyle) {
    self = Self.family(style, prefix: "Widget.")
  }

  private static func family(_ style: ResolvedStyle, prefix: String) -> ThemeFamily {
    let libraries: [(String, ThemeFamily)] = [
      ("Material3", .material3), ("MaterialComponents", .material2), ("AppCompat", .appCompat),
    ]
    for (library, family) in libraries
    where style.lineage.contains(where: { $0.name.containsBytes(of: prefix + library) }) {
      return family
    }
    return .framework
  }

  static func < (first: ThemeFamily, second: ThemeFamily) -> Bool {
    first.rawValue < second.rawValue
  }
}
