internal import SceneModel

/// What themes make of their attributes, as numbers, so that many themes can be compared for many
/// styles.
///
/// An attribute has the same number under two themes if whatever uses it looks the same and leads to
/// the same line under both, whichever other attributes and aliases the themes take on the way.
/// Not shared between tasks: the memory is its own.
final class ThemeSettings {
  /// What an item depends on by day or by night.
  private struct Needs {
    /// In ascending order.
    var attributes: [Int]
    var dependsOnNight: Bool
  }

  /// What an attribute comes to.
  private struct Value: Hashable {
    /// Where following the attribute ends.
    enum End: Hashable {
      case written(String)
      case unset(attribute: Int)
      /// The same as what another attribute comes to, which no line of the project decides.
      case alias(Int)
      /// A state list, drawable or style, with what the attributes that it depends on come to.
      case resource([Int?], isNight: Bool?)
      /// Refers to itself.
      case cycle(theme: String)
    }

    var end: End
    /// The definition at the end.
    var place: SourceLocation?
    /// The last step that a person can change or else look at: where a finding points.
    var literal: SourceLocation?
  }

  /// What one theme sets.
  private final class Theme {
    let appearance: ThemeAppearance
    /// What each attribute that was asked for comes to; inner `nil` if the theme does not set it.
    var values: [Int??] = []

    var resolver: ResourceResolver { appearance.resolver }
    var isNight: Bool { resolver.device.isNight }

    init(_ appearance: ThemeAppearance) { self.appearance = appearance }
  }

  private let day: DependencyFinder
  private let night: DependencyFinder
  /// By the numbers of the appearances.
  private var themes: [Theme?] = []
  private var attributes: [String] = []
  private var attributeNumbers: [String: Int] = [:]
  private var values: [Value] = []
  private var valueNumbers: [Value: Int] = [:]
  private var dayNeeds: [Definition: Needs] = [:]
  private var nightNeeds: [Definition: Needs] = [:]

  init(day: DependencyFinder, night: DependencyFinder) {
    self.day = day
    self.night = night
  }

  /// The numbers of `names`, in ascending order.
  func numbers(of names: Set<String>) -> [Int] {
    names.sorted().map(number).sorted()
  }

  /// The number of an attribute.
  func number(of name: String) -> Int {
    if let known = attributeNumbers[name] { return known }
    attributeNumbers[name] = attributes.count
    attributes.append(name)
    return attributes.count - 1
  }

  /// What `attributes` come to under a theme; `nil` for one that it does not set.
  func values(of attributes: [Int], under appearance: ThemeAppearance) -> [Int?] {
    let theme = theme(appearance)
    return attributes.map { value(of: $0, under: theme) }
  }

  /// How many of `attributes` a theme does not set.
  func missing(_ attributes: [Int], under appearance: ThemeAppearance) -> Int {
    let theme = theme(appearance)
    return attributes.count { value(of: $0, under: theme) == nil }
  }

  private func theme(_ appearance: ThemeAppearance) -> Theme {
    let number = appearance.number
    if number < themes.count, let known = themes[number] { return known }
    while themes.count <= number { themes.append(nil) }
    let theme = Theme(appearance)
    themes[number] = theme
    return theme
  }

  private func value(of attribute: Int, under theme: Theme) -> Int? {
    if attribute < theme.values.count, let known = theme.values[attribute] { return known }
    while theme.values.count < attributes.count { theme.values.append(.none) }
    guard let item = theme.appearance.stack.item(attributes[attribute]) else {
      theme.values[attribute] = .some(nil)
      return nil
    }
    // What meets this again while it is being followed is like nothing under another theme.
    let cycle = Value(end: .cycle(theme: theme.appearance.appearance.name))
    theme.values[attribute] = .some(number(of: cycle))
    let found = number(of: item, under: theme)
    theme.values[attribute] = .some(found)
    return found
  }

  /// What `item` comes to, aliases followed as a colour's are.
  private func number(of item: Definition, under theme: Theme) -> Int {
    let resolver = theme.resolver
    var (written, place) = (item.value, item.location)
    var literal: SourceLocation?
    for _ in 0..<ResourceResolver.maximumDepth {
      if standing(of: place) >= standing(of: literal) { literal = place }
      switch resolver.understood(written) {
      case .attribute(let name):
        let attribute = number(of: name)
        guard let inner = value(of: attribute, under: theme) else {
          return number(
            of: Value(end: .unset(attribute: attribute), place: place, literal: literal))
        }
        if standing(of: values[inner].literal) >= standing(of: literal) { return inner }
        return number(of: Value(end: .alias(inner), literal: literal))
      case .reference(let name) where name.type == .style:
        // What a style sets does not lead through the place that names the style.
        let location = resolver.style(name, for: place.path).location
        return number(of: Value(end: resource(item, under: theme), place: location ?? place))
      case .reference(let name):
        let definition = resolver.definition(of: name, for: place.path)
        if let definition { place = definition.location }
        guard case .text(let text) = definition?.body else {
          return number(
            of: Value(end: resource(item, under: theme), place: place, literal: literal))
        }
        written = text
      case .color, .dimension, .number, .boolean, .foreignReference, .null, .text:
        return number(of: Value(end: .written(written), place: place, literal: literal))
      }
    }
    return number(of: Value(end: .cycle(theme: theme.appearance.appearance.name)))
  }

  /// How much a person can do about a place: nothing, look at it, or change it.
  private func standing(of place: SourceLocation?) -> Int {
    guard let place, day.resolver.table.isShown(place.path) else { return 0 }
    return day.resolver.table.isOwn(place.path) ? 2 : 1
  }

  /// The resource that `item` leads to.
  private func resource(_ item: Definition, under theme: Theme) -> Value.End {
    let needs = needs(of: item, isNight: theme.isNight)
    return .resource(
      needs.attributes.map { value(of: $0, under: theme) },
      isNight: needs.dependsOnNight ? theme.isNight : nil)
  }

  private func number(of value: Value) -> Int {
    if let known = valueNumbers[value] { return known }
    valueNumbers[value] = values.count
    values.append(value)
    return values.count - 1
  }

  private func needs(of item: Definition, isNight: Bool) -> Needs {
    if let known = isNight ? nightNeeds[item] : dayNeeds[item] { return known }
    let found = (isNight ? night : day).dependencies(of: item.value, user: item.location.path)
    let needs = Needs(
      attributes: numbers(of: found.attributes), dependsOnNight: found.dependsOnNight)
    if isNight { nightNeeds[item] = needs } else { dayNeeds[item] = needs }
    return needs
  }
}
