import ColorMath
import Geometry
import SceneModel

extension LocalScene {
  /// How much each layer but the targets contributes to the colour at `point`, 0...1, in paint
  /// order; what is left of 1 comes from the window.
  ///
  /// Source-over shares; blend modes and masks are taken as if they were none, which is enough to
  /// tell which definitions matter.
  func contributions(at point: Point) -> [(layer: Int, share: Double)] {
    var shares: [(layer: Int, share: Double)] = []
    var groupStarts: [Int] = []
    var index = 0
    while index < steps.count {
      switch steps[index] {
      case .paint(let painting):
        if contributes(painting, at: point) {
          let alpha = sample(ofPainting: painting, at: point).color.alpha
          let start = groupStarts.last ?? 0
          Self.fade(&shares[start...], by: 1 - alpha)
          if alpha > 0 { shares.append((paintings[painting].layer, alpha)) }
        }
      case .open(let opening):
        if !openings[opening].clips.allSatisfy({ $0.contains(point) }) {
          index = openings[opening].end
        } else if !openings[opening].isPassThrough {
          groupStarts.append(shares.count)
        }
      case .filter(let filter):
        // What a filter moves or mixes is attributed to what lies in its place.
        let inner = filters[filter].content.contributions(at: point)
        let covered = inner.reduce(0) { $0 + $1.share }
        Self.fade(&shares[(groupStarts.last ?? 0)...], by: 1 - covered)
        shares += inner
      case .close(let closing):
        if !closings[closing].isPassThrough, let start = groupStarts.popLast() {
          Self.fade(&shares[start...], by: closings[closing].opacity)
          let covered = shares[start...].reduce(0) { $0 + $1.share }
          Self.fade(&shares[(groupStarts.last ?? 0)..<start], by: 1 - covered)
        }
      }
      index += 1
    }
    return shares
  }

  /// Whether the painting at an index of ``paintings`` is a paint behind or over the targets there.
  private func contributes(_ painting: Int, at point: Point) -> Bool {
    !paintings[painting].isTarget && !paintings[painting].area.isInk
      && paintings[painting].area.contains(point)
  }

  private static func fade(
    _ shares: inout ArraySlice<(layer: Int, share: Double)>, by factor: Double
  ) {
    for index in shares.indices { shares[index].share *= factor }
  }

  /// Where the colour at `point`, without the targets, comes from: the chains of all paints that
  /// contribute visibly, the largest share first.
  func provenances(at point: Point, in scene: Scene) -> [Provenance] {
    let contributions = contributions(at: point)
    var chains = contributions.map { layer, share in
      (scene.drawing.layers[layer].paint.provenance(at: point), share)
    }
    let window = 1 - contributions.reduce(0) { $0 + $1.share }
    chains.append((scene.window.color.provenance, window))
    return chains.filter { $0.1 > Self.visibleShare }.sorted { $0.1 > $1.1 }.map(\.0)
  }

  /// Paints that contribute less change no channel by one of 255 steps.
  private static let visibleShare = 1.0 / 512
}
