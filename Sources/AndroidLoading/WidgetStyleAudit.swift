internal import ColorMath
internal import Geometry
internal import SceneModel

/// Makes a control of every style of the project that a control can have, in all its states under
/// every theme.
struct WidgetStyleAudit {
  private let table: ResourceTable
  private let appearances: [ThemeAppearance]
  private let uses: StyleUses

  /// An audit of styles of `table` under `appearances`; views are those of the layouts of `plan`.
  init(_ table: ResourceTable, _ appearances: [ThemeAppearance], _ plan: LayoutPlan) {
    self.table = table
    self.appearances = appearances
    uses = StyleUses(table, plan)
  }

  /// Those of `names` that are for a kind of control.
  private func styles(
    _ names: ArraySlice<ResourceName>
  ) -> [(name: ResourceName, kind: WidgetKind, definition: ResourceDefinition)] {
    guard let resolver = appearances.first?.resolver else { return [] }
    return names.compactMap { name in
      guard let definition = resolver.definition(of: name, for: nil),
        let kind = kind(of: name, resolver)
      else { return nil }
      return (name, kind, definition)
    }
  }

  private func kind(of name: ResourceName, _ resolver: ResourceResolver) -> WidgetKind? {
    if uses.isTextAppearance(name) { return nil }
    let style = resolver.style(name, for: nil)
    let kind = WidgetKind(
      style,
      // An ancestor that nobody defines says nothing.
      isForeign: { !table.isAudited($0) && table.candidates[$0.plain] != nil },
      isUsed: { uses.isFor($0, name, isText: $1) })
    let isForPicture = uses.isForPictures(name) ?? style.isForPicture(in: table)
    return kind == .button && isForPicture ? .iconButton : kind
  }

  /// Adds the controls of the audited styles `names` to `builder`, and to `counter` what each
  /// style refers to under the theme that it is first shown in and the overlays that it applies.
  func add(
    _ names: ArraySlice<ResourceName>, to builder: inout SourceBuilder, _ folding: ThemeFolding,
    _ counter: inout ResolutionCounter
  ) {
    guard let resolver = appearances.first?.resolver else { return }
    let styles = styles(names)
    var cutFiles: Set<String> = []
    for (name, kind, definition) in styles {
      let style = resolver.style(name, for: nil)
      let needed = folding.dependencies(of: name)
      let suitable = ThemeAppearance.fitting(
        folding.best(
          of: appearances, for: needed.attributes, family: ThemeFamily(widget: style)),
        name: name.name)
      var isCut = false
      let looks = folding.distinct(
        suitable, dependsOnNight: needed.dependsOnNight, isCut: &isCut
      ) {
        look(of: name, kind, under: $0, at: definition.location)
      }
      if isCut, cutFiles.insert(definition.location.path).inserted {
        builder.add(LookBudget.remark(at: definition.location))
      }
      let renditions = renditions(of: looks, in: definition.location.path, &builder)
      guard !renditions.isEmpty, let first = suitable.first else { continue }
      let own = first.resolver.style(name, for: nil)
      let context = WidgetContext(own, kind, under: first.stack, first.resolver)
      counter.count(own, under: context.theme, first.resolver, in: table)
      var control = Control(
        key: name.title, name: name.title, role: kind.role, location: definition.location,
        renditions: renditions, suppressions: LintRemarks.suppressions(of: definition))
      control.isTemplate = uses.isTemplate(name) {
        table.isAudited($0) && self.kind(of: $0, resolver) != nil
      }
      if uses.isRaised(name), looks.allSatisfy({ $0.found.first?.painter.isOpaque != true }) {
        control.isTemplate = true
      }
      builder.add(control)
    }
  }

  /// What a control of the style `name` looks like in one state.
  private typealias StateLook = (state: WidgetState, painter: WidgetPainter, scene: Scene)

  private func look(
    of name: ResourceName, _ kind: WidgetKind, under appearance: ThemeAppearance,
    at location: SourceLocation
  ) -> [StateLook] {
    let style = appearance.resolver.style(name, for: nil)
    let context = WidgetContext(style, kind, under: appearance.stack, appearance.resolver)
    let isCheckable = kind.isTwoState || context.flag("android:checkable")
    let look = TextLook(main: context)
    let size = WidgetSize(context, look)
    return WidgetState.all(
      of: kind, isCheckable: isCheckable, isEnabled: context.isEnabled,
      showsErrors: kind == .textField && context.showsErrors
    ).map { state in
      let painter = WidgetPainter(context, state, .specimen(of: context), look, size, at: location)
      return (state, painter, painter.scene(over: appearance, at: location))
    }
  }

  private func renditions(
    of looks: [(appearance: ThemeAppearance, found: [StateLook])], in path: String,
    _ builder: inout SourceBuilder
  ) -> [Rendition] {
    var seen = SeenLooks()
    var renditions: [Rendition] = []
    for (appearance, states) in looks
    where seen.insert(StyleLook(states.map(\.scene)), under: appearance) {
      for (state, painter, scene) in states where !painter.layers.isEmpty {
        renditions.append(
          Rendition(
            state: state.control, appearance: appearance.appearance,
            scene: builder.index(of: scene, in: path), layers: Array(painter.layers.indices),
            frame: painter.size.frame, isFrameLaidOut: false,
            hitRegion: .region(Region(rect: painter.size.frame)),
            sizeEvidence: painter.size.evidence, sizeLevers: painter.size.levers))
      }
    }
    return renditions.sorted { ($0.appearance, $0.state) < ($1.appearance, $1.state) }
  }
}

extension ResolvedStyle {
  /// Whether what files of the project set of it makes sense for a picture and not for a text.
  fileprivate func isForPicture(in table: ResourceTable) -> Bool {
    let own = items.values.filter { table.isOwn($0.location.path) }.map(\.name)
    return own.contains { ["android:scaleType", "android:src", "srcCompat"].contains($0) }
      && !own.contains { $0.hasPrefix("android:text") }
  }
}

extension WidgetPainter {
  /// Whether a container hides what lies behind the label.
  fileprivate var isOpaque: Bool {
    layers.dropFirst(surfaceCount).contains { layer in
      guard layer.part == .container, layer.shape.centerLine == nil else { return false }
      switch layer.paint.value {
      case .color(let color): return color.alpha == 1
      case .linearGradient, .radialGradient, .conicGradient, .unresolved: return true
      }
    }
  }

  /// The scene of what was painted over the window of `appearance`, the view faded as its style says.
  func scene(over appearance: ThemeAppearance, at location: SourceLocation) -> Scene {
    let opacity = context.opacity
    let window = appearance.window
    guard opacity < 1 || appearance.unreadWindow != nil else {
      return Scene(drawing: Drawing(layers: layers), window: window, bounds: size.frame)
    }
    let nodes = layers.indices.map { Group.Node.layer($0) }
    var all = layers
    var children = Array(nodes[..<surfaceCount])
    if let cause = appearance.unreadWindow {
      // Drawn first and listed last, so that the view's own layers keep their places.
      children.insert(.layer(all.count), at: 0)
      all.append(.unread(cause, over: size.frame.inset(by: -32), at: location))
    }
    let own = Array(nodes[surfaceCount...])
    children += opacity < 1 ? [.group(Group(opacity: opacity, children: own))] : own
    return Scene(
      drawing: Drawing(layers: all, root: Group(children: children)), window: window,
      bounds: size.frame)
  }
}
