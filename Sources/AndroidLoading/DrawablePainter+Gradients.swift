internal import ColorMath
internal import Geometry
internal import Markup
internal import SceneModel

extension DrawablePainter {
  /// The height in which all colours of a gradient are painted, less than that of a line of text.
  private static let band = 12.0

  /// What a shape's `gradient` paints in `outline` around `rect`.
  ///
  /// Where a text will stand over the gradient no resource says, so that each stop counts: all of
  /// them are painted in a band across the middle, where texts are, whatever the angle.
  func gradientLayer(
    _ element: Markup.XMLElement, _ outline: Path, _ rect: Rect, _ path: String,
    _ chain: [Definition]
  ) -> Layer {
    let hasCenter = attribute("centerColor", of: element) != nil
    let names = hasCenter ? ["startColor", "centerColor", "endColor"] : ["startColor", "endColor"]
    var stops: [GradientStop] = []
    for (index, name) in names.enumerated() {
      // A colour that is not set is transparent.
      let use = definition(name, attribute(name, of: element) ?? "#00000000", element, path)
      let traced = resolver.color(use, under: theme, in: state)
      // As broad as the change to the next one, so that none is a mere line.
      let places = Double(2 * names.count - 1)
      switch traced.value {
      case .color(let color):
        let resolved = Resolved(color, provenance: Provenance(chain + traced.chain))
        stops += [0, 1].map {
          GradientStop(offset: Double(2 * index + $0) / places, color: resolved)
        }
      case .unresolved(let cause):
        return layer(Shape(path: outline), .unresolved(cause), chain + traced.chain)
      case .nothing, .drawable:
        return unresolved("\(name) of a gradient", at: place(element, path), chain, rect)
      }
    }
    let reach = min(Self.band, rect.height / 2) / 2
    let gradient = LinearGradient(
      start: Point(x: rect.center.x, y: rect.center.y - reach),
      end: Point(x: rect.center.x, y: rect.center.y + reach), stops: stops)
    return layer(Shape(path: outline), .linearGradient(gradient), chain)
  }
}
