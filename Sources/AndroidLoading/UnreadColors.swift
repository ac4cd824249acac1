internal import SceneModel

/// A view that shows something in colours that are not read.
struct UnreadColors {
  private let node: LayoutNode
  /// What is not read, in words or as attributes.
  private let parts: [String]

  /// What is not read of `node`, whose style is one of `styles`; `nil` for nothing.
  init?(_ node: LayoutNode, _ styles: ViewStyles) {
    var parts = Self.attributes.filter { styles.sets($0, of: node) }
    let name = node.simpleName
    if name.hasSuffix("SearchView") || name.hasSuffix("SearchBar"), LayoutKind(node, styles) == nil
    {
      parts.append("its hint, text and icons")
    }
    if name.hasSuffix("Toolbar") || name == "BottomAppBar", node.attributes.items["menu"] != nil {
      parts.append("the icons of its menu")
    }
    if name.hasSuffix("CollapsingToolbarLayout"),
      styles.literal("titleEnabled", of: node) != "false"
    {
      parts.append("its title")
    }
    guard !parts.isEmpty else { return nil }
    self.node = node
    self.parts = parts
  }

  /// Attributes that name a colour of a part that is not painted.
  private static let attributes = [
    "counterOverflowTextColor", "passwordToggleTint", "subheaderColor",
    "collapsedTitleTextColor", "expandedTitleTextColor", "itemRippleColor",
  ]

  /// Says what is not read.
  var remark: Diagnostic {
    Diagnostic(
      code: "colors-not-read",
      message: "of this \(node.simpleName) is not read: \(parts.joined(separator: ", "));"
        + " a person has to look at it",
      location: node.location)
  }
}
