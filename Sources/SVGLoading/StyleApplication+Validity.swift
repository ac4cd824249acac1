import CSS
import ColorMath

extension StyleApplication {
  /// Whether a value may be kept: an invalid one leaves an earlier declaration in force.
  static func isSupported(_ declaration: Declaration) -> Bool {
    let value = declaration.value[...]
    switch declaration.name {
    case "fill", "stroke": return PaintSyntax.isValid(declaration.value)
    case "color", "stop-color", "flood-color", "background-color":
      return ColorValue.parse(value) != nil
    case "opacity", "fill-opacity", "stroke-opacity", "stop-opacity", "flood-opacity":
      return number(declaration.value) != nil
        || ["context-fill-opacity", "context-stroke-opacity"].contains(value.keyword)
    case "stroke-width": return isLength(value, allowsNegative: false)
    case "stroke-dashoffset", "x", "y", "cx", "cy": return isLength(value, allowsNegative: true)
    case "r": return isLength(value, allowsNegative: false)
    case "width", "height", "rx", "ry":
      return value.keyword == "auto" || isLength(value, allowsNegative: false)
    case "d": return value.keyword == "none" || value.function?.name == "path"
    case "mix-blend-mode": return value.keyword.flatMap { BlendMode(rawValue: $0) } != nil
    case "pointer-events":
      return value.keyword.map { Style.PointerEvents(keyword: $0) != nil } ?? false
    default:
      guard let keywords = keywords[declaration.name] else { return true }
      return value.keyword.map(keywords.contains) ?? false
    }
  }

  /// Whether the value is a length or percentage; the sign of a calculation is not looked at.
  private static func isLength(_ value: ArraySlice<Token>, allowsNegative: Bool) -> Bool {
    guard let length = LengthPercentage(value) else { return false }
    return allowsNegative || value.function != nil || length.terms.allSatisfy { $0.value >= 0 }
  }

  /// The keywords of the properties that take nothing else.
  private static let keywords: [String: Set<String>] = [
    "clip-rule": ["nonzero", "evenodd"],
    "color-interpolation": ["auto", "srgb", "linearrgb"],
    "fill-rule": ["nonzero", "evenodd"],
    "isolation": ["auto", "isolate"],
    "mask-type": ["luminance", "alpha"],
    "stroke-linecap": ["butt", "round", "square"],
    "text-anchor": ["start", "middle", "end"],
    "visibility": ["visible", "hidden", "collapse"],
  ]
}
