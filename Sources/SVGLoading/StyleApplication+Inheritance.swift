import CSS

extension StyleApplication {
  /// Applies `inherit`, `initial` and their relatives.
  mutating func inherit(_ name: String, _ keyword: InheritanceKeyword) {
    let source: Style
    switch keyword {
    case .inherit: source = parent
    case .initial: source = Style()
    case .unset, .revert, .revertLayer: source = parent.inherited
    }
    switch name {
    case "fill": style.fill = source.fill
    case "stroke": style.stroke = source.stroke
    case "color": style.color = source.color
    case "color-scheme": style.colorScheme = keyword == .initial ? .light : source.colorScheme
    case "stop-color": style.stopColor = source.stopColor
    case "fill-opacity": style.fillOpacity = source.fillOpacity
    case "stroke-opacity": style.strokeOpacity = source.strokeOpacity
    case "stop-opacity": style.stopOpacity = source.stopOpacity
    case "opacity": style.opacity = source.opacity
    case "fill-rule": style.fillRule = source.fillRule
    case "clip-rule": style.clipRule = source.clipRule
    case "display": style.isDisplayed = source.isDisplayed
    case "visibility": style.isVisible = source.isVisible
    case "pointer-events": style.pointerEvents = source.pointerEvents
    case "cursor": style.hasPointerCursor = source.hasPointerCursor
    case "paint-order": style.paintOrder = source.paintOrder
    case "marker": style.markers = source.markers
    case "marker-start": style.markers.start = source.markers.start
    case "marker-mid": style.markers.middle = source.markers.middle
    case "marker-end": style.markers.end = source.markers.end
    case "color-interpolation": style.usesLinearRGB = source.usesLinearRGB
    case "clip-path": style.clipPath = source.clipPath
    case "mask": (style.mask, style.maskMode) = (source.mask, source.maskMode)
    case "mask-image": style.mask = source.mask
    case "mask-mode": style.maskMode = source.maskMode
    case "mask-type": style.maskKind = source.maskKind
    case "filter": style.filter = source.filter
    case "flood-color": style.floodColor = source.floodColor
    case "lighting-color": style.lightingColor = source.lightingColor
    case "flood-opacity": style.floodOpacity = source.floodOpacity
    case "color-interpolation-filters":
      style.filtersInLinearLight = source.filtersInLinearLight
    case "mix-blend-mode": style.blendMode = source.blendMode
    case "isolation": style.isIsolated = source.isIsolated
    case "overflow": inheritOverflow(keyword)
    case "transform": inheritTransform(keyword)
    case "transform-box": style.transformBox = source.transformBox
    case "translate", "rotate", "scale": inheritIndividualTransform(name, source)
    case "transform-origin": style.transformOrigin = source.transformOrigin
    case "vector-effect": style.hasNonScalingStroke = source.hasNonScalingStroke
    case "stroke-width": style.stroking.width = source.stroking.width
    case "stroke-linecap": style.stroking.cap = source.stroking.cap
    case "stroke-linejoin": style.stroking.join = source.stroking.join
    case "stroke-miterlimit": style.stroking.miterLimit = source.stroking.miterLimit
    case "stroke-dasharray": style.stroking.dashes = source.stroking.dashes
    case "stroke-dashoffset": style.stroking.dashOffset = source.stroking.dashOffset
    default:
      if PropertyNames.geometry.contains(name) {
        inheritGeometry(name, keyword)
      } else {
        inheritFont(name, source)
      }
    }
  }

  /// What `all` leaves alone.
  static let excludedFromAll: Set<String> = ["direction", "unicode-bidi"]

  /// Applies a keyword to every property that is read here, as `all` does.
  mutating func inheritAll(_ keyword: InheritanceKeyword) {
    for name in Self.ownProperties where !Self.excludedFromAll.contains(name) {
      inherit(name, keyword)
    }
    for name in PropertyNames.presentationAttributes where !Self.excludedFromAll.contains(name) {
      inherit(name, keyword)
    }
    for name in PropertyNames.geometry { inherit(name, keyword) }
  }

  /// The properties that are no presentation attributes.
  private static let ownProperties = [
    "animation", "color-scheme", "mask-image", "mask-mode", "rotate", "scale", "transform",
    "transform-box",
    "translate",
  ]

  /// The initial value is `visible`, but browsers' own style sheets hide what leaves a viewport.
  private mutating func inheritOverflow(_ keyword: InheritanceKeyword) {
    switch keyword {
    case .initial, .unset: style.isOverflowVisible = true
    case .inherit:
      let isNested = [.svg, .symbol, .marker, .pattern].contains(parentKind)
      style.isOverflowVisible = parent.isOverflowVisible ?? !isNested
    case .revert, .revertLayer: style.isOverflowVisible = nil
    }
  }

  /// The kind of the element around this one; the root is no nested viewport.
  private var parentKind: ElementKind {
    guard let parent = resolver.document[index].parent, parent != 0 else { return .other }
    return resolver.document[parent].kind
  }

  private mutating func inheritIndividualTransform(_ name: String, _ source: Style) {
    let initial = IndividualTransforms()
    let inherited = source.individualTransforms ?? initial
    var transforms = style.individualTransforms ?? initial
    switch name {
    case "translate": transforms.translation = inherited.translation
    case "rotate": transforms.rotation = inherited.rotation
    default: transforms.scaling = inherited.scaling
    }
    style.individualTransforms = transforms == initial ? nil : transforms
  }

  /// Any keyword overrides the element's attribute, which is a weaker declaration.
  private mutating func inheritTransform(_ keyword: InheritanceKeyword) {
    style.relativeTransform = keyword == .inherit ? parent.relativeTransform : nil
    guard keyword == .inherit else {
      style.transform = .identity
      return
    }
    let attribute = resolver.document[index].parent.flatMap {
      resolver.document[$0].xml.attribute("transform")
    }
    style.transform = parent.transform ?? attribute.flatMap { TransformList.parse($0) } ?? .identity
  }

  /// Any keyword overrides the attribute of the same name, which is a weaker declaration.
  private mutating func inheritGeometry(_ name: String, _ keyword: InheritanceKeyword) {
    var inherited: [Token]?
    if keyword == .inherit {
      inherited = parent.geometry[name]
      // Of the parents of shapes, browsers take the size of the outermost `svg` as a property.
      if inherited == nil, resolver.document[index].parent == 0, ["width", "height"].contains(name)
      {
        inherited = resolver.document[0].xml.attribute(name).map { Token.list($0) }
      }
    }
    style.geometry[name] = inherited ?? []
  }

  private mutating func inheritFont(_ name: String, _ source: Style) {
    switch name {
    case "font":
      for name in ["font-size", "font-weight", "font-family"] { inheritFont(name, source) }
    case "font-size":
      style.font.size = source.font.size
      style.font.sizeProblem = source.font.sizeProblem
    case "font-weight": style.font.weight = source.font.weight
    case "font-family": style.font.families = source.font.families
    case "letter-spacing": style.font.letterSpacing = source.font.letterSpacing
    case "word-spacing": style.font.wordSpacing = source.font.wordSpacing
    case "text-anchor": style.font.anchor = source.font.anchor
    case "dominant-baseline", "alignment-baseline": style.font.baseline = source.font.baseline
    case "baseline-shift": style.baselineShift = source.baselineShift
    case "white-space": style.font.preservesSpace = source.font.preservesSpace
    case "writing-mode": style.font.isVertical = source.font.isVertical
    case "direction": style.font.isRightToLeft = source.font.isRightToLeft
    default: break
    }
  }
}
