import ColorMath
import SceneModel

/// How code writes a colour.
enum ColorNotation {
  case swiftUI, uiKit, appKit
  /// By its digits, as an argument.
  case hex

  /// How another colour is written in the place of one with this alpha.
  func literal(alpha: Double) -> LiteralNotation {
    let number: LiteralComponents.Number = self == .hex ? .byte : .unit
    let syntax: LiteralComponents.Syntax =
      switch self {
      case .swiftUI: .initializer
      case .uiKit: .uiColorInitializer
      case .appKit: .nsColorInitializer
      case .hex: .hexDigits
      }
    return .components(
      LiteralComponents(
        space: .srgb,
        components: [.init(.red, number), .init(.green, number), .init(.blue, number)],
        syntax: syntax, alpha: alpha))
  }
}
