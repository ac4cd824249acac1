/// A colour with its components multiplied by its alpha, the form in which layers add up.
///
/// Components are encoded sRGB times alpha: browsers and mobile platforms composite on gamma-encoded
/// values. Nothing is rounded.
public struct PremultipliedColor: Hashable, Sendable {
  /// Encoded red times alpha.
  public var red: Double
  /// Encoded green times alpha.
  public var green: Double
  /// Encoded blue times alpha.
  public var blue: Double
  /// Opacity, 0...1.
  public var alpha: Double

  /// Nothing painted.
  public static let clear = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// A colour from components that are already multiplied by `alpha`.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The premultiplied form of `color`.
  public init(_ color: Color) {
    self.init(
      red: color.red * color.alpha, green: color.green * color.alpha,
      blue: color.blue * color.alpha, alpha: color.alpha)
  }

  /// The same colour without premultiplication; transparent black if alpha is 0.
  public var color: Color {
    guard alpha > 0 else { return .transparent }
    return Color(red: red / alpha, green: green / alpha, blue: blue / alpha, alpha: alpha)
  }

  /// The colour faded by `factor`, as group opacity, a mask or a soft clip does.
  public func multiplied(by factor: Double) -> PremultipliedColor {
    PremultipliedColor(
      red: red * factor, green: green * factor, blue: blue * factor, alpha: alpha * factor)
  }

  /// This colour painted over `backdrop` with `blendMode`.
  ///
  /// Source-over of the blended source: cs' = (1 - ab) cs + ab B(cb, cs), then
  /// co = as cs' + (1 - as) ab cb (https://www.w3.org/TR/compositing-1/#generalformula).
  public func over(
    _ backdrop: PremultipliedColor, blendMode: BlendMode = .normal
  ) -> PremultipliedColor {
    if alpha <= 0 { return backdrop }
    if blendMode == .plusLighter { return added(to: backdrop) }
    var source = self
    if blendMode != .normal && backdrop.alpha > 0 {
      source = blended(with: backdrop, mode: blendMode)
    }
    let rest = 1 - alpha
    return PremultipliedColor(
      red: source.red + backdrop.red * rest, green: source.green + backdrop.green * rest,
      blue: source.blue + backdrop.blue * rest, alpha: alpha + backdrop.alpha * rest)
  }

  /// The sum with `backdrop`, each component and the alpha limited to 1.
  ///
  /// The operator `plus-lighter` of https://www.w3.org/TR/compositing-2/#porterduffcompositingoperators_plus_lighter
  private func added(to backdrop: PremultipliedColor) -> PremultipliedColor {
    PremultipliedColor(
      red: min(1, red + backdrop.red), green: min(1, green + backdrop.green),
      blue: min(1, blue + backdrop.blue), alpha: min(1, alpha + backdrop.alpha))
  }

  private func blended(with backdrop: PremultipliedColor, mode: BlendMode) -> PremultipliedColor {
    let cs = color
    let cb = backdrop.color
    let mixed = mode.blended(
      backdrop: RGB(red: cb.red, green: cb.green, blue: cb.blue),
      source: RGB(red: cs.red, green: cs.green, blue: cs.blue))
    let ab = backdrop.alpha
    return PremultipliedColor(
      Color(
        red: (1 - ab) * cs.red + ab * mixed.red, green: (1 - ab) * cs.green + ab * mixed.green,
        blue: (1 - ab) * cs.blue + ab * mixed.blue, alpha: alpha))
  }
}

extension Color {
  /// This colour painted over `backdrop` (source-over on encoded components, unrounded).
  public func composited(over backdrop: Color) -> Color {
    PremultipliedColor(self).over(PremultipliedColor(backdrop)).color
  }
}
