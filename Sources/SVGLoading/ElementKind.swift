/// The SVG elements that the loader tells apart; the raw value is the local name.
enum ElementKind: String {
  case a, circle, clipPath, defs, desc, ellipse, filter, foreignObject, g, image, line
  case linearGradient, marker, mask, metadata, path, pattern, polygon, polyline, radialGradient
  case rect, script, stop, style, svg, `switch`, symbol, text, textPath, title, tspan, use, view
  case animate, animateColor, animateMotion, animateTransform, set
  case feBlend, feColorMatrix, feComponentTransfer, feComposite, feDropShadow, feFlood
  case feGaussianBlur, feMerge, feMergeNode, feMorphology, feOffset
  /// An element of another vocabulary, or one that SVG does not know.
  case other = ""

  /// Whether the element draws a shape of its own.
  var isShape: Bool {
    switch self {
    case .circle, .ellipse, .line, .path, .polygon, .polyline, .rect: true
    case .a, .clipPath, .defs, .desc, .filter, .foreignObject, .g, .image, .linearGradient,
      .marker, .mask, .metadata, .pattern, .radialGradient, .script, .stop, .style, .svg,
      .switch, .symbol, .text, .textPath, .title, .tspan, .use, .view, .animate, .animateColor,
      .animateMotion, .animateTransform, .set, .feBlend, .feColorMatrix, .feComponentTransfer,
      .feComposite, .feDropShadow, .feFlood, .feGaussianBlur, .feMerge, .feMergeNode,
      .feMorphology, .feOffset, .other:
      false
    }
  }

  /// Whether the element groups others where it stands.
  var isContainer: Bool {
    self == .g || self == .a || self == .svg || self == .use || self == .switch
  }

  /// Whether the element changes a value over time.
  var isAnimation: Bool {
    self == .animate || self == .animateColor || self == .animateMotion
      || self == .animateTransform || self == .set
  }
}
