internal import Geometry
internal import Markup
internal import SceneModel

extension DrawablePainter {
  /// Drawables of a list of levels at most.
  private static let maximumLevels = 8

  /// What a list of levels paints: code chooses which of its drawables shows, so each has to do, and
  /// they lie beside each other.
  ///
  /// A background in several colours does not show how far the view reaches.
  func levelLayers(
    _ element: Markup.XMLElement, _ rect: Rect, _ path: String, _ chain: [Definition]
  ) -> [Layer] {
    let items = Array(element.children("item"))
    guard items.count <= Self.maximumLevels else {
      return [
        unresolved("a level-list shows what code chooses", at: place(element, path), chain, rect)
      ]
    }
    let width = rect.width / Double(max(items.count, 1))
    let layers = items.enumerated().flatMap { index, item in
      let slice = Rect(
        x: rect.x + Double(index) * width, y: rect.y, width: width, height: rect.height)
      return itemLayers(item, slice, path, chain)
    }
    return items.count > 1 && part == .container ? layers.map(\.asDecoration) : layers
  }
}
