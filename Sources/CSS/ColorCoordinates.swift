internal import ColorMath

/// A colour in the space in which it was written, with the components that are `none`.
struct ColorCoordinates: Hashable, Sendable {
  var space: ColorSpace
  /// Three components; `nil` for `none`.
  var components: [Double?]
  /// 0...1, or `nil` for `none`.
  var alpha: Double?

  init(_ space: ColorSpace, _ components: [Double?], alpha: Double?) {
    self.space = space
    self.components = components
    self.alpha = alpha
  }

  init(_ color: Color) {
    self.init(.srgb, [color.red, color.green, color.blue], alpha: color.alpha)
  }

  /// Beyond any colour that exists, and small enough for every conversion to stay finite.
  private static let largestComponent = 1e6

  private var vector: SIMD3<Double> {
    func finite(_ component: Double?) -> Double {
      guard let component, !component.isNaN else { return 0 }
      return min(max(component, -Self.largestComponent), Self.largestComponent)
    }
    return SIMD3(finite(components[0]), finite(components[1]), finite(components[2]))
  }

  /// The colour in extended sRGB, with 0 for `none`.
  var color: Color { space.color(vector, alpha: alpha ?? 0) }

  /// The same colour in `target`, whose powerless and carried-over components are `none`.
  ///
  /// https://www.w3.org/TR/css-color-4/#interpolation-missing, section "carrying forward".
  func converted(to target: ColorSpace) -> ColorCoordinates {
    guard target != space else { return self }
    let vector = target.components(of: space.color(vector))
    var result = ColorCoordinates(target, [vector.x, vector.y, vector.z], alpha: alpha)
    if let hue = target.hueIndex, target.isAchromatic(vector) { result.components[hue] = nil }
    for (index, role) in target.roles.enumerated() where role != .none {
      if let source = space.roles.firstIndex(of: role), components[source] == nil {
        result.components[index] = nil
      }
    }
    return result
  }

  /// The colour in `space` as it takes part in a mixture.
  ///
  /// The hue of a colour whose chroma or saturation is `none` is powerless, and counts as `none`
  /// even where the colour was written in the space of the mixture.
  func mixable(in space: ColorSpace) -> ColorCoordinates {
    var result = converted(to: space)
    if let hue = space.hueIndex, let colorfulness = space.roles.firstIndex(of: .colorfulness),
      result.components[colorfulness] == nil
    {
      result.components[hue] = nil
    }
    return result
  }
}

extension ColorSpace {
  /// What a component means, for carrying `none` from one space to another.
  enum Role {
    case red, green, blue, lightness, colorfulness, hue, opponentA, opponentB, none
  }

  /// The analogous sets of https://www.w3.org/TR/css-color-4/#interpolation-missing.
  var roles: [Role] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD50, .xyzD65:
      [.red, .green, .blue]
    case .lab, .oklab: [.lightness, .opponentA, .opponentB]
    case .lch, .oklch: [.lightness, .colorfulness, .hue]
    case .hsl: [.hue, .colorfulness, .lightness]
    case .hwb: [.hue, .none, .none]
    }
  }

  /// Whether the hue of `components` is powerless, with the margins of CSS Color 4 for rounding.
  func isAchromatic(_ components: SIMD3<Double>) -> Bool {
    switch self {
    case .hsl: components.y <= 0.001
    case .hwb: components.y + components.z >= 99.999
    case .lch: components.y <= 0.0015
    case .oklch: components.y <= 0.000004
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD50, .xyzD65, .lab,
      .oklab:
      false
    }
  }
}
