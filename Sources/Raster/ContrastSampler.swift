public import ColorMath
public import Geometry
public import SceneModel

/// Contrast of a part with what lies behind it, over all of its area.
///
/// At every point of the part's area, the final colour of the whole scene with the part is compared
/// with the final colour without it (measurement, section 3).
public struct ContrastSampler: Sendable {
  /// One measured point.
  public struct Point: Hashable, Sendable {
    /// Where, in scene points.
    public var position: Geometry.Point
    /// Final colour with the part.
    public var foreground: Color
    /// Final colour without the part.
    public var background: Color
    /// Their contrast ratio.
    public var ratio: Double
  }

  /// What sampling found.
  public struct Distribution: Sendable {
    /// The measured points, in ascending order of ratio; empty if the part shows nowhere.
    public var points: [Point]
    /// Why the figures are uncertain or points are missing; `nil` if all could be measured.
    public var cause: IncompleteCause?
    /// Whether the window shows through at a measured point.
    public var showsWindow: Bool

    /// The middle ratio, the lower of two; 0 if there are no points.
    public var median: Double { points.isEmpty ? 0 : points[(points.count - 1) / 2].ratio }

    /// Share of the points whose ratio is below `threshold`, 0...1.
    public func share(below threshold: Double) -> Double {
      guard !points.isEmpty else { return 0 }
      let failing = points.firstIndex { $0.ratio >= threshold } ?? points.count
      return Double(failing) / Double(points.count)
    }
  }

  /// A part that shows less than this is not visible: a thousandth, as platforms cut hit testing.
  private static let visibleTrace = 0.001

  private let prepared: PreparedScene
  private var local: LocalScene
  private var positions: [Geometry.Point]

  /// A sampler of the layers at `targets` in `prepared`.
  public init(_ prepared: PreparedScene, targets: [Int]) {
    self.prepared = prepared
    let set = Set(targets)
    guard let rect = prepared.bounds(of: targets) else {
      local = LocalScene(prepared, in: Rect(x: 0, y: 0, width: 0, height: 0), targets: set)
      positions = []
      return
    }
    local = LocalScene(prepared, in: rect, targets: set)
    let grid = SamplingGrid(
      rect, isConstant: local.isConstant,
      isText: targets.allSatisfy { prepared.layers[$0].text != nil }, isCostly: local.hasBlur)
    positions = grid.points { point in
      targets.contains { index in
        prepared.outline(of: index).contains(point, fillRule: prepared.layers[index].shape.fillRule)
      }
    }
  }

  /// How many points are measured.
  public var pointCount: Int { positions.count }

  /// The contrast at every point of the part over `window`.
  public func distribution(over window: Color) -> Distribution {
    let backdrop = PremultipliedColor(window.withAlpha(1))
    var points: [Point] = []
    points.reserveCapacity(positions.count)
    var cause: Int?
    var showsWindow = false
    for position in positions {
      var memory = LocalScene.FilterMemory()
      let with = local.sample(
        at: position, over: backdrop, withTargets: true, remembering: &memory)
      if with.cause >= 0 {
        cause = cause ?? with.cause
        if with.isUnknown { continue }
      }
      if with.trace < Self.visibleTrace { continue }
      let without = local.sample(
        at: position, over: backdrop, withTargets: false, remembering: &memory)
      if without.cause >= 0 {
        cause = cause ?? without.cause
        if without.isUnknown { continue }
      }
      if !showsWindow { showsWindow = isWindowVisible(at: position, &memory) }
      points.append(
        Point(
          position: position, foreground: with.color.color, background: without.color.color,
          ratio: with.color.color.contrastRatio(with: without.color.color)))
    }
    points.sort { $0.ratio < $1.ratio }
    return Distribution(
      points: points, cause: cause.map { local.causes[$0] }, showsWindow: showsWindow)
  }

  /// A sampler of at most `count` of the points, spread over the range of their ratios from the
  /// lowest to the highest; enough to see how another colour would do.
  public func thinned(to count: Int, over window: Color) -> ContrastSampler {
    guard positions.count > count, count > 1 else { return self }
    let points = distribution(over: window).points
    guard points.count > count else { return self }
    var copy = self
    copy.positions = (0..<count).map { points[$0 * (points.count - 1) / (count - 1)].position }
    return copy
  }

  /// The same sampler with another colour for what comes from `definition`; alphas stay.
  public func recolored(_ definition: Definition, to color: Color) -> ContrastSampler {
    var copy = self
    copy.local.recolor(definition, to: color, in: prepared)
    return copy
  }

  /// What the part and what lies behind it come to with another colour for `definition`, if one point
  /// stands for all of the part and shows nothing but plain colours; `nil` otherwise.
  public func stacks(
    coloring definition: Definition, over window: Color
  ) -> (foreground: PaintStack, background: PaintStack)? {
    guard positions.count == 1, distribution(over: window).points.count == 1,
      let with = local.stack(
        at: positions[0], withTargets: true, coloring: definition, in: prepared),
      let without = local.stack(
        at: positions[0], withTargets: false, coloring: definition, in: prepared)
    else { return nil }
    return (with, without)
  }

  /// Where the colour behind the part at `position` comes from, the largest share first.
  public func backgroundProvenances(at position: Geometry.Point) -> [Provenance] {
    local.provenances(at: position, in: prepared)
  }

  private func isWindowVisible(
    at position: Geometry.Point, _ memory: inout LocalScene.FilterMemory
  ) -> Bool {
    let opaque = 1 - 1e-9
    let sample = local.sample(
      at: position, over: .clear, withTargets: false, remembering: &memory)
    return sample.color.alpha < opaque
  }
}
