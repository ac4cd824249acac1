internal import Markup
internal import SceneModel

/// Finds what a document shows a person and what is not audited, so that nobody takes it for checked.
struct UnreadViews {
  let document: InterfaceDocument

  /// What is said of each.
  var diagnostics: [Diagnostic] {
    document.root.descendants.compactMap { element in
      Self.message(of: element).map {
        Diagnostic(code: "unread-view", message: $0, location: document.location(of: element))
      }
    }
  }

  private static func message(of element: XMLElement) -> String? {
    switch element.localName {
    case "barButtonItem" where isShown(element), "tabBarItem":
      "UIKit draws the items of bars: neither their colours nor their sizes are audited"
    case "navigationItem" where element.attribute("title")?.isEmpty == false:
      "UIKit draws the titles of bars: their colours are not audited"
    case "variation" where element.firstChild("color") != nil:
      "the colours of the size class \(element.attribute("key") ?? "") are not audited"
    case "progressView", "activityIndicatorView":
      "the colours of what shows progress are not audited"
    default: nil
    }
  }

  /// Whether UIKit draws a bar item; a view in its place is audited as any other.
  private static func isShown(_ item: XMLElement) -> Bool {
    let isSpace = item.attribute("systemItem")?.hasSuffix("Space") ?? false
    return !isSpace && !item.childElements.contains { $0.attribute("key") == "customView" }
  }
}
