internal import ColorMath
internal import Geometry
internal import SceneModel

/// The value of SVG's `fill` and `fill-opacity` for a paint.
struct PictureFill {
  /// A colour or a reference to a paint server.
  var paint: String
  /// The opacity, `nil` for 1.
  var opacity: String?
  /// Whether the paint could not be evaluated.
  var isUnknown = false

  /// The fill for `paint`, whose opacity is multiplied by `alpha`; defines its gradient.
  init(_ paint: Paint, alpha: Double, into writer: inout PictureWriter) {
    switch paint {
    case .color(let color):
      self.paint = color.withAlpha(1).hex
      opacity = Self.opacity(color.alpha * alpha)
    case .linearGradient(let gradient):
      self.paint = Self.define(gradient, into: &writer)
      opacity = Self.opacity(alpha)
    case .radialGradient(let gradient):
      self.paint = Self.define(gradient, into: &writer)
      opacity = Self.opacity(alpha)
    case .conicGradient(let gradient):
      self.paint = Self.define(gradient, into: &writer)
      opacity = Self.opacity(alpha)
    case .unresolved(_, let standIn?):
      self.paint = standIn.withAlpha(1).hex
      opacity = Self.opacity(standIn.alpha * alpha)
      isUnknown = true
    case .unresolved(_, nil):
      self.paint = writer.fillOfUnknown()
      opacity = Self.opacity(alpha)
      isUnknown = true
    }
  }

  /// Three decimals: a step of 8 bits is 0.004.
  private static func opacity(_ value: Double) -> String? {
    guard value < 1 else { return nil }
    return "\((max(value, 0) * 1000).rounded() / 1000)"
  }

  private static func define(
    _ gradient: LinearGradient, into writer: inout PictureWriter
  ) -> String {
    let id = writer.makeID()
    writer.open(
      "linearGradient",
      [
        "id": id, "gradientUnits": "userSpaceOnUse", "x1": precise(gradient.start.x),
        "y1": precise(gradient.start.y), "x2": precise(gradient.end.x),
        "y2": precise(gradient.end.y), "spreadMethod": gradient.spread.rawValue,
        "gradientTransform": matrix(gradient.transform),
      ])
    write(gradient.stops, into: &writer)
    return "url(#\(id))"
  }

  private static func define(
    _ gradient: RadialGradient, into writer: inout PictureWriter
  ) -> String {
    let id = writer.makeID()
    writer.open(
      "radialGradient",
      [
        "id": id, "gradientUnits": "userSpaceOnUse", "cx": precise(gradient.center.x),
        "cy": precise(gradient.center.y), "r": precise(gradient.radius),
        "fx": precise(gradient.focus.x), "fy": precise(gradient.focus.y),
        "fr": precise(gradient.focusRadius), "spreadMethod": gradient.spread.rawValue,
        "gradientTransform": matrix(gradient.transform),
      ])
    write(gradient.stops, into: &writer)
    return "url(#\(id))"
  }

  /// A pattern of wedges, each in its middle's colour, as SVG has no conic gradients.
  private static func define(
    _ gradient: ConicGradient, into writer: inout PictureWriter
  ) -> String {
    let id = writer.makeID()
    let center = gradient.center.applying(gradient.transform)
    let reach = wedgeReach
    writer.open(
      "pattern",
      [
        "id": id, "patternUnits": "userSpaceOnUse", "x": precise(center.x - reach),
        "y": precise(center.y - reach), "width": precise(2 * reach), "height": precise(2 * reach),
      ])
    let middle = Point(x: reach, y: reach)
    for wedge in 0..<wedgeCount {
      // Each reaches under the next one, so that no seam shows.
      let rays = [0, 0.5, 1.25].map { share in
        Point(x: 2 * reach, y: 0)
          .applying(.rotation(radians: (Double(wedge) + share) * 2 * .pi / Double(wedgeCount)))
      }
      let color = gradient.color(at: center + rays[1])
      let corners = [middle] + rays.map { middle + $0 }
      writer.element(
        "polygon",
        [
          "points": corners.map { "\(precise($0.x)),\(precise($0.y))" }.joined(separator: " "),
          "fill": color.withAlpha(1).hex, "fill-opacity": opacity(color.alpha),
        ])
    }
    writer.close()
    return "url(#\(id))"
  }

  private static let wedgeCount = 72
  /// Points from the centre to the sides of the pattern, more than any control measures.
  private static let wedgeReach = 1000.0

  private static func write(_ stops: [GradientStop], into writer: inout PictureWriter) {
    for stop in stops {
      let color = stop.color.value
      writer.element(
        "stop",
        [
          "offset": precise(stop.offset), "stop-color": color.withAlpha(1).hex,
          "stop-opacity": opacity(color.alpha),
        ])
    }
    writer.close()
  }

  private static func matrix(_ transform: AffineTransform) -> String? {
    transform == .identity ? nil : transform.matrix
  }

  /// Gradient space may be the unit square, where two decimals would be too coarse.
  private static func precise(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let rounded = (value * 1e5).rounded() / 1e5
    return rounded == rounded.rounded() && abs(rounded) < 1e9
      ? SVGNumber.text(rounded) : "\(rounded)"
  }
}
