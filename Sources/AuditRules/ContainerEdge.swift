import Audit
import ColorMath
import Geometry
import Raster
import SceneModel

/// Points along a container's outline with the colours on both sides.
struct ContainerEdge {
  /// How many points are compared.
  static let sampleCount = 96
  /// How far from the outline the colours are taken, in points: clear of rounding, within a
  /// hairline border.
  private static let margin = 0.25

  /// Two places on both sides of the edge.
  struct EdgePair {
    var inside: Point
    var outside: Point
  }

  /// Colours on both sides of the edge and their contrasts.
  struct Contrasts {
    var points: [(edge: EdgePair, inside: Color, outside: Color, ratio: Double)] = []
    var cause: IncompleteCause?
    var showsWindow = false

    func share(below threshold: Double) -> Double {
      guard !points.isEmpty else { return 0 }
      return Double(points.count { $0.ratio < threshold }) / Double(points.count)
    }

    /// The lowest ratio as reports write it.
    var figure: String { Figure.ratio(points.map(\.ratio).min() ?? 1) }
  }

  /// The container layers.
  let layers: [Int]
  /// The control's own indicators, which are looked through.
  let hiddenLayers: [Int]
  private let scene: PreparedScene
  private let samples: [(outside: Point, inside: [Point])]
  private let probe: ColorProbe

  /// `nil` if the rendition has no visible container.
  init?(of rendition: Rendition, in scene: PreparedScene) {
    let silhouette = Silhouette(of: rendition, in: scene)
    layers = silhouette.layers
    self.scene = scene
    // The painted extent: strokes reach beyond their centre line.
    let painted = Region.union(
      of: [silhouette.region]
        + layers.filter { scene.layers[$0].shape.centerLine != nil }.map {
          Region(path: scene.layers[$0].shape.path, fillRule: scene.layers[$0].shape.fillRule)
        })
    guard let bounds = painted.boundingBox else { return nil }
    let depths = [Self.margin] + Self.borderWidths(layers, in: scene).map { $0 + Self.margin }
    samples = Self.walk(painted, depths: depths)
    if samples.isEmpty { return nil }
    // A focus ring around the container is judged by itself; the container is known without it.
    hiddenLayers = rendition.layers.filter { scene.layers[$0].part == .indicator }
    probe = ColorProbe(
      scene, in: bounds.inset(by: -2 * Self.margin), hiding: hiddenLayers)
  }

  /// Widths of the stroked borders, from their area and length.
  private static func borderWidths(_ layers: [Int], in scene: PreparedScene) -> [Double] {
    layers.compactMap { index in
      let shape = scene.layers[index].shape
      guard let line = shape.centerLine else { return nil }
      let length = line.flattened().reduce(0) { $0 + $1.length }
      guard length > 0 else { return nil }
      return Region(path: shape.path, fillRule: shape.fillRule).area / length
    }
  }

  /// Evenly spread points on the outline, each with a point outside and points inside it.
  private static func walk(
    _ region: Region, depths: [Double]
  ) -> [(outside: Point, inside: [Point])] {
    let outlines = region.path.flattened()
    let total = outlines.reduce(0) { $0 + $1.length }
    guard total > 0 else { return [] }
    let step = total / Double(sampleCount)
    var samples: [(outside: Point, inside: [Point])] = []
    var next = step / 2
    var walked = 0.0
    for outline in outlines {
      for (start, end) in outline.segments {
        let vector = end - start
        let length = vector.length
        while length > 0 && next <= walked + length {
          let position = start.interpolated(to: end, at: (next - walked) / length)
          var normal = Point(x: vector.y / length, y: -vector.x / length)
          if region.contains(position + normal * margin) { normal = normal * -1 }
          samples.append(
            (position + normal * margin, depths.map { position - normal * $0 }))
          next += step
        }
        walked += length
      }
    }
    return samples
  }

  /// At each point the best contrast of the container's own colours with the colour outside.
  func contrasts(over window: Color) -> Contrasts {
    var result = Contrasts()
    for sample in samples {
      guard case .color(let outside) = probe.color(at: sample.outside, over: window) else {
        result.cause = result.cause ?? unknown(at: sample.outside)
        continue
      }
      if case .color(let bare) = probe.color(at: sample.outside, over: nil), bare.alpha < 1 {
        result.showsWindow = true
      }
      var best: (point: Point, inside: Color, ratio: Double)?
      for point in sample.inside {
        switch probe.color(at: point, over: window) {
        case .color(let inside):
          let ratio = inside.contrastRatio(with: outside)
          if ratio > best?.ratio ?? 0 { best = (point, inside, ratio) }
        case .unknown(let cause): result.cause = result.cause ?? cause
        }
      }
      guard let best else { continue }
      let edge = EdgePair(inside: best.point, outside: sample.outside)
      result.points.append((edge, best.inside, outside, best.ratio))
    }
    return result
  }

  /// Where the colour at `point` comes from, the largest share first.
  func provenances(at point: Point) -> [Provenance] { probe.provenances(at: point) }

  private func unknown(at point: Point) -> IncompleteCause? {
    guard case .unknown(let cause) = probe.color(at: point, over: .white) else { return nil }
    return cause
  }
}

extension ContainerEdge.Contrasts {
  /// The figures of the edge; `nil` if there are none.
  func measurement(
    required: Double, share: Double, failingShare: Double, assumedWindow: Color?,
    outside provenances: (Point) -> [Provenance]
  ) -> Measurement? {
    let sorted = points.sorted { $0.ratio < $1.ratio }
    guard let worst = sorted.first, let best = sorted.last else { return nil }
    let decisive =
      share > failingShare
      ? worst.ratio : sorted[min(Int(failingShare * Double(sorted.count)), sorted.count - 1)].ratio
    return Measurement(
      quantity: .contrast, value: decisive, required: required,
      details: .contrast(
        ContrastDetails(
          foreground: worst.inside, background: worst.outside, minimum: worst.ratio,
          median: sorted[(sorted.count - 1) / 2].ratio, maximum: best.ratio, failingShare: share,
          worstPoint: worst.edge.inside, backgroundPoint: worst.edge.outside,
          assumedWindow: assumedWindow,
          isClipped: !worst.inside.isInSRGBGamut || !worst.outside.isInSRGBGamut,
          backgroundProvenances: provenances(worst.edge.outside))))
  }
}
