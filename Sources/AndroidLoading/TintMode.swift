internal import ColorMath

/// How a tint and a drawable's own colour are combined: `backgroundTintMode` and the like.
///
/// The formulas are those of Porter and Duff, as the framework's `PorterDuff.Mode` names them.
enum TintMode: String {
  case sourceIn = "src_in"
  case sourceAtop = "src_atop"
  case sourceOver = "src_over"
  case multiply, screen, add

  /// The mode that a file names, by its word or by the number in compiled files
  /// (`DrawableUtils.parseTintMode`).
  init?(_ value: ResourceValue?) {
    switch value {
    case .text(let name): self.init(rawValue: name)
    case .number(let number):
      let modes: [Double: TintMode] = [
        3: .sourceOver, 5: .sourceIn, 9: .sourceAtop, 14: .multiply, 15: .screen, 16: .add,
      ]
      guard let mode = modes[number] else { return nil }
      self = mode
    default: return nil
    }
  }

  /// Whether nothing of a drawable's own colour shows under `tint`.
  func hidesOwnColor(under tint: Color) -> Bool {
    switch self {
    case .sourceIn: true
    case .sourceAtop, .sourceOver: tint.alpha == 1
    case .multiply, .screen, .add: false
    }
  }

  /// What `own` becomes under `tint`.
  func color(_ tint: Color, over own: Color) -> Color {
    let (source, backdrop) = (tint.alpha, own.alpha)
    switch self {
    case .sourceIn: return tint.multiplyingAlpha(by: backdrop)
    case .sourceAtop: return tint.composited(over: own.withAlpha(1)).withAlpha(backdrop)
    case .sourceOver: return tint.composited(over: own)
    case .multiply:
      return combined(tint, own, alpha: source * backdrop) { $0 * $1 }
    case .screen:
      return combined(tint, own, alpha: source + backdrop - source * backdrop) { $0 + $1 - $0 * $1 }
    case .add: return combined(tint, own, alpha: min(source + backdrop, 1)) { min($0 + $1, 1) }
    }
  }

  /// The colour of `alpha` whose components, multiplied by it, are those of both by `formula`.
  private func combined(
    _ tint: Color, _ own: Color, alpha: Double, _ formula: (Double, Double) -> Double
  ) -> Color {
    func component(_ path: KeyPath<Color, Double>) -> Double {
      guard alpha > 0 else { return 0 }
      return formula(tint[keyPath: path] * tint.alpha, own[keyPath: path] * own.alpha) / alpha
    }
    return Color(
      red: component(\.red), green: component(\.green), blue: component(\.blue), alpha: alpha)
  }
}

extension WidgetContext {
  /// The mode that the first of `attributes` names that is set, or else the tint's default.
  func tintMode(_ attributes: String..., default standard: TintMode = .sourceIn) -> TintMode {
    for attribute in attributes {
      guard let use = use(attribute) else { continue }
      if let mode = TintMode(resolver.end(of: use, under: theme)?.value) { return mode }
    }
    return standard
  }

  /// The mode of a picture's tint; that of `android:tint` leaves what shows through the tint
  /// (`ImageView` since Android 5.1).
  func tintMode(of tint: String) -> TintMode {
    tintMode(tint + "Mode", default: tint == "android:tint" ? .sourceAtop : .sourceIn)
  }
}
