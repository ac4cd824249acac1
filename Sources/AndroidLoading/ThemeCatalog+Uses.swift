extension ThemeCatalog {
  /// An item of a style or an attribute of a layout that names a style.
  typealias StyleReference = (attribute: String, name: ResourceName)

  /// What items of styles and attributes of layouts name.
  func styleReferences() -> [StyleReference] {
    var found: [StyleReference] = []
    func add(_ attribute: String, _ value: String) {
      guard value.utf8.first == UInt8(ascii: "@"), case .reference(let name) = ResourceValue(value),
        name.type == .style
      else { return }
      found.append((attribute, name))
    }
    for candidate in table.candidates.values.joined() where candidate.origin < .builtIn {
      switch candidate.definition.body {
      case .style(let style):
        for item in style.items { add(item.name, item.value) }
      case .element(let root) where candidate.definition.name.type == .layout:
        for attribute in root.attributes { add(attribute.localName, attribute.value) }
        for element in root.descendants {
          for attribute in element.attributes { add(attribute.localName, attribute.value) }
        }
      case .element, .text: continue
      }
    }
    return found
  }

  /// Those among `themes` that are styles of views, although they build on a theme by their names.
  ///
  /// Views name them and nobody names them as the theme of a screen or a dialog; they build on
  /// another theme of the project and no theme that is none of them builds on them.
  static func stylesOfViews(
    among themes: [ResolvedStyle], _ references: [StyleReference]
  ) -> Set<ResourceName> {
    var ofViews: Set<ResourceName> = []
    var ofScreens: Set<ResourceName> = []
    for reference in references {
      if isForViews(reference.attribute) {
        ofViews.insert(reference.name)
      } else {
        ofScreens.insert(reference.name)
      }
    }
    let names = Set(themes.map(\.name))
    let found = Set(
      themes.lazy.filter { theme in
        let name = theme.name.plain
        return ofViews.contains(name) && !ofScreens.contains(name)
          && theme.lineage.dropFirst().contains { names.contains($0) }
      }.map(\.name))
    let parents = themes.lazy.filter { !found.contains($0.name) }.flatMap(\.lineage)
    return found.subtracting(parents)
  }

  /// Whether what an attribute names only serves views: styles, appearances, and the themes of bars
  /// and of the menus that they open.
  private static func isForViews(_ attribute: String) -> Bool {
    let name = attribute.lowercased()
    return !name.hasSuffix("theme")
      || ["bartheme", "popuptheme", "widgettheme"].contains { name.hasSuffix($0) }
  }
}
