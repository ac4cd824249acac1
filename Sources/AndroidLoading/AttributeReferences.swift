internal import Markup

/// Which theme attributes a value depends on, whatever the theme.
struct AttributeReferences {
  private let resolver: ResourceResolver
  private var known: [ResourceName: Set<String>] = [:]

  init(_ resolver: ResourceResolver) { self.resolver = resolver }

  /// The attributes that the items of `style` name, directly and through colours, drawables,
  /// dimensions and macros.
  mutating func attributes(of style: ResolvedStyle) -> Set<String> {
    var found: Set<String> = []
    for item in style.items.values { add(item.value, user: item.location.path, to: &found, 0) }
    return found
  }

  private mutating func add(
    _ value: String, user: String, to found: inout Set<String>, _ depth: Int
  ) {
    guard value.utf8.first == UInt8(ascii: "?") || value.utf8.first == UInt8(ascii: "@") else {
      return
    }
    switch ResourceValue(value) {
    case .attribute(let name): found.insert(name)
    case .reference(let name) where name.type != .style && name.type != .layout:
      found.formUnion(attributes(of: name, user: user, depth + 1))
    case .reference, .boolean, .color, .dimension, .foreignReference, .null, .number, .text: return
    }
  }

  private mutating func attributes(
    of name: ResourceName, user: String, _ depth: Int
  ) -> Set<String> {
    if let found = known[name] { return found }
    guard depth < ResourceResolver.maximumDepth,
      let definition = resolver.definition(of: name, for: user)
    else { return [] }
    // A resource that refers to itself adds nothing new.
    known[name] = []
    var found: Set<String> = []
    let path = definition.location.path
    switch definition.body {
    case .text(let text): add(text, user: path, to: &found, depth)
    case .element(let element):
      for attribute in element.attributes { add(attribute.value, user: path, to: &found, depth) }
      for inner in element.descendants {
        for attribute in inner.attributes { add(attribute.value, user: path, to: &found, depth) }
      }
    case .style: break
    }
    known[name] = found
    return found
  }
}
