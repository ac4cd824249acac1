internal import SceneModel

/// Size and weight of a view's text.
struct TextLook: Hashable {
  /// In sp; `nil` if the files do not say.
  var size: Double?
  /// On the CSS scale.
  var weight: Double
  /// Whether lines have room above and below for accents.
  var hasFontPadding = true

  /// The text that tells how large a view of `context` is.
  init(main context: WidgetContext) {
    switch context.kind {
    case .tab: self.init(context, appearance: "tabTextAppearance")
    case .navigation: self.init(context, appearance: context.itemTextAppearance)
    case .toolbar: self.init(context, appearance: context.barAppearance("title"))
    case .button, .iconButton, .floatingButton, .extendedFloatingButton, .chip, .textField,
      .editText, .checkbox, .radio, .switch, .slider, .seekBar, .rating, .view,
      .text:
      self.init(context)
    }
  }

  /// The text of a view whose attribute `appearance` names its text appearance.
  init(_ context: WidgetContext, appearance attribute: String = "android:textAppearance") {
    let appearance = context.style(attribute)
    let isDirect = attribute == "android:textAppearance"
    func use(_ name: String) -> Definition? {
      if isDirect, let own = context.use(name) { return own }
      return appearance?.items[name]
    }
    let written = use("android:textSize").flatMap {
      context.resolver.points($0, under: context.theme)
    }
    let isKnown =
      context.gap(before: isDirect ? "android:textSize" : attribute) == nil
    size = isDirect ? context.leastTextSize ?? (isKnown ? written : nil) : isKnown ? written : nil
    weight = Self.weight(context, use)
    let padding = context.use("android:includeFontPadding").flatMap {
      context.resolver.end(of: $0, under: context.theme)?.value
    }
    hasFontPadding = padding != .boolean(false)
  }

  private static func weight(
    _ context: WidgetContext, _ use: (String) -> Definition?
  ) -> Double {
    func text(_ name: String) -> String {
      guard let use = use(name) else { return "" }
      guard let value = context.resolver.end(of: use, under: context.theme) else {
        return use.value
      }
      if case .text(let text) = value.value { return text }
      return use.value
    }
    if let weight = use("android:textFontWeight").flatMap({
      context.resolver.number($0, under: context.theme)
    }) {
      return weight
    }
    if text("android:textStyle").split(separator: "|").contains("bold") { return 700 }
    let family = text("android:fontFamily") + text("fontFamily")
    return families.first { family.containsBytes(of: $0.word) }?.weight ?? 400
  }

  /// Words in the names of font families and the weights that they mean, the first one counts.
  private static let families: [(word: String, weight: Double)] = [
    ("black", 900), ("semibold", 600), ("semi_bold", 600), ("demi", 600), ("bold", 700),
    ("medium", 500),
  ]

  /// What the platform counts as an em of a text's width (`TextView.onMeasure`): the height of a line
  /// without the font's padding.
  var emWidth: Double { (size ?? 14) * 1.172 }

  /// The least height of a line.
  ///
  /// Of Roboto's em, ascent and descent are 0.928 and 0.244 (`hhea`); the font's padding makes 1.33 of it.
  var lineHeight: Double { (size ?? 14) * (hasFontPadding ? 1.33 : 1.172) }
}

extension WidgetContext {
  /// How small a text that fits itself into its view may get, in sp; `nil` for a text that does not.
  ///
  /// The size that the view sets says nothing then; without a least one it is 12 sp
  /// (`DEFAULT_AUTO_SIZE_MIN_TEXT_SIZE_IN_SP` of `AppCompatTextViewAutoSizeHelper`).
  fileprivate var leastTextSize: Double? {
    let type = use("autoSizeTextType") ?? use("android:autoSizeTextType")
    guard let type, ["uniform", "1"].contains(type.value) else { return nil }
    return points("autoSizeMinTextSize") ?? points("android:autoSizeMinTextSize") ?? 12
  }

  /// The colour of a view's text: its own, or else that of its text appearance.
  func textColor(in state: ViewState) -> Traced<ColorOutcome>? {
    let own =
      color("android:textColor", in: state) ?? appearanceColor("android:textAppearance", in: state)
    return own.map(shown)
  }

  /// The colour of a text's links, or of what it says while it is empty: its own, or else that of its
  /// text appearance.
  func textColor(_ attribute: String, in state: ViewState) -> Traced<ColorOutcome>? {
    color(attribute, in: state)
      ?? appearanceColor("android:textAppearance", attribute, in: state)
  }

  /// The text colour of the text appearance that an attribute names, or another colour of it.
  func appearanceColor(
    _ attribute: String, _ color: String = "android:textColor", in state: ViewState
  ) -> Traced<ColorOutcome>? {
    guard let item = style(attribute)?.items[color] else {
      return gap(of: attribute).map { Traced(value: .unresolved($0), chain: []) }
    }
    if let cause = gap(before: attribute) { return Traced(value: .unresolved(cause), chain: []) }
    let color = resolver.color(item, under: theme, in: state)
    return color.value == .nothing ? nil : color
  }
}
