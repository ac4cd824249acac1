internal import SceneModel

extension ResourceResolver {
  /// What `use` leads to, aliases, theme attributes and macros followed; `nil` if it leads nowhere.
  func value(_ use: Definition, under theme: ThemeStack) -> Traced<ResourceValue>? {
    var chain: [Definition] = []
    var current = use
    while chain.count < Self.maximumDepth {
      chain.append(current)
      switch understood(current.value) {
      case .attribute(let name):
        guard let item = theme.item(name) else { return nil }
        current = Definition(name: item.name, value: item.value, location: item.location)
      case .reference(let name) where name.type != .style:
        guard let definition = definition(of: name, for: current.location.path),
          case .text(let text) = definition.body
        else { return Traced(value: .reference(name), chain: chain) }
        current = Definition(name: name.reference, value: text, location: definition.location)
      case let value: return Traced(value: value, chain: chain)
      }
    }
    return nil
  }

  /// The number that `use` leads to, such as an alpha.
  func number(_ use: Definition, under theme: ThemeStack) -> Double? {
    guard case .number(let number) = value(use, under: theme)?.value else { return nil }
    return number
  }

  /// The length that `use` leads to, in points; `nil` if it leads to none or to device pixels.
  func points(_ use: Definition, under theme: ThemeStack) -> Double? {
    guard let value = value(use, under: theme)?.value else { return nil }
    if case .dimension(let dimension) = value { return dimension.points }
    return value == .number(0) ? 0 : nil
  }

  /// The style that `use` leads to.
  func style(_ use: Definition, under theme: ThemeStack) -> ResolvedStyle? {
    guard let traced = value(use, under: theme), case .reference(let name) = traced.value,
      name.type == .style
    else { return nil }
    return style(name, for: traced.chain.last?.location.path)
  }
}
