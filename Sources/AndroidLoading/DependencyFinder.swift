internal import Markup

/// What a value depends on, whatever the theme.
struct Dependencies: Hashable {
  /// Theme attributes.
  var attributes: Set<String> = []
  /// Whether a resource has another value by night.
  var dependsOnNight = false

  mutating func formUnion(_ other: Dependencies) {
    attributes.formUnion(other.attributes)
    if other.dependsOnNight { dependsOnNight = true }
  }
}

/// Finds what resources depend on and remembers it.
final class DependencyFinder {
  let resolver: ResourceResolver
  private var known: [ResourceName: Dependencies] = [:]

  init(_ resolver: ResourceResolver) { self.resolver = resolver }

  /// What the items of `style` depend on, directly and through colours, drawables, dimensions,
  /// macros and the styles that they name.
  func dependencies(of style: ResolvedStyle) -> Dependencies {
    var found = Dependencies(
      dependsOnNight: style.lineage.contains { resolver.table.dependsOnNight($0) })
    for item in style.items.values {
      found.formUnion(dependencies(of: item.value, user: item.location.path))
    }
    return found
  }

  /// What a value that a file `user` writes depends on.
  func dependencies(of value: String, user: String, depth: Int = 0) -> Dependencies {
    let mark = value.utf8.first
    guard mark == UInt8(ascii: "?") || mark == UInt8(ascii: "@") else { return Dependencies() }
    switch resolver.understood(value) {
    case .attribute(let name): return Dependencies(attributes: [name])
    case .reference(let name): return dependencies(of: name, user: user, depth: depth + 1)
    case .boolean, .color, .dimension, .foreignReference, .null, .number, .text:
      return Dependencies()
    }
  }

  private func dependencies(of name: ResourceName, user: String, depth: Int) -> Dependencies {
    if let found = known[name] { return found }
    guard depth < ResourceResolver.maximumDepth, name.type != .layout,
      let definition = resolver.definition(of: name, for: user)
    else { return Dependencies() }
    // A resource that refers to itself adds nothing new.
    known[name] = Dependencies()
    var found = Dependencies(dependsOnNight: resolver.table.dependsOnNight(name))
    let path = definition.location.path
    switch definition.body {
    case .text(let text):
      found.formUnion(dependencies(of: text, user: path, depth: depth))
    case .element(let element):
      add(element, path, depth, to: &found)
      for inner in element.descendants { add(inner, path, depth, to: &found) }
    case .style:
      let style = resolver.style(name, for: user)
      if style.lineage.contains(where: resolver.table.dependsOnNight) {
        found.dependsOnNight = true
      }
      for item in style.items.values {
        found.formUnion(dependencies(of: item.value, user: item.location.path, depth: depth))
      }
    }
    known[name] = found
    return found
  }

  private func add(
    _ element: Markup.XMLElement, _ path: String, _ depth: Int, to found: inout Dependencies
  ) {
    for attribute in element.attributes {
      found.formUnion(dependencies(of: attribute.value, user: path, depth: depth))
    }
  }
}
