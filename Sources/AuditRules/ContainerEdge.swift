import Audit
import ColorMath
import Geometry
import Raster
import SceneModel

/// The colours on both sides of a container's outline.
struct ContainerEdge {
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

    /// Whether no point shows an edge: on both sides is one colour.
    var isInvisible: Bool {
      cause == nil && points.allSatisfy { $0.inside.isClose(to: $0.outside) }
    }

    /// The lowest ratio as reports write it.
    var figure: String { Figure.ratio(points.map(\.ratio).min() ?? 1) }
  }

  /// What the control paints inside the container, and its indicators; they are looked through.
  let hiddenLayers: [Int]
  private let geometry: EdgeGeometry
  private let probe: ColorProbe
  /// The patches of equal colours that the places lie in.
  private let patches: [Int32]
  private let patchCount: Int
  /// The index of the place outside of each point of the edge that shows.
  private let shownPlaces: [Int]
  /// Whether the control itself covers all of the edge, so that it shows nowhere.
  private let isCovered: Bool

  /// The edge of the container that `layers` show in `rendition`.
  init(
    _ geometry: EdgeGeometry, of layers: [Int], in rendition: Rendition, of scene: PreparedScene
  ) {
    self.geometry = geometry
    let cover = ContainerCover(of: layers, in: rendition, scene)
    hiddenLayers = cover.hiddenLayers
    probe = ColorProbe(scene, in: geometry.bounds, hiding: hiddenLayers)
    (patches, patchCount) = probe.patches(of: geometry.places)
    let all = Array(stride(from: 0, to: geometry.places.count, by: geometry.stride))
    // Nobody sees an edge along that of the screen; of a control that fills it nothing else is left.
    let shown = all.filter { scene.scene.screen?.contains(geometry.places[$0]) ?? true }
    shownPlaces = (shown.isEmpty ? all : shown).filter { first in
      !cover.hides(Array(geometry.places[first...first + 1]))
    }
    isCovered = shownPlaces.isEmpty && !all.isEmpty
  }

  /// At each point the best contrast of the container's own colours with the colour outside.
  func contrasts(over window: Color) -> Contrasts {
    var result = Contrasts()
    if isCovered {
      result.cause = IncompleteCause(
        .unsupported, "shapes of the control itself cover the whole edge of its container")
      return result
    }
    var colors = PatchColors(probe, over: window, count: patchCount)
    var bare = PatchColors(probe, over: nil, count: patchCount)
    result.points.reserveCapacity(geometry.places.count / geometry.stride)
    for first in shownPlaces {
      let place = geometry.places[first]
      let patch = Int(patches[first])
      guard case .color(let outside, let measured) = colors[patch, at: place] else {
        result.cause = result.cause ?? unknown(at: place)
        continue
      }
      if !result.showsWindow, case .color(let color, _) = bare[patch, at: place], color.alpha < 1 {
        result.showsWindow = true
      }
      var best: (point: Point, inside: Color, ratio: Double)?
      for index in first + 1..<first + geometry.stride {
        let point = geometry.places[index]
        switch colors[Int(patches[index]), at: point] {
        case .color(let inside, let other):
          let ratio = other.contrastRatio(with: measured)
          if ratio > best?.ratio ?? 0 { best = (point, inside, ratio) }
        case .unknown(let cause): result.cause = result.cause ?? cause
        }
      }
      guard let best else { continue }
      let edge = EdgePair(inside: best.point, outside: place)
      result.points.append((edge, best.inside, outside, best.ratio))
    }
    return result
  }

  /// The colours of a probe's patches, each probed when it is first asked for.
  private struct PatchColors {
    enum Answer {
      case color(Color, MeasuredColor)
      case unknown(IncompleteCause)
    }

    private let probe: ColorProbe
    private let window: Color?
    private var known: [Answer?]

    init(_ probe: ColorProbe, over window: Color?, count: Int) {
      self.probe = probe
      self.window = window
      known = Array(repeating: nil, count: count)
    }

    /// The colour of `patch`, in which `point` lies.
    subscript(patch: Int, at point: Point) -> Answer {
      mutating get {
        if let answer = known[patch] { return answer }
        let answer: Answer
        switch probe.color(at: point, over: window) {
        case .color(let color): answer = .color(color, MeasuredColor(color))
        case .unknown(let cause): answer = .unknown(cause)
        }
        known[patch] = answer
        return answer
      }
    }
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
      ? worst : sorted[min(Int(failingShare * Double(sorted.count)), sorted.count - 1)]
    return Measurement(
      quantity: .contrast, value: decisive.ratio, required: required,
      details: .contrast(
        ContrastDetails(
          foreground: decisive.inside, background: decisive.outside, minimum: worst.ratio,
          median: sorted[(sorted.count - 1) / 2].ratio, maximum: best.ratio, failingShare: share,
          worstPoint: decisive.edge.inside, backgroundPoint: decisive.edge.outside,
          assumedWindow: assumedWindow,
          isClipped: !decisive.inside.isInSRGBGamut || !decisive.outside.isInSRGBGamut,
          backgroundProvenances: provenances(decisive.edge.outside))))
  }
}
