internal import Geometry
internal import Markup
internal import SceneModel

extension DrawablePainter {
  /// The fill and the line of a `shape`.
  func shapeLayers(
    _ element: Markup.XMLElement, _ rect: Rect, _ path: String, _ chain: [Definition]
  ) -> [Layer] {
    if tint == nil, let value = attribute("tint", of: element) {
      let use = definition("tint", value, element, path)
      let mode =
        attribute("tintMode", of: element).flatMap { TintMode(ResourceValue($0)) }
        ?? .sourceIn
      var own = resolver.color(use, under: theme, in: state)
      own.chain = chain + own.chain
      return tinted(by: own, mode).shapeLayers(element, rect, path, chain)
    }
    if attribute("shape", of: element) == "ring" {
      return ringLayers(element, rect, path, chain)
    }
    var result: [Layer] = []
    if let gradient = element.firstChild("gradient") {
      result.append(
        gradientLayer(gradient, outline(element, rect, inset: 0, path), rect, path, chain))
    } else if let solid = element.firstChild("solid"), let value = attribute("color", of: solid) {
      let use = definition("solid", value, solid, path)
      result += filled(use, outline(element, rect, inset: 0, path), chain)
    }
    if let stroke = element.firstChild("stroke"), let value = attribute("color", of: stroke),
      let width = length("width", of: stroke, path), width > 0
    {
      let line = outline(element, rect, inset: width / 2, path)
      let shape = resolver.shapes.border(along: line, width: width)
      let traced = resolver.color(
        definition("stroke", value, stroke, path), under: theme, in: state)
      result += traced.visiblePaint.map { [layer(shape, $0.value, chain + traced.chain)] } ?? []
    }
    return result
  }

  func filled(_ use: Definition, _ outline: Path, _ chain: [Definition]) -> [Layer] {
    filled(use, Shape(path: outline), chain)
  }

  func filled(_ use: Definition, _ shape: Shape, _ chain: [Definition]) -> [Layer] {
    let traced = resolver.color(use, under: theme, in: state)
    guard let paint = traced.visiblePaint else { return [] }
    return [layer(shape, paint.value, chain + traced.chain)]
  }

  private func outline(
    _ element: Markup.XMLElement, _ rect: Rect, inset: Double, _ path: String
  ) -> Path {
    let rect = rect.inset(by: inset)
    if attribute("shape", of: element) == "oval" { return .ellipse(in: rect) }
    let corners = element.firstChild("corners")
    let radius = corners.flatMap { corner in
      ["radius", "topLeftRadius"].lazy.compactMap { length($0, of: corner, path) }.first
    }
    let inner = max((radius ?? 0) - inset, 0)
    return resolver.shapes.area(rect, radius: inner)
  }
}
