internal import Geometry
internal import SceneModel
internal import TextMetrics

/// Makes a control of every pair of roles of every theme: text over its background.
struct ThemePairAudit {
  /// Text without a stated size: 14 sp, Material's size of a button's label.
  static let textSize = 14.0
  private static let textHeight = 20.0
  /// Material's height of a control, so that the text has its background around it.
  private static let height = 48.0
  private static let padding = 16.0

  /// What makes two pairs the same finding: the colours and the lines to change.
  private struct Signature: Hashable {
    var pair: RolePairs.Pair
    var paints: [Paint]
    var literals: [SourceLocation?]
  }

  /// What makes two pairs equal before any colour is looked up.
  private struct Settings: Hashable {
    var pair: RolePairs.Pair
    var values: [Int?]
  }

  private let appearances: [ThemeAppearance]
  private let table: ResourceTable
  private let folding: ThemeFolding
  /// Whether a theme is there that is shown for longer than an application takes to start.
  private let hasLasting: Bool

  init(_ appearances: [ThemeAppearance], in table: ResourceTable, _ folding: ThemeFolding) {
    self.appearances = appearances
    self.table = table
    self.folding = folding
    hasLasting = appearances.contains { !$0.isForStart }
  }

  /// Adds the controls of all themes to `builder`.
  func add(to builder: inout SourceBuilder) {
    var known: Set<Settings> = []
    var seen: Set<Signature> = []
    var pairs: [ResourceName: [RolePairs.Pair]] = [:]
    var order: [(theme: ResourceName, location: SourceLocation)] = []
    let byTheme = Dictionary(grouping: appearances, by: \.theme)
    let possible = RolePairs.pairs(among: attributes)
    for appearance in appearances where pairs[appearance.theme] == nil {
      let own = byTheme[appearance.theme, default: []]
      func sets(_ attribute: String) -> Bool { own.contains { $0.stack.item(attribute) != nil } }
      pairs[appearance.theme] = possible.filter {
        sets($0.foreground) && $0.backgrounds.contains(where: sets)
      }
      guard let location = appearance.style.location else { continue }
      order.append((appearance.theme, location))
    }
    for (theme, location) in order {
      let own = byTheme[theme, default: []]
      let remarks = suppressions(of: theme, at: location)
      for pair in pairs[theme] ?? [] {
        let background = Self.background(of: pair, in: own)
        var control = Control(
          key: "\(theme.title)/\(pair.foreground)/\(background)",
          name: "\(theme.title): \(pair.foreground) on \(background)", role: .drawing,
          location: location, renditions: [], suppressions: remarks)
        add(pair, in: own, to: &control, &known, &seen, &builder)
        if !control.renditions.isEmpty { builder.add(control) }
      }
    }
  }

  /// All attributes that any theme sets.
  private var attributes: Set<String> {
    var heeded: Set<ObjectIdentifier> = []
    var names: Set<String> = []
    for layer in appearances.lazy.flatMap(\.stack.layers)
    where heeded.insert(ObjectIdentifier(layer)).inserted {
      names.formUnion(layer.items.keys)
    }
    return names
  }

  private func suppressions(of theme: ResourceName, at location: SourceLocation) -> [Suppression] {
    let candidate = table.candidates[theme.plain]?.first { $0.definition.location == location }
    return candidate.map { LintRemarks.suppressions(of: $0.definition) } ?? []
  }

  /// The attribute that says what the text of a pair stands on: of the window that of the first theme.
  private static func background(of pair: RolePairs.Pair, in own: [ThemeAppearance]) -> String {
    guard pair.isOnWindow, let first = own.first else { return pair.background }
    return WindowBackground(first.stack, first.resolver).attribute ?? pair.background
  }

  /// Adds the pair under the themes of `own` to `control`, once for equal colours of equal lines.
  private func add(
    _ pair: RolePairs.Pair, in own: [ThemeAppearance], to control: inout Control,
    _ known: inout Set<Settings>, _ seen: inout Set<Signature>, _ builder: inout SourceBuilder
  ) {
    for appearance in own where isOwn(pair, in: appearance) {
      // A dialog's surface is another.
      // What is shown while an application starts has no text.
      if pair.isOnWindow, hasLasting, appearance.isForStart { continue }
      if appearance.isDialog, pair.backgrounds.contains(WindowBackground.fallback) { continue }
      let values = folding.values(of: [pair.foreground] + pair.backgrounds, under: appearance)
      guard known.insert(Settings(pair: pair, values: values)).inserted else { continue }
      guard let text = side(pair.foreground, in: appearance) else { continue }
      let background = background(of: pair, in: appearance)
      guard background != nil || pair.isOnWindow else { continue }
      let signature = Signature(
        pair: pair,
        paints: [
          text.paint.value, background?.paint.value ?? .color(appearance.window.color.value),
        ],
        literals: [text.literal, background?.literal])
      guard seen.insert(signature).inserted else { continue }
      let bounds = Self.bounds(of: pair)
      let scene = Self.scene(text, background, appearance.window, bounds, at: control.location)
      control.renditions.append(
        Rendition(
          state: .normal, appearance: appearance.appearance,
          scene: builder.index(of: scene, in: control.location.path),
          layers: Array(scene.drawing.layers.indices),
          frame: bounds, isFrameLaidOut: false,
          hitRegion: .unknown(IncompleteCause(.hitRegionUnknown, "a pair of colours")),
          sizeEvidence: SizeEvidence(width: .unknown, height: .unknown)))
      guard let background else { continue }
      control.observations += PairObservations.observations(
        text: text, background: background, in: appearance,
        day: day(of: appearance, pair, among: own))
    }
  }

  /// Whether the project itself sets one of the roles.
  private func isOwn(_ pair: RolePairs.Pair, in appearance: ThemeAppearance) -> Bool {
    ([pair.foreground] + pair.backgrounds).contains { attribute in
      appearance.stack.item(attribute).map { table.isOwn($0.location.path) } ?? false
    }
  }

  /// The same pair of the same theme by day, if `appearance` is by night.
  private func day(
    of appearance: ThemeAppearance, _ pair: RolePairs.Pair, among own: [ThemeAppearance]
  ) -> (text: PairObservations.Side, background: PairObservations.Side)? {
    guard appearance.isNight else { return nil }
    let names = appearance.stack.layers.map(\.name)
    let day = own.first {
      !$0.isNight && $0.stack.layers.map(\.name) == names
    }
    guard let day, let text = side(pair.foreground, in: day),
      let background = background(of: pair, in: day)
    else { return nil }
    return (text, background)
  }

  /// What the text of a pair stands on; `nil` if no colour of a role says it.
  private func background(
    of pair: RolePairs.Pair, in appearance: ThemeAppearance
  ) -> PairObservations.Side? {
    guard pair.isOnWindow else { return side(pair.background, in: appearance) }
    let window = WindowBackground(appearance.stack, appearance.resolver)
    guard let attribute = window.attribute, let item = appearance.stack.item(attribute),
      let paint = window.paint
    else { return nil }
    return PairObservations.Side(
      attribute: attribute, paint: paint, isOwn: table.isOwn(item.location.path))
  }

  /// The colour of a role, and whether the project itself sets it and not a library.
  private func side(
    _ attribute: String, in appearance: ThemeAppearance
  ) -> PairObservations.Side? {
    guard let item = appearance.stack.item(attribute),
      let paint = appearance.resolver.color(
        item, under: appearance.stack, in: .normal
      ).paint
    else { return nil }
    return PairObservations.Side(
      attribute: attribute, paint: paint, isOwn: table.isOwn(item.location.path))
  }

  /// The background, wide enough for the role's name on it.
  private static func bounds(of pair: RolePairs.Pair) -> Rect {
    let width = FontFamily.roboto.face(weight: 400).width(of: pair.foreground, size: textSize)
    return Rect(x: 0, y: 0, width: width.rounded(.up) + 2 * padding, height: height)
  }

  /// The text over its background, or over the window itself.
  private static func scene(
    _ text: PairObservations.Side, _ background: PairObservations.Side?, _ window: Window,
    _ bounds: Rect, at location: SourceLocation
  ) -> Scene {
    // The line to look at: where the theme sets the role.
    func place(_ paint: Resolved<Paint>) -> SourceLocation {
      paint.provenance.definitions.first?.location ?? location
    }
    let textBox = Rect(
      x: padding, y: (height - textHeight) / 2, width: bounds.width - 2 * padding,
      height: textHeight)
    var layers = [
      Layer(
        part: .label, shape: Shape(path: .rectangle(textBox)), paint: text.paint,
        text: TextAttributes(string: text.attribute, fontSize: textSize), name: text.attribute,
        location: place(text.paint))
    ]
    if let background {
      layers.insert(
        Layer(
          part: .container, shape: Shape(path: .rectangle(bounds)), paint: background.paint,
          name: background.attribute, location: place(background.paint)), at: 0)
    }
    return Scene(drawing: Drawing(layers: layers), window: window, bounds: bounds)
  }
}
