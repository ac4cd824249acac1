internal import Markup

/// Finds views that are operated although they are none of UIKit's controls: those with a tap
/// recogniser that does something, and controls of the project's own with an action for touches.
///
/// A view around other targets is left out: it is a card, and the targets inside are judged. So is
/// one as large as the screen, a cover that a tap beside something takes away.
struct TapTargets {
  /// By view, the element that says what a tap on it does.
  let actions: [Int: XMLElement]

  init(_ tree: ViewTree, root: XMLElement) {
    let recognizers = root.descendants.filter { element in
      element.localName == "tapGestureRecognizer" && element.flag("enabled") != false
        && !element.actions.isEmpty
    }
    let known = Dictionary(
      recognizers.compactMap { recognizer in recognizer.attribute("id").map { ($0, recognizer) } },
      uniquingKeysWith: { first, _ in first })
    var found: [Int: XMLElement] = [:]
    for (index, node) in tree.nodes.enumerated() {
      guard node.parent != nil, !node.scrolls, !Alternatives.kinds.contains(node.kind),
        !Self.fillsScreen(index, tree)
      else { continue }
      found[index] = Self.action(of: node.element, known)
    }
    let operable = tree.nodes.indices.filter {
      found[$0] != nil || Alternatives.kinds.contains(tree.nodes[$0].kind)
    }
    for index in operable {
      for outer in tree.ancestors(of: index) { found[outer] = nil }
    }
    actions = found
  }

  private static func fillsScreen(_ index: Int, _ tree: ViewTree) -> Bool {
    guard let frame = tree.nodes[index].frame, let root = tree.ancestors(of: index).first,
      let screen = tree.nodes[root].frame
    else { return false }
    return frame.contains(screen)
  }

  /// The element that says what a tap on a view does, `nil` if none does.
  private static func action(
    of view: XMLElement, _ recognizers: [String: XMLElement]
  ) -> XMLElement? {
    if view.actions.contains(where: { $0.attribute("eventType")?.hasPrefix("touch") == true }) {
      return view
    }
    let collections = view.firstChild("connections")?.children("outletCollection") ?? []
    return collections.lazy.filter { $0.attribute("property") == "gestureRecognizers" }
      .compactMap { $0.attribute("destination").flatMap { recognizers[$0] } }.first
  }
}

extension XMLElement {
  /// The connections that call something.
  fileprivate var actions: [XMLElement] { firstChild("connections")?.children("action") ?? [] }
}
