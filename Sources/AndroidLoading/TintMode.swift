internal import ColorMath

/// How a tint and a drawable's own colour are combined: `backgroundTintMode`.
///
/// The formulas are those of Porter and Duff, as the framework's `PorterDuff.Mode` names them.
enum TintMode: String {
  case sourceIn = "src_in"
  case sourceAtop = "src_atop"
  case sourceOver = "src_over"
  case multiply, screen, add

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
  /// The mode of the tint of the view's background.
  var backgroundTintMode: TintMode {
    for attribute in ["backgroundTintMode", "android:backgroundTintMode"] {
      if let use = use(attribute),
        case .text(let name) = resolver.end(of: use, under: theme)?.value,
        let mode = TintMode(rawValue: name)
      {
        return mode
      }
    }
    return .sourceIn
  }
}
