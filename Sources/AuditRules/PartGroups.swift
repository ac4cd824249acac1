import Raster
import SceneModel

extension Rendition {
  /// The control's layers of `part`, in runs that no layer of another part interrupts: several
  /// shapes in a row are one picture.
  func groups(of part: Part, in scene: PreparedScene) -> [[Int]] {
    var groups: [[Int]] = []
    var isOpen = false
    for index in layers {
      guard scene.layers[index].part == part else {
        isOpen = false
        continue
      }
      if isOpen {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
        isOpen = true
      }
    }
    return groups
  }
}
