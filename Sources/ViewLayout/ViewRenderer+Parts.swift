import Geometry
import SceneModel

extension ViewRenderer {
  /// The drawing, with the layer that shows the control's extent marked as its container.
  ///
  /// The container is the largest shape painted before the first text or picture (or of all shapes
  /// if there is none); a stroke along its outline, or the largest stroke where nothing is filled,
  /// is its border. A part that the source states is left alone, and where it states a container
  /// none is looked for. A ring around the whole `frame` that takes no taps shows a state, and so does
  /// of a toggle whatever lies upon the container, such as a switch's thumb.
  func drawing(framedBy frame: Rect, isToggle: Bool) -> Drawing {
    var layers = layers.map(\.layer)
    let rings = layers.indices.filter { isRing($0, around: frame) }
    for index in rings { layers[index].part = .indicator }
    if !self.layers.contains(where: { $0.hasStatedPart && $0.layer.part == .container }) {
      for index in containers(except: rings, isToggle: isToggle) {
        layers[index].part = .container
      }
    }
    if isToggle {
      for index in marks(in: layers) { layers[index].part = .indicator }
    }
    return Drawing(layers: layers, root: Group(children: children))
  }

  /// Whether a layer is a stroke that lies outside of the frame on all sides and takes no taps.
  private func isRing(_ index: Int, around frame: Rect) -> Bool {
    let layer = layers[index]
    guard !layer.takesTaps, !layer.hasStatedPart,
      let line = layer.layer.shape.centerLine?.boundingBox
    else { return false }
    return line.x < frame.x && line.y < frame.y && line.maxX > frame.maxX && line.maxY > frame.maxY
  }

  /// The shapes of a toggle that lie on its container, of which none is stated to be another part.
  private func marks(in layers: [Layer]) -> [Int] {
    let box = layers.first { $0.part == .container }?.shape.path.boundingBox
    guard let box else { return [] }
    return layers.indices.filter { index in
      guard layers[index].part == .decoration, !self.layers[index].hasStatedPart,
        let mark = layers[index].shape.path.boundingBox?.intersection(box)
      else { return false }
      return mark.area > 0
    }
  }

  private func containers(except rings: [Int], isToggle: Bool) -> [Int] {
    let content = layers.indices.filter {
      layers[$0].layer.part == .label || layers[$0].layer.part == .icon
    }
    let candidates = layers.indices.filter {
      !layers[$0].hasStatedPart && layers[$0].layer.part == .decoration && !rings.contains($0)
    }
    let behind = candidates.filter { index in
      guard layers[index].layer.shape.centerLine == nil else { return false }
      // A switch stands beside its label, on whichever side.
      return !content.contains { $0 < index && (!isToggle || overlaps($0, index)) }
    }
    let strokes = candidates.filter { layers[$0].layer.shape.centerLine != nil }
    guard let fill = largest(behind) else { return largest(strokes).map { [$0] } ?? [] }
    let borders = strokes.filter { isBorder($0, of: layers[fill].bounds) }
    // The dot of a radio button lies in a ring, which is there without the dot too.
    if isToggle, borders.isEmpty, let ring = largest(strokes),
      layers[ring].bounds.contains(layers[fill].bounds)
    {
      return [ring]
    }
    return [fill] + borders
  }

  private func overlaps(_ first: Int, _ second: Int) -> Bool {
    (layers[first].bounds.intersection(layers[second].bounds)?.area ?? 0) > 0
  }

  /// The first of the layers with the largest bounds.
  private func largest(_ indices: [Int]) -> Int? {
    indices.max { (layers[$0].bounds.area, $1) < (layers[$1].bounds.area, $0) }
  }

  /// Whether a stroke's centre line keeps within a point of the outline of a fill.
  private func isBorder(_ stroke: Int, of bounds: Rect) -> Bool {
    guard let line = layers[stroke].layer.shape.centerLine?.boundingBox,
      let band = layers[stroke].layer.shape.path.boundingBox
    else { return false }
    let width = max(line.x - band.x, 0) * 2
    return bounds.inset(by: -width).contains(line) && line.contains(bounds.inset(by: width))
  }
}
