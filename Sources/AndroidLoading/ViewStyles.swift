internal import Markup
internal import SceneModel

/// The styles of views in layouts, found before anybody asks under which theme a view is shown.
struct ViewStyles: Sendable {
  private struct Use: Hashable {
    var value: String
    var path: String
  }

  private var found: [Use: ResolvedStyle] = [:]
  /// The attributes that files of the project set in each style.
  private var own: [Use: Set<String>] = [:]

  /// Nothing is known of styles.
  init() {}

  /// The styles that layouts of `table` name, those of a theme's attribute in the first of
  /// `appearances` that sets it.
  init(_ table: ResourceTable, _ appearances: [ThemeAppearance], _ resolver: ResourceResolver) {
    for candidate in table.candidates.values.joined() where candidate.origin < .builtIn {
      guard candidate.definition.name.type == .layout,
        case .element(let root) = candidate.definition.body
      else { continue }
      let path = candidate.definition.location.path
      add(root, path, appearances, resolver)
      for element in root.descendants { add(element, path, appearances, resolver) }
    }
  }

  private mutating func add(
    _ element: Markup.XMLElement, _ path: String, _ appearances: [ThemeAppearance],
    _ resolver: ResourceResolver
  ) {
    guard let value = element.attribute("style") else { return }
    let use = Use(value: value, path: path)
    guard found[use] == nil else { return }
    switch ResourceValue(value) {
    case .reference(let name) where name.type == .style:
      keep(resolver.style(name, for: path), as: use, resolver)
    case .attribute(let name):
      for appearance in appearances {
        guard let item = appearance.stack.item(name) else { continue }
        if let style = resolver.style(item, under: appearance.stack) {
          keep(style, as: use, resolver)
        }
        return
      }
    case .boolean, .color, .dimension, .foreignReference, .null, .number, .reference, .text: return
    }
  }

  private mutating func keep(_ style: ResolvedStyle, as use: Use, _ resolver: ResourceResolver) {
    found[use] = style
    own[use] = Set(
      style.items.values.lazy.filter { resolver.table.isOwn($0.location.path) }.map(\.name))
  }

  /// Whether `node`, or a style of its in the project's files, sets `attribute`.
  func sets(_ attribute: String, of node: LayoutNode) -> Bool {
    guard let item = item(attribute, of: node), ResourceValue(item.value) != .null else {
      return false
    }
    if node.attributes.items[attribute] != nil { return true }
    guard let style = node.style else { return false }
    return own[Use(value: style.value, path: node.path)]?.contains(attribute) == true
  }

  /// What `node` is told by its attributes and its style; `nil` for nothing and for an expression.
  func literal(_ attribute: String, of node: LayoutNode) -> String? {
    guard let value = item(attribute, of: node)?.value, !LayoutNode.isBinding(value) else {
      return nil
    }
    return value
  }

  /// What `node` or its style sets `attribute` to.
  func item(_ attribute: String, of node: LayoutNode) -> Definition? {
    if let own = node.attributes.items[attribute] { return own }
    guard let style = node.style else { return nil }
    return found[Use(value: style.value, path: node.path)]?.items[attribute]
  }
}
