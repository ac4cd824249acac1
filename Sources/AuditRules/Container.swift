import Geometry
import Raster
import SceneModel

/// A control's visible container in one rendition.
struct Container {
  /// The layers that show the control's extent.
  let layers: [Int]
  /// Their shapes.
  let outline: ContainerOutline

  init(of rendition: Rendition, in scene: PreparedScene) {
    layers = rendition.layers.filter {
      scene.layers[$0].part == .container && scene.layers[$0].isPainted
    }
    let clips = scene.scene.drawing.clips(around: layers)
    outline = ContainerOutline(
      shapes: layers.map { scene.layers[$0].shape }, clips: layers.map { clips[$0] ?? [] })
  }
}

extension Container {
  /// Whether a person recognises the control only by its container (measurement, section 4).
  ///
  /// A choice whose own text lies in its container, as that of a chip does, is recognised by the text.
  func isNeeded(by control: Control, in rendition: Rendition, _ scene: PreparedScene) -> Bool {
    switch control.role {
    case .checkbox, .radio, .switch: break
    case .button, .link, .field, .slider, .tab, .chip, .menuItem, .control, .drawing:
      return control.role.needsVisibleContainer
    }
    let texts = rendition.layers.filter {
      scene.layers[$0].text != nil && scene.layers[$0].isPainted
    }
    guard !texts.isEmpty, let box = scene.bounds(of: layers) else { return true }
    return !texts.allSatisfy { scene.bounds(of: [$0]).map(box.contains) ?? false }
  }
}

/// The shapes of a container with the clips around each: what its geometry depends on, and equal in
/// most states and appearances.
struct ContainerOutline: Hashable {
  let shapes: [Shape]
  let clips: [[Clip]]

  /// What looks operable: the container with what it encloses; empty if there is no container.
  var silhouette: Region {
    Region.union(
      of: zip(shapes, clips).map { shape, clips in
        let outline = Region(path: shape.silhouette, fillRule: shape.fillRule)
        return clips.reduce(outline) { $0.intersection(Region(clip: $1)) }
      })
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
