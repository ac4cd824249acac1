/// The properties that SVG lets an attribute of the same name set.
enum PropertyNames {
  /// https://www.w3.org/TR/SVG2/styling.html#PresentationAttributes, as far as they are used here.
  ///
  /// `width`, `d` and other geometry is left out: `BasicShapes` reads these attributes itself.
  static let presentationAttributes: Set<String> = [
    "alignment-baseline", "baseline-shift", "clip-path", "clip-rule", "color",
    "color-interpolation", "color-interpolation-filters", "cursor", "direction", "display",
    "dominant-baseline", "fill",
    "fill-opacity", "fill-rule", "filter", "flood-color", "flood-opacity", "font-family",
    "font-size", "font-style",
    "font-weight", "letter-spacing", "lighting-color", "marker-end", "marker-mid", "marker-start",
    "mask",
    "mask-type", "mix-blend-mode", "opacity", "overflow",
    "paint-order", "pointer-events", "stop-color", "stop-opacity", "stroke", "stroke-dasharray",
    "stroke-dashoffset", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
    "stroke-opacity", "stroke-width", "text-anchor", "transform-origin", "vector-effect",
    "visibility", "white-space", "word-spacing", "writing-mode", "isolation", "font",
  ]

  /// Properties for which CSS overrides the geometry that attributes give.
  static let geometry: Set<String> = [
    "cx", "cy", "d", "height", "r", "rx", "ry", "width", "x", "y",
  ]
}
