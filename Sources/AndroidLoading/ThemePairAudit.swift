internal import Geometry
internal import SceneModel

/// Makes a control of every pair of roles of every theme: text over its background.
struct ThemePairAudit {
  /// Text without a stated size: 14 sp, Material's size of a button's label.
  static let textSize = 14.0
  private static let bounds = Rect(x: 0, y: 0, width: 100, height: 48)
  private static let textBox = Rect(x: 16, y: 14, width: 68, height: 20)

  /// What makes two pairs the same finding: the colours and the lines to change.
  private struct Signature: Hashable {
    var pair: RolePairs.Pair
    var paints: [Paint]
    var literals: [SourceLocation?]
  }

  private let appearances: [ThemeAppearance]
  private let table: ResourceTable

  init(_ appearances: [ThemeAppearance], in table: ResourceTable) {
    self.appearances = appearances
    self.table = table
  }

  /// Adds the controls of all themes to `builder`.
  func add(to builder: inout SourceBuilder) {
    var seen: Set<Signature> = []
    var pairs: [ResourceName: [RolePairs.Pair]] = [:]
    var order: [(theme: ResourceName, location: SourceLocation)] = []
    for appearance in appearances where pairs[appearance.theme] == nil {
      let attributes = appearances.filter { $0.theme == appearance.theme }
        .flatMap { $0.stack.layers.flatMap(\.items.keys) }
      pairs[appearance.theme] = RolePairs.pairs(among: Set(attributes))
      guard let location = appearance.stack.layers.last?.location else { continue }
      order.append((appearance.theme, location))
    }
    for (theme, location) in order {
      let own = appearances.filter { $0.theme == theme }
      for pair in pairs[theme] ?? [] {
        let renditions = renditions(of: pair, in: own, at: location, &seen, &builder)
        if renditions.isEmpty { continue }
        builder.add(
          Control(
            key: "\(theme.name)/\(pair.foreground)/\(pair.background)",
            name: "\(theme.name): \(pair.foreground) on \(pair.background)", role: .drawing,
            location: location, renditions: renditions))
      }
    }
  }

  private func renditions(
    of pair: RolePairs.Pair, in own: [ThemeAppearance], at location: SourceLocation,
    _ seen: inout Set<Signature>, _ builder: inout SourceBuilder
  ) -> [Rendition] {
    var renditions: [Rendition] = []
    for appearance in own {
      guard let foreground = paint(pair.foreground, in: appearance),
        let background = paint(pair.background, in: appearance),
        isOwn(pair.foreground, in: appearance) || isOwn(pair.background, in: appearance)
      else { continue }
      let signature = Signature(
        pair: pair, paints: [foreground.value, background.value],
        literals: [foreground, background].map { $0.provenance.literal?.location })
      guard seen.insert(signature).inserted else { continue }
      let scene = Self.scene(foreground, background, pair, appearance.window, at: location)
      renditions.append(
        Rendition(
          state: .normal, appearance: appearance.appearance,
          scene: builder.index(of: scene, in: location.path), layers: [0, 1], frame: Self.bounds,
          isFrameLaidOut: false,
          hitRegion: .unknown(IncompleteCause(.hitRegionUnknown, "a pair of colours")),
          sizeEvidence: SizeEvidence(width: .unknown, height: .unknown)))
    }
    return renditions
  }

  private func paint(_ attribute: String, in appearance: ThemeAppearance) -> Resolved<Paint>? {
    guard let item = appearance.stack.item(attribute) else { return nil }
    return appearance.resolver.color(
      Definition(name: item.name, value: item.value, location: item.location),
      under: appearance.stack, in: .normal
    ).paint
  }

  /// Whether the project itself sets a role, and not a library.
  private func isOwn(_ attribute: String, in appearance: ThemeAppearance) -> Bool {
    appearance.stack.item(attribute).map { table.isOwn($0.location.path) } ?? false
  }

  private static func scene(
    _ foreground: Resolved<Paint>, _ background: Resolved<Paint>, _ pair: RolePairs.Pair,
    _ window: Window, at location: SourceLocation
  ) -> Scene {
    // The line to look at: where the theme sets the role.
    func place(_ paint: Resolved<Paint>) -> SourceLocation {
      paint.provenance.definitions.first?.location ?? location
    }
    let layers = [
      Layer(
        part: .container, shape: Shape(path: .rectangle(bounds)), paint: background,
        name: pair.background, location: place(background)),
      Layer(
        part: .label, shape: Shape(path: .rectangle(textBox)), paint: foreground,
        text: TextAttributes(string: pair.foreground, fontSize: textSize), name: pair.foreground,
        location: place(foreground)),
    ]
    return Scene(drawing: Drawing(layers: layers), window: window, bounds: bounds)
  }
}
