#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A blend mode of W3C Compositing and Blending Level 1, plus the two additive platform modes.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// The source colour, unchanged.
  case normal
  /// Product of the colours.
  case multiply
  /// Complement of the product of the complements.
  case screen
  /// `hardLight` with the layers exchanged.
  case overlay
  /// The darker of each component.
  case darken
  /// The lighter of each component.
  case lighten
  /// The backdrop brightened by the source.
  case colorDodge = "color-dodge"
  /// The backdrop darkened by the source.
  case colorBurn = "color-burn"
  /// Multiply or screen, by the source.
  case hardLight = "hard-light"
  /// Darken or lighten softly, by the source.
  case softLight = "soft-light"
  /// Absolute difference.
  case difference
  /// Difference with less contrast.
  case exclusion
  /// Hue of the source, saturation and luminosity of the backdrop.
  case hue
  /// Saturation of the source, hue and luminosity of the backdrop.
  case saturation
  /// Hue and saturation of the source, luminosity of the backdrop.
  case color
  /// Luminosity of the source, hue and saturation of the backdrop.
  case luminosity
  /// Sum of the components, clamped to 1.
  case plusLighter = "plus-lighter"
  /// Sum of the components less 1, clamped to 0.
  case plusDarker = "plus-darker"

  /// Whether each component is blended by itself (Compositing 1, section 10.1).
  public var isSeparable: Bool {
    switch self {
    case .hue, .saturation, .color, .luminosity: false
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .hardLight, .softLight, .difference, .exclusion, .plusLighter, .plusDarker:
      true
    }
  }

  /// The blended colour B(cb, cs) of two unpremultiplied colours; the alphas play no part.
  ///
  /// Formulas: https://www.w3.org/TR/compositing-1/#blending, per component or, for the last four
  /// of that page, on the colour as a whole.
  func blended(backdrop: RGB, source: RGB) -> RGB {
    switch self {
    case .normal: source
    case .hue: source.withSaturation(backdrop.saturation).withLuminosity(backdrop.luminosity)
    case .saturation:
      backdrop.withSaturation(source.saturation).withLuminosity(backdrop.luminosity)
    case .color: source.withLuminosity(backdrop.luminosity)
    case .luminosity: backdrop.withLuminosity(source.luminosity)
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight,
      .softLight, .difference, .exclusion, .plusLighter, .plusDarker:
      RGB(
        red: component(backdrop.red, source.red),
        green: component(backdrop.green, source.green),
        blue: component(backdrop.blue, source.blue))
    }
  }

  private func component(_ cb: Double, _ cs: Double) -> Double {
    switch self {
    case .multiply: cb * cs
    case .screen: cb + cs - cb * cs
    case .overlay: BlendMode.hardLight.component(cs, cb)
    case .darken: min(cb, cs)
    case .lighten: max(cb, cs)
    case .colorDodge: cb == 0 ? 0 : cs == 1 ? 1 : min(1, cb / (1 - cs))
    case .colorBurn: cb == 1 ? 1 : cs == 0 ? 0 : 1 - min(1, (1 - cb) / cs)
    case .hardLight:
      cs <= 0.5 ? cb * 2 * cs : BlendMode.screen.component(cb, 2 * cs - 1)
    case .softLight: Self.softLight(cb, cs)
    case .difference: abs(cb - cs)
    case .exclusion: cb + cs - 2 * cb * cs
    case .plusLighter: min(1, cb + cs)
    case .plusDarker: max(0, cb + cs - 1)
    case .normal, .hue, .saturation, .color, .luminosity: cs
    }
  }

  private static func softLight(_ cb: Double, _ cs: Double) -> Double {
    guard cs > 0.5 else { return cb - (1 - 2 * cs) * cb * (1 - cb) }
    let d = cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : sqrt(cb)
    return cb + (2 * cs - 1) * (d - cb)
  }
}

/// Three encoded components without alpha, for the non-separable blend modes.
struct RGB: Equatable {
  var red: Double
  var green: Double
  var blue: Double

  /// Lum(C) of compositing-1.
  var luminosity: Double { 0.3 * red + 0.59 * green + 0.11 * blue }

  /// Sat(C) of compositing-1.
  var saturation: Double { max(red, green, blue) - min(red, green, blue) }

  /// SetLum(C, l) of compositing-1, with its ClipColor step.
  func withLuminosity(_ luminosity: Double) -> RGB {
    let d = luminosity - self.luminosity
    let moved = RGB(red: red + d, green: green + d, blue: blue + d)
    let l = moved.luminosity
    let n = min(moved.red, moved.green, moved.blue)
    let x = max(moved.red, moved.green, moved.blue)
    func clip(_ c: Double) -> Double {
      var c = c
      if n < 0 { c = l + (c - l) * l / (l - n) }
      if x > 1 { c = l + (c - l) * (1 - l) / (x - l) }
      return c
    }
    return RGB(red: clip(moved.red), green: clip(moved.green), blue: clip(moved.blue))
  }

  /// SetSat(C, s) of compositing-1.
  func withSaturation(_ saturation: Double) -> RGB {
    let lowest = min(red, green, blue)
    let range = self.saturation
    guard range > 0 else { return RGB(red: 0, green: 0, blue: 0) }
    func scaled(_ c: Double) -> Double { (c - lowest) * saturation / range }
    return RGB(red: scaled(red), green: scaled(green), blue: scaled(blue))
  }
}
