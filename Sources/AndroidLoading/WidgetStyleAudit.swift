internal import ColorMath
internal import Geometry
internal import SceneModel

/// Makes a control of every style of the project that a control can have, in all its states under
/// every theme.
struct WidgetStyleAudit {
  private let table: ResourceTable
  private let appearances: [ThemeAppearance]

  init(_ table: ResourceTable, _ appearances: [ThemeAppearance]) {
    self.table = table
    self.appearances = appearances
  }

  /// The styles of the project that are for a kind of control.
  private func styles() -> [(name: ResourceName, kind: WidgetKind, definition: ResourceDefinition)]
  {
    guard let resolver = appearances.first?.resolver else { return [] }
    return table.auditedStyles.compactMap { name in
      guard let definition = resolver.definition(of: name, for: nil),
        let kind = WidgetKind(
          resolver.style(name, for: nil), isForeign: { !table.isAudited($0) })
      else { return nil }
      return (name, kind, definition)
    }
  }

  /// Adds the controls to `builder`; gives the styles with the theme that each is first shown in,
  /// under the overlays that it applies.
  func add(
    to builder: inout SourceBuilder, _ folding: ThemeFolding
  ) -> [ResolutionCounter.Use] {
    guard let resolver = appearances.first?.resolver else { return [] }
    let styles = styles()
    let referred = styles.map { folding.dependencies(of: $0.name) }
    let needs = zip(styles, referred).map { style, referred in
      var needed = referred
      needed.attributes.formUnion(Self.consulted(by: style.kind))
      return needed
    }
    // First for all styles together, so that few themes are left to compare for each.
    let themes = folding.distinct(
      appearances, in: needs.reduce(into: Dependencies()) { $0.formUnion($1) })
    var shown: [ResolutionCounter.Use] = []
    for (index, (name, kind, definition)) in styles.enumerated() {
      let style = resolver.style(name, for: nil)
      let suitable = folding.distinct(
        ThemeAppearance.fitting(
          ThemeAppearance.best(
            of: themes, for: referred[index].attributes, family: ThemeFamily(widget: style)),
          name: name.name),
        in: needs[index])
      let renditions = renditions(
        of: name, kind, under: suitable, at: definition.location, &builder)
      guard !renditions.isEmpty, let first = suitable.first else { continue }
      let own = first.resolver.style(name, for: nil)
      shown.append(
        ResolutionCounter.Use(
          style: own,
          theme: WidgetContext(own, kind, under: first.stack, first.resolver).theme,
          resolver: first.resolver))
      builder.add(
        Control(
          key: name.title, name: name.title, role: kind.role, location: definition.location,
          renditions: renditions, suppressions: LintRemarks.suppressions(of: definition)))
    }
    return shown
  }

  /// What a style looks like under one theme, and which lines say so.
  struct Look: Hashable {
    struct Part: Hashable {
      var paint: Paint
      var literal: SourceLocation?
      var path: Path
    }

    var parts: [[Part]]
    var window: Color

    init(_ scenes: [Scene]) {
      parts = scenes.map { scene in
        scene.drawing.layers.map {
          Part(
            paint: $0.paint.value, literal: $0.paint.provenance.literal?.location,
            path: $0.shape.path)
        }
      }
      window = scenes.first?.window.color.value ?? .white
    }
  }

  private func renditions(
    of name: ResourceName, _ kind: WidgetKind, under appearances: [ThemeAppearance],
    at location: SourceLocation, _ builder: inout SourceBuilder
  ) -> [Rendition] {
    var seen: Set<Look> = []
    var renditions: [Rendition] = []
    for appearance in appearances {
      let style = appearance.resolver.style(name, for: nil)
      let context = WidgetContext(style, kind, under: appearance.stack, appearance.resolver)
      let isCheckable = kind.isTwoState || context.flag("android:checkable")
      let states = WidgetState.all(of: kind, isCheckable: isCheckable)
      let painters = states.map { WidgetPainter(context, $0, at: location) }
      let scenes = painters.map { $0.scene(over: appearance.window) }
      guard seen.insert(Look(scenes)).inserted else { continue }
      for ((state, painter), scene) in zip(zip(states, painters), scenes)
      where !painter.layers.isEmpty {
        renditions.append(
          Rendition(
            state: state.control, appearance: appearance.appearance,
            scene: builder.index(of: scene, in: location.path),
            layers: Array(painter.layers.indices), frame: painter.size.frame,
            isFrameLaidOut: false, hitRegion: .region(Region(rect: painter.size.frame)),
            sizeEvidence: painter.size.evidence))
      }
    }
    return renditions.sorted { ($0.appearance, $0.state) < ($1.appearance, $1.state) }
  }

  /// What a control of `kind` asks a theme for, besides what its style depends on.
  static func consulted(by kind: WidgetKind) -> Set<String> {
    WidgetContext.themeAttributes.union(kind.defaultStyleAttributes)
      .union(WidgetSurface.themeAttributes)
  }
}

extension WidgetPainter {
  /// The scene of what was painted, the view faded as its style says.
  func scene(over window: Window) -> Scene {
    let opacity = context.opacity
    guard opacity < 1 else {
      return Scene(drawing: Drawing(layers: layers), window: window, bounds: size.frame)
    }
    let nodes = layers.indices.map { Group.Node.layer($0) }
    let faded = Group(opacity: opacity, children: Array(nodes[surfaceCount...]))
    let root = Group(children: nodes[..<surfaceCount] + [.group(faded)])
    return Scene(
      drawing: Drawing(layers: layers, root: root), window: window, bounds: size.frame)
  }
}
