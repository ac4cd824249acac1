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

  private let scene: Scene
  private var local: LocalScene
  private var positions: [Geometry.Point]
  /// The patch of equal colours that each position lies in.
  private var patches: [Int32]
  private let patchCount: Int

  /// A sampler of the layers at `targets` in `prepared`.
  public init(_ prepared: PreparedScene, targets: [Int]) {
    scene = prepared.scene
    local = LocalScene(
      prepared, in: prepared.bounds(of: targets) ?? Rect(x: 0, y: 0, width: 0, height: 0),
      targets: Set(targets))
    positions = Self.positions(of: targets, in: prepared, local)
    (patches, patchCount) = local.patches(of: positions)
  }

  private static func positions(
    of targets: [Int], in prepared: PreparedScene, _ local: LocalScene
  ) -> [Geometry.Point] {
    guard let rect = prepared.bounds(of: targets) else { return [] }
    let grid = SamplingGrid(
      rect, isConstant: local.isConstant,
      isText: targets.allSatisfy { prepared.layers[$0].text != nil }, isCostly: local.hasBlur)
    // What is fully transparent shows nowhere, whatever lies upon it.
    let painted = targets.filter { prepared.layers[$0].isPainted }
    if painted.isEmpty { return [] }
    let areas = targets.map { (prepared.outline(of: $0), prepared.layers[$0].shape.fillRule) }
    return grid.points { point in
      areas.contains { outline, rule in outline.contains(point, fillRule: rule) }
    }
  }

  /// How many points are measured.
  public var pointCount: Int { positions.count }

  /// What is measured at a point, and at all others of its patch.
  private struct Measurement {
    var foreground = Color.transparent
    var background = Color.transparent
    /// `nil` if the part does not show, or nobody knows how.
    var ratio: Double?
    var cause: Int?
    var showsWindow = false
  }

  /// Measures the patches of the positions one by one and hands each position over with what was
  /// found there.
  private func measure(
    over window: Color, findsWindow: Bool, _ body: (Geometry.Point, Measurement) -> Void
  ) {
    let backdrop = PremultipliedColor(window.withAlpha(1))
    var known: [Measurement?] = Array(repeating: nil, count: patchCount)
    var needsWindow = findsWindow
    for (position, patch) in zip(positions, patches) {
      if let measurement = known[Int(patch)] {
        body(position, measurement)
        continue
      }
      let measurement = measurement(at: position, over: backdrop, findsWindow: needsWindow)
      if measurement.showsWindow { needsWindow = false }
      known[Int(patch)] = measurement
      body(position, measurement)
    }
  }

  private func measurement(
    at position: Geometry.Point, over backdrop: PremultipliedColor, findsWindow: Bool
  ) -> Measurement {
    var result = Measurement()
    var memory = LocalScene.FilterMemory()
    let with = local.sample(
      at: position, over: backdrop, withTargets: true, remembering: &memory)
    if with.cause >= 0 {
      result.cause = with.cause
      if with.isUnknown { return result }
    }
    if with.trace < Self.visibleTrace { return result }
    let without = local.sample(
      at: position, over: backdrop, withTargets: false, remembering: &memory)
    if without.cause >= 0 {
      result.cause = result.cause ?? without.cause
      if without.isUnknown { return result }
    }
    if findsWindow { result.showsWindow = isWindowVisible(at: position, &memory) }
    result.foreground = with.color.color
    result.background = without.color.color
    result.ratio = result.foreground.contrastRatio(with: result.background)
    return result
  }

  /// The contrast at every point of the part over `window`.
  public func distribution(over window: Color) -> Distribution {
    var points: [Point] = []
    points.reserveCapacity(positions.count)
    var cause: Int?
    var showsWindow = false
    measure(over: window, findsWindow: true) { position, measurement in
      cause = cause ?? measurement.cause
      guard let ratio = measurement.ratio else { return }
      showsWindow = showsWindow || measurement.showsWindow
      points.append(
        Point(
          position: position, foreground: measurement.foreground,
          background: measurement.background, ratio: ratio))
    }
    points.sort { $0.ratio < $1.ratio }
    return Distribution(
      points: points, cause: cause.map { local.causes[$0] }, showsWindow: showsWindow)
  }

  /// The lowest ratio over `window`; `nil` if the part shows nowhere, or not all can be measured.
  public func lowestRatio(over window: Color) -> Double? {
    var lowest: Double?
    var isKnown = true
    measure(over: window, findsWindow: false) { _, measurement in
      isKnown = isKnown && measurement.cause == nil
      guard let ratio = measurement.ratio else { return }
      lowest = min(lowest ?? ratio, ratio)
    }
    return isKnown ? lowest : nil
  }

  /// A sampler of at most `count` of the points, spread over the range of their ratios from the
  /// lowest to the highest; enough to see how another colour would do.
  public func thinned(to count: Int, over window: Color) -> ContrastSampler {
    guard positions.count > count, count > 1 else { return self }
    var measured: [(index: Int, ratio: Double)] = []
    var index = 0
    measure(over: window, findsWindow: false) { _, measurement in
      if let ratio = measurement.ratio { measured.append((index, ratio)) }
      index += 1
    }
    guard measured.count > count else { return self }
    measured.sort { $0.ratio < $1.ratio }
    let chosen = (0..<count).map { measured[$0 * (measured.count - 1) / (count - 1)].index }
    var copy = self
    copy.positions = chosen.map { positions[$0] }
    copy.patches = chosen.map { patches[$0] }
    return copy
  }

  /// The same sampler with another colour for what comes from `definition`; alphas stay.
  public func recolored(_ definition: Definition, to color: Color) -> ContrastSampler {
    var copy = self
    copy.local.recolor(definition, to: color, in: scene)
    return copy
  }

  /// What the part and what lies behind it come to with another colour for `definition`, if one point
  /// stands for all of the part and shows nothing but plain colours; `nil` otherwise.
  public func stacks(
    coloring definition: Definition, over window: Color
  ) -> (foreground: PaintStack, background: PaintStack)? {
    guard positions.count == 1, distribution(over: window).points.count == 1,
      let with = local.stack(
        at: positions[0], withTargets: true, coloring: definition, in: scene),
      let without = local.stack(
        at: positions[0], withTargets: false, coloring: definition, in: scene)
    else { return nil }
    return (with, without)
  }

  /// Where the colour behind the part at `position` comes from, the largest share first.
  public func backgroundProvenances(at position: Geometry.Point) -> [Provenance] {
    local.provenances(at: position, in: scene)
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
