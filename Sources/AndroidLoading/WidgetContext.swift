internal import ColorMath
internal import SceneModel

/// Where the attributes of a view are looked up: its style, the default style of its kind, the
/// theme with the overlays that they apply.
struct WidgetContext {
  let resolver: ResourceResolver
  let kind: WidgetKind
  /// What `?attr` is looked up in.
  private(set) var theme: ThemeStack
  /// What a layout sets, the style, then the theme's default style for the kind.
  private(set) var levels: [ResolvedStyle]
  /// From where on what else is set is not known; `nil` if the files say everything.
  private(set) var gap: StyleGap?
  /// What the view stands on above the window, the lowest first.
  let surface: [Traced<ColorOutcome>]
  /// Set for the action of a snackbar.
  private let action: SnackbarAction?
  let memory = ContextMemory()

  /// The attributes of a view of a kind with `style` and nothing of its own.
  init(
    _ style: ResolvedStyle?, _ kind: WidgetKind, under theme: ThemeStack,
    _ resolver: ResourceResolver
  ) {
    let surface = style.map { WidgetSurface($0, under: theme, resolver) }
    let theme = surface?.theme ?? theme
    self.surface = surface?.colors ?? []
    action = surface?.action
    self.resolver = resolver
    self.kind = kind
    self.theme = theme
    levels = style.map { [$0] } ?? []
    if let standard = Self.defaultStyle(
      kind.defaultStyleAttributes(of: style, under: theme), under: theme, resolver),
      standard.name != style?.name
    {
      levels.append(standard)
    }
    gap = StyleGap(levels, at: style?.location, resolver)
    if gap == nil, levels.count < 2 {
      setGap(ofDefault: kind.defaultStyleAttributes(of: style, under: theme), at: style?.location)
    }
    applyOverlays()
  }

  /// The attributes of a view of a layout, whose own theme is already part of `theme`.
  ///
  /// `defaultStyles` are the theme attributes that may name the default style of its class, and
  /// `fallback` is what the class takes if none of them is set.
  init(
    _ view: LayoutNode, _ kind: WidgetKind, defaultStyles: [String],
    fallback: ResourceName? = nil, under theme: ThemeStack, _ resolver: ResourceResolver
  ) {
    surface = []
    action = nil
    self.resolver = resolver
    self.kind = kind
    self.theme = theme
    let style = view.style.flatMap { resolver.style($0, under: theme) }
    let standard =
      Self.defaultStyle(defaultStyles, under: theme, resolver)
      ?? fallback.map { resolver.style($0, for: nil) }
    levels = [view.attributes, style, standard].compactMap(\.self)
    if style == nil, let use = view.style,
      let cause = resolver.unsetAttribute(use, under: theme)
    {
      gap = StyleGap(after: 1, cause.detail, at: cause.location)
    } else {
      gap = StyleGap(levels, at: view.style?.location ?? view.location, resolver)
      // What only code draws is not the theme's.
      if gap == nil, standard == nil, !view.isCustom {
        setGap(ofDefault: defaultStyles, at: view.location)
      }
    }
    applyOverlays()
  }

  /// Notes that a theme of which an ancestor is not known may name the default style of the view.
  private mutating func setGap(ofDefault attributes: [String], at home: SourceLocation?) {
    guard !attributes.isEmpty, let missing = theme.missing else { return }
    gap = StyleGap(
      after: levels.count,
      "no theme that is known sets the style of such views, and \(missing.name) is not known",
      at: home)
  }

  private mutating func applyOverlays() {
    for attribute in ["materialThemeOverlay", "android:theme", "theme"] {
      guard let use = levels.lazy.compactMap({ $0.items[attribute] }).first,
        let overlay = resolver.style(use, under: theme)
      else { continue }
      self.theme = self.theme.applying(overlay)
    }
  }

  private static func defaultStyle(
    _ attributes: [String], under theme: ThemeStack, _ resolver: ResourceResolver
  ) -> ResolvedStyle? {
    for attribute in attributes {
      guard let item = theme.item(attribute) else { continue }
      if let style = resolver.style(item, under: theme) { return style }
    }
    return nil
  }

  /// What an attribute is set to; `nil` if nobody sets it.
  func use(_ attribute: String) -> Definition? {
    for level in levels {
      if let item = level.items[attribute] { return item }
    }
    guard Self.themeAttributes.contains(attribute) else { return nil }
    return theme.item(attribute)
  }

  /// Attributes of views that are also looked for in the theme itself.
  static let themeAttributes: Set<String> = [
    "android:textColor", "android:textSize", "android:textStyle", "android:fontFamily",
    "android:textColorHint", "android:textColorLink", "android:background", "backgroundTint",
    "android:backgroundTint",
    "android:minHeight", "android:minWidth", "android:checkable", "trackTint", "android:trackTint",
    "thumbTint", "android:thumbTint", "buttonTint", "android:buttonTint", "tint", "android:tint",
    "iconTint", "rippleColor", "strokeColor", "trackDecorationTint", "android:progressTint",
    "android:progressBackgroundTint", "boxStrokeColor", "boxBackgroundColor", "hintTextColor",
    "chipBackgroundColor", "chipStrokeColor", "tabTextColor", "tabIndicatorColor",
    "tabRippleColor", "itemIconTint", "itemTextColor", "cardBackgroundColor",
  ]

  /// The colour of the first of `attributes` that is set to something.
  func color(_ attributes: String..., in state: ViewState) -> Traced<ColorOutcome>? {
    var unknown: IncompleteCause?
    for attribute in attributes {
      if let cause = gap(before: attribute) {
        unknown = cause
        continue
      }
      let color = memory.color(attribute, in: state, resolver) {
        use(attribute).map { resolver.color($0, under: theme, in: state) }
      }
      if let color, color.value != .nothing { return color }
    }
    return unknown.map { Traced(value: .unresolved($0), chain: []) }
  }

  /// A text's colour as the surface around lets it show.
  func shown(_ text: Traced<ColorOutcome>) -> Traced<ColorOutcome> {
    action?.color(text) ?? text
  }

  /// The length of an attribute in points.
  func points(_ attribute: String) -> Double? {
    memory.points(attribute) { use(attribute).flatMap { resolver.points($0, under: theme) } }
  }

  /// The same of an attribute of which the files say what it is set to.
  func knownPoints(_ attribute: String) -> Double? {
    gap(before: attribute) == nil ? points(attribute) : nil
  }

  /// How opaque the view is, 0...1: `android:alpha`.
  var opacity: Double {
    let alpha = use("android:alpha").flatMap { resolver.number($0, under: theme) }
    return min(max(alpha ?? 1, 0), 1)
  }

  /// Why nobody can say how opaque the view is; `nil` if the files do.
  var unknownOpacity: IncompleteCause? {
    guard let use = use("android:alpha"), resolver.number(use, under: theme) == nil else {
      return nil
    }
    return IncompleteCause(
      .unresolvedVariable, "no file says how opaque it is: android:alpha is '\(use.value)'",
      at: use.location)
  }

  /// Whether an attribute is set to true.
  func flag(_ attribute: String) -> Bool {
    use(attribute).flatMap { resolver.end(of: $0, under: theme)?.value } == .boolean(true)
  }

  /// Whether the view can be used, as far as the files say.
  var isEnabled: Bool {
    use("android:enabled").flatMap { resolver.end(of: $0, under: theme)?.value }
      != .boolean(false)
  }

  /// The style that an attribute names.
  func style(_ attribute: String) -> ResolvedStyle? {
    use(attribute).flatMap { resolver.style($0, under: theme) }
  }

  /// Whether a style of any level has an ancestor whose name starts with `prefix`.
  func inherits(_ prefix: String) -> Bool {
    memory.inherits(prefix) {
      levels.contains { $0.lineage.contains { $0.name.hasPrefix(prefix) } }
    }
  }
}
