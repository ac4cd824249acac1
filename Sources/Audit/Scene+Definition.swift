import ColorMath
import SceneModel

extension Scene {
  /// The opaque colour that `definition` gives somewhere in the scene, `nil` if it gives none.
  func color(of definition: Definition) -> Color? {
    if window.color.provenance.literal == definition { return window.color.value.withAlpha(1) }
    for layer in drawing.layers {
      switch layer.paint.value {
      case .color(let color):
        if layer.paint.provenance.literal == definition { return color.withAlpha(1) }
      case .linearGradient, .radialGradient, .conicGradient:
        if let color = layer.paint.value.stops.color(of: definition) { return color }
      case .unresolved: break
      }
    }
    return nil
  }

  /// Whether what `definition` paints lets show through what lies behind it.
  func isTranslucent(_ definition: Definition) -> Bool {
    drawing.layers.contains { layer in
      guard layer.paint.provenance.literal == definition, case .color(let color) = layer.paint.value
      else { return false }
      return color.alpha * layer.alpha < 1
    }
  }
}

extension [GradientStop] {
  fileprivate func color(of definition: Definition) -> Color? {
    first { $0.color.provenance.literal == definition }?.color.value.withAlpha(1)
  }
}
