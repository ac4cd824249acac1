import ColorMath
import Geometry
import Raster
import SceneModel

/// What looks operable: the outline of a control's container with what it encloses.
struct Silhouette {
  /// The area; empty if the control has no visible container.
  let region: Region
  /// The container layers it comes from.
  let layers: [Int]

  init(of rendition: Rendition, in scene: PreparedScene) {
    layers = rendition.layers.filter {
      scene.layers[$0].part == .container && scene.layers[$0].isPainted
    }
    let clips = scene.scene.drawing.clips(around: layers)
    region = Region.union(
      of: layers.map { index in
        let shape = scene.layers[index].shape
        let outline = Region(path: shape.silhouette, fillRule: shape.fillRule)
        return (clips[index] ?? []).reduce(outline) { $0.intersection(Region(clip: $1)) }
      })
  }
}

extension Layer {
  /// Whether the layer paints anything at all.
  var isPainted: Bool {
    guard alpha > 0 else { return false }
    switch paint.value {
    case .color(let color): return color.alpha > 0
    case .linearGradient(let gradient): return gradient.stops.contains { $0.color.value.alpha > 0 }
    case .radialGradient(let gradient): return gradient.stops.contains { $0.color.value.alpha > 0 }
    case .unresolved: return true
    }
  }
}

extension Region {
  /// The points that `clip` lets show.
  init(clip: Clip) {
    let union = Region.union(
      of: clip.members.map { member in
        member.clips.reduce(Region(path: member.path, fillRule: member.fillRule)) {
          $0.intersection(Region(clip: $1))
        }
      })
    self = clip.clips.reduce(union) { $0.intersection(Region(clip: $1)) }
  }
}
