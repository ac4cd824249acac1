internal import SceneModel

/// Looks resources up for one device and remembers what it found.
///
/// Not shared between tasks: the memory is its own.
final class ResourceResolver {
  let table: ResourceTable
  let device: DeviceConfiguration
  /// Aliases in a row that are followed at most.
  static let maximumDepth = 32

  /// The styles that a resolver has found.
  typealias Styles = Memory<ResolvedStyle>

  /// What was found for names.
  struct Memory<Found> {
    fileprivate struct Use: Hashable {
      var name: ResourceName
      var user: String?
    }

    private var found: [ResourceName: Found] = [:]
    /// For names whose meaning depends on the file that asks.
    private var byUser: [Use: Found] = [:]

    init() {}

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
  private(set) var styles: Styles
  let shapes = ShapeMemory()
  /// How often a list of colours was asked for the one of a state: a colour that was found without
  /// such a question is the same in every state.
  var stateQuestions = 0
  private var lists: [SourceLocation: ColorStateList] = [:]
  private var values: [String: ResourceValue] = [:]
  /// The attributes that any style sets, found when somebody asks for one that is not set.
  private(set) lazy var setAttributes = table.setAttributes

  /// A resolver for `device`; `known` is what another one for the same table and device has found.
  init(_ table: ResourceTable, on device: DeviceConfiguration, knowing known: Styles = Styles()) {
    self.table = table
    self.device = device
    styles = known
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
    var heirs: [Heir] = []
    var names: Set<ResourceName> = []
    var (current, asker) = (name, user)
    var resolved: ResolvedStyle?
    while true {
      if let known = styles.found(current, for: asker) {
        resolved = known
        break
      }
      // A style that inherits from itself inherits nothing, as one of an unknown parent.
      guard names.insert(current).inserted,
        let definition = definition(of: current, for: asker),
        case .style(let style) = definition.body
      else {
        resolved = ResolvedStyle(
          name: current, location: nil, lineage: [current], missing: current, items: [:])
        break
      }
      heirs.append(
        Heir(name: current, user: asker, location: definition.location, definition: style))
      guard let parent = style.parent.name else { break }
      (current, asker) = (parent, definition.location.path)
    }
    var result = resolved
    for heir in heirs.reversed() {
      let style = heir.inheriting(result)
      styles.keep(
        style, of: heir.name, for: heir.user, dependsOnUser: dependsOnUser(heir.name))
      result = style
    }
    return result
      ?? ResolvedStyle(name: name, location: nil, lineage: [name], missing: name, items: [:])
  }

  /// A style of which the parent is looked up first.
  private struct Heir {
    var name: ResourceName
    var user: String?
    var location: SourceLocation
    var definition: StyleDefinition

    /// The style over `parent`, which is `nil` if it has none.
    func inheriting(_ parent: ResolvedStyle?) -> ResolvedStyle {
      var items = parent?.items ?? [:]
      var lineage = [name] + (parent?.lineage ?? [])
      var missing = parent?.missing
      var isCut = false
      if let parent, parent.lineage.count >= ResolvedStyle.maximumAncestors {
        (items, lineage, missing, isCut) = ([:], [name], parent.name, true)
      }
      // `Widget.App` may have no parent `Widget` at all: the dot is then only a part of the name.
      if case .implicit = definition.parent, parent?.location == nil {
        (lineage, missing) = ([name], nil)
      }
      for item in definition.items { items[item.name] = item }
      return ResolvedStyle(
        name: name, location: location, lineage: lineage, missing: missing, items: items,
        isCut: isCut)
    }
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

extension ResourceResolver.Memory: Sendable where Found: Sendable {}
