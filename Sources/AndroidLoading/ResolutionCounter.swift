internal import SceneModel

/// Counts how many colour references of themes and of styles for controls lead to a value.
struct ResolutionCounter {
  private var resolved = 0
  private var unresolved: [Cause: Int] = [:]

  private struct Cause: Hashable {
    var text: String
    var remedy: String
  }

  /// A style with the theme that its references are looked up in.
  struct Use {
    var style: ResolvedStyle
    var theme: ThemeStack
    var resolver: ResourceResolver
  }

  /// The count for the project's own themes, each under itself, and the `styles`, each under the
  /// theme in which it is audited.
  init(
    _ table: ResourceTable, themes: [ThemeAppearance],
    styles: [Use]
  ) {
    let inherited = Self.inheritedItems(of: themes)
    for theme in themes {
      for item in theme.style.items.values where table.isOwn(item.location.path) {
        let isInherited = inherited[theme.theme]?.contains(item) == true
        count(item, under: theme.stack, theme.resolver, isInherited: isInherited)
      }
    }
    for use in styles {
      for item in use.style.items.values where table.isOwn(item.location.path) {
        count(item, under: use.theme, use.resolver)
      }
    }
  }

  /// The items of each theme that themes which build on it have as well.
  ///
  /// What such a theme leaves open they set, and there the item is counted.
  private static func inheritedItems(
    of themes: [ThemeAppearance]
  ) -> [ResourceName: Set<StyleDefinition.Item>] {
    var inherited: [ResourceName: Set<StyleDefinition.Item>] = [:]
    let names = Set(themes.map(\.theme))
    for theme in themes {
      for ancestor in theme.style.lineage.dropFirst() where names.contains(ancestor) {
        inherited[ancestor, default: []].formUnion(theme.style.items.values)
      }
    }
    return inherited
  }

  private mutating func count(
    _ item: StyleDefinition.Item, under theme: ThemeStack, _ resolver: ResourceResolver,
    isInherited: Bool = false
  ) {
    guard Self.isColorReference(item) else { return }
    switch resolver.color(Definition(item), under: theme, in: .normal).value {
    case .color, .nothing, .drawable: resolved += 1
    case .unresolved(let cause):
      if isInherited, cause.code == .unresolvedReference { return }
      unresolved[Cause(text: cause.detail, remedy: Self.remedy(cause)), default: 0] += 1
    }
  }

  /// Whether an item takes its colour from somewhere else.
  private static func isColorReference(_ item: StyleDefinition.Item) -> Bool {
    switch ResourceValue(item.value) {
    case .reference(let name): name.type == .color
    case .attribute:
      ["color", "tint", "background"].contains { item.name.lowercased().contains($0) }
        && !item.name.lowercased().hasSuffix("style")
    case .boolean, .color, .dimension, .foreignReference, .null, .number, .text: false
    }
  }

  private static func remedy(_ cause: IncompleteCause) -> String {
    switch cause.code {
    case .systemColor: "nothing: the user decides; check the contrast on a device"
    case .unresolvedReference: "give the library that defines it with --library"
    case .rasterImage, .foreignObject, .filter, .mask, .pattern, .externalReference,
      .unresolvedVariable, .contextPaint, .canvasUnknown, .hiddenOnPurpose, .multiTone,
      .fontSizeUnknown, .animation, .hitRegionUnknown, .unsupported:
      "write a colour that needs no code"
    }
  }

  /// The count for a report.
  var result: ResolutionCount {
    ResolutionCount(
      subject: "colour references in themes and styles of controls", resolved: resolved,
      unresolved: unresolved.map { cause, count in
        ResolutionCount.Unresolved(cause: cause.text, remedy: cause.remedy, count: count)
      }.sorted { ($1.count, $0.cause) < ($0.count, $1.cause) })
  }
}
