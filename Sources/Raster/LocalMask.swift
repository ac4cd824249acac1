import ColorMath
import Geometry
import SceneModel

/// A mask made ready for a rectangle.
struct LocalMask: Sendable {
  /// Index of the cause, in the masked scene, of what is unknown in the mask; -1 if nothing is.
  let cause: Int
  private let kind: Mask.Kind
  private let content: LocalScene
  private let region: FlattenedPath?

  init(_ mask: Mask, content: LocalScene, cause: Int) {
    self.cause = cause
    self.content = content
    kind = mask.kind
    region = mask.region.map { FlattenedPath($0) }
  }

  /// The factor at `point`, 0...1, `nil` if it is unknown.
  func factor(at point: Point) -> Double? {
    if let region, !region.contains(point, fillRule: .nonZero) { return 0 }
    let sample = content.sample(at: point, over: .clear)
    if sample.cause >= 0 { return nil }
    let color = sample.color
    switch kind {
    case .alpha: return color.alpha
    case .luminance:
      // CSS Masking 1, 7.10: luminance of the encoded components; they are premultiplied here.
      return 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    case .linearLuminance: return color.color.relativeLuminance * color.alpha
    }
  }
}
