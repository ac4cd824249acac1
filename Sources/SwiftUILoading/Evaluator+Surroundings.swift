import TextMetrics

extension Evaluator {
  /// Modifiers that set something for the views inside.
  mutating func environmentModifier(
    _ name: String, _ node: ViewNode, _ arguments: [Argument], _ place: Expression.Place,
    _ scope: Scope
  ) -> ViewNode? {
    let first = arguments.first
    switch name {
    case "foregroundColor", "foregroundStyle":
      guard let first else { return node }
      let value = evaluate(
        first.value, scope, expecting: name == "foregroundColor" ? "SwiftUI.Color" : "ShapeStyle")
      if case .nothing = value { return node }
      let paint = paint(from: value, first.value)
      // The second style is that of a symbol's lower layers.
      let isLayered = arguments.count > 1
      return (isLayered ? node.adding(.layeredSymbols, at: place) : node)
        .adding(.foreground(used(paint, name, first, place)), at: place)
    case "symbolRenderingMode":
      let mode = symbol(first, scope)
      return mode == "multicolor" || mode == "palette"
        ? node.adding(.layeredSymbols, at: place) : node
    case "tint", "accentColor":
      guard let first else { return node }
      let value = evaluate(first.value, scope, expecting: "SwiftUI.Color")
      if case .nothing = value { return node }
      return node.adding(
        .tint(used(paint(from: value, first.value), name, first, place)), at: place)
    case "backgroundStyle":
      guard let first else { return node }
      let paint = used(self.paint(first.value, scope), name, first, place)
      return node.adding(.environment(name, .paint(paint)), at: place)
    case "font":
      guard let first else { return node }
      return node.adding(.font(font(first, scope)), at: place)
    case "fontWeight":
      guard let weight = symbol(first, scope).flatMap(Self.weight) else { return node }
      return node.adding(.weight(weight), at: place)
    case "bold":
      if let first, !truth(evaluate(first.value, scope), first.value) { return node }
      return node.adding(.weight(700), at: place)
    case "monospaced": return node.adding(.design(.monospaced), at: place)
    case "fontDesign":
      guard let design = symbol(first, scope).flatMap(Self.design) else { return node }
      return node.adding(.design(design), at: place)
    case "disabled":
      guard let first else { return node }
      let isDisabled = truth(evaluate(first.value, scope), first.value)
      return node.adding(.disabled(isDisabled), at: place)
    case "environment":
      guard let first, arguments.count == 2,
        case .symbol(let key) = evaluate(first.value, scope)
      else { return node }
      let values = symbols.type("EnvironmentValues", in: nil, file: scope.file)
      let type = values.flatMap { declaredType(of: key, in: $0) }
      let value = evaluate(arguments[1].value, scope, expecting: type ?? "Symbol2")
      if key == "colorScheme" { return recolored(node, symbolName(value), place) }
      return node.adding(.environment(key, value), at: place)
    case "buttonStyle":
      guard let first else { return node }
      return node.adding(
        .buttonStyle(evaluate(first.value, scope, expecting: "ButtonStyle")), at: place)
    case "toggleStyle":
      guard let first else { return node }
      return node.adding(
        .toggleStyle(evaluate(first.value, scope, expecting: "ToggleStyle")), at: place)
    case "labelStyle":
      guard let first else { return nil }
      let style = evaluate(first.value, scope, expecting: "LabelStyle")
      if case .instance = style { return node.adding(.labelStyle(style), at: place) }
      guard let name = symbolName(style), Self.labelStyles.contains(name) else { return nil }
      return node.adding(.labelStyle(style), at: place)
    case "imageScale":
      let factors = ["small": 0.8, "medium": 1, "large": 1.27]
      return node.adding(.imageScale(symbol(first, scope).flatMap { factors[$0] } ?? 1), at: place)
    case "controlSize":
      guard let first else { return node }
      return node.adding(
        .environment("controlSize", .symbol(symbol(first, scope) ?? "regular")), at: place)
    case "progressViewStyle":
      guard let first else { return nil }
      let style = evaluate(first.value, scope, expecting: "ProgressViewStyle")
      guard let name = symbolName(style), Self.ringStyles.contains(name) else { return nil }
      guard case .record(_, let parts) = style, let tint = parts["tint"] else { return node }
      return node.adding(
        .tint(used(paint(from: tint, first.value), name, first, place)), at: place)
    case "groupBoxStyle":
      guard let first else { return nil }
      return node.adding(
        .environment(name, evaluate(first.value, scope, expecting: "GroupBoxStyle")), at: place)
    case "textCase":
      return node.adding(.environment(name, .symbol(symbol(first, scope) ?? "none")), at: place)
    case "colorScheme": return recolored(node, symbol(first, scope), place)
    case "preferredColorScheme":
      guard let scheme = symbol(first, scope), scheme != "none" else { return node }
      return recolored(node, scheme, place)
    default: return nil
    }
  }

  /// A view in a colour scheme of its own, whose colours are those of the appearance or stay open.
  private mutating func recolored(
    _ node: ViewNode, _ scheme: String?, _ place: Expression.Place
  ) -> ViewNode {
    if scheme == (inputs.isDark ? "dark" : "light") { return node }
    return obscured(node, "colours of a colour scheme that a view sets are not evaluated", place)
  }

  /// Modifiers of a view that a control inside shows: what they set or paint behind it.
  static let inheritedModifiers: Set<String> = [
    "foregroundColor", "foregroundStyle", "symbolRenderingMode", "tint", "accentColor", "font",
    "fontWeight", "bold", "monospaced", "fontDesign", "disabled", "environment", "buttonStyle",
    "toggleStyle", "labelStyle", "imageScale", "controlSize", "groupBoxStyle", "progressViewStyle",
    "textCase", "colorScheme", "preferredColorScheme", "background", "listRowBackground",
    "backgroundStyle", "opacity",
    "modifier", SurroundingModifier.sibling, SurroundingModifier.boundary,
  ]

  /// Styles of a progress view that turns.
  private static let ringStyles: Set<String> = [
    "automatic", "circular", "CircularProgressViewStyle", "DefaultProgressViewStyle",
  ]

  private static let labelStyles: Set<String> = [
    "automatic", "titleAndIcon", "titleOnly", "iconOnly", "DefaultLabelStyle",
    "TitleAndIconLabelStyle", "TitleOnlyLabelStyle", "IconOnlyLabelStyle",
  ]

  /// Modifiers that change neither drawing nor taps, or only over time.
  static let neutralModifiers: Set<String> = [
    "animation", "transition", "contentTransition", "transaction", "id", "help", "tag", "onAppear",
    "onDisappear", "task", "onChange", "onReceive", "onHover", "onContinuousHover", "hoverEffect",
    "focusable", "focused", "focusEffectDisabled", "keyboardShortcut", "sensoryFeedback",
    "multilineTextAlignment", "truncationMode", "minimumScaleFactor",
    "allowsTightening", "lineSpacing", "kerning", "tracking", "italic", "underline",
    "strikethrough", "baselineOffset", "monospacedDigit", "shadow", "preference",
    "symbolVariant", "symbolEffect", "renderingMode", "interpolation",
    "antialiased", "dynamicTypeSize", "environmentObject", "redacted", "unredacted",
    "privacySensitive",
    "textSelection", "ignoresSafeArea", "edgesIgnoringSafeArea", "safeAreaInset", "safeAreaPadding",
    "speechSpellsOutCharacters", "defaultHoverEffect", "geometryGroup", "buttonBorderShape",
    "menuStyle", "sheet", "alert", "confirmationDialog", "fullScreenCover", "popover", "toolbar",
    "navigationTitle", "navigationBarTitle", "navigationBarTitleDisplayMode", "contextMenu",
    "badge", "labelsHidden", "scenePadding", "previewDisplayName", "previewLayout", "userActivity",
    "onPreferenceChange", "anchorPreference", "transformPreference", "coordinateSpace", "equatable",
    "alignmentGuide", "flipsForRightToLeftLayoutDirection", "buttonRepeatBehavior",
    "headerProminence",
    "listRowBackground", "listRowInsets", "listRowSeparator", "drawsBackground",
    "typesettingLanguage",
    "pointerStyle", "onKeyPress", "onOpenURL", "onSubmit", "submitLabel", "searchable",
    "refreshable",
    "navigationDestination", "navigationBarBackButtonHidden", "navigationBarHidden",
    "toolbarBackground",
    "interactiveDismissDisabled", "presentationDetents", "statusBar", "statusBarHidden",
    "symbolVariableValueMode",
    "glassEffectID", "glassEffectUnion", "widgetAccentable", "invalidatableContent",
    "scrollTransition",
    "phaseAnimator", "keyframeAnimator", "animatableValue", "textRenderer",
    "allowsWindowActivationEvents", "writingDirection", "lineHeight", "name", "hapticFeedback",
  ]

  /// Names of modifiers that are evaluated, on views that are not known too.
  static let knownModifiers: Set<String> = neutralModifiers.union([
    "padding", "frame", "background", "overlay", "foregroundColor", "foregroundStyle", "font",
    "fontWeight", "bold", "opacity", "cornerRadius", "clipShape", "clipped", "contentShape",
    "scaleEffect", "offset", "rotationEffect", "border", "tint", "accentColor", "disabled",
    "buttonStyle", "toggleStyle", "labelStyle", "imageScale", "controlSize", "fixedSize",
    "aspectRatio", "scaledToFit", "scaledToFill", "layoutPriority", "compositingGroup",
    "drawingGroup", "hidden", "allowsHitTesting", "onTapGesture", "onLongPressGesture",
    "environment", "modifier", "brightness", "contrast", "saturation", "blur", "blendMode", "mask",
    "glassEffect", "resizable", "symbolRenderingMode", "gesture", "simultaneousGesture",
    "fontDesign", "monospaced", "colorScheme", "textCase",
  ])
}
