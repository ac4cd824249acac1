internal import Geometry
internal import Markup
internal import SceneModel

extension DrawablePainter {
  /// `GradientDrawable`'s defaults: the width divided by these is the radius and the thickness.
  private static let innerRadiusRatio = 3.0
  private static let thicknessRatio = 9.0

  /// A shape of the kind `ring` in the middle of `rect`; of a full disc if its inside has no radius.
  ///
  /// One that shows a level is as long as its code says.
  func ringLayers(
    _ element: Markup.XMLElement, _ rect: Rect, _ path: String, _ chain: [Definition]
  ) -> [Layer] {
    let place = place(element, path)
    guard attribute("useLevel", of: element) == "false" else {
      return [unresolved("a ring that shows a level", at: place, chain, rect)]
    }
    guard let solid = element.firstChild("solid"), let value = attribute("color", of: solid) else {
      return []
    }
    func extent(_ name: String, _ ratio: String, _ standard: Double) -> Double {
      length(name, of: element, path)
        ?? rect.width / (attribute(ratio, of: element).flatMap(Double.init) ?? standard)
    }
    let inner = max(extent("innerRadius", "innerRadiusRatio", Self.innerRadiusRatio), 0)
    let thickness = extent("thickness", "thicknessRatio", Self.thicknessRatio)
    guard thickness > 0, thickness.isFinite, inner.isFinite else { return [] }
    func circle(_ radius: Double) -> Path {
      .ellipse(
        in: Rect(
          x: rect.center.x - radius, y: rect.center.y - radius, width: 2 * radius,
          height: 2 * radius))
    }
    if inner == 0 {
      return filled(definition("solid", value, solid, path), circle(thickness), chain)
    }
    let line = circle(inner + thickness / 2)
    return filled(
      definition("solid", value, solid, path),
      Shape(strokeOutline: line.stroked(StrokeStyle(width: thickness)), centerLine: line), chain)
  }
}
