internal import SceneModel

/// What the controls of layouts need a theme to define.
///
/// Not shared between tasks: the memory is its own.
final class LayoutNeeds {
  /// What a theme has to define for something to look as it is meant to.
  struct Needed {
    var attributes: Set<String> = []
    var family = ThemeFamily.framework

    mutating func formUnion(_ other: Needed) {
      attributes.formUnion(other.attributes)
      family = max(family, other.family)
    }
  }

  private let finder: DependencyFinder
  private let resolver: ResourceResolver
  private var nodes: [SourceLocation: Needed] = [:]

  /// The needs of controls whose resources `resolver` finds.
  init(_ resolver: ResourceResolver) {
    self.resolver = resolver
    finder = DependencyFinder(resolver)
  }

  /// What decides which themes `control` is meant for: what the layout itself refers to.
  ///
  /// A default style is no need: where no theme names one, the class has its own.
  func needed(by control: LayoutControl) -> Needed {
    var needed = needed(by: control.node)
    for backdrop in control.backdrops { needed.formUnion(self.needed(by: backdrop.node)) }
    for part in control.parts { needed.formUnion(self.needed(by: part.node)) }
    if let input = control.input { needed.formUnion(self.needed(by: input)) }
    return needed
  }

  private func needed(by node: LayoutNode) -> Needed {
    if let known = nodes[node.location] { return known }
    var needed = Needed(attributes: finder.dependencies(of: node.attributes).attributes)
    if node.className.hasPrefix("com.google.android.material.") { needed.family = .material2 }
    switch node.style.map({ ResourceValue($0.value) }) {
    case .attribute(let name): needed.attributes.insert(name)
    case .reference(let name) where name.type == .style:
      let style = resolver.style(name, for: node.path)
      needed.attributes.formUnion(finder.dependencies(of: style).attributes)
      needed.family = max(needed.family, ThemeFamily(widget: style))
    case .boolean, .color, .dimension, .foreignReference, .null, .number, .reference, .text, nil:
      break
    }
    nodes[node.location] = needed
    return needed
  }
}
