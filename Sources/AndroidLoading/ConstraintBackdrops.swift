internal import Markup

/// Empty views of a `ConstraintLayout` that stand behind the views to whose sides they are tied.
struct ConstraintBackdrops {
  private let parent: LayoutNode?
  /// All views of the parent that have a name; found with the first that may be a background.
  private var siblings: [String: LayoutNode] = [:]
  private var drawn: [LayoutNode] = []

  /// Views at one place that are heeded at most.
  private static let limit = 16
  /// Views in a row from one side to another at most.
  private static let maximumDepth = 8

  /// The views of `parent`, which are none that hold others at sides.
  init(_ parent: LayoutNode) {
    self.parent =
      ["ConstraintLayout", "MotionLayout"].contains { parent.simpleName.hasSuffix($0) }
      ? parent : nil
  }

  /// Adds a view that was drawn, if it may be a background of others.
  mutating func add(_ node: LayoutNode) {
    guard let parent, drawn.count < Self.limit, !node.isHiddenAtFirst,
      node.element.childElements.first(where: { _ in true }) == nil,
      node.isBare || ["CardView", "FrameLayout"].contains(where: { node.simpleName.hasSuffix($0) })
    else { return }
    if drawn.isEmpty {
      for element in parent.element.childElements {
        let sibling = LayoutNode(element, path: parent.path)
        if let id = sibling.id { siblings[id] = sibling }
      }
    }
    drawn.append(node)
  }

  /// The views that were drawn before `child` and reach as far as it does on every side.
  func behind(_ child: LayoutNode) -> [LayoutNode] {
    guard !drawn.isEmpty, let id = child.id else { return [] }
    return drawn.filter { view in
      Axis.all.allSatisfy { covers(view, id, $0) }
    }
  }

  /// One direction: the names of its two sides.
  private struct Axis {
    var size: String
    var sides: [(first: String, last: String)]

    static let all = [
      Axis(size: "width", sides: [("Start", "End"), ("Left", "Right")]),
      Axis(size: "height", sides: [("Top", "Bottom")]),
    ]
  }

  private func covers(_ view: LayoutNode, _ child: String, _ axis: Axis) -> Bool {
    switch view.literal("android:layout_\(axis.size)") {
    case "match_parent", "fill_parent": return true
    case "0dp", "0dip": break
    default: return false
    }
    guard !view.hasMargin, let first = tie(view, axis, \.first), let last = tie(view, axis, \.last)
    else { return false }
    return (first == "parent" || starts(child, within: first, axis, depth: 0))
      && (last == "parent" || ends(child, within: last, axis, depth: 0))
  }

  /// The view to whose side of the same name a view is tied.
  private func tie(
    _ view: LayoutNode, _ axis: Axis, _ side: KeyPath<(first: String, last: String), String>
  ) -> String? {
    for sides in axis.sides {
      let name = sides[keyPath: side]
      if let end = Self.target(view, name, name) { return end }
    }
    return nil
  }

  /// The view to whose side `other` the side `own` is tied.
  private static func target(_ view: LayoutNode, _ own: String, _ other: String) -> String? {
    view.literal("layout_constraint\(own)_to\(other)Of")
      .map { $0 == "parent" ? $0 : LayoutNode.id($0) ?? "" }
  }

  /// Whether `child` starts no earlier than the view `first`: it is that view, or tied behind it.
  private func starts(_ child: String, within first: String, _ axis: Axis, depth: Int) -> Bool {
    if child == first { return true }
    guard depth < Self.maximumDepth, let node = siblings[child] else { return false }
    return axis.sides.contains { sides in
      [sides.first, sides.last].contains { side in
        Self.target(node, sides.first, side).map {
          $0 != "parent" && starts($0, within: first, axis, depth: depth + 1)
        } ?? false
      }
    }
  }

  /// Whether `child` ends no later than the view `last`: it is that view, or tied before it, or that view
  /// is tied behind it.
  private func ends(_ child: String, within last: String, _ axis: Axis, depth: Int) -> Bool {
    if child == last { return true }
    guard depth < Self.maximumDepth else { return false }
    for sides in axis.sides {
      if let end = siblings[last], let before = Self.target(end, sides.first, sides.last),
        before != "parent", ends(child, within: before, axis, depth: depth + 1)
      {
        return true
      }
      for side in [sides.first, sides.last] {
        if let node = siblings[child], let next = Self.target(node, sides.last, side),
          next != "parent", ends(next, within: last, axis, depth: depth + 1)
        {
          return true
        }
      }
    }
    return false
  }
}

extension LayoutNode {
  /// Whether a margin takes something off the view's extent: one that is not negative.
  fileprivate var hasMargin: Bool {
    attributes.items.contains { name, item in
      name.hasPrefix("android:layout_margin") && !item.value.hasPrefix("-")
        && !["0dp", "0dip", "0px"].contains(item.value)
    }
  }
}
