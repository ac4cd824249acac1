extension MediaFeature {
  /// Whether the feature has the wanted value, or `nil` where that is not known.
  func value(in context: MediaContext) -> Bool? {
    if let keyword = keyword(in: context) { return compare(keyword) }
    if let number = number(in: context) { return compare(number) }
    return nil
  }

  /// The feature's value where it is a keyword, and the one that counts as false.
  private func keyword(in context: MediaContext) -> (value: String, none: String?)? {
    func choice(_ value: Bool?, _ yes: String, _ no: String) -> (value: String, none: String?)? {
      value.map { ($0 ? yes : no, no) }
    }
    switch name {
    case "prefers-color-scheme": return context.colorScheme.map { ($0.rawValue, nil) }
    case "prefers-contrast": return context.contrast.map { ($0.rawValue, "no-preference") }
    case "forced-colors": return choice(context.hasForcedColors, "active", "none")
    case "inverted-colors": return choice(context.hasInvertedColors, "inverted", "none")
    case "prefers-reduced-motion":
      return choice(context.prefersReducedMotion, "reduce", "no-preference")
    case "prefers-reduced-transparency":
      return choice(context.prefersReducedTransparency, "reduce", "no-preference")
    case "hover", "any-hover": return choice(context.canHover, "hover", "none")
    case "pointer", "any-pointer": return context.pointer.map { ($0.rawValue, "none") }
    case "update": return ("fast", "none")
    case "overflow-block", "overflow-inline": return ("scroll", "none")
    case "display-mode": return ("browser", nil)
    case "dynamic-range", "video-dynamic-range": return ("standard", nil)
    case "color-gamut": return context.hasWideGamut == true ? nil : ("srgb", nil)
    case "orientation":
      guard let width = context.width, let height = context.height else { return nil }
      return (height >= width ? "portrait" : "landscape", nil)
    default: return nil
    }
  }

  private func compare(_ keyword: (value: String, none: String?)) -> Bool? {
    guard let comparison = comparisons.first else { return keyword.value != keyword.none }
    guard comparisons.count == 1, comparison.relation == .equal, comparison.value.count == 1,
      case .ident(let wanted) = comparison.value[0].kind
    else { return nil }
    guard Self.keywords(of: name).contains(wanted.asciiLowercased) else { return nil }
    return wanted.equalsIgnoringASCIICase(keyword.value)
  }

  /// The keywords that a feature may be compared with; others make the condition unknown.
  private static func keywords(of name: String) -> [String] {
    switch name {
    case "prefers-color-scheme": ["light", "dark"]
    case "prefers-contrast": ["no-preference", "more", "less", "custom"]
    case "forced-colors": ["none", "active"]
    case "inverted-colors": ["none", "inverted"]
    case "prefers-reduced-motion", "prefers-reduced-transparency": ["no-preference", "reduce"]
    case "hover", "any-hover": ["none", "hover"]
    case "pointer", "any-pointer": ["none", "coarse", "fine"]
    case "orientation": ["portrait", "landscape"]
    case "color-gamut": ["srgb"]
    case "update": ["none", "slow", "fast"]
    case "overflow-block": ["none", "scroll", "paged"]
    case "overflow-inline": ["none", "scroll"]
    case "display-mode":
      ["browser", "fullscreen", "minimal-ui", "picture-in-picture", "standalone"]
    case "dynamic-range", "video-dynamic-range": ["standard", "high"]
    default: []
    }
  }

  /// The feature's value where it is a number, with the reading of values to compare it with.
  private func number(in context: MediaContext) -> (value: Double, read: ([Token]) -> Double?)? {
    switch name {
    case "width", "device-width": return context.width.map { ($0, Self.pixels) }
    case "height", "device-height": return context.height.map { ($0, Self.pixels) }
    // A screen with 8 bits for each component, no palette and no fixed grid of characters.
    case "color": return (8, { $0[...].number })
    case "color-index", "monochrome", "grid": return (0, { $0[...].number })
    case "resolution": return context.resolution.map { ($0, Self.dotsPerPixel) }
    case "aspect-ratio", "device-aspect-ratio":
      guard let width = context.width, let height = context.height, height > 0 else { return nil }
      return (width / height, Self.ratio)
    default: return nil
    }
  }

  private func compare(_ number: (value: Double, read: ([Token]) -> Double?)) -> Bool? {
    if comparisons.isEmpty { return number.value != 0 }
    var result: Bool? = true
    for comparison in comparisons {
      guard let bound = number.read(comparison.value) else { return nil }
      if !comparison.relation.holds(number.value, bound) { result = false }
    }
    return result
  }

  /// Lengths in media queries are relative to the initial font size, 16 CSS pixels.
  private static func pixels(_ tokens: [Token]) -> Double? {
    LengthPercentage(tokens[...])?.resolved(in: LengthContext())
  }

  private static func dotsPerPixel(_ tokens: [Token]) -> Double? {
    guard tokens.count == 1, case .dimension(let number, let unit) = tokens[0].kind else {
      return nil
    }
    switch unit.asciiLowercased {
    case "dppx", "x": return number.value
    case "dpi": return number.value / 96
    case "dpcm": return number.value * 2.54 / 96
    default: return nil
    }
  }

  /// A ratio such as `16/9` or `1.5`.
  private static func ratio(_ tokens: [Token]) -> Double? {
    let parts = tokens.filter { !$0.isWhitespace }.map(\.kind)
    guard case .number(let first)? = parts.first else { return nil }
    if parts.count == 1 { return first.value }
    guard parts.count == 3, parts[1] == .delimiter(0x2F), case .number(let second) = parts[2]
    else { return nil }
    return first.value / second.value
  }
}
