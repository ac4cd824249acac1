internal import Markup

// What children of one view show behind those that are drawn after them.
extension LayoutReader {
  /// What a child that covers all of `parent` shows behind those that are drawn after it.
  ///
  /// That is itself and what covers it in turn; a child that is not shown at first shows nothing.
  static func layersBehind(
    _ child: LayoutNode, in parent: LayoutNode, depth: Int
  ) -> [LayoutBackdrop] {
    guard depth < maximumDepth, child.isView || child.isPlaceholder, fills(child, parent),
      !child.isHiddenAtFirst
    else { return [] }
    let free = LayoutSides(child, in: parent)
    var layers = [LayoutBackdrop(node: child, isSibling: true, free: free)]
    guard stacksChildren(child) else { return layers }
    for element in child.element.childElements {
      let inner = LayoutNode(element, path: child.path)
      layers += layersBehind(inner, in: child, depth: depth + layers.count)
    }
    // What stands in the child ends where the child does.
    if let free { for index in layers.indices.dropFirst() { layers[index].free = free } }
    return layers
  }

  /// Children of one view that were drawn before another.
  struct Drawn {
    fileprivate var byID: [String: LayoutNode] = [:]
    /// Pictures and empty views of a frame by their places in it, the last few of each.
    fileprivate var bare: [Set<Substring>: [LayoutNode]] = [:]

    /// Those that stand behind what they are tied to.
    fileprivate var tied: ConstraintBackdrops

    /// Views at one place that are heeded at most.
    private static let limit = 4

    init(in parent: LayoutNode) { tied = ConstraintBackdrops(parent) }

    mutating func add(_ node: LayoutNode, to parent: LayoutNode) {
      guard node.isView, !node.isHiddenAtFirst, !LayoutReader.fills(node, parent) else { return }
      if let id = node.id { byID[id] = node }
      tied.add(node)
      if node.isBare, parent.isFrame {
        bare[node.gravity] = (bare[node.gravity] ?? []).suffix(Self.limit - 1) + [node]
      }
    }
  }

  /// What `child` lies on among the views of `parent` that were `drawn` before it and do not cover all
  /// of the parent: those within whose sides it is laid out, or that are laid out around it, and in a
  /// frame pictures and empty views at the same place; of others there code often shows one at a time.
  static func layersAround(
    _ child: LayoutNode, among drawn: Drawn, in parent: LayoutNode
  ) -> [LayoutBackdrop] {
    let behind: [LayoutNode]
    if parent.isFrame {
      behind = drawn.bare[child.gravity] ?? []
    } else {
      let horizontal = anchors(child, ["start", "end", "left", "right"])
      let around =
        horizontal.isEmpty ? [] : horizontal.intersection(anchors(child, ["top", "bottom"]))
      behind =
        drawn.tied.behind(child).filter { $0.id.map(around.contains) != true }
        + around.sorted().compactMap { drawn.byID[$0] }
    }
    return behind.map { LayoutBackdrop(node: $0, isSibling: true) }
  }

  /// The views to one of whose `sides` a view's own side of the same name is tied.
  private static func anchors(_ node: LayoutNode, _ sides: [String]) -> Set<String> {
    Set(
      sides.flatMap { side -> [String?] in
        let name = side.prefix(1).uppercased() + side.dropFirst()
        return ["layout_constraint\(name)_to\(name)Of", "android:layout_align\(name)"].map {
          node.literal($0).flatMap(LayoutNode.id)
        }
      }.compactMap(\.self))
  }

  /// Whether children may lie on each other.
  static func stacksChildren(_ node: LayoutNode) -> Bool {
    [
      "FrameLayout", "RelativeLayout", "ConstraintLayout", "CoordinatorLayout", "DrawerLayout",
      "MotionLayout", "merge",
    ].contains { node.simpleName.hasSuffix($0) }
  }

  /// The empty views with a background among the children of `parent` that cover all of it, with their
  /// places among the children: they dim what is drawn before.
  static func scrims(of parent: LayoutNode) -> [(index: Int, node: LayoutNode)] {
    parent.element.childElements.enumerated().compactMap { index, element in
      guard element.localName == "View" else { return nil }
      let node = LayoutNode(element, path: parent.path)
      guard let background = node.attributes.items["android:background"], !background.isSample,
        !node.isHiddenAtFirst, fills(node, parent)
      else { return nil }
      return (index, node)
    }
  }

  /// Whether a child covers all of its parent.
  fileprivate static func fills(_ child: LayoutNode, _ parent: LayoutNode) -> Bool {
    func fills(_ size: String, _ first: [String], _ last: [String]) -> Bool {
      switch child.literal("android:layout_\(size)") {
      case "match_parent", "fill_parent": return true
      case "0dp", "0dip":
        return [first, last].allSatisfy { $0.contains { child.literal($0) == "parent" } }
      default: return false
      }
    }
    return fills(
      "width",
      ["layout_constraintStart_toStartOf", "layout_constraintLeft_toLeftOf"],
      ["layout_constraintEnd_toEndOf", "layout_constraintRight_toRightOf"])
      && fills(
        "height", ["layout_constraintTop_toTopOf"], ["layout_constraintBottom_toBottomOf"])
  }
}

/// The sides of its parent that a view leaves free although it asks for all of the parent.
struct LayoutSides {
  /// Views above, below or beside which a `RelativeLayout` ends it.
  private var neighbours: Set<String> = []
  /// The attributes that place a view at such a side of a `RelativeLayout`.
  private var alignments: [String] = []
  /// The words of `layout_gravity` that place a view of a frame in a margin of one side.
  private var gravity: Set<Substring> = []

  /// Where a `RelativeLayout` ends a view, with the side that is free then.
  private static let ends = [
    ("above", "Bottom"), ("below", "Top"), ("toStartOf", "End"), ("toEndOf", "Start"),
    ("toLeftOf", "Right"), ("toRightOf", "Left"),
  ]

  /// The sides that `node` leaves free in `parent`; `nil` for none.
  init?(_ node: LayoutNode, in parent: LayoutNode) {
    for (end, side) in Self.ends {
      guard let name = node.literal("android:layout_\(end)").flatMap(LayoutNode.id) else {
        continue
      }
      neighbours.insert(name)
      alignments.append("android:layout_alignParent\(side)")
    }
    if parent.isFrame {
      for (side, opposite) in [
        ("Top", "Bottom"), ("Bottom", "Top"), ("Start", "End"), ("End", "Start"),
      ]
      where node.hasMargin(side) && !node.hasMargin(opposite) {
        gravity.insert(Substring(side.lowercased()))
      }
    }
    if neighbours.isEmpty, gravity.isEmpty { return nil }
  }

  /// Whether `view` stands on one of the sides: it is such a neighbour, or in line with one, or at that
  /// side of the parent.
  func holds(_ view: LayoutNode) -> Bool {
    if !gravity.isEmpty, !view.gravity.isDisjoint(with: gravity) { return true }
    guard !neighbours.isEmpty else { return false }
    let lines = ["Top", "Bottom", "Baseline"].compactMap {
      view.literal("android:layout_align\($0)").flatMap(LayoutNode.id)
    }
    return (lines + [view.id].compactMap(\.self)).contains(where: neighbours.contains)
      || alignments.contains { view.literal($0) == "true" }
  }
}

extension LayoutNode {
  /// Whether the view is not shown until code shows it.
  var isHiddenAtFirst: Bool {
    ["gone", "invisible"].contains(literal("android:visibility"))
  }

  /// Whether children stand at places of their own, over each other.
  fileprivate var isFrame: Bool { simpleName.hasSuffix("FrameLayout") }

  /// Whether a margin of one side is set.
  fileprivate func hasMargin(_ side: String) -> Bool {
    guard let value = literal("android:layout_margin\(side)") else { return false }
    return !["0dp", "0dip", "0px"].contains(value)
  }

  /// Whether the view is only a picture or a background.
  var isBare: Bool { simpleName == "View" || simpleName.hasSuffix("ImageView") }

  /// Where the view stands in a frame around it, by the words of `layout_gravity`.
  fileprivate var gravity: Set<Substring> {
    let words = Set((literal("android:layout_gravity") ?? "top|start").split(separator: "|"))
    if words == ["center"] { return ["center_vertical", "center_horizontal"] }
    return Set(words.map { $0 == "left" ? "start" : $0 == "right" ? "end" : $0 })
  }

  /// The name in a reference to an id, `@id/x` or `@+id/x`; `nil` for anything else.
  static func id(_ written: String) -> String? {
    guard written.hasPrefix("@"), let slash = written.lastIndex(of: "/") else { return nil }
    return String(written[written.index(after: slash)...])
  }

  /// The layout whose views stand in the element's place: that of `include` and of a `ViewStub`, and
  /// what the designer shows of a fragment; `nil` for none.
  var includedLayout: ResourceName? {
    let written: String?
    switch simpleName {
    case "include": written = literal("layout")
    case "ViewStub": written = literal("android:layout")
    case "fragment", "FragmentContainerView":
      written = element.attribute("layout", namespace: ValuesReader.toolsNamespace)
    default: written = nil
    }
    guard let written, case .reference(let name) = ResourceValue(written), name.type == .layout
    else { return nil }
    return name
  }
}
