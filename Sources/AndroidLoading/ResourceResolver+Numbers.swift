internal import SceneModel

extension ResourceResolver {
  /// What `use` leads to, aliases, theme attributes and macros followed; `nil` if it leads nowhere.
  func value(_ use: Definition, under theme: ThemeStack) -> Traced<ResourceValue>? {
    var chain: [Definition] = []
    return end(of: use, under: theme) { chain.append($0) }
      .map { Traced(value: $0.value, chain: chain) }
  }

  /// What `use` leads to, and the file that says so; `visit` is told each definition on the way.
  func end(
    of use: Definition, under theme: ThemeStack, _ visit: (Definition) -> Void = { _ in }
  ) -> (value: ResourceValue, path: String)? {
    var current = use
    for _ in 0..<Self.maximumDepth {
      visit(current)
      switch understood(current.value) {
      case .attribute(let name):
        guard let item = theme.item(name) else { return nil }
        current = item
      case .reference(let name) where name.type != .style:
        guard let definition = definition(of: name, for: current.location.path),
          case .text(let text) = definition.body
        else { return (.reference(name), current.location.path) }
        current = Definition(name: name.reference, value: text, location: definition.location)
      case let value: return (value, current.location.path)
      }
    }
    return nil
  }

  /// The number that `use` leads to, such as an alpha.
  func number(_ use: Definition, under theme: ThemeStack) -> Double? {
    guard case .number(let number) = end(of: use, under: theme)?.value else { return nil }
    return number
  }

  /// The length that `use` leads to, in points; `nil` if it leads to none or to device pixels.
  func points(_ use: Definition, under theme: ThemeStack) -> Double? {
    guard let value = end(of: use, under: theme)?.value else { return nil }
    if case .dimension(let dimension) = value { return dimension.points }
    return value == .number(0) ? 0 : nil
  }

  /// The style that `use` leads to.
  func style(_ use: Definition, under theme: ThemeStack) -> ResolvedStyle? {
    guard let end = end(of: use, under: theme), case .reference(let name) = end.value,
      name.type == .style
    else { return nil }
    return style(name, for: end.path)
  }
}
