extension ThemeAppearance {
  /// An overlay of fewer items is one for a single view.
  static let leastItems = 4
  /// A theme that others double, and by so many items at least, is not meant to be shown itself.
  private static let extensionItems = 10

  /// The appearances in which whole screens are shown.
  ///
  /// Left out are themes of dialogs, themes that others only build on (by their names, or because
  /// others set far more), themes of another library than the project's main one, and overlays for
  /// single views.
  static func forScreens(_ appearances: [ThemeAppearance]) -> [ThemeAppearance] {
    let screens = appearances.filter { appearance in
      let name = appearance.theme.name
      if name.hasPrefix("Base.") || name.hasPrefix("Platform.") || name.containsBytes(of: "Dialog")
      {
        return false
      }
      return appearance.stack.layers.dropLast().allSatisfy { $0.items.count >= leastItems }
    }
    var counts: [ResourceName: Int] = [:]
    func ownItems(_ name: ResourceName, _ appearance: ThemeAppearance) -> Int {
      if let known = counts[name] { return known }
      let items = appearance.resolver.style(name, for: nil).items.values
      let count = items.count { appearance.resolver.table.isOwn($0.location.path) }
      counts[name] = count
      return count
    }
    // The theme that the project gives the most tells which library it is made with; which one a theme
    // is made with whose ancestors are not known nobody knows.
    let known = screens.filter { $0.stack.missing == nil }
    let main = known.max { ownItems($0.theme, $0) < ownItems($1.theme, $1) }
    // A theme by night is the same theme, even with another parent.
    let named = Set(
      screens.lazy.filter { $0.family == main?.family || $0.stack.missing != nil }.map(\.first))
    let related = screens.filter { named.contains($0.first) }
    var bases: Set<ResourceName> = []
    for appearance in related {
      let items = ownItems(appearance.theme, appearance)
      for ancestor in appearance.stack.layers.last?.lineage.dropFirst() ?? [] {
        let inherited = ownItems(ancestor, appearance)
        if items >= inherited + extensionItems, items >= 2 * inherited { bases.insert(ancestor) }
      }
    }
    let shown = related.filter { !bases.contains($0.theme) }
    return shown.isEmpty ? appearances : shown
  }
}
