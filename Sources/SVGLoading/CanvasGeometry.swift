import CSS
import Geometry
import SceneModel

/// The size of a whole drawing.
struct CanvasGeometry {
  /// Size that an inlined drawing without any has (CSS 2.1, section 10.3.2).
  static let defaultSize = Size(width: 300, height: 150)

  let size: Size

  /// A drawing without a size of its own is as large as it is shown, or else as its view box: one
  /// unit is one point.
  init(_ document: SVGDocument, style: Style, shownSize: Size?) {
    let root = document[0].xml
    let box = root.attribute("viewBox").flatMap { ViewBox($0)?.rect }
    let context = Viewport(width: 0, height: 0).context(.horizontal, fontSize: style.font.size)
    func length(_ name: String) -> Double? {
      let written =
        style.geometry[name].map { LengthPercentage($0[...]) }
        ?? root.attribute(name).flatMap { LengthPercentage(attribute: $0) }
      guard let written, !written.terms.contains(where: { Self.isRelative($0.unit) }) else {
        return nil
      }
      let value = written.resolved(in: context)
      return value.isFinite && value >= 0 ? value : nil
    }
    let ratio = box.flatMap { $0.isEmpty ? nil : $0.width / $0.height }
    switch (length("width"), length("height")) {
    case (let width?, let height?): size = Size(width: width, height: height)
    case (let width?, nil):
      size = Size(width: width, height: ratio.map { width / $0 } ?? Self.defaultSize.height)
    case (nil, let height?):
      size = Size(width: ratio.map { height * $0 } ?? Self.defaultSize.width, height: height)
    case (nil, nil):
      size = shownSize ?? box.flatMap { $0.isEmpty ? nil : $0.size } ?? Self.defaultSize
    }
  }

  /// Whether a unit depends on the page around the drawing.
  private static func isRelative(_ unit: LengthUnit) -> Bool {
    unit == .percent || unit == .vw || unit == .vh || unit == .vmin || unit == .vmax
  }
}
