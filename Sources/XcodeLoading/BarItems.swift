internal import Markup
internal import SceneModel

/// Finds the items and titles of bars whose colours a document sets.
struct BarItems {
  let tree: ViewTree
  let colors: ColorElementReader

  /// By bar, what stands in it; in that of a navigation controller the items of the controller that
  /// it shows first.
  var items: [Int: [XMLElement]] {
    let controllers = colors.document.root.descendants.filter {
      $0.attribute("sceneMemberID") == "viewController"
    }
    var found: [Int: [XMLElement]] = [:]
    for index in tree.nodes.indices {
      let bar = tree.nodes[index].element
      guard ["navigationBar", "toolbar"].contains(bar.localName) else { continue }
      var items = Self.items(in: bar)
      if bar.localName == "navigationBar",
        let controller = controllers.first(where: { $0.childElements.contains(bar) }),
        let shown = Self.firstController(in: controller)
      {
        items += controllers.filter { $0.attribute("id") == shown }
          .flatMap { $0.children("navigationItem") }.flatMap { [$0] + Self.items(in: $0) }
      }
      items = items.filter { isSet($0, in: bar) }
      if !items.isEmpty { found[index] = items }
    }
    return found
  }

  private static func items(in element: XMLElement) -> [XMLElement] {
    element.descendants.filter { ["barButtonItem", "navigationItem"].contains($0.localName) }
  }

  /// The identifier of the controller that a navigation controller shows first.
  private static func firstController(in controller: XMLElement) -> String? {
    controller.firstChild("connections")?.children("segue")
      .first { $0.attribute("relationship") == "rootViewController" }?.attribute("destination")
  }

  /// Whether the document sets the colour of an item that shows, or that of its bar.
  private func isSet(_ item: XMLElement, in bar: XMLElement) -> Bool {
    Self.isShown(item) && (color(of: bar) != nil || color(of: item, in: bar) != nil)
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

  /// The colour that the document gives to an item or a title of `bar`.
  func color(of item: XMLElement, in bar: XMLElement) -> InterfaceColor? {
    guard item.localName == "navigationItem" else {
      return colors.color("tintColor", of: item) ?? colors.color("tintColor", of: bar)
    }
    return titleAttributes(of: bar).flatMap { colors.color("textColor", of: $0) }
  }

  /// How the document writes the titles of a bar.
  func titleAttributes(of bar: XMLElement) -> XMLElement? {
    (appearance(of: bar) ?? bar).child("textAttributes", key: "titleTextAttributes")
  }
}
