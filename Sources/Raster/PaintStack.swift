public import ColorMath
import Geometry
import SceneModel

/// The final colour at one point as a function of the colour that a definition gives.
///
/// A search for a colour asks for thousands of colours at the same point: what does not depend on
/// the definition is worked out once.
public struct PaintStack: Sendable {
  /// One paint at the point.
  enum Ply: Sendable {
    case fixed(PremultipliedColor)
    /// A paint of the definition, of which only the alpha stays.
    case recolored(alpha: Double)
  }

  /// The paints, the lowest first.
  private let plies: [Ply]

  init(_ plies: [Ply]) { self.plies = plies }

  /// Whether no paint here comes from the definition.
  public var isFixed: Bool {
    plies.allSatisfy { ply in
      if case .fixed = ply { true } else { false }
    }
  }

  /// The composited colour with `color` for the definition.
  public func color(with color: Color, over window: Color) -> Color {
    var result = PremultipliedColor(window.withAlpha(1))
    for ply in plies {
      switch ply {
      case .fixed(let paint): result = paint.over(result)
      case .recolored(let alpha): result = PremultipliedColor(color.withAlpha(alpha)).over(result)
      }
    }
    return result.color
  }
}

extension LocalScene {
  /// The paints at `point` where those of `definition` may get another colour; `nil` where more than
  /// plain colours over each other decides the result.
  func stack(
    at point: Point, withTargets: Bool, coloring definition: Definition, in scene: Scene
  ) -> PaintStack? {
    var plies: [PaintStack.Ply] = []
    plies.reserveCapacity(steps.count)
    for step in steps {
      guard case .paint(let index) = step else { return nil }
      if paintings[index].isTarget && !withTargets { continue }
      let coverage = paintings[index].area.coverage(at: point)
      if coverage == 0 { continue }
      let layer = paintings[index].layer
      // A gradient may be painted as a single colour of its stops, which have chains of their own.
      guard coverage == 1, case .color(let color) = paintings[index].paint,
        case .color = scene.drawing.layers[layer].paint.value
      else { return nil }
      let isRecolored = scene.drawing.layers[layer].paint.provenance.literal == definition
      plies.append(isRecolored ? .recolored(alpha: color.alpha) : .fixed(color))
    }
    return PaintStack(plies)
  }
}
