internal import Markup
internal import SceneModel

/// Finds what a document shows a person and what is not audited, so that nobody takes it for checked.
struct UnreadViews {
  let colors: ColorElementReader
  /// Items of bars that are audited.
  let barItems: Set<XMLElement>

  /// What is said of each.
  var diagnostics: [Diagnostic] {
    colors.document.root.descendants.compactMap { element in
      message(of: element).map {
        Diagnostic(
          code: "unread-view", message: $0, location: colors.document.location(of: element))
      }
    }
  }

  private func message(of element: XMLElement) -> String? {
    switch element.localName {
    case "barButtonItem" where BarItems.isShown(element) && !barItems.contains(element),
      "tabBarItem" where !barItems.contains(element):
      "UIKit draws the items of bars: neither their colours nor their sizes are audited"
    case "navigationItem" where BarItems.isShown(element) && !barItems.contains(element):
      "UIKit draws the titles of bars: their colours are not audited"
    case "variation" where element.firstChild("color") != nil:
      "the colours of the size class \(element.attribute("key") ?? "") are not audited"
    case "progressView" where !sets(["progressTintColor", "trackTintColor"], element),
      "activityIndicatorView" where !sets(["color"], element):
      "the colours of what shows progress are not audited"
    case "searchBar" where sets(["barTintColor", "tintColor", "backgroundColor"], element),
      "datePicker" where sets(["tintColor", "backgroundColor"], element):
      "UIKit draws search bars and choices of dates: their colours are not audited"
    default: nil
    }
  }

  /// Whether a view sets one of some colours.
  private func sets(_ keys: [String], _ element: XMLElement) -> Bool {
    keys.contains { colors.color($0, of: element) != nil }
  }
}
