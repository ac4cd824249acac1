internal import SceneModel

/// Looks resources up for one device and remembers what it found.
///
/// Not shared between tasks: the memory is its own.
final class ResourceResolver {
  let table: ResourceTable
  let device: DeviceConfiguration
  /// Aliases in a row that are followed at most.
  static let maximumDepth = 32

  /// What was found for names.
  private struct Memory<Found> {
    private struct Use: Hashable {
      var name: ResourceName
      var user: String?
    }

    private var found: [ResourceName: Found] = [:]
    /// For names whose meaning depends on the file that asks.
    private var byUser: [Use: Found] = [:]

    func found(_ name: ResourceName, for user: String?) -> Found? {
      if let known = found[name] { return known }
      return byUser.isEmpty ? nil : byUser[Use(name: name, user: user)]
    }

    mutating func keep(
      _ value: Found, of name: ResourceName, for user: String?, dependsOnUser: Bool
    ) {
      if dependsOnUser {
        byUser[Use(name: name, user: user)] = value
      } else {
        found[name] = value
      }
    }
  }

  private var definitions = Memory<ResourceDefinition?>()
  private var styles = Memory<ResolvedStyle>()
  private var lists: [SourceLocation: ColorStateList] = [:]
  private var values: [String: ResourceValue] = [:]

  init(_ table: ResourceTable, on device: DeviceConfiguration) {
    self.table = table
    self.device = device
  }

  /// Whether what `name` means depends on the file that asks.
  private func dependsOnUser(_ name: ResourceName) -> Bool {
    name.home == nil && table.isAmbiguous(name)
  }

  /// The definition of `name` for a use in the file `user`.
  func definition(of name: ResourceName, for user: String?) -> ResourceDefinition? {
    if let known = definitions.found(name, for: user) { return known }
    let found = table.definition(of: name.plain, on: device, for: name.home?.path ?? user)
    definitions.keep(found, of: name, for: user, dependsOnUser: dependsOnUser(name))
    return found
  }

  /// The style `name` with all that it inherits, for a use in the file `user`.
  func style(_ name: ResourceName, for user: String?) -> ResolvedStyle {
    style(name, for: user, above: [])
  }

  private func style(
    _ name: ResourceName, for user: String?, above descendants: Set<ResourceName>
  ) -> ResolvedStyle {
    if let known = styles.found(name, for: user) { return known }
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
    styles.keep(resolved, of: name, for: user, dependsOnUser: dependsOnUser(name))
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
