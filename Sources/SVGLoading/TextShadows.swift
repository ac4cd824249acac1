import Geometry
import SceneModel

/// Finds the copies of texts that are drawn as shadows.
enum TextShadows {
  /// Distance in points up to which a copy behind a text is its shadow, as in badges.
  static let maximumOffset = 1.5

  /// Makes decoration of texts with a copy of the same string right in front of them.
  static func mark(_ layers: inout [Layer]) {
    var seen: [String: [Int]] = [:]
    for (index, layer) in layers.enumerated() {
      guard let text = layer.text, let box = layer.shape.path.boundingBox else { continue }
      for earlier in seen[text.string] ?? [] {
        guard let other = layers[earlier].shape.path.boundingBox,
          layers[earlier].text?.fontSize == text.fontSize,
          abs(other.x - box.x) <= maximumOffset, abs(other.y - box.y) <= maximumOffset
        else { continue }
        layers[earlier].part = .decoration
      }
      seen[text.string, default: []].append(index)
    }
  }
}
