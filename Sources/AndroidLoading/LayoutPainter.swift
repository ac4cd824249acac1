internal import ColorMath
internal import Geometry
internal import SceneModel

/// Paints a control of a layout in all its states under one theme.
struct LayoutPainter {
  /// The control in one state.
  struct Look {
    var state: WidgetState
    var scene: Scene
    /// Indices of the control's own layers.
    var layers: [Int]
    var size: WidgetSize
  }

  private let control: LayoutControl
  private let appearance: ThemeAppearance
  private let texts: LayoutTexts
  private var resolver: ResourceResolver { appearance.resolver }

  init(_ control: LayoutControl, under appearance: ThemeAppearance) {
    self.control = control
    self.appearance = appearance
    texts = LayoutTexts(appearance.resolver)
  }

  /// What the control looks like, the normal state first; states that look like it are left out.
  ///
  /// `fillsScreen` says whether the file's outermost view is as large as the screen.
  func looks(fillsScreen: Bool) -> [Look] {
    let window = appearance.window
    let around = control.backdrops.filter { !$0.isSibling }.map(\.node)
    let outer = (around + [control.node]).reduce(appearance.stack) {
      LayoutSurface.theme(of: $1, under: $0, resolver)
    }
    let context = context(of: control.node, control.kind, under: outer)
    let content = content(context)
    let look = TextLook(main: context)
    let size = WidgetSize(control, context, content, look, fillsScreen: fillsScreen)
    var surface = LayoutSurface(
      control.backdrops, below: control.kind.kind.isRaised ? [] : control.scrims,
      over: appearance, at: control.node.location, around: size.frame)
    if let cause = context.unknownOpacity {
      surface.veil(because: cause, at: control.node.location)
    }
    let first = surface.steps.reduce(0) { $0 + $1.layers.count }
    var looks: [Look] = []
    let states = WidgetState.all(
      of: control.kind.kind, isCheckable: isCheckable(context), isEnabled: context.isEnabled,
      showsErrors: control.kind.kind == .textField && context.showsErrors)
    for state in states {
      let painter = WidgetPainter(
        context, state, content, look, size, at: control.node.location)
      let scene = scene(painter.layers, context.opacity, over: surface, window, size.frame)
      let isTold = state.control.contains(.disabled) && mayLookEnabled
      if let normal = looks.first, normal.scene == scene, !isTold { continue }
      if painter.isUnknown, isLikeEnabled(scene, state, looks) { continue }
      looks.append(
        Look(
          state: state, scene: scene, layers: Array(first..<first + painter.layers.count),
          size: size))
    }
    return looks
  }

  /// Whether a state is a disabled one that looks like the enabled one.
  private func isLikeEnabled(_ scene: Scene, _ state: WidgetState, _ looks: [Look]) -> Bool {
    guard state.control.contains(.disabled) else { return false }
    let enabled = state.control.subtracting(.disabled)
    return looks.first { $0.state.control == enabled }?.scene == scene
  }

  /// Whether it is a finding of its own that a disabled state looks enabled: in a class that is a
  /// control, whose colours the layout says and no style that is judged itself.
  private var mayLookEnabled: Bool { control.kind.kind != .view && control.node.replacesColors }

  private func isCheckable(_ context: WidgetContext) -> Bool {
    control.kind.kind.isTwoState || context.flag("android:checkable")
      || ["CheckedTextView", "ToggleButton"].contains { control.node.simpleName.hasSuffix($0) }
      || isInToggleGroup
  }

  /// Whether the group around makes its buttons such that can be checked
  /// (`MaterialButtonToggleGroup.setupButtonChild`).
  private var isInToggleGroup: Bool {
    let parent = control.backdrops.last { !$0.isSibling }?.node
    return control.kind.kind == .button
      && parent?.simpleName.hasSuffix("ButtonToggleGroup") == true
  }

  private func context(
    of node: LayoutNode, _ kind: LayoutKind, under theme: ThemeStack
  ) -> WidgetContext {
    WidgetContext(
      node, kind.kind, defaultStyles: kind.defaultStyles(of: node, under: theme),
      fallback: kind.fallbackStyle(of: node, under: theme), under: theme, resolver)
  }

  /// The default style of texts of the platform.
  private static let textViewStyle = ResourceName(
    type: .style, name: "Widget.Material.TextView", isFramework: true)

  // MARK: Content

  private func content(_ context: WidgetContext) -> WidgetContent {
    var content = WidgetContent()
    let node = control.node
    // Whoever draws a control by code says nothing of its colours here.
    if control.kind.isDrawnByCode, context.levels.count == 1,
      context.use("android:textColor") == nil, context.use("android:textAppearance") == nil
    {
      setStated(context, in: &content)
      return content
    }
    content.markup = texts.markup("android:text", of: node)
    if context.kind == .text {
      setText(context, in: &content)
      content.codeColor = node.codeColor(context)
      return content
    }
    content.pictures = texts.pictures(of: context)
    if context.kind == .toolbar {
      setTitles(in: &content)
      return content
    }
    setContent(of: context, in: &content)
    return content
  }

  /// What a control shows by its kind.
  private func setContent(of context: WidgetContext, in content: inout WidgetContent) {
    let node = control.node
    switch context.kind {
    case .button, .extendedFloatingButton, .chip:
      let text = texts.text("android:text", of: node)
      let hasPicture = content.pictures?.isEmpty == false
      set(text ?? (hasPicture ? nil : .unknown("Label")), in: &content)
    case .iconButton, .floatingButton, .slider, .seekBar, .rating: break
    case .checkbox, .radio, .switch: set(texts.text("android:text", of: node), in: &content)
    case .tab: setTabs(context, in: &content)
    case .navigation:
      let mode = context.use("labelVisibilityMode")?.value
      content.text = mode == "unlabeled" || mode == "2" ? nil : "Label"
    case .editText:
      content.text = "Text"
      let hint = ["android:hint", "queryHint", "android:queryHint", "defaultQueryHint"]
      content.hint = hint.lazy.compactMap { texts.text($0, of: node)?.shown }.first
    case .textField: setField(context, in: &content)
    case .view:
      if LayoutKind.textStyles(node.simpleName) != nil || node.isCustomText {
        setText(context, in: &content)
      }
      content.parts = control.parts.map { part($0, under: context.theme) }
    case .text, .toolbar: break
    }
  }

  /// What the layout itself gives a view that only code draws: pictures, and a text whose colour
  /// nobody knows.
  private func setStated(_ context: WidgetContext, in content: inout WidgetContent) {
    let pictures = texts.pictures(of: context)
    content.pictures = pictures.isEmpty ? nil : pictures
    guard control.node.attributes.items["android:text"] != nil else { return }
    set(texts.text("android:text", of: control.node), in: &content)
    content.codeColor = control.node.codeColor(context)
  }

  /// Whether tabs only show which of some pages is seen: with a drawing of their own each and
  /// without anything that is said of a text.
  private var isPageIndicator: Bool {
    let items = control.node.attributes.items
    return items["tabBackground"] != nil
      && !["tabTextColor", "tabSelectedTextColor", "tabTextAppearance"].contains {
        items[$0] != nil
      }
  }

  /// The text of the first tab that has one and the icons of all; of tabs that code adds, a word, and
  /// an icon if the project says its colour.
  private func setTabs(_ context: WidgetContext, in content: inout WidgetContent) {
    guard !control.tabs.isEmpty else {
      content.text = isPageIndicator ? nil : "Label"
      content.pictures = nil
      return
    }
    content.text = control.tabs.lazy.compactMap { texts.text("android:text", of: $0)?.shown }.first
    var pictures: [WidgetContent.Picture] = []
    for icon in control.tabs.compactMap({ $0.attributes.items["android:icon"] })
    where !pictures.contains(where: { $0.use.value == icon.value }) {
      pictures.append(WidgetContent.Picture(use: icon, tints: ["tabIconTint"]))
    }
    content.pictures = pictures
    if content.text == nil, pictures.isEmpty { content.text = "Label" }
  }

  private func set(_ text: LayoutTexts.Text?, in content: inout WidgetContent) {
    content.text = text?.shown
    if case .known(let known) = text { content.knownText = known }
  }

  /// What a text says, what it says while it is empty, and whether parts of it are links.
  private func setText(_ context: WidgetContext, in content: inout WidgetContent) {
    set(texts.text("android:text", of: control.node) ?? .unknown("Text"), in: &content)
    content.hint = texts.text("android:hint", of: control.node)?.shown
    content.hasLinks = !["none", "0x0", "0", nil].contains(context.use("android:autoLink")?.value)
  }

  /// The title of a bar, a word where only code says it, and its subtitle.
  private func setTitles(in content: inout WidgetContent) {
    let node = control.node
    func text(_ name: String) -> LayoutTexts.Text? {
      texts.text(name, of: node) ?? texts.text("android:" + name, of: node)
    }
    content.subtitle = text("subtitle")?.shown
    let isBottom = node.simpleName == "BottomAppBar"
    set(text("title") ?? (isBottom ? nil : .unknown("Title")), in: &content)
  }

  private func setField(_ context: WidgetContext, in content: inout WidgetContent) {
    content.prefix = texts.text("prefixText", of: control.node)?.shown
    content.suffix = texts.text("suffixText", of: control.node)?.shown
    content.placeholder = texts.text("placeholderText", of: control.node)?.shown
    if context.flag("counterEnabled") { content.counter = "0" }
    let mode = context.use("endIconMode")?.value ?? "none"
    content.hasEndIcon =
      !["none", "custom", "0", "-1"].contains(mode) && context.use("endIconDrawable") == nil
    guard let input = control.input else { return }
    content.input = WidgetContext(
      input, .editText, defaultStyles: WidgetKind.editText.defaultStyleAttributes,
      under: LayoutSurface.theme(of: input, under: context.theme, resolver), resolver)
    content.hint =
      (texts.text("android:hint", of: control.node) ?? texts.text("android:hint", of: input))?.shown
    content.helper = texts.text("helperText", of: control.node)?.shown
    if context.showsErrors { content.error = "Error" }
  }

  private func part(_ part: LayoutPart, under theme: ThemeStack) -> WidgetContent.Part {
    var theme = theme
    var backgrounds: [WidgetContext] = []
    for node in part.around {
      theme = LayoutSurface.theme(of: node, under: theme, resolver)
      backgrounds.append(
        WidgetContext(
          node, .view, defaultStyles: LayoutSurface.defaultStyles(node), under: theme, resolver))
    }
    theme = LayoutSurface.theme(of: part.node, under: theme, resolver)
    let context = WidgetContext(
      part.node, .view,
      defaultStyles: LayoutKind.textStyles(part.node.simpleName) ?? [],
      fallback: part.isText ? Self.textViewStyle : nil, under: theme, resolver)
    let text = texts.text("android:text", of: part.node) ?? .unknown("Text")
    return WidgetContent.Part(
      context: context, codeColor: part.node.codeColor(context),
      text: part.isText ? text.shown : nil, markup: texts.markup("android:text", of: part.node),
      pictures: texts.pictures(of: context), backgrounds: backgrounds)
  }

  // MARK: Scene

  /// The surface with the control on it, both faded as the views around say.
  private func scene(
    _ own: [Layer], _ opacity: Double, over surface: LayoutSurface, _ window: Window,
    _ frame: Rect
  ) -> Scene {
    var layers = surface.steps.flatMap(\.layers)
    let first = layers.count
    layers += own
    var children = (first..<layers.count).map { Group.Node.layer($0) }
    // A view's parent shows nothing of it outside its bounds; what a field says below its box is
    // part of the field.
    let clips = control.kind.kind == .textField ? [] : [Clip(path: .rectangle(frame))]
    let isCut = own.contains { $0.shape.path.boundingBox.map { !frame.contains($0) } ?? false }
    if opacity < 1 || (isCut && !clips.isEmpty) {
      children = [
        .group(
          Group(opacity: opacity, clips: isCut ? clips : [], children: children))
      ]
    }
    children += (layers.count..<layers.count + surface.covers.count).map { .layer($0) }
    layers += surface.covers
    var end = first
    for step in surface.steps.reversed() {
      let start = end - step.layers.count
      children = (start..<end).map { .layer($0) } + children
      if step.opacity < 1 {
        children = [.group(Group(opacity: max(step.opacity, 0), children: children))]
      }
      end = start
    }
    var window = window
    if let floor = surface.floor { window.color = floor }
    window.isAssumed = surface.isUncertain
    return Scene(
      drawing: Drawing(layers: layers, root: Group(children: children)), window: window,
      bounds: frame.inset(by: -16))
  }
}
