internal import ColorMath
internal import Geometry
internal import Markup
internal import SceneModel

/// Makes a control of every view of the project's layouts that a person operates, under every theme
/// that defines what the layout refers to.
struct LayoutAudit {
  private let appearances: [ThemeAppearance]
  private let folding: ThemeFolding
  private let plan: LayoutPlan
  /// The system's themes, under which app widgets are shown.
  private let systemThemes: [ThemeAppearance]

  /// An audit of the layouts of `plan` under `appearances`, of app widgets under `systemThemes`.
  init(
    _ plan: LayoutPlan, _ appearances: [ThemeAppearance], systemThemes: [ThemeAppearance],
    _ folding: ThemeFolding
  ) {
    self.plan = plan
    self.folding = folding
    self.appearances = ThemeAppearance.forScreens(appearances)
    self.systemThemes = systemThemes
  }

  /// Adds the controls of the audited layouts in `range` to `builder`.
  func add(_ range: Range<Int>, to builder: inout SourceBuilder) {
    guard let resolver = appearances.first?.resolver else { return }
    let needs = LayoutNeeds(resolver)
    for (definition, reader, isNight) in plan.layouts[range] {
      if let location = reader.omission { builder.add(Self.omission(at: location)) }
      if reader.controls.isEmpty, reader.texts.isEmpty {
        for unread in reader.unread { builder.add(unread.remark) }
        continue
      }
      let places = places(of: definition.name)
      let suitable = suitable(
        reader, called: definition.name.name, at: places, needs, isNight: isNight)
      var isCut = false
      for control in reader.controls + reader.texts {
        let wasCut = isCut
        add(control, of: definition, places, under: suitable, &isCut, &builder)
        if isCut, !wasCut { builder.add(LookBudget.remark(at: control.node.location)) }
      }
      reportClasses(reader, suitable, &builder)
      for unread in reader.unread { builder.add(unread.remark) }
    }
  }

  private static func omission(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "too-many-views",
      message: "this view lies in or over more than \(LayoutReader.maximumDepth) others; it and all"
        + " such views of the file are not audited",
      location: location)
  }

  // MARK: Places

  /// Where a layout stands.
  private struct Place {
    /// Views around the layout's own, the outermost first.
    var backdrops: [LayoutBackdrop]
    /// The file of the outermost view.
    var root: ResourceName
    /// The file that includes the layout; `nil` for itself.
    var includer: ResourceName?
  }

  private static let maximumPlaces = 4
  private static let maximumDepth = 8

  /// The places that include a layout, or the one that it is by itself.
  private func places(of name: ResourceName) -> [Place] {
    let own = plan.inclusions[name] ?? []
    guard !own.isEmpty else { return [place(of: name, depth: 0)] }
    return own.prefix(Self.maximumPlaces).map { inclusion in
      var place = place(of: inclusion.from, depth: 1)
      place.backdrops += inclusion.backdrops
      place.includer = inclusion.from
      return place
    }
  }

  /// The first place that includes a layout.
  private func place(of name: ResourceName, depth: Int) -> Place {
    guard depth < Self.maximumDepth, let inclusion = plan.inclusions[name]?.first else {
      return Place(backdrops: [], root: name, includer: nil)
    }
    var place = place(of: inclusion.from, depth: depth + 1)
    place.backdrops += inclusion.backdrops
    place.includer = inclusion.from
    return place
  }

  /// Whether the layout is as large as the screen, and not a row, a dialog or a part.
  private func fillsScreen(_ name: ResourceName, _ host: LayoutHost) -> Bool {
    switch host {
    case .screen: return true
    case .dialog, .bottomSheet, .appWidget: return false
    case .unknown:
      if name.name.hasPrefix("fragment_") { return true }
      guard let root = plan.roots[name], root.element.localName != "merge" else { return false }
      let words = name.name.split(separator: "_")
      return root.fillsHeight && !words.contains { LayoutHost.parts.contains($0) }
    }
  }

  // MARK: Themes

  /// The themes that define what the layout refers to; if none does, those that define most of it.
  private func suitable(
    _ reader: LayoutReader, called name: String, at places: [Place], _ needs: LayoutNeeds,
    isNight: Bool?
  ) -> [ThemeAppearance] {
    let shown = appearances.filter { isNight ?? $0.isNight == $0.isNight }
    let appearances = shown.isEmpty ? appearances : shown
    if let place = places.first, plan.hosts[place.root] == .appWidget { return systemThemes }
    var family = ThemeFamily.framework
    var attributes: Set<String> = []
    for control in reader.controls + reader.texts {
      let needed = needs.needed(by: control)
      attributes.formUnion(needed.attributes)
      family = max(family, needed.family)
    }
    return ThemeAppearance.fitting(
      folding.best(of: appearances, for: attributes, family: family), name: name)
  }

  // MARK: Controls

  private func add(
    _ control: LayoutControl, of definition: ResourceDefinition, _ places: [Place],
    under appearances: [ThemeAppearance], _ isCut: inout Bool, _ builder: inout SourceBuilder
  ) {
    var seen: Set<[StyleLook]> = []
    for (index, place) in places.enumerated() {
      var placed = control
      placed.backdrops = place.backdrops + control.backdrops
      let looks = distinctLooks(of: placed, in: place.root, under: appearances, &isCut)
      guard !looks.isEmpty, seen.insert(looks.map(\.look)).inserted else { continue }
      if index > 0, let includer = place.includer {
        placed.key += " in \(includer.name)"
      }
      add(placed, looks, at: definition.location.path, &builder)
    }
  }

  private typealias Themed = (
    appearance: ThemeAppearance, looks: [LayoutPainter.Look], look: StyleLook
  )

  /// What the control looks like under the themes that differ.
  private func distinctLooks(
    of control: LayoutControl, in root: ResourceName, under appearances: [ThemeAppearance],
    _ isCut: inout Bool
  ) -> [Themed] {
    let host = plan.hosts[root] ?? .unknown
    let fillsScreen = fillsScreen(root, host)
    var seen = SeenLooks()
    return folding.distinct(appearances, dependsOnNight: true, isCut: &isCut) {
      LayoutPainter(control, under: $0.inside(host)).looks(fillsScreen: fillsScreen)
    }.compactMap { appearance, looks in
      let look = StyleLook(looks.map(\.scene))
      return seen.insert(look, under: appearance) ? (appearance, looks, look) : nil
    }
  }

  private func add(
    _ control: LayoutControl, _ looks: [Themed], at path: String, _ builder: inout SourceBuilder
  ) {
    var renditions: [Rendition] = []
    for themed in looks {
      for look in themed.looks {
        renditions.append(
          Rendition(
            state: look.state.control, appearance: themed.appearance.appearance,
            scene: builder.index(of: look.scene, in: path), layers: look.layers,
            frame: look.size.frame, isFrameLaidOut: false,
            hitRegion: control.hitRegion(of: look), sizeEvidence: look.size.evidence,
            sizeLevers: look.size.levers))
      }
    }
    guard let resolver = looks.first?.appearance.resolver else { return }
    builder.add(
      Control(
        key: control.key, name: control.name(LayoutTexts(resolver)),
        role: control.kind.role(of: control.node), location: control.node.location,
        renditions: renditions.sorted { ($0.appearance, $0.state) < ($1.appearance, $1.state) },
        suppressions: control.suppressions))
  }

  /// Says of which classes only their code knows what they look like.
  private func reportClasses(
    _ reader: LayoutReader, _ appearances: [ThemeAppearance], _ builder: inout SourceBuilder
  ) {
    guard let appearance = appearances.first else { return }
    var seen: Set<String> = []
    for control in reader.controls where control.kind.isDrawnByCode {
      let hasStyle =
        control.node.style != nil
        || control.kind.defaultStyles.contains { appearance.stack.item($0) != nil }
      guard !hasStyle, seen.insert(control.node.className).inserted else { continue }
      builder.add(
        Diagnostic(
          code: "view-drawn-by-code",
          message: "what a '\(control.node.simpleName)' looks like only its code says; give it a"
            + " 'style' or audit the style that it uses",
          location: control.node.location))
    }
  }
}

extension LayoutControl {
  /// What reports call the control: its text or description, or else its id.
  func name(_ texts: LayoutTexts) -> String {
    for attribute in ["android:text", "android:contentDescription", "android:hint"] {
      if let text = texts.text(attribute, of: node),
        !LayoutNode.isBinding(
          node.attributes.items[attribute]?.value ?? "")
      {
        return text.shown
      }
    }
    return node.id ?? key
  }

  /// Where the control takes taps.
  func hitRegion(of look: LayoutPainter.Look) -> HitRegion {
    if !kind.kind.role.isOperable {
      return .unknown(IncompleteCause(.hitRegionUnknown, "a text that nobody operates"))
    }
    if let use = node.attributes.items["android:clickable"], use.value == "false",
      node.attributes.items["android:onClick"] == nil
    {
      return .unknown(
        IncompleteCause(
          .hitRegionUnknown, "it takes no taps itself: android:clickable is 'false'",
          at: use.location))
    }
    return .region(Region(rect: look.size.frame))
  }

  /// The remarks that silence rules.
  var suppressions: [Suppression] {
    ignored.flatMap { LintRemarks.suppressions(of: $0.checks, at: $0.location) }
  }
}
