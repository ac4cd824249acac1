internal import SceneModel

/// Counts how many colour references of themes and of styles for controls lead to a value.
struct ResolutionCounter: Sendable {
  private var resolved = 0
  private var unresolved: [Cause: Int] = [:]

  private struct Cause: Hashable, Sendable {
    var text: String
    var remedy: String
  }

  /// Counts the references of the project's own `themes`, each under itself.
  mutating func count(themes: [ThemeAppearance], in table: ResourceTable) {
    let heirs = Self.heirs(of: themes)
    for theme in themes {
      let own = heirs[theme.theme] ?? []
      for item in theme.style.items.values where table.isOwn(item.location.path) {
        // What such a theme leaves open its heirs set, and there the item is counted.
        count(item, under: theme.stack, theme.resolver) {
          own.contains { $0.items[item.name] == item }
        }
      }
    }
  }

  /// Counts the references of `style`, which is audited under `theme`.
  mutating func count(
    _ style: ResolvedStyle, under theme: ThemeStack, _ resolver: ResourceResolver,
    in table: ResourceTable
  ) {
    for item in style.items.values where table.isOwn(item.location.path) {
      count(item, under: theme, resolver)
    }
  }

  /// Adds what `other` counted.
  mutating func add(_ other: ResolutionCounter) {
    resolved += other.resolved
    unresolved.merge(other.unresolved, uniquingKeysWith: +)
  }

  /// The themes that build on each theme.
  private static func heirs(of themes: [ThemeAppearance]) -> [ResourceName: [ResolvedStyle]] {
    var heirs: [ResourceName: [ResolvedStyle]] = [:]
    let names = Set(themes.map(\.theme))
    for theme in themes {
      for ancestor in theme.style.lineage.dropFirst() where names.contains(ancestor) {
        heirs[ancestor, default: []].append(theme.style)
      }
    }
    return heirs
  }

  private mutating func count(
    _ item: Definition, under theme: ThemeStack, _ resolver: ResourceResolver,
    isInherited: () -> Bool = { false }
  ) {
    guard Self.isColorReference(item, resolver) else { return }
    switch resolver.color(item, under: theme, in: .normal).value {
    case .color, .nothing, .drawable: resolved += 1
    case .unresolved(let cause):
      if cause.code == .unresolvedReference, isInherited() { return }
      unresolved[Cause(text: cause.detail, remedy: Self.remedy(cause)), default: 0] += 1
    }
  }

  /// Whether an item takes its colour from somewhere else.
  private static func isColorReference(
    _ item: Definition, _ resolver: ResourceResolver
  ) -> Bool {
    switch resolver.understood(item.value) {
    case .reference(let name): name.type == .color
    case .attribute:
      Self.isForColor(item.name.lowercased())
    case .boolean, .color, .dimension, .foreignReference, .null, .number, .text: false
    }
  }

  private static func isForColor(_ attribute: String) -> Bool {
    ["color", "tint", "background"].contains { attribute.containsBytes(of: $0) }
      && !attribute.hasSuffix("style")
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
