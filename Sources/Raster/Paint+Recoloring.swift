public import ColorMath
import Geometry
public import SceneModel

extension Resolved<Paint> {
  /// The paint with `color` wherever `definition` holds the literal, keeping each alpha; `nil` if
  /// nothing of it comes from there.
  public func recolored(_ definition: Definition, to color: Color) -> Paint? {
    switch value {
    case .color(let old):
      guard provenance.literal == definition else { return nil }
      return .color(color.withAlpha(old.alpha))
    case .linearGradient(var gradient):
      guard Self.recolor(&gradient.stops, definition, to: color) else { return nil }
      return .linearGradient(gradient)
    case .radialGradient(var gradient):
      guard Self.recolor(&gradient.stops, definition, to: color) else { return nil }
      return .radialGradient(gradient)
    case .conicGradient(var gradient):
      guard Self.recolor(&gradient.stops, definition, to: color) else { return nil }
      return .conicGradient(gradient)
    case .unresolved: return nil
    }
  }

  private static func recolor(
    _ stops: inout [GradientStop], _ definition: Definition, to color: Color
  ) -> Bool {
    var changed = false
    for index in stops.indices where stops[index].color.provenance.literal == definition {
      stops[index].color.value = color.withAlpha(stops[index].color.value.alpha)
      changed = true
    }
    return changed
  }

  /// The chain of the colour at `position`: for a gradient, of the stop with the nearest colour.
  func provenance(at position: Point) -> Provenance {
    let stops: [GradientStop]
    let sampler = PaintSampler(value, alpha: 1)
    let color: Color
    switch (value, sampler) {
    case (.linearGradient(let gradient), .linear(let linear)):
      stops = gradient.stops
      color = linear.color(at: position).color
    case (.radialGradient(let gradient), .radial(let radial)):
      stops = gradient.stops
      color = radial.color(at: position).color
    case (.conicGradient(let gradient), .conic(let conic)):
      stops = gradient.stops
      color = conic.color(at: position).color
    case (.color, _), (.linearGradient, _), (.radialGradient, _), (.conicGradient, _),
      (.unresolved, _):
      return provenance
    }
    let here = OKLab(color)
    let nearest = stops.min {
      OKLab($0.color.value).distance(to: here) < OKLab($1.color.value).distance(to: here)
    }
    return nearest?.color.provenance ?? provenance
  }
}
