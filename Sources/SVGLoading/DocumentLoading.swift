import CSS
import ColorMath
import Geometry
import SceneModel

/// Loads one parsed drawing: its appearances, its states, its controls.
struct DocumentLoading {
  let document: SVGDocument
  let text: SourceText?
  let options: LoadingOptions
  let theme: Theme
  var diagnostics = DiagnosticList()

  private let sheets: StyleSheets
  private let place: FilePlace
  private var scenes: [Scene] = []
  /// The copy of a scene for an appearance that only a layer's name states.
  private var sceneCopies: [SceneCopy: Int] = [:]

  private struct SceneCopy: Hashable {
    var scene: Int
    var appearance: Appearance
  }

  init(document: SVGDocument, text: SourceText?, options: LoadingOptions, theme: Theme) {
    self.document = document
    self.text = text
    self.options = options
    self.theme = theme
    sheets = StyleSheets(document, source: text)
    place = FilePlace(document.path)
  }

  mutating func load() throws(LoaderError) -> LoadedSource {
    report()
    let recognizer = ControlRecognizer(
      document, fileName: place.name, dynamic: dynamicElements(),
      patterns: options.namePatterns)
    var assembly = ControlAssembly(document, stem: place.stem)
    for appearance in appearances {
      try load(appearance, recognizer, into: &assembly)
    }
    return LoadedSource(
      path: document.path, scenes: scenes,
      controls: keepingWantedAppearances(assembly.sorted), diagnostics: diagnostics.sorted)
  }

  /// Light and dark, each also with more contrast, as far as the drawing's styles tell them apart;
  /// else the one that it is made for.
  private var appearances: [Appearance] {
    if let name = document[0].xml.attribute("data-a11y-appearance") {
      return [ExplicitControl.appearance(named: name)]
    }
    let asks =
      sheets.mentionsColorScheme
      || document.nodes.contains { node in
        node.xml.attributes.contains { $0.value.contains("light-dark(") }
      }
    let appearances =
      if asks {
        [Appearance.light, .dark]
      } else if let appearance = place.appearance {
        [appearance]
      } else {
        theme.tellsAppearancesApart ? [Appearance.light, .dark] : [.light]
      }
    guard sheets.mentionsContrast || theme.tellsContrastApart else { return appearances }
    let increased = appearances.filter { !$0.isIncreasedContrast }.map { appearance in
      Appearance(
        name: appearance.name + "-increased-contrast", isDark: appearance.isDark,
        isIncreasedContrast: true)
    }
    return appearances + increased
  }

  /// The answers to `@media`: what the appearance says, on a computer with a mouse whose user asks
  /// for nothing else.
  private static func media(for appearance: Appearance) -> MediaContext {
    var media = MediaContext(
      colorScheme: appearance.isDark ? .dark : .light,
      contrast: appearance.isIncreasedContrast ? .more : .noPreference)
    media.hasForcedColors = false
    media.hasInvertedColors = false
    media.prefersReducedMotion = false
    media.prefersReducedTransparency = false
    media.canHover = true
    media.pointer = .fine
    return media
  }

  private func keepingWantedAppearances(_ controls: [Control]) -> [Control] {
    guard !options.appearances.isEmpty else { return controls }
    return controls.compactMap { control in
      var control = control
      control.renditions.removeAll { !options.appearances.contains($0.appearance.name) }
      return control.renditions.isEmpty ? nil : control
    }
  }

  private func styles(for appearance: Appearance) -> StyleResolver {
    var media = Self.media(for: appearance)
    let page = theme.page(in: appearance, media: media)
    var resolver = resolver(media, page)
    if !sheets.isEmpty {
      // The viewport of a page is not known; that of an image is the drawing itself.
      let root = resolver.style(of: 0, parent: page.style)
      let size = CanvasGeometry(document, style: root, shownSize: options.shownSize).size
      media.width = size.width
      media.height = size.height
      resolver = self.resolver(media, page)
    }
    let root = resolver.style(of: 0, parent: page.style)
    let size = CanvasGeometry(document, style: root, shownSize: options.shownSize).size
    let box = document[0].xml.attribute("viewBox").flatMap { ViewBox($0)?.rect }
    resolver.viewport = Viewport(
      width: box?.width ?? size.width, height: box?.height ?? size.height,
      rootFontSize: root.font.size, page: size)
    return resolver
  }

  private func resolver(_ media: MediaContext, _ page: HostPage) -> StyleResolver {
    StyleResolver(
      document: document, cascade: sheets.cascade(for: media), source: text,
      viewport: Viewport(width: 0, height: 0), media: media, page: page)
  }

  /// The elements whose own declarations change with a state such as `:hover`.
  private func dynamicElements() -> Set<Int> {
    guard !sheets.mentionedStates.isEmpty else { return [] }
    return appearances.reduce(into: []) { found, appearance in
      found.formUnion(dynamicElements(styles(for: appearance)))
    }
  }

  private func dynamicElements(_ styles: StyleResolver) -> Set<Int> {
    var resolver = styles
    var found: Set<Int> = []
    for index in document.nodes.indices.dropFirst() {
      guard document[index].kind.isContainer || document[index].kind.isShape else { continue }
      resolver.operated = nil
      resolver.states = []
      let normal = resolver.cascaded(index)
      resolver.operated = index
      resolver.states = [.hover, .active, .focus, .focusVisible, .focusWithin]
      let operated = resolver.cascaded(index)
      if !normal.isEqual(to: operated) { found.insert(index) }
    }
    return found
  }

  private mutating func load(
    _ appearance: Appearance, _ recognizer: ControlRecognizer, into assembly: inout ControlAssembly
  ) throws(LoaderError) {
    let styles = styles(for: appearance)
    let normal = try SceneDrawing(
      document, styles: styles, recognizer: recognizer, appearance: appearance,
      window: options.windows[appearance.name])
    diagnostics.formUnion(normal.builder.diagnostics)
    let cut = DrawingCut(document, normal, use: DrawingUse(document))
    scenes.append(normal.scene)
    let scene = scenes.count - 1
    scenes[scene].drawing.layers = cut.layers
    var renditions: [Int: Rendition] = [:]
    for owner in normal.builder.owners.indices {
      let candidate = normal.builder.owners[owner].candidate
      let shown = candidate.appearance ?? appearance
      guard
        let rendition = cut.rendition(
          of: owner, state: candidate.state, appearance: shown,
          scene: self.scene(scene, for: shown, base: appearance))
      else { continue }
      renditions[owner] = rendition
      let outer = normal.builder.owners[owner].outer.flatMap {
        assembly.key(of: normal.builder.owners[$0])
      }
      assembly.add(rendition, of: normal.builder.owners[owner], number: owner, outer: outer)
    }
    if let rest = cut.restRendition(appearance: appearance, scene: scene) {
      assembly.addDrawing(rest)
    }
    try loadStates(styles, recognizer, of: renditions, cut, into: &assembly)
  }

  /// Adds the renditions of all controls in the states that the style sheets speak of.
  private mutating func loadStates(
    _ styles: StyleResolver, _ recognizer: ControlRecognizer, of renditions: [Int: Rendition],
    _ normal: DrawingCut, into assembly: inout ControlAssembly
  ) throws(LoaderError) {
    var styles = styles
    for owner in renditions.keys.sorted() {
      for (flag, forced) in mentionedStates {
        guard scenes.count < Limits.maximumScenes else {
          return diagnostics.add(
            "too-many-states",
            "more than \(Limits.maximumScenes) scenes; further states of"
              + " controls are left out", at: document.location(of: 0))
        }
        styles.operated = normal.owners[owner].element
        styles.states = forced
        guard let base = renditions[owner] else { continue }
        try loadState(flag, styles, recognizer, of: owner, base: base, normal, into: &assembly)
      }
    }
  }

  /// Adds the rendition of a control in one state, unless it looks just like the normal one.
  private mutating func loadState(
    _ flag: ControlState, _ styles: StyleResolver, _ recognizer: ControlRecognizer, of owner: Int,
    base: Rendition, _ normal: DrawingCut, into assembly: inout ControlAssembly
  ) throws(LoaderError) {
    let drawing = try SceneDrawing(
      document, styles: styles, recognizer: recognizer, appearance: base.appearance,
      window: options.windows[base.appearance.name])
    let cut = DrawingCut(document, drawing, use: DrawingUse(document))
    let identity = ControlAssembly.Identity(normal.owners[owner])
    guard let index = cut.owners.firstIndex(where: { ControlAssembly.Identity($0) == identity }),
      !base.state.contains(flag),
      let rendition = cut.rendition(
        of: index, state: base.state.union(flag), appearance: base.appearance,
        scene: scenes.count)
    else { return }
    if cut.looks(like: normal, in: rendition, base) { return }
    var scene = drawing.scene
    scene.drawing.layers = cut.layers
    scenes.append(scene)
    assembly.add(rendition, of: cut.owners[index], number: index, outer: nil)
  }

  /// The states that the style sheets speak of, with what is done to a control in each.
  private var mentionedStates: [(ControlState, ElementStates)] {
    var states: [(ControlState, ElementStates)] = []
    let names = sheets.mentionedStates
    if names.contains("hover") { states.append((.hovered, .hover)) }
    if names.contains("focus") {
      states.append((.focused, [.focus, .focusVisible, .focusWithin]))
    }
    // A pointer that presses a control is over it.
    if names.contains("active") { states.append((.pressed, [.active, .hover])) }
    if names.contains("checked") { states.append((.selected, .checked)) }
    if names.contains("disabled") { states.append((.disabled, .disabled)) }
    return states
  }

  /// The index of a scene that differs from `scene` in its appearance's window only.
  private mutating func scene(_ scene: Int, for appearance: Appearance, base: Appearance) -> Int {
    if appearance == base { return scene }
    let key = SceneCopy(scene: scene, appearance: appearance)
    if let copy = sceneCopies[key] { return copy }
    var copy = scenes[scene]
    if let color = options.windows[appearance.name] {
      copy.window = .stated(Resolved(color))
    } else if copy.window.isAssumed {
      copy.window = .assumed(for: appearance)
    }
    scenes.append(copy)
    sceneCopies[key] = scenes.count - 1
    return scenes.count - 1
  }

  /// Notes what concerns the document as a whole.
  private mutating func report() {
    for index in document.duplicates {
      let id = document[index].id ?? ""
      guard isReferenced(id) else { continue }
      diagnostics.add(
        "duplicate-id", "the id '\(id)' is used before; references lead to the first element",
        at: document.location(of: "id", at: index))
    }
    for node in document.nodes.indices where document[node].kind == .script {
      diagnostics.add(
        "script-ignored", "scripts are not run; what they change is not seen",
        at: document.location(of: node))
    }
    for found in sheets.diagnostics where found.code == .unsupportedAtRule {
      diagnostics.add(
        "unsupported-at-rule", "'@\(found.name)' is not read",
        at: text?.location(of: found.offset) ?? document.location(of: 0))
    }
  }

  private lazy var references: Set<String> = {
    var found: Set<String> = []
    for node in document.nodes {
      for attribute in node.xml.attributes {
        let value = attribute.value
        if value.hasPrefix("#") { found.insert(String(value.dropFirst())) }
        for part in value.split(separator: "url(").dropFirst() {
          found.insert(String(part.drop { "#'\"".contains($0) }.prefix { !")'\"".contains($0) }))
        }
      }
    }
    return found
  }()

  private mutating func isReferenced(_ id: String) -> Bool { references.contains(id) }
}
