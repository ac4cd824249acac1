import CSS
import ColorMath

extension StyleApplication {
  /// Whether a value may be kept: an invalid one leaves an earlier declaration in force.
  static func isSupported(_ declaration: Declaration) -> Bool {
    isSupported(declaration, isAttribute: false)
  }

  /// Whether a value may be kept; some of those in attributes need no units.
  static func isSupported(_ declaration: Declaration, isAttribute: Bool) -> Bool {
    let value = declaration.value[...]
    switch declaration.name {
    case "fill", "stroke": return PaintSyntax.isValid(declaration.value)
    case "color", "stop-color", "flood-color", "lighting-color", "background-color":
      return PaintSyntax.color(declaration.value, in: ColorContext()) != nil
    case "opacity", "fill-opacity", "stroke-opacity", "stop-opacity", "flood-opacity":
      return number(declaration.value) != nil
        || ["context-fill-opacity", "context-stroke-opacity"].contains(value.keyword)
    case "stroke-width": return isLength(value, allowsNegative: false)
    case "stroke-miterlimit": return value.number.map { $0 >= 0 } ?? (value.function != nil)
    case "stroke-dashoffset", "x", "y", "cx", "cy": return isLength(value, allowsNegative: true)
    case "r": return isLength(value, allowsNegative: false)
    case "width", "height", "rx", "ry":
      return value.keyword == "auto" || isLength(value, allowsNegative: false)
    case "clip-path":
      if value.url != nil { return isReference(value) }
      return value.keyword == "none"
        || BasicShape(declaration.value, isAttribute: isAttribute) != nil
    case "filter": return FilterFunction.isValid(declaration.value, isAttribute: isAttribute)
    case "transform": return TransformList.isValid(declaration.value)
    case "transform-origin":
      return BasicShapeParser(isAttribute: isAttribute).origin(declaration.value) != nil
    case "translate": return IndividualTransforms.translation(declaration.value) != nil
    case "rotate": return IndividualTransforms.rotation(declaration.value) != nil
    case "scale": return IndividualTransforms.scaling(declaration.value) != nil
    case "d": return value.keyword == "none" || value.function?.name == "path"
    case "mix-blend-mode":
      // Browsers do not know the one that only platforms have.
      return value.keyword.flatMap { BlendMode(rawValue: $0) }.map { $0 != .plusDarker } ?? false
    case "pointer-events":
      return value.keyword.map { Style.PointerEvents(keyword: $0) != nil } ?? false
    case "marker", "marker-start", "marker-mid", "marker-end":
      return isReference(value)
    case "mask", "mask-image": return isMask(declaration.value)
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

  /// Whether nothing stands behind a `url()`, and no keyword but `none` or a box is there.
  private static func isReference(_ value: ArraySlice<Token>) -> Bool {
    if let first = value.first, let url = PaintSyntax.url(first, Array(value)) {
      return url.end == value.count
    }
    return value.keyword.map { $0 == "none" || $0.hasSuffix("-box") } ?? true
  }

  /// Whether only words of the shorthand stand beside the reference (CSS Masking 1, section 7.9).
  private static func isMask(_ tokens: [Token]) -> Bool {
    tokens.allSatisfy { token in
      guard case .ident(let name) = token.kind else { return true }
      return maskWords.contains(name.lowercased()) || name.lowercased().hasSuffix("-box")
    }
  }

  private static let maskWords: Set<String> = [
    "none", "alpha", "luminance", "match-source", "no-clip", "add", "subtract", "intersect",
    "exclude", "repeat", "repeat-x", "repeat-y", "no-repeat", "space", "round", "left", "right",
    "top", "bottom", "center", "cover", "contain", "auto",
  ]

  /// The keywords of the properties that take nothing else.
  private static let keywords: [String: Set<String>] = [
    "clip-rule": ["nonzero", "evenodd"],
    "color-interpolation": ["auto", "srgb", "linearrgb"],
    "fill-rule": ["nonzero", "evenodd"],
    "isolation": ["auto", "isolate"],
    "mask-mode": ["luminance", "alpha", "match-source"],
    "mask-type": ["luminance", "alpha"],
    "stroke-linecap": ["butt", "round", "square"],
    "text-anchor": ["start", "middle", "end"],
    "visibility": ["visible", "hidden", "collapse"],
  ]
}
