import Geometry
import SceneModel

/// Computes where controls take taps from the areas of all elements that do.
struct HitRegions {
  /// In paint order, the topmost last.
  let shapes: [HitShape]
  let boxes: [Rect?]
  /// The control around each control.
  private let outer: [Int?]

  init(_ shapes: [HitShape], outer: [Int?]) {
    self.shapes = shapes
    self.outer = outer
    boxes = shapes.map(\.path.boundingBox)
  }

  /// The points whose topmost element belongs to the control `owner`.
  ///
  /// Elements of no control and of the controls around `owner` cover it; those of others do not:
  /// overlaps between controls are a finding of their own.
  func region(of owner: Int) -> Region {
    let own = shapes.indices.filter { shapes[$0].owner == owner }
    let box = own.reduce(nil as Rect?) { box, index in
      boxes[index].map { box?.union($0) ?? $0 } ?? box
    }
    guard let box, let lowest = own.first else { return .empty }
    var above: [Region] = []
    var parts: [Region] = []
    for index in shapes.indices.reversed() {
      if index < lowest { break }
      guard let shapeBox = boxes[index], shapeBox.intersects(box) else { continue }
      if shapes[index].owner == owner {
        let part = region(of: shapes[index], in: shapeBox)
        parts.append(above.isEmpty ? part : part.subtracting(.union(of: above)))
      } else if shapes[index].owner.map({ isAround(owner, $0) }) ?? true {
        above.append(region(of: shapes[index], in: shapeBox))
      }
    }
    return .union(of: parts)
  }

  private func isAround(_ owner: Int, _ candidate: Int) -> Bool {
    var current = outer[owner]
    while let index = current, index != candidate { current = outer[index] }
    return current != nil
  }

  /// The smallest rectangle around the areas of `owner` before any is cut or covered.
  func bounds(of owner: Int) -> Rect? {
    shapes.indices.reduce(nil as Rect?) { box, index in
      guard shapes[index].owner == owner, let next = boxes[index] else { return box }
      return box?.union(next) ?? next
    }
  }

  private func region(of shape: HitShape, in box: Rect) -> Region {
    var region = Region(path: shape.path, fillRule: shape.fillRule)
    for clip in shape.clips where !clip.containsRectangle(box) {
      region = region.intersection(clip.clippedRegion)
    }
    return region
  }
}

extension Clip {
  /// The points that the clip leaves.
  var clippedRegion: Region {
    let union = Region.union(
      of: members.map { member in
        member.clips.reduce(Region(path: member.path, fillRule: member.fillRule)) {
          $0.intersection($1.clippedRegion)
        }
      })
    return clips.reduce(union) { $0.intersection($1.clippedRegion) }
  }

  /// Whether the clip is one upright rectangle with `rect` in it, so that it cuts nothing off.
  func containsRectangle(_ rect: Rect) -> Bool {
    guard let outline = rectangle else { return false }
    return outline.contains(rect)
  }

  /// The rectangle that the clip is, `nil` for any other clip.
  var rectangle: Rect? {
    guard clips.isEmpty, members.count == 1, members[0].clips.isEmpty,
      members[0].path.elements.count == 5, let box = members[0].path.boundingBox
    else { return nil }
    for element in members[0].path.elements {
      switch element {
      case .move(let point), .line(let point):
        let isCorner =
          (point.x == box.x || point.x == box.maxX) && (point.y == box.y || point.y == box.maxY)
        if !isCorner { return nil }
      case .quadratic, .cubic: return nil
      case .close: break
      }
    }
    return box
  }
}
