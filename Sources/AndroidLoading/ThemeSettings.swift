/// What themes set, as numbers, so that many themes can be compared for many styles.
///
/// Not shared between tasks: the memory is its own.
final class ThemeSettings {
  /// What an item depends on by day or by night.
  private struct Needs {
    /// In ascending order.
    var attributes: [Int]
    var dependsOnNight: Bool
  }

  /// What one theme sets.
  private final class Theme {
    let stack: ThemeStack
    let isNight: Bool
    /// The item of each attribute that was asked for; inner `nil` if the theme does not set it.
    var items: [Int: Int?] = [:]

    init(_ appearance: ThemeAppearance) {
      stack = appearance.stack
      isNight = appearance.resolver.device.isNight
    }
  }

  private let day: DependencyFinder
  private let night: DependencyFinder
  private var themes: [String: Theme] = [:]
  private var attributes: [String] = []
  private var attributeNumbers: [String: Int] = [:]
  private var items: [StyleDefinition.Item] = []
  private var itemNumbers: [StyleDefinition.Item: Int] = [:]
  private var dayNeeds: [Int: Needs] = [:]
  private var nightNeeds: [Int: Needs] = [:]

  init(day: DependencyFinder, night: DependencyFinder) {
    self.day = day
    self.night = night
  }

  /// The numbers of `names`, in ascending order.
  func numbers(of names: Set<String>) -> [Int] {
    names.sorted().map { name in
      if let known = attributeNumbers[name] { return known }
      attributeNumbers[name] = attributes.count
      attributes.append(name)
      return attributes.count - 1
    }.sorted()
  }

  /// What `attributes` are set to under a theme, and so on for the attributes that those name.
  ///
  /// The items are in an order that only they decide, so that equal lists mean equal settings.
  /// Themes with equal settings look equal, by day and, if nothing depends on it, by night.
  func items(
    of attributes: [Int], under appearance: ThemeAppearance
  ) -> (items: [Int], dependsOnNight: Bool) {
    let theme = theme(appearance)
    var found: [Int] = []
    var dependsOnNight = false
    var seen = Set(attributes)
    var pending = attributes
    while let attribute = pending.popLast() {
      guard let item = item(of: attribute, under: theme) else { continue }
      found.append(item)
      let needs = needs(of: item, isNight: theme.isNight)
      dependsOnNight = dependsOnNight || needs.dependsOnNight
      for next in needs.attributes where seen.insert(next).inserted { pending.append(next) }
    }
    return (found, dependsOnNight)
  }

  private func theme(_ appearance: ThemeAppearance) -> Theme {
    if let known = themes[appearance.appearance.name] { return known }
    let theme = Theme(appearance)
    themes[appearance.appearance.name] = theme
    return theme
  }

  private func item(of attribute: Int, under theme: Theme) -> Int? {
    if let known = theme.items[attribute] { return known }
    let found = theme.stack.item(attributes[attribute]).map { number(of: $0) }
    theme.items[attribute] = .some(found)
    return found
  }

  private func number(of item: StyleDefinition.Item) -> Int {
    if let known = itemNumbers[item] { return known }
    itemNumbers[item] = items.count
    items.append(item)
    return items.count - 1
  }

  private func needs(of item: Int, isNight: Bool) -> Needs {
    if let known = isNight ? nightNeeds[item] : dayNeeds[item] { return known }
    let found = (isNight ? night : day)
      .dependencies(of: items[item].value, user: items[item].location.path)
    let needs = Needs(
      attributes: numbers(of: found.attributes), dependsOnNight: found.dependsOnNight)
    if isNight { nightNeeds[item] = needs } else { dayNeeds[item] = needs }
    return needs
  }
}
