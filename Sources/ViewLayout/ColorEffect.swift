public import ColorMath
import SceneModel

/// A change of all colours of a view, on encoded components (swiftui-semantics, section 4.1).
public enum ColorEffect: Hashable, Sendable {
  /// Adds an amount to each component.
  case brightness(Double)
  /// Spreads components from the middle by a factor.
  case contrast(Double)
  /// Moves colours from their luminance by a factor.
  case saturation(Double)
  /// Takes away a share of the saturation, 0...1.
  case grayscale(Double)
  /// Turns hues by an angle in degrees.
  case hueRotation(Double)
  /// Multiplies with a colour, its alpha among the components.
  case multiply(Color)
  /// Turns each component to its complement.
  case invert

  /// The filter that does it; `location` is the place of the modifier.
  func filter(at location: SourceLocation) -> Filter {
    Filter(
      primitives: [.init(operation: .colorMatrix(.sourceGraphic, matrix))],
      cause: IncompleteCause(.unsupported, "a change of colours", at: location))
  }

  private var matrix: [Double] {
    switch self {
    case .brightness(let amount): FilterMatrix.scaled(1, adding: Self.number(amount))
    case .contrast(let factor):
      FilterMatrix.scaled(Self.number(factor), adding: (1 - Self.number(factor)) / 2)
    case .saturation(let amount): FilterMatrix.saturated(Self.number(amount))
    case .grayscale(let share): FilterMatrix.saturated(1 - min(max(Self.number(share), 0), 1))
    case .hueRotation(let degrees): FilterMatrix.hueRotated(Self.number(degrees))
    case .multiply(let color): FilterMatrix.multiplied(by: color)
    case .invert: FilterMatrix.scaled(-1, adding: 1)
    }
  }

  private static func number(_ value: Double) -> Double { LayoutLimits.limited(value) }
}
