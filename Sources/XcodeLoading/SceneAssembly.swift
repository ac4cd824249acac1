internal import AppleResources
internal import ColorMath
internal import Geometry
internal import SceneModel

/// Builds the scenes of a document's controls: each has its own, with what lies behind it.
struct SceneAssembly {
  let resolver: ColorResolver
  /// The appearances that may be audited, at least one, a normal one first.
  private let appearances: [Appearance]
  let options: LoadingOptions
  private(set) var scenes: [Scene] = []

  /// A scene with the indices of the control's own layers.
  struct Placed {
    var scene: Int
    var layers: [Int]
  }

  init(
    resolver: ColorResolver, appearances: [Appearance] = Appearance.standard,
    options: LoadingOptions
  ) {
    self.resolver = resolver
    self.appearances = appearances
    self.options = options
  }

  /// The appearances in which something of `looks` or behind them is known to differ.
  ///
  /// The first always, those with increased contrast only if a value is published or defined for
  /// them.
  func appearances(of looks: [Look], over backdrop: Backdrop) -> [Appearance] {
    let colors =
      ([backdrop.window].compactMap(\.self) + looks.flatMap { $0.parts.map(\.color) })
      .filter { resolver.varies($0) }
    let items = backdrop.items + backdrop.covers
    guard !colors.isEmpty || items.contains(where: \.paint.varies) else {
      return Array(appearances.prefix(1))
    }
    let hasContrast =
      items.contains(where: \.paint.isDefinedForIncreasedContrast)
      || colors.contains { resolver.isDefinedForIncreasedContrast($0) }
    return appearances.filter { hasContrast || !$0.isIncreasedContrast }
  }

  /// Adds the scene of `look` over `backdrop`.
  mutating func add(
    _ look: Look, over backdrop: Backdrop, bounds: Rect, screen: Rect? = nil,
    in appearance: Appearance
  ) -> Placed {
    var layers: [Layer] = []
    let window = window(of: backdrop, bounds: bounds, in: appearance, into: &layers)
    // Beyond the screen nothing is seen, and neither is what an opaque view covers wholly.
    let place = screen.flatMap { bounds.intersection($0) } ?? bounds
    let hidden = backdrop.items.lastIndex { item in
      item.fades.isEmpty && item.rect.contains(place)
        && item.paint.paint(in: appearance).value.isOpaque
    }
    if hidden != nil { layers.removeAll() }
    var visible = backdrop.items[(hidden ?? 0)...]
    var nodes = layers.indices.map { FadedNode(layer: $0, fades: []) }
    if visible.count > Self.layerLimit {
      nodes.append(FadedNode(layer: layers.count, fades: []))
      layers.append(merged(visible.dropLast(Self.layerLimit), bounds: place, in: appearance))
      visible = visible.suffix(Self.layerLimit)
    }
    for item in visible {
      nodes.append(FadedNode(layer: layers.count, fades: item.fades))
      layers.append(item.layer(item.paint.paint(in: appearance)))
    }
    var own: [Int] = []
    for part in look.parts {
      own.append(layers.count)
      nodes.append(FadedNode(layer: layers.count, fades: backdrop.fades))
      layers.append(
        Layer(
          part: part.part, shape: part.shape,
          paint: resolver.paint(part.color, in: appearance), text: part.text, name: part.name,
          location: part.location))
    }
    addCovers(of: look, backdrop, bounds: place, in: appearance, to: &layers, &nodes)
    let root = Group(children: FadedNode.tree(of: nodes[...], depth: 0))
    scenes.append(
      Scene(
        drawing: Drawing(layers: layers, root: root), window: window, bounds: bounds,
        screen: screen))
    return Placed(scene: scenes.count - 1, layers: own)
  }

  /// How many views behind a control are layers of their own.
  ///
  /// Thousands that let each other show through, behind thousands of controls, would fill any memory.
  private static let layerLimit = 64

  /// Adds what is painted over `look`.
  private func addCovers(
    of look: Look, _ backdrop: Backdrop, bounds: Rect, in appearance: Appearance,
    to layers: inout [Layer], _ nodes: inout [FadedNode]
  ) {
    guard !backdrop.covers.isEmpty else { return }
    let boxes = look.parts.compactMap(\.path.boundingBox)
    var covers = backdrop.shownCovers(over: boxes, in: appearance)
    if covers.count > Self.layerLimit {
      let cause = IncompleteCause(
        .unsupported, "more than \(Self.layerLimit) views lie over it",
        at: covers[0].item.paint.location)
      covers = [covers[0]]
      covers[0].item.rect = bounds
      covers[0].item.fades = []
      covers[0].paint = Resolved(.unresolved(cause))
    }
    for cover in covers {
      nodes.append(FadedNode(layer: layers.count, fades: cover.item.fades))
      layers.append(cover.item.layer(cover.paint))
    }
  }

  /// The lowest views as one layer: their colour where all of them fill `bounds` plainly.
  private func merged(
    _ items: ArraySlice<BackdropItem>, bounds: Rect, in appearance: Appearance
  ) -> Layer {
    var result = PremultipliedColor.clear
    var isPlain = true
    for item in items {
      guard item.fades.isEmpty, item.rect.contains(bounds),
        case .color(let color) = item.paint.paint(in: appearance).value
      else {
        isPlain = false
        break
      }
      result = PremultipliedColor(color).over(result)
    }
    let location = items.first?.paint.location ?? SourceLocation(path: "")
    let cause = IncompleteCause(
      .unsupported, "more than \(Self.layerLimit) views show through each other behind it",
      at: location)
    return Layer(
      part: .decoration, shape: Shape(path: .rectangle(bounds)),
      paint: Resolved(isPlain ? .color(result.color) : .unresolved(cause)), location: location)
  }

  private func window(
    of backdrop: Backdrop, bounds: Rect, in appearance: Appearance, into layers: inout [Layer]
  ) -> Window {
    if let color = options.windows[appearance.name] { return .stated(Resolved(color)) }
    guard let color = backdrop.window else { return .assumed(for: appearance) }
    let paint = resolver.paint(color, in: appearance)
    if case .color(let value) = paint.value, value.alpha == 1 {
      return .stated(Resolved(value, provenance: paint.provenance))
    }
    layers.append(
      Layer(
        part: .decoration, shape: Shape(path: .rectangle(bounds)), paint: paint,
        location: SourceLocation(path: backdrop.path)))
    return .assumed(for: appearance)
  }
}

extension BackdropItem {
  /// The view as a layer with `paint`.
  fileprivate func layer(_ paint: Resolved<Paint>) -> Layer {
    Layer(
      part: .decoration, shape: Shape(path: self.paint.path(of: rect)), paint: paint,
      name: self.paint.name, location: self.paint.location)
  }
}

extension Paint {
  /// Whether nothing below shows through.
  var isOpaque: Bool {
    if case .color(let color) = self { return color.alpha == 1 }
    return false
  }
}

/// A layer with the views that fade it.
private struct FadedNode {
  var layer: Int
  var fades: [Fade]

  /// Groups neighbours that the same view fades; `nodes` agree in their first `depth` fades.
  static func tree(of nodes: ArraySlice<FadedNode>, depth: Int) -> [Group.Node] {
    var result: [Group.Node] = []
    var rest = nodes
    while let first = rest.first {
      guard first.fades.count > depth else {
        result.append(.layer(first.layer))
        rest.removeFirst()
        continue
      }
      let fade = first.fades[depth]
      let group = rest.prefix { $0.fades.count > depth && $0.fades[depth] == fade }
      result.append(
        .group(Group(opacity: fade.opacity, children: tree(of: group, depth: depth + 1))))
      rest = rest[group.endIndex...]
    }
    return result
  }
}
