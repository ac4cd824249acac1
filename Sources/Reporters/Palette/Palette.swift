internal import Audit
internal import ColorMath
internal import SceneModel

/// The named colours that the report's controls share, in the appearances in which they differ.
///
/// Sources belong together if a definition colours controls of both: so a project's tokens meet in
/// one palette, and those of unrelated files never do.
struct Palette {
  /// Most tokens of one palette; those that colour the most layers are kept.
  static let tokenLimit = 14
  /// Fewest tokens that are worth a matrix.
  private static let leastTokens = 3

  /// A named colour.
  struct Token: Hashable, Comparable {
    var name: String
    var color: Color
    var location: SourceLocation

    static func < (first: Token, second: Token) -> Bool {
      // One line may give its name several colours.
      (first.location, first.name) == (second.location, second.name)
        ? first.order.lexicographicallyPrecedes(second.order)
        : (first.location, first.name) < (second.location, second.name)
    }

    private var order: [Double] { [color.alpha, color.red, color.green, color.blue] }
  }

  /// The appearances that this palette stands for; all give the same colours.
  private(set) var appearances: [String]
  /// The tokens in the order of their definitions.
  let tokens: [Token]
  /// How many tokens more there are.
  let hiddenTokens: Int
  /// What lies under translucent colours.
  let window: Color

  /// The palettes of `report`, in the order of its sources and of their appearances.
  static func palettes(of report: AuditReport) -> [Palette] {
    var palettes: [Palette] = []
    for family in families(of: report) {
      let first = palettes.count
      for (appearance, uses) in family.sorted(by: { $0.key < $1.key }) {
        guard let palette = Palette(appearance, uses) else { continue }
        let alike = palettes[first...].firstIndex {
          $0.tokens == palette.tokens && $0.window == palette.window
        }
        if let alike {
          palettes[alike].appearances.append(appearance.name)
        } else {
          palettes.append(palette)
        }
      }
    }
    return palettes
  }

  private init?(_ appearance: Appearance, _ uses: Uses) {
    let ranked = uses.tokens.sorted { ($1.count, $0.token) < ($0.count, $1.token) }
    guard ranked.count >= Self.leastTokens else { return nil }
    appearances = [appearance.name]
    window = uses.window
    hiddenTokens = max(ranked.count - Self.tokenLimit, 0)
    tokens = ranked.prefix(Self.tokenLimit).map(\.token).sorted()
  }

  /// The colours of the definitions in one appearance, with the layers that have them.
  private struct Uses {
    var window: Color
    var colors: [Definition: (color: Color, count: Int)] = [:]

    /// Of one definition's colours the least translucent is its own: uses may fade it.
    mutating func add(_ definition: Definition, _ color: Color, count: Int = 1) {
      guard let known = colors[definition] else {
        colors[definition] = (color, count)
        return
      }
      let own = color.alpha > known.color.alpha ? color : known.color
      colors[definition] = (own, known.count + count)
    }

    /// The colours by name; one that several places define alike is one token.
    var tokens: [(token: Token, count: Int)] {
      var tokens: [Color: [String: (token: Token, count: Int)]] = [:]
      for (definition, use) in colors {
        var token = Token(
          name: definition.name, color: use.color, location: definition.location)
        let known = tokens[use.color, default: [:]][definition.name]
        if let known { token.location = min(token.location, known.token.location) }
        tokens[use.color, default: [:]][definition.name] =
          (token, use.count + (known?.count ?? 0))
      }
      return tokens.values.flatMap(\.values)
    }

    mutating func merge(_ other: Uses) {
      for (definition, use) in other.colors { add(definition, use.color, count: use.count) }
    }
  }

  private typealias Family = [Appearance: Uses]

  private static func families(of report: AuditReport) -> [Family] {
    var families: [Family] = []
    var familyOfDefinition: [Definition: Int] = [:]
    var parent: [Int] = []
    func root(_ index: Int) -> Int {
      var index = index
      while parent[index] != index { index = parent[index] }
      return index
    }
    for source in report.sources {
      let uses = report.views?.colors[source.path].map(Self.uses(recorded:)) ?? uses(in: source)
      var home = families.count
      families.append(uses)
      parent.append(home)
      for definition in uses.values.lazy.flatMap(\.colors.keys) {
        guard let other = familyOfDefinition[definition].map(root) else {
          familyOfDefinition[definition] = home
          continue
        }
        // The earlier one stands for both, so that the order of sources is kept.
        parent[max(home, other)] = min(home, other)
        home = min(home, other)
      }
    }
    for index in families.indices.reversed() where parent[index] != index {
      families[parent[index]].merge(families[index]) { first, second in
        var both = first
        both.merge(second)
        return both
      }
    }
    return families.indices.filter { parent[$0] == $0 }.map { families[$0] }
  }

  /// The named colours of `source` in each appearance, to be recorded.
  static func recordedColors(of source: AuditedSource) -> [RecordedViews.Colors] {
    uses(in: source).sorted { $0.key < $1.key }.map { appearance, uses in
      let list = uses.colors.map { definition, use in
        RecordedViews.Colors.Use(definition: definition, color: use.color, count: use.count)
      }
      return RecordedViews.Colors(
        appearance: appearance, window: uses.window,
        uses: list.sorted {
          ($0.definition.location, $0.definition.name, $0.definition.value)
            < ($1.definition.location, $1.definition.name, $1.definition.value)
        })
    }
  }

  private static func uses(recorded colors: [RecordedViews.Colors]) -> Family {
    var family: Family = [:]
    for colors in colors {
      var uses = Uses(window: colors.window)
      for use in colors.uses { uses.add(use.definition, use.color, count: use.count) }
      family[colors.appearance] = uses
    }
    return family
  }

  private static func uses(in source: AuditedSource) -> Family {
    var family: Family = [:]
    for rendition in source.controls.lazy.flatMap(\.control.renditions)
    where source.scenes.indices.contains(rendition.scene) {
      let scene = source.scenes[rendition.scene]
      let window = scene.window.color
      var uses = family.removeValue(forKey: rendition.appearance) ?? Uses(window: window.value)
      if let token = window.provenance.token { uses.add(token, window.value) }
      for index in rendition.layers where scene.drawing.layers.indices.contains(index) {
        let paint = scene.drawing.layers[index].paint
        guard case .color(let color) = paint.value, color.alpha > 0,
          let token = paint.provenance.token
        else { continue }
        uses.add(token, color)
      }
      family[rendition.appearance] = uses
    }
    return family
  }
}

extension Provenance {
  /// The definition of the colour, if it has a name of its own that other uses may share.
  fileprivate var token: Definition? { definitions.count > 1 ? literal : nil }
}
