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
    return table.names.compactMap { name in
      guard name.type == .style, isOwn(name),
        let definition = resolver.definition(of: name, for: nil),
        let kind = WidgetKind(resolver.style(name, for: nil), isForeign: { !isOwn($0) })
      else { return nil }
      return (name, kind, definition)
    }
  }

  private func isOwn(_ name: ResourceName) -> Bool {
    table.candidates[name]?.contains { $0.isAudited } == true
  }

  /// Adds the controls to `builder`.
  func add(to builder: inout SourceBuilder) {
    guard let resolver = appearances.first?.resolver else { return }
    let finder = DependencyFinder(resolver)
    for (name, kind, definition) in styles() {
      let renditions = renditions(
        of: name, kind, under: suitable(name, kind, finder), at: definition.location, &builder)
      if renditions.isEmpty { continue }
      builder.add(
        Control(
          key: name.name, name: name.name, role: kind.role, location: definition.location,
          renditions: renditions))
    }
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

  /// What decides how a style looks under a theme.
  private struct Settings: Hashable {
    var items: [String: StyleDefinition.Item]
    var window: Color
    var isNight: Bool
  }

  /// The themes that define what the style refers to; if none does, those that define most of it.
  ///
  /// Of themes under which it looks the same the first stands for the others.
  private func suitable(
    _ name: ResourceName, _ kind: WidgetKind, _ finder: DependencyFinder
  ) -> [ThemeAppearance] {
    guard let resolver = appearances.first?.resolver else { return [] }
    let style = resolver.style(name, for: nil)
    let needed = finder.dependencies(of: style)
    let family = ThemeFamily(widget: style)
    let missing = appearances.map { appearance in
      needed.attributes.count { appearance.stack.item($0) == nil }
        + (appearance.family < family ? 1000 : 0)
    }
    let least = missing.min() ?? 0
    let attributes = needed.attributes.union(WidgetContext.themeAttributes)
      .union(kind.defaultStyleAttributes).union(WidgetSurface.themeAttributes)
    var seen: Set<Settings> = []
    return zip(appearances, missing).filter { appearance, missing in
      guard missing == least else { return false }
      let (items, dependsOnNight) = finder.settings(of: attributes, under: appearance.stack)
      let settings = Settings(
        items: items, window: appearance.window.color.value,
        isNight: (dependsOnNight || needed.dependsOnNight) && appearance.resolver.device.isNight)
      return seen.insert(settings).inserted
    }.map(\.0)
  }
}

extension WidgetPainter {
  /// The scene of what was painted.
  func scene(over window: Window) -> Scene {
    Scene(drawing: Drawing(layers: layers), window: window, bounds: size.frame)
  }
}
