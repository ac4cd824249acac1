internal import Markup
internal import SceneModel

/// Finds the items and titles of bars whose colours a document sets.
struct BarItems {
  let tree: ViewTree
  let colors: ColorElementReader

  /// By bar, what stands in it; in that of a controller the items of the controllers that it shows.
  var items: [Int: [XMLElement]] {
    let controllers = colors.document.root.descendants.filter {
      $0.attribute("sceneMemberID") == "viewController"
    }
    var found: [Int: [XMLElement]] = [:]
    for index in tree.nodes.indices {
      let bar = tree.nodes[index].element
      guard Self.kinds.contains(bar.localName) else { continue }
      var items = Self.items(in: bar)
      if let controller = controllers.first(where: { $0.childElements.contains(bar) }) {
        for shown in Self.shownControllers(in: controller) {
          items += controllers.filter { $0.attribute("id") == shown }
            .flatMap { Self.ownItems(of: $0, in: bar) }
        }
      }
      items = items.filter { isSet($0, in: bar) }
      if !items.isEmpty { found[index] = items }
    }
    return found
  }

  private static let kinds: Set<String> = ["navigationBar", "toolbar", "tabBar"]

  private static func items(in element: XMLElement) -> [XMLElement] {
    element.descendants.filter {
      ["barButtonItem", "navigationItem", "tabBarItem"].contains($0.localName)
    }
  }

  /// What a controller puts into the `bar` of the one around it.
  private static func ownItems(of controller: XMLElement, in bar: XMLElement) -> [XMLElement] {
    switch bar.localName {
    case "navigationBar":
      controller.children("navigationItem").flatMap { [$0] + items(in: $0) }
    case "tabBar": controller.children("tabBarItem")
    default: []
    }
  }

  /// The identifiers of the controllers whose items are in the bar of `controller`: the first one of
  /// a navigation, all of tabs.
  private static func shownControllers(in controller: XMLElement) -> [String] {
    let segues = controller.firstChild("connections")?.children("segue") ?? []
    return segues.filter {
      ["rootViewController", "viewControllers"].contains($0.attribute("relationship"))
    }.compactMap { $0.attribute("destination") }
  }

  /// Whether the document sets the colour of an item that shows, or that of its bar.
  private func isSet(_ item: XMLElement, in bar: XMLElement) -> Bool {
    Self.isShown(item)
      && (color(of: bar) != nil || color(of: item, in: bar) != nil
        || color(of: item, in: bar, isSelected: false) != nil)
  }

  /// Whether UIKit draws an item: a title that is written, or no space and no view in its place.
  static func isShown(_ item: XMLElement) -> Bool {
    if item.localName == "navigationItem" { return item.attribute("title")?.isEmpty == false }
    let isSpace = item.attribute("systemItem")?.hasSuffix("Space") ?? false
    return !isSpace && !item.childElements.contains { $0.attribute("key") == "customView" }
  }

  // MARK: Colours

  /// What an appearance of the bar sets; that comes before what the bar itself does.
  private func appearance(of bar: XMLElement) -> XMLElement? {
    bar.childElements.first { $0.attribute("key") == "standardAppearance" }
  }

  /// The colour that the document gives to a bar.
  func color(of bar: XMLElement) -> InterfaceColor? {
    guard let appearance = appearance(of: bar) else { return colors.color("barTintColor", of: bar) }
    return colors.color("backgroundColor", of: appearance)
  }

  /// Whether what lies below a bar shows through its colour.
  func isTranslucent(_ bar: XMLElement) -> Bool {
    appearance(of: bar) == nil && bar.flag("translucent") != false
  }

  /// The colour that the document gives to an item or a title of `bar`; of a tab, the one that it
  /// has while it is selected or while it is not.
  func color(
    of item: XMLElement, in bar: XMLElement, isSelected: Bool = true
  ) -> InterfaceColor? {
    switch item.localName {
    case "navigationItem": titleAttributes(of: bar).flatMap { colors.color("textColor", of: $0) }
    case "tabBarItem" where !isSelected: colors.color("unselectedItemTintColor", of: bar)
    case "tabBarItem":
      colors.color("selectedImageTintColor", of: bar) ?? colors.color("tintColor", of: bar)
    default: colors.color("tintColor", of: item) ?? colors.color("tintColor", of: bar)
    }
  }

  /// How the document writes the titles of a bar.
  func titleAttributes(of bar: XMLElement) -> XMLElement? {
    (appearance(of: bar) ?? bar).child("textAttributes", key: "titleTextAttributes")
  }
}
