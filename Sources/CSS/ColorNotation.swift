internal import ColorMath

/// How a colour function writes the components of its space.
struct ColorNotation {
  let space: ColorSpace
  var channels: [Channel]
  /// Whether the form with commas exists as well.
  var hasLegacyForm = false

  /// One component of a function.
  struct Channel {
    /// The keyword for it in a relative colour.
    var keyword: String
    /// What a number is multiplied by.
    var numberScale = 1.0
    /// What 100 % stands for; `nil` for a hue, which takes angles and no percentages.
    var percentage: Double?
    /// What the component is clamped to, if at all.
    var range = -Double.infinity...Double.infinity
  }

  /// The notation of `name(...)`, in lower case.
  init?(function name: String) {
    let hue = Channel(keyword: "h")
    func channel(_ keyword: String, _ percentage: Double) -> Channel {
      Channel(keyword: keyword, percentage: percentage)
    }
    let lightness = channel("l", 100)
    let okLightness = channel("l", 1)
    switch name {
    case "rgb", "rgba":
      self.init(
        space: .srgb,
        channels: ["r", "g", "b"].map {
          Channel(keyword: $0, numberScale: 1 / 255, percentage: 1, range: 0...1)
        }, hasLegacyForm: true)
    case "hsl", "hsla":
      let saturation = Channel(keyword: "s", percentage: 100, range: 0...100)
      self.init(space: .hsl, channels: [hue, saturation, lightness], hasLegacyForm: true)
    case "hwb": self.init(space: .hwb, channels: [hue, channel("w", 100), channel("b", 100)])
    case "lab":
      self.init(space: .lab, channels: [lightness, channel("a", 125), channel("b", 125)])
    case "lch": self.init(space: .lch, channels: [lightness, channel("c", 150), hue])
    case "oklab":
      self.init(space: .oklab, channels: [okLightness, channel("a", 0.4), channel("b", 0.4)])
    case "oklch": self.init(space: .oklch, channels: [okLightness, channel("c", 0.4), hue])
    default: return nil
    }
  }

  /// The notation of `color(name ...)`, in lower case.
  init?(predefinedSpace name: String) {
    guard let space = ColorSpace(rawValue: name == "xyz" ? "xyz-d65" : name) else { return nil }
    switch space {
    case .lab, .lch, .oklab, .oklch, .hsl, .hwb: return nil
    case .xyzD50, .xyzD65:
      self.init(
        space: space, channels: ["x", "y", "z"].map { Channel(keyword: $0, percentage: 1) })
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020:
      self.init(
        space: space, channels: ["r", "g", "b"].map { Channel(keyword: $0, percentage: 1) })
    }
  }

  private init(space: ColorSpace, channels: [Channel], hasLegacyForm: Bool = false) {
    self.space = space
    self.channels = channels
    self.hasLegacyForm = hasLegacyForm
  }
}

extension ColorNotation {
  /// A component as written.
  private enum Component {
    case none
    case number(Double)
    case percentage(Double)
    case angle(Double)

    var isPercentage: Bool {
      if case .percentage = self { return true }
      return false
    }
  }

  /// The colour that `arguments` denote, `origin` being the converted colour behind `from`.
  func coordinates(
    _ arguments: ArraySlice<Token>, origin: ColorCoordinates?
  ) -> ColorCoordinates? {
    let parts = arguments.splitAtCommas()
    if parts.count > 1 {
      guard hasLegacyForm, origin == nil else { return nil }
      return legacyCoordinates(parts.map(\.trimmed))
    }
    guard let slices = Self.split(arguments) else { return nil }
    var components: [Double?] = []
    for (channel, slice) in zip(channels, slices.components) {
      guard let component = component(slice, origin),
        let value = value(component, channel, isRelative: origin != nil)
      else { return nil }
      components.append(value)
    }
    var alpha: Double? = 1
    if let slice = slices.alpha {
      guard let component = component(slice, origin), let value = Self.alpha(component) else {
        return nil
      }
      alpha = value
    } else if let origin {
      alpha = origin.alpha
    }
    return ColorCoordinates(space, components, alpha: alpha)
  }

  /// `rgb(r, g, b, alpha)` with all numbers or all percentages; `hsl(h, s%, l%, alpha)`.
  private func legacyCoordinates(_ parts: [ArraySlice<Token>]) -> ColorCoordinates? {
    guard parts.count == 3 || parts.count == 4 else { return nil }
    var components: [Component] = []
    for part in parts {
      guard let component = component(part, nil) else { return nil }
      if case .none = component { return nil }
      components.append(component)
    }
    let arePercentages = components[1].isPercentage
    guard components[2].isPercentage == arePercentages,
      space == .hsl ? arePercentages : components[0].isPercentage == arePercentages
    else { return nil }
    var values: [Double?] = []
    for (component, channel) in zip(components, channels) {
      guard let value = value(component, channel, isRelative: false) else { return nil }
      values.append(value)
    }
    guard let alpha = components.count == 4 ? Self.alpha(components[3]) : 1 else { return nil }
    return ColorCoordinates(space, values, alpha: alpha)
  }

  /// Three components, and an alpha behind a slash.
  private static func split(
    _ arguments: ArraySlice<Token>
  ) -> (components: ArraySlice<ArraySlice<Token>>, alpha: ArraySlice<Token>?)? {
    let parts = arguments.components
    switch parts.count {
    case 3: return (parts[...], nil)
    case 5 where parts[3].first?.kind == .delimiter(0x2F): return (parts[..<3], parts[4])
    default: return nil
    }
  }

  private func component(
    _ tokens: ArraySlice<Token>, _ origin: ColorCoordinates?
  ) -> Component? {
    if tokens.count == 1, case .ident(let name)? = tokens.first?.kind {
      let name = name.asciiLowercased
      if name == "none" { return Component.none }
      guard let origin, let keyword = keyword(name, origin) else { return nil }
      return keyword.map(Component.number) ?? Component.none
    }
    let quantity = Calculation.quantity(tokens) { name in
      origin.flatMap { keyword(name, $0) }.map { $0 ?? 0 }
    }
    guard let quantity else { return nil }
    if let number = quantity.number { return .number(number) }
    if let percentage = quantity.value(.length(.percent)) { return .percentage(percentage) }
    return quantity.value(.degree).map(Component.angle)
  }

  /// The value of a channel's keyword as a number; `.some(nil)` if it is `none`.
  private func keyword(_ name: String, _ origin: ColorCoordinates) -> Double?? {
    if name == "alpha" { return .some(origin.alpha) }
    guard let index = channels.firstIndex(where: { $0.keyword == name }) else { return nil }
    return .some(origin.components[index].map { $0 / channels[index].numberScale })
  }

  /// The component in the units of the space; `.some(nil)` for `none`, `nil` if it is invalid.
  private func value(
    _ component: Component, _ channel: Channel, isRelative: Bool
  ) -> Double?? {
    let value: Double
    switch component {
    case .none: return .some(nil)
    case .number(let number): value = number * channel.numberScale
    case .percentage(let percentage):
      guard let whole = channel.percentage else { return nil }
      value = percentage / 100 * whole
    case .angle(let degrees):
      guard channel.percentage == nil else { return nil }
      value = degrees
    }
    // Relative colours may leave the sRGB gamut (CSS Color 5, section "relative RGB colors").
    if isRelative, space == .srgb { return value }
    return min(max(value, channel.range.lowerBound), channel.range.upperBound)
  }

  private static func alpha(_ component: Component) -> Double?? {
    switch component {
    case .none: .some(nil)
    case .number(let number): min(max(number, 0), 1)
    case .percentage(let percentage): min(max(percentage / 100, 0), 1)
    case .angle: nil
    }
  }
}
