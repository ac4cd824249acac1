internal import AppleResources
internal import Geometry
internal import Markup
internal import SceneModel

/// What is known of a control before it is placed in scenes.
struct ControlDraft {
  var role: Role
  var name: String
  var looks: [Look]
  var exemptions: Set<Exemption> = []
  /// What tells the control from others of the same view.
  var suffix = ""
  /// Its part of the view's frame, `nil` for all of it.
  var frame: Rect?
  /// Whether its content decides how wide it is.
  var leavesWidthOpen = false
  /// The item of a bar that it is, which has no frame; `nil` for a view.
  var item: XMLElement?
}

/// Turns the views of one document into controls.
struct ControlAssembly {
  let tree: ViewTree
  let colors: ColorElementReader
  let texts: TextReader
  let sizes: SizeFinder
  let backdrops: BackdropFinder
  let tints: TintFinder
  let resolver: ColorResolver
  private let taps: TapAreas
  private var scenes: SceneAssembly
  private var controls: [Control] = []
  /// By view, the first of those that take turns with it in one place.
  private let alternatives: [Int: String]
  /// By bar, the items whose colours are audited.
  let barItems: [Int: [XMLElement]]
  /// By view that is no control of UIKit's, what a tap on it does.
  let tapActions: [Int: XMLElement]

  init(_ colors: ColorElementReader, appearances: [Appearance], options: LoadingOptions) {
    let tree = ViewTree(colors.document.root)
    self.tree = tree
    self.colors = colors
    texts = TextReader(colors: colors)
    let sizes = SizeFinder(tree)
    self.sizes = sizes
    taps = TapAreas(tree: tree, sizes: sizes, document: colors.document)
    tints = TintFinder(tree: tree, colors: colors)
    let resolver = ColorResolver(
      palette: colors.palette, providesDark: colors.catalog.providesDark)
    self.resolver = resolver
    backdrops = BackdropFinder(
      tree: tree, colors: colors, resolver: resolver, appearances: appearances)
    scenes = SceneAssembly(
      resolver: resolver, appearances: appearances, options: options)
    alternatives = Alternatives.find(in: tree)
    barItems = BarItems(tree: tree, colors: colors).items
    tapActions = TapTargets(tree, root: colors.document.root).actions
  }

  /// The controls and texts of the document with their scenes.
  static func source(
    _ colors: ColorElementReader, appearances: [Appearance], options: LoadingOptions
  ) -> LoadedSource {
    var assembly = ControlAssembly(colors, appearances: appearances, options: options)
    for index in assembly.tree.nodes.indices { assembly.add(index) }
    return LoadedSource(
      path: colors.document.path, scenes: assembly.scenes.scenes, controls: assembly.controls,
      diagnostics: assembly.passiveControls
        + UnreadViews(colors: colors, barItems: Set(assembly.barItems.values.joined()))
        .diagnostics)
  }

  /// What is said of controls that take no taps.
  private var passiveControls: [Diagnostic] {
    tree.nodes.indices.filter {
      tree.nodes[$0].ignoresTaps && Alternatives.kinds.contains(tree.nodes[$0].kind)
    }.map {
      Diagnostic(
        code: "passive-control",
        message: "userInteractionEnabled is NO: texts are judged, no size, unless code changes it",
        location: location(of: $0))
    }
  }

  private mutating func add(_ index: Int) {
    let node = tree.nodes[index]
    let platform = platformSize(of: index)
    let size = platform.map { ($0.frame, $0.evidence) } ?? sizes.size(of: node)
    let frame = size?.frame ?? Rect(x: 0, y: 0, width: Self.standIn, height: Self.standIn)
    let drafts = drafts(of: index, in: frame)
    guard !drafts.isEmpty else { return }
    let backdrop = backdrops.backdrop(of: index, area: frame)
    let clip = visiblePart(of: index)
    for draft in drafts {
      let place = draft.frame ?? frame
      var evidence = size?.evidence
      if draft.leavesWidthOpen { evidence?.width = .unknown }
      let visible = clip.flatMap { $0.intersection(place) }.flatMap { $0.isEmpty ? nil : $0 }
      add(
        completed(draft, of: index, in: place, visible: visible ?? place), of: index,
        taps: draft.item.map(unknownTaps)
          ?? tapArea(of: index, evidence, doubt: platform?.doubt, in: place),
        in: visible ?? place, backdrop)
    }
  }

  /// What the views around the one at `index` let show of it; `nil` for all.
  private func visiblePart(of index: Int) -> Rect? {
    // What scrolls comes into sight.
    let around = tree.ancestors(of: index).reversed().map { tree.nodes[$0] }
      .prefix { !$0.scrolls }
    return around.filter(\.clips).compactMap(\.frame).reduce(nil as Rect?) { clip, frame in
      guard let clip else { return frame }
      // Views that share nothing are not where the canvas shows them.
      return clip.intersection(frame) ?? clip
    }
  }

  /// The draft with what holds for every kind of control: what is cut off does not show, and what
  /// takes no taps is no control.
  private func completed(
    _ draft: ControlDraft, of index: Int, in frame: Rect, visible: Rect
  ) -> ControlDraft {
    var draft = draft
    let node = tree.nodes[index]
    if node.ignoresTaps { draft.role = .drawing }
    let cause = colors.otherColorCause(of: node.element)
    for look in draft.looks.indices {
      var parts = draft.looks[look].parts
      if node.ignoresTaps { parts = parts.map { $0.part == .container ? $0.asDecoration : $0 } }
      if let cause, !parts.isEmpty {
        let first = parts.firstIndex { $0.part != .container && $0.part != .decoration }
        parts.insert(
          PaintedPart(
            part: .decoration, path: .rectangle(frame),
            color: InterfaceColor(reference: .unresolved(cause), steps: []),
            location: location(of: index)), at: first ?? parts.endIndex)
      }
      if !visible.contains(frame) { parts = parts.compactMap { $0.cut(to: visible) } }
      draft.looks[look].parts = parts
    }
    return draft
  }

  private mutating func add(
    _ draft: ControlDraft, of index: Int, taps: TapAreas.Area, in frame: Rect, _ backdrop: Backdrop
  ) {
    let node = tree.nodes[index]
    var renditions: [Rendition] = []
    let bounds = frame.inset(by: -Self.surroundings)
    let screen = tree.nodes[tree.ancestors(of: index).first ?? index].frame
    let appearances = scenes.appearances(of: draft.looks, over: backdrop)
    for appearance in appearances {
      for look in draft.looks {
        let placed = scenes.add(
          look, over: backdrop, bounds: bounds, screen: screen, in: appearance)
        renditions.append(
          Rendition(
            state: look.state, appearance: appearance, scene: placed.scene, layers: placed.layers,
            frame: frame, hitRegion: taps.hitRegion, sizeEvidence: taps.evidence))
      }
    }
    controls.append(
      Control(
        key: key(of: index) + draft.suffix, name: draft.name, role: draft.role,
        location: colors.document.location(of: draft.item ?? node.element),
        screen: node.isHidden || node.frame == nil ? nil : node.screen,
        variantSet: alternatives[index],
        action: Self.action(of: draft.item ?? tapActions[index] ?? node.element),
        exemptions: draft.exemptions, renditions: renditions,
        observations: observations(of: draft, at: index, over: backdrop, in: appearances)))
  }

  /// The side of the square that stands in for a frame that nobody writes.
  private static let standIn = 44.0
  /// How much around a control is painted, so that it can be seen, and shown, on what is around it.
  private static let surroundings = 40.0

  /// Where the view at `index` takes taps in `frame`, unless there is a `doubt` about its place.
  private func tapArea(
    of index: Int, _ evidence: SizeEvidence?, doubt: IncompleteCause?, in frame: Rect
  ) -> TapAreas.Area {
    guard let evidence else {
      return TapAreas.Area(
        hitRegion: .unknown(
          IncompleteCause(
            .hitRegionUnknown, "the document writes no frame and no constraint",
            at: location(of: index))),
        evidence: SizeEvidence(width: .unknown, height: .unknown))
    }
    if let doubt { return TapAreas.Area(hitRegion: .unknown(doubt), evidence: evidence) }
    if frame.isEmpty {
      let cause = IncompleteCause(
        .hitRegionUnknown, "it has no size until code gives it one (\(evidence.basis))",
        at: location(of: index))
      return TapAreas.Area(hitRegion: .unknown(cause), evidence: evidence)
    }
    return taps.area(of: index, in: frame, evidence)
  }

  /// What is known of the taps of an item of a bar.
  private func unknownTaps(of item: XMLElement) -> TapAreas.Area {
    let cause = IncompleteCause(
      .hitRegionUnknown, "UIKit lays out the items of bars", at: colors.document.location(of: item))
    return TapAreas.Area(
      hitRegion: .unknown(cause), evidence: SizeEvidence(width: .unknown, height: .unknown))
  }

  /// The object id, else the way from the nearest view with one.
  private func key(of index: Int) -> String {
    let node = tree.nodes[index]
    if let id = node.id { return id }
    guard let parent = node.parent else { return node.kind }
    let place = tree.nodes[parent].children.firstIndex(of: index) ?? 0
    return "\(key(of: parent))/\(node.kind)\(place + 1)"
  }

  /// What operating the control does, so that two that do the same may overlap.
  private static func action(of element: XMLElement) -> String? {
    guard let connections = element.firstChild("connections") else { return nil }
    let actions = connections.childElements.compactMap { connection -> String? in
      switch connection.localName {
      case "action": connection.attribute("selector")
      case "segue": connection.attribute("destination").map { "segue to \($0)" }
      default: nil
      }
    }
    return actions.isEmpty ? nil : actions.joined(separator: ", ")
  }
}
