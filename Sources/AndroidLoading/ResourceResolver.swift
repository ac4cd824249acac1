internal import SceneModel

/// Looks resources up for one device and remembers what it found.
///
/// Not shared between tasks: the memory is its own.
final class ResourceResolver {
  let table: ResourceTable
  let device: DeviceConfiguration
  /// Aliases in a row that are followed at most.
  static let maximumDepth = 32

  private struct Key: Hashable {
    var name: ResourceName
    /// The file that asks, where the answer depends on it.
    var user: String?
  }

  private var definitions: [Key: ResourceDefinition?] = [:]
  private var styles: [Key: ResolvedStyle] = [:]
  private var lists: [SourceLocation: ColorStateList] = [:]
  private var ambiguous: [ResourceName: Bool] = [:]
  private var values: [String: ResourceValue] = [:]

  init(_ table: ResourceTable, on device: DeviceConfiguration) {
    self.table = table
    self.device = device
  }

  private func key(_ name: ResourceName, for user: String?) -> Key {
    if let home = name.home { return Key(name: name, user: home.path) }
    let isAmbiguous = ambiguous[name] ?? table.isAmbiguous(name)
    ambiguous[name] = isAmbiguous
    return Key(name: name, user: isAmbiguous ? user : nil)
  }

  /// The definition of `name` for a use in the file `user`.
  func definition(of name: ResourceName, for user: String?) -> ResourceDefinition? {
    let key = key(name, for: user)
    if let known = definitions[key] { return known }
    let found = table.definition(of: name.plain, on: device, for: name.home?.path ?? user)
    definitions[key] = .some(found)
    return found
  }

  /// The style `name` with all that it inherits, for a use in the file `user`.
  func style(_ name: ResourceName, for user: String?) -> ResolvedStyle {
    style(name, for: user, above: [])
  }

  private func style(
    _ name: ResourceName, for user: String?, above descendants: Set<ResourceName>
  ) -> ResolvedStyle {
    let key = key(name, for: user)
    if let known = styles[key] { return known }
    // A style that inherits from itself inherits nothing, as one of an unknown parent.
    guard !descendants.contains(name), descendants.count < 64,
      let definition = definition(of: name, for: user), case .style(let style) = definition.body
    else {
      return ResolvedStyle(name: name, location: nil, lineage: [name], missing: name, items: [:])
    }
    var items: [String: StyleDefinition.Item] = [:]
    var lineage = [name]
    var missing: ResourceName?
    if let parent = style.parent.name {
      let inherited = self.style(
        parent, for: definition.location.path, above: descendants.union([name]))
      items = inherited.items
      lineage += inherited.lineage
      missing = inherited.missing
      // `Widget.App` may have no parent `Widget` at all: the dot is then only a part of the name.
      if case .implicit = style.parent, inherited.location == nil {
        missing = nil
        lineage = [name]
      }
    }
    for item in style.items { items[item.name] = item }
    let resolved = ResolvedStyle(
      name: name, location: definition.location, lineage: lineage, missing: missing, items: items)
    styles[key] = resolved
    return resolved
  }

  /// `written`, understood; every theme asks for the same few texts.
  func understood(_ written: String) -> ResourceValue {
    if let known = values[written] { return known }
    let value = ResourceValue(written)
    values[written] = value
    return value
  }

  /// The list that a definition's `selector` holds.
  func colorStateList(_ definition: ResourceDefinition) -> ColorStateList? {
    guard case .element(let element) = definition.body, element.localName == "selector" else {
      return nil
    }
    if let known = lists[definition.location] { return known }
    let list = ColorStateList(element, path: definition.location.path)
    lists[definition.location] = list
    return list
  }
}
