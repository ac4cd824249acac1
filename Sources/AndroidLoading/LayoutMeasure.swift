internal import Geometry
internal import SceneModel

/// Measures views of a layout as far as the file fixes them.
struct LayoutMeasure {
  /// A direction of measuring.
  enum Axis: String {
    case width, height
  }

  let resolver: ResourceResolver
  let theme: ThemeStack

  init(_ resolver: ResourceResolver, under theme: ThemeStack) {
    self.resolver = resolver
    self.theme = theme
  }

  /// A length that a view sets itself.
  func points(_ attribute: String, of node: LayoutNode) -> Double? {
    node.attributes.items[attribute].flatMap { resolver.points($0, under: theme) }
  }

  /// What `layout_width` or `layout_height` of a view is, its style heeded.
  func layoutValue(_ axis: Axis, of node: LayoutNode) -> Definition? {
    item("android:layout_\(axis.rawValue)", of: node)
  }

  /// What a view or its style sets an attribute to.
  func item(_ attribute: String, of node: LayoutNode) -> Definition? {
    if let own = node.attributes.items[attribute] { return own }
    return node.style.flatMap { resolver.style($0, under: theme)?.items[attribute] }
  }

  /// The extent inside the view at the end of `around`, if the file or the screen fixes it.
  func inside(
    _ around: [LayoutNode], _ axis: Axis, fillsScreen: Bool
  ) -> (extent: Double, evidence: SizeEvidence.Axis)? {
    guard let parent = around.last else {
      guard axis == .width, fillsScreen else { return nil }
      return (Double(DeviceConfiguration.width), .designTime)
    }
    guard let use = layoutValue(axis, of: parent) else { return nil }
    let sides: [ViewSide] = axis == .width ? [.start, .end] : [.top, .bottom]
    let padding = sides.reduce(0.0) { $0 + self.padding($1, of: parent) }
    if let points = resolver.points(use, under: theme), points > 0 {
      return (max(points - padding, 0), .stated)
    }
    guard Self.fills(use.value), !Self.scrolls(parent, axis) else { return nil }
    return inside(Array(around.dropLast()), axis, fillsScreen: fillsScreen)
      .map { (max($0.extent - padding, 0), $0.evidence) }
  }

  /// How far a view inside `around` can reach at most: outside of what holds it no view is seen or
  /// touched; `nil` if nothing fixes that.
  func bound(_ around: [LayoutNode], _ axis: Axis) -> Double? {
    guard let parent = around.last, !Self.scrolls(parent, axis),
      let use = layoutValue(axis, of: parent)
    else { return nil }
    let outer = bound(Array(around.dropLast()), axis)
    if let points = resolver.points(use, under: theme), points > 0 {
      return min(points, outer ?? points)
    }
    return Self.fills(use.value) ? outer : nil
  }

  /// Whether a container's children stand in a row or column, or on each other.
  static func isSimple(_ node: LayoutNode) -> Bool {
    ["LinearLayout", "FrameLayout", "CardView"].contains { node.simpleName.hasSuffix($0) }
  }

  static func fills(_ value: String) -> Bool { value == "match_parent" || value == "fill_parent" }

  private static func scrolls(_ node: LayoutNode, _ axis: Axis) -> Bool {
    let name = node.simpleName
    if name.hasSuffix("HorizontalScrollView") { return axis == .width }
    return axis == .height && name.hasSuffix("ScrollView")
  }

  /// Whether a view fills what is left of a scrolling parent.
  func isStretched(_ control: LayoutControl) -> Bool {
    let parent = control.backdrops.last { !$0.isSibling }
    return parent?.node.literal("android:fillViewport") == "true"
  }

  private func padding(_ side: ViewSide, of node: LayoutNode) -> Double {
    side.paddingAttributes.lazy.compactMap { points($0, of: node) }.first ?? 0
  }

  /// The least height that the content of a container has: that of its tallest child, or of all
  /// of them in a column.
  func contentHeight(of node: LayoutNode, depth: Int = 0) -> Double {
    guard depth < 32 else { return 0 }
    let heights = node.element.childElements.map { element -> Double in
      let child = LayoutNode(element, path: node.path)
      guard child.isView, child.literal("android:visibility") != "gone" else { return 0 }
      return height(of: child, depth: depth + 1)
    }
    let isColumn =
      node.simpleName.hasSuffix("LinearLayout")
      && node.literal("android:orientation") == "vertical"
    let content = isColumn ? heights.reduce(0, +) : heights.max() ?? 0
    return content + padding(.top, of: node) + padding(.bottom, of: node)
  }

  /// The least height of a view inside a container, with its margins.
  private func height(of node: LayoutNode, depth: Int) -> Double {
    let margins = ["android:layout_marginTop", "android:layout_marginBottom"]
      .compactMap { points($0, of: node) }.reduce(0, +)
    let use = layoutValue(.height, of: node)
    if let use, let points = resolver.points(use, under: theme), points > 0 {
      return points + margins
    }
    let minimum = points("android:minHeight", of: node) ?? 0
    var content = contentHeight(of: node, depth: depth)
    if LayoutKind.textStyles(node.simpleName) != nil {
      let context = WidgetContext(
        node, .view, defaultStyles: ["android:textViewStyle"], under: theme, resolver)
      content += TextLook(context).lineHeight
    }
    return max(minimum, content) + margins
  }
}
