internal import Markup
internal import SceneModel

/// Finds the tint colour that a view inherits.
struct TintFinder: Sendable {
  let tree: ViewTree
  let colors: ColorElementReader
  private let documentTint: InterfaceColor?

  init(tree: ViewTree, colors: ColorElementReader) {
    self.tree = tree
    self.colors = colors
    documentTint = colors.color("tintColor", of: colors.document.root)
  }

  /// The tint of the view at `index`: its own, that of the nearest view around it, the document's,
  /// or else the window's.
  func tint(of index: Int) -> InterfaceColor {
    for view in [index] + tree.ancestors(of: index).reversed() {
      if let color = colors.color("tintColor", of: tree.nodes[view].element) { return color }
    }
    if let documentTint { return documentTint }
    let cause = IncompleteCause(
      .systemColor,
      "the tint colour is the window's, which code or the project's accent colour may set;"
        + " systemBlue without",
      at: colors.document.location(of: tree.nodes[index].element))
    return InterfaceColor(reference: .inherited(cause, standIn: "systemBlue"), steps: [])
  }
}
