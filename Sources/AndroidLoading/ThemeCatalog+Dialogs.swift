extension ThemeCatalog {
  /// The themes of dialogs, each with the themes over which it is put: a dialog's theme lies over that
  /// of its screen, which sets what the dialog's does not.
  func hosts() -> [ResourceName: [ResourceName]] {
    let complete = Set(themes)
    var hosts: [ResourceName: [ResourceName]] = [:]
    for theme in themes {
      for (attribute, item) in day.style(theme, for: nil).items
      where Self.namesDialog(attribute) {
        guard case .reference(let name) = day.understood(item.value), complete.contains(name),
          name != theme, hosts[name]?.contains(theme) != true
        else { continue }
        hosts[name, default: []].append(theme)
      }
    }
    // A theme that only names itself through others has no screen to lie on.
    hosts = hosts.filter { name, own in own.contains { hosts[$0] == nil } }
      .mapValues { $0.filter { hosts[$0] == nil } }
    let screens = themes.filter { hosts[$0] == nil && isForScreens($0) }
    for theme in themes where hosts[theme] == nil && isForCode(theme) { hosts[theme] = screens }
    return hosts.filter { !$0.value.isEmpty }
  }

  /// Whether an attribute's name ends in `dialogTheme`, however it is capitalised.
  private static func namesDialog(_ attribute: String) -> Bool {
    attribute.utf8.last == UInt8(ascii: "e") && attribute.lowercased().hasSuffix("dialogtheme")
  }

  /// Whether the theme may be that of any screen, by its name and its ancestors'.
  private func isForScreens(_ theme: ResourceName) -> Bool {
    let style = day.style(theme, for: nil)
    return !["Base.", "Platform."].contains { theme.name.hasPrefix($0) }
      && !style.lineage.contains { name in
        ["Dialog", "Splash", "Launch", "Startup"].contains { name.name.containsBytes(of: $0) }
      } && feature(of: style) == nil
  }

  /// Whether code puts the theme of a dialog over a screen's: it refers to what it does not set.
  private func isForCode(_ theme: ResourceName) -> Bool {
    let style = day.style(theme, for: nil)
    guard style.lineage.contains(where: { $0.name.containsBytes(of: "Dialog") }) else {
      return false
    }
    return style.items.values.contains { item in
      guard table.isOwn(item.location.path), case .attribute(let name) = day.understood(item.value)
      else { return false }
      return style.items[name] == nil
    }
  }
}
