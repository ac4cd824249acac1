import Geometry
import SceneModel

/// The boxes of what layers paint inside the clips around them.
struct VisibleBounds {
  /// One box a layer; `nil` where nothing is left of it.
  private(set) var boxes: [Rect?]

  init(_ drawing: Drawing) {
    boxes = drawing.layers.map(\.shape.path.boundingBox)
    var pending: [(group: Group, limit: Rect?)] = [(drawing.root, nil)]
    while let (group, outer) = pending.popLast() {
      var limit = outer
      var isHidden = false
      for clip in group.clips {
        guard let box = clip.box else {
          isHidden = true
          continue
        }
        guard let current = limit else {
          limit = box
          continue
        }
        limit = current.intersection(box)
        if limit == nil { isHidden = true }
      }
      for child in group.children {
        switch child {
        case .group(let inner):
          pending.append((inner, isHidden ? Rect(x: 0, y: 0, width: 0, height: 0) : limit))
        case .layer(let index):
          if isHidden {
            boxes[index] = nil
          } else if let limit {
            boxes[index] = boxes[index]?.intersection(limit)
          }
        }
      }
    }
  }
}

extension Clip {
  /// The smallest rectangle around the union of the shapes, `nil` if they are empty.
  var box: Rect? {
    let boxes = members.compactMap(\.path.boundingBox)
    guard var box = boxes.reduce(nil as Rect?, { $0?.union($1) ?? $1 }) else { return nil }
    for clip in clips {
      guard let inner = clip.box, let common = box.intersection(inner) else { return nil }
      box = common
    }
    return box
  }
}
