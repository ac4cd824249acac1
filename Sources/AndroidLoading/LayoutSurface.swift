internal import ColorMath
internal import Geometry
internal import SceneModel

extension Layer {
  /// What a theme states of its window and nobody can tell, under all of `area`.
  static func unread(
    _ cause: IncompleteCause, over area: Rect, at location: SourceLocation
  ) -> Layer {
    Layer(
      part: .decoration, shape: Shape(path: .rectangle(area)), paint: Resolved(.unresolved(cause)),
      name: "window", location: location)
  }
}

/// What lies behind a control of a layout: backgrounds of the views around it, over the window.
struct LayoutSurface {
  /// What one view paints, faded with everything inside it.
  struct Step {
    var layers: [Layer]
    var opacity: Double
  }

  /// The lowest first; what an opaque background hides is left out.
  private(set) var steps: [Step] = []
  /// The theme of the innermost view.
  private(set) var theme: ThemeStack
  /// Whether a view of the application's own, or somebody who is not in the file, may paint
  /// something behind all this.
  private(set) var isUncertain: Bool
  /// The colour to assume where what code shows may cover it; `nil` for the window's.
  private(set) var floor: Resolved<Color>?

  /// What views around the control draw over it, and others after it; the lowest first.
  private(set) var covers: [Layer] = []
  /// Far enough around the control for its edge to have an outside.
  private let area: Rect

  private let resolver: ResourceResolver

  /// The surface of what stands in `backdrops`, around `frame`, below `scrims` and over the window of
  /// `appearance`.
  init(
    _ backdrops: [LayoutBackdrop], below scrims: [LayoutNode], over appearance: ThemeAppearance,
    at location: SourceLocation, around frame: Rect
  ) {
    theme = appearance.stack
    resolver = appearance.resolver
    isUncertain = appearance.window.isAssumed
    area = frame.inset(by: -32)
    if let cause = appearance.unreadWindow {
      steps = [Step(layers: [.unread(cause, over: area, at: location)], opacity: 1)]
    }
    for (index, backdrop) in backdrops.enumerated() {
      // What the designer shows around a file stands for whoever holds it.
      if index == 0, backdrop.node.attributes.items["android:background"]?.isSample == true {
        isUncertain = true
        continue
      }
      let inner = Self.theme(of: backdrop.node, under: self.theme, resolver)
      if backdrop.isSibling {
        add(backdrop, area, under: inner)
        continue
      }
      // An `include` hands on its theme and shows nothing itself.
      if !backdrop.node.isPlaceholder { add(backdrop, area, under: inner) }
      self.theme = inner
    }
    for scrim in scrims { dim(with: scrim) }
  }

  /// Lays something over the control of which nobody knows how much it lets show.
  mutating func veil(because cause: IncompleteCause, at location: SourceLocation) {
    covers.append(
      Layer(
        part: .decoration, shape: Shape(path: .rectangle(area)),
        paint: Resolved(.unresolved(cause)), name: "opacity", location: location))
  }

  /// Lays an empty view over the control, unless nothing would be seen of it: code shows that in turn.
  private mutating func dim(with scrim: LayoutNode) {
    let context = WidgetContext(scrim, .view, defaultStyles: [], under: theme, resolver)
    let layers = context.backgroundLayers(in: .normal, area, at: scrim.location).map { layer in
      var layer = layer.asDecoration
      layer.alpha *= context.opacity
      return context.unknownOpacity.map { layer.unresolved($0) } ?? layer
    }
    if layers.contains(where: { Self.covers($0, area) }) { return }
    covers += layers
  }

  /// The theme inside `node`: with its overlays over that around it.
  static func theme(
    of node: LayoutNode, under theme: ThemeStack, _ resolver: ResourceResolver
  ) -> ThemeStack {
    node.themes.reduce(theme) { stack, use in
      resolver.style(use, under: stack).map { stack.applying($0) } ?? stack
    }
  }

  private mutating func add(_ backdrop: LayoutBackdrop, _ area: Rect, under theme: ThemeStack) {
    let node = backdrop.node
    let context = WidgetContext(
      node, .view, defaultStyles: Self.defaultStyles(node), under: theme, resolver)
    var layers = context.surfaceLayers(in: .normal, area, at: node.location).map(\.asDecoration)
    if backdrop.isSibling, let picture = Self.picture(node, context, area) {
      layers.append(picture)
    }
    var opacity = context.opacity
    let unknown = context.unknownOpacity
    if backdrop.isSibling {
      // What is drawn after it does not fade with it.
      for index in layers.indices { layers[index].alpha *= opacity }
      if let unknown { layers = layers.map { $0.unresolved(unknown) } }
      opacity = 1
    } else {
      if let unknown { veil(because: unknown, at: node.location) }
      covers = context.foregroundLayers(in: .normal, area, at: node.location) + covers
    }
    if opacity == 1, layers.contains(where: { Self.covers($0, area) }) {
      steps = []
      floor = nil
      isUncertain = false
    } else if layers.isEmpty, node.isCustom, Self.mayPaint(node) {
      isUncertain = true
    }
    if backdrop.isSibling, node.isFilledByCode { cover(with: node, area) }
    if layers.isEmpty, opacity == 1 { return }
    steps.append(Step(layers: layers, opacity: opacity))
  }

  /// Code shows something in `node` over all that was painted so far: that is still the colour to
  /// assume, but no more than that.
  private mutating func cover(with node: LayoutNode, _ area: Rect) {
    isUncertain = true
    guard let step = steps.first else { return }
    if steps.count == 1, step.opacity == 1, let layer = step.layers.last, Self.covers(layer, area),
      case .color(let color) = layer.paint.value
    {
      floor = Resolved(color, provenance: layer.paint.provenance)
      steps = []
      return
    }
    let name = node.id.map { "'\($0)'" } ?? node.simpleName
    let cause = IncompleteCause(
      .unresolvedVariable, "what code shows in \(name) lies behind", at: node.location)
    steps.append(
      Step(
        layers: [
          Layer(
            part: .decoration, shape: Shape(path: .rectangle(area)),
            paint: Resolved(.unresolved(cause)), name: "content", location: node.location)
        ], opacity: 1))
  }

  /// Classes with a background of their own, and the theme attributes that name their style.
  private static let styles = [
    "MaterialCardView": "materialCardViewStyle", "CardView": "cardViewStyle",
    "AppBarLayout": "appBarLayoutStyle", "BottomAppBar": "bottomAppBarStyle",
    "Toolbar": "toolbarStyle", "MaterialToolbar": "toolbarStyle", "TabLayout": "tabStyle",
    "NavigationView": "navigationViewStyle",
  ]

  /// The theme attributes that may name the default style of a class that is no control.
  static func defaultStyles(_ node: LayoutNode) -> [String] {
    styles[node.simpleName].map { [$0] } ?? []
  }

  /// A picture that fills the space behind the control.
  private static func picture(
    _ node: LayoutNode, _ context: WidgetContext, _ area: Rect
  ) -> Layer? {
    let shows = ["ImageView", "WebView", "MapView", "SurfaceView", "TextureView", "PreviewView"]
    guard shows.contains(where: { node.simpleName.hasSuffix($0) }) else { return nil }
    let name = node.id.map { "'\($0)'" } ?? node.simpleName
    return Layer(
      part: .decoration, shape: Shape(path: .rectangle(area)),
      paint: Resolved(
        .unresolved(
          IncompleteCause(.rasterImage, "the picture \(name) lies behind", at: node.location))),
      name: "picture", location: node.location)
  }

  private static func covers(_ layer: Layer, _ area: Rect) -> Bool {
    guard case .color(let color) = layer.paint.value, color.alpha == 1, layer.alpha == 1 else {
      return false
    }
    return layer.shape.centerLine == nil && layer.shape.path.boundingBox?.contains(area) == true
  }

  /// Whether a view of the application's own may have a background that only its code knows.
  private static func mayPaint(_ node: LayoutNode) -> Bool {
    !["Layout", "ScrollView", "Container", "Group", "Pager", "Behavior"].contains {
      node.simpleName.hasSuffix($0)
    }
  }
}
