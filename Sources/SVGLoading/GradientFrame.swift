import CSS
import Geometry
import SceneModel

/// The geometry of a gradient: its attributes, looked up along its chain of templates.
struct GradientFrame {
  let document: SVGDocument
  /// The gradient and its templates.
  let chain: [Int]
  /// `nil` for lengths in fractions of the bounding box.
  let viewport: Viewport?
  let fontSize: Double

  /// The paint of a linear gradient; a point in place of a line paints the last stop unless it
  /// repeats.
  func linear(
    _ stops: [GradientStop], _ spread: GradientSpread, _ transform: AffineTransform
  ) -> Paint {
    let start = Point(
      x: value("x1", .horizontal, 0), y: value("y1", .vertical, 0))
    let end = Point(x: value("x2", .horizontal, 100), y: value("y2", .vertical, 0))
    if start == end, spread == .pad, let last = stops.last { return .color(last.color.value) }
    return .linearGradient(
      LinearGradient(start: start, end: end, stops: stops, spread: spread, transform: transform))
  }

  /// The paint of a radial gradient; a point in place of circles paints the last stop unless it
  /// repeats.
  func radial(
    _ stops: [GradientStop], _ spread: GradientSpread, _ transform: AffineTransform
  ) -> Paint {
    let center = Point(x: value("cx", .horizontal, 50), y: value("cy", .vertical, 50))
    let radius = max(value("r", .diagonal, 50), 0)
    let focusRadius = max(optional("fr", .diagonal) ?? 0, 0)
    let focus = Point(
      x: optional("fx", .horizontal) ?? center.x, y: optional("fy", .vertical) ?? center.y)
    if radius == 0, focusRadius == 0, focus == center, spread == .pad, let last = stops.last {
      return .color(last.color.value)
    }
    return .radialGradient(
      RadialGradient(
        center: center, radius: radius, focus: focus,
        focusRadius: focusRadius, stops: stops, spread: spread,
        transform: transform))
  }

  /// The attribute's value, or the default in percent.
  private func value(_ name: String, _ axis: Viewport.Axis, _ percent: Double) -> Double {
    optional(name, axis) ?? resolved(LengthPercentage(percent, .percent), axis)
  }

  private func optional(_ name: String, _ axis: Viewport.Axis) -> Double? {
    for index in chain {
      guard let text = document[index].xml.attribute(name) else { continue }
      let value = LengthPercentage(attribute: text).map { resolved($0, axis) }
      return value?.isFinite == true ? value : nil
    }
    return nil
  }

  private func resolved(_ length: LengthPercentage, _ axis: Viewport.Axis) -> Double {
    // In fractions of the box, 100 % is 1.
    let viewport = viewport ?? Viewport(width: 1, height: 1)
    return length.resolved(in: viewport.context(axis, fontSize: fontSize))
  }
}
