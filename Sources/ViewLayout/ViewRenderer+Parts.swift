import Geometry
import SceneModel

extension ViewRenderer {
  /// The drawing, with the layer that shows the control's extent marked as its container.
  ///
  /// The container is the largest shape painted before the first text or picture (or of all shapes
  /// if there is none); a stroke along its outline, or the largest stroke where nothing is filled,
  /// is its border. A part that the source states is left alone, and where it states a container
  /// none is looked for. Where the container stands beside the text, it is the largest shape there, and
  /// whatever lies upon it, such as a switch's thumb, shows a state; so does a ring around the whole
  /// `frame` that takes no taps.
  func drawing(framedBy frame: Rect, _ place: ContainerPlace) -> Drawing {
    var layers = layers.map(\.layer)
    let rings = layers.indices.filter { isRing($0, around: frame) }
    for index in rings { layers[index].part = .indicator }
    if !self.layers.contains(where: { $0.hasStatedPart && $0.layer.part == .container }) {
      var found: [Int] = []
      if place == .besideText { found = containersBesideText(except: rings) }
      // A picture beside the text is the mark itself, and what lies behind both only a card.
      let isMarked = place == .besideText && layers.contains { $0.part == .icon }
      if found.isEmpty, !isMarked { found = containers(except: rings) }
      for index in found { layers[index].part = .container }
    }
    if place == .besideText {
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

  /// The largest shape that no text lies on, with the strokes along its outline.
  private func containersBesideText(except rings: [Int]) -> [Int] {
    let texts = layers.filter { $0.layer.text != nil }.map(\.bounds.center)
    let beside = candidates(except: rings).filter { index in
      layers[index].layer.alpha > 0 && !texts.contains { layers[index].bounds.contains($0) }
    }
    guard let shape = largest(beside) else { return [] }
    let borders = beside.filter {
      $0 != shape && layers[$0].layer.shape.centerLine != nil
        && isBorder($0, of: layers[shape].bounds)
    }
    return [shape] + borders
  }

  private func candidates(except rings: [Int]) -> [Int] {
    layers.indices.filter {
      !layers[$0].hasStatedPart && layers[$0].layer.part == .decoration && !rings.contains($0)
    }
  }

  private func containers(except rings: [Int]) -> [Int] {
    let content = layers.firstIndex { $0.layer.part == .label || $0.layer.part == .icon }
    let candidates = candidates(except: rings)
    let behind = candidates.filter {
      $0 < content ?? .max && layers[$0].layer.shape.centerLine == nil
    }
    let strokes = candidates.filter { layers[$0].layer.shape.centerLine != nil }
    guard let fill = largest(behind) else { return largest(strokes).map { [$0] } ?? [] }
    return [fill] + strokes.filter { isBorder($0, of: layers[fill].bounds) }
  }

  /// The first of the layers with the largest bounds; an opaque one rather than its shadow.
  private func largest(_ indices: [Int]) -> Int? {
    func rank(_ index: Int) -> (Double, Double, Int) {
      let layer = layers[index].layer
      return (layers[index].bounds.area, layer.alpha * layer.paint.value.greatestAlpha, -index)
    }
    return indices.max { rank($0) < rank($1) }
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
