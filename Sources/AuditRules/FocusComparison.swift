import Audit
import ColorMath
import Geometry
import Raster
import SceneModel

/// Compares a control with and without the focus, point by point (measurement, section 4).
///
/// Both are laid over each other by the centres of their frames, as a ring around a control may
/// move where it lies in its scene.
struct FocusComparison {
  private let scenes: (focused: PreparedScene, plain: PreparedScene)
  private let pair: FocusPair
  /// From a point of the focused scene to that of the plain one.
  private let offset: Point
  /// The layers of each side that the other one does not have.
  private let changed: (focused: [Int], plain: [Int])

  /// A comparison of `pair`.
  init(_ pair: FocusPair, in context: AuditContext) {
    self.pair = pair
    let scenes = (context.scene(of: pair.focused), context.scene(of: pair.plain))
    self.scenes = scenes
    let (center, other) = (pair.focused.frame.center, pair.plain.frame.center)
    offset = Point(x: other.x - center.x, y: other.y - center.y)
    let focused = pair.focused.layers.filter { scenes.0.layers[$0].isPainted }
    let plain = pair.plain.layers.filter { scenes.1.layers[$0].isPainted }
    let looks = (
      focused.map { Look(scenes.0.layers[$0]) }, plain.map { Look(scenes.1.layers[$0]) }
    )
    let sets = (Set(looks.0), Set(looks.1))
    let fresh = zip(focused, looks.0).filter { !sets.1.contains($0.1) }.map(\.0)
    let gone = zip(plain, looks.1).filter { !sets.0.contains($0.1) }.map(\.0)
    // With equal layers, a group that holds them fades, clips or orders them otherwise.
    changed = fresh.isEmpty && gone.isEmpty ? (focused, plain) : (fresh, gone)
  }

  /// What a layer looks like, wherever its values come from.
  private struct Look: Hashable {
    var shape: Shape
    var paint: Paint
    var alpha: Double
    var text: TextAttributes?

    init(_ layer: Layer) {
      shape = layer.shape
      paint = layer.paint.value
      alpha = layer.alpha
      text = layer.text
    }
  }

  /// The layers that the focus adds or changes.
  var focusLayers: [Int] { changed.focused }

  // MARK: The strongest change

  /// How much a point changes.
  struct Change {
    /// The contrast ratio between both states, 1...21.
    var ratio: Double
    /// With and without the focus; `nil` for a change of a text's form.
    var colors: (focused: Color, plain: Color)?
    /// What could not be measured.
    var cause: IncompleteCause?
  }

  /// The strongest change, looked for until one reaches `ratio`.
  func strongestChange(upTo ratio: Double) -> Change {
    var strongest = Change(ratio: 1)
    let sides = [
      (scenes.focused, changed.focused, Point.zero), (scenes.plain, changed.plain, offset),
    ]
    for (scene, layers, shift) in sides {
      for index in layers {
        let found =
          scene.layers[index].text == nil
          ? change(in: scene, at: index, shift: shift) : textChange(in: scene, at: index)
        strongest.cause = strongest.cause ?? found.cause
        if found.ratio > strongest.ratio {
          (strongest.ratio, strongest.colors) = (found.ratio, found.colors)
        }
        if strongest.ratio >= ratio { return strongest }
      }
    }
    return strongest
  }

  /// The strongest change over the area of a layer whose scene is moved by `shift`.
  private func change(in scene: PreparedScene, at index: Int, shift: Point) -> Change {
    let distribution = ContrastJudge(scene, targets: [index]).distribution
    let points = distribution.points.map {
      Point(x: $0.position.x - shift.x, y: $0.position.y - shift.y)
    }
    var strongest = Change(ratio: 1)
    strongest.cause = distribution.cause
    guard let box = Rect(around: points) else { return strongest }
    let probes = probes(in: box)
    for point in representatives(of: points, probes) {
      switch colors(at: point, probes) {
      case .success(let pair):
        let ratio = pair.focused.contrastRatio(with: pair.plain)
        if ratio > strongest.ratio { (strongest.ratio, strongest.colors) = (ratio, pair) }
      case .failure(let obstacle): strongest.cause = strongest.cause ?? obstacle.cause
      }
    }
    return strongest
  }

  /// The change of a text: of its colour, or of its form if the other side has no such text.
  private func textChange(in scene: PreparedScene, at index: Int) -> Change {
    let isFocused = scene === scenes.focused
    let (other, candidates) =
      isFocused ? (scenes.plain, changed.plain) : (scenes.focused, changed.focused)
    let layer = scene.layers[index]
    let twin = candidates.first { other.layers[$0].text == layer.text }
    guard let twin else { return Change(ratio: .infinity) }
    let distributions = [(scene, index), (other, twin)].map {
      ContrastJudge($0.0, targets: [$0.1]).distribution
    }
    let middles = distributions.compactMap { distribution in
      distribution.points.isEmpty
        ? nil : distribution.points[distribution.points.count / 2].foreground
    }
    var change = Change(ratio: 1)
    change.cause = distributions.lazy.compactMap(\.cause).first
    guard middles.count == 2 else { return change }
    change.ratio = middles[0].contrastRatio(with: middles[1])
    change.colors = isFocused ? (middles[0], middles[1]) : (middles[1], middles[0])
    return change
  }

  // MARK: The changed area

  /// How much of the plane changes.
  struct Area {
    /// Square points that change by at least the ratio.
    var changed: Double
    /// What could not be measured, if that could be enough.
    var cause: IncompleteCause?
  }

  /// The distance of measured points: a ring of 1 point is two of them thick.
  private static let step = 0.5
  /// Most measured points; a larger area is measured less densely.
  private static let pointLimit = 60_000.0
  /// The largest distance that tells a ring of 2 points.
  private static let largestStep = 1.0

  /// The area that changes by at least `ratio`.
  func area(changingBy ratio: Double) -> Area {
    let boxes =
      changed.focused.compactMap { scenes.focused.layerBounds[$0] }
      + changed.plain.compactMap { scenes.plain.layerBounds[$0] }
      .map { Rect(x: $0.x - offset.x, y: $0.y - offset.y, width: $0.width, height: $0.height) }
    guard let first = boxes.first else { return Area(changed: 0) }
    let box = boxes.dropFirst().reduce(first) { $0.union($1) }
    let step = max(Self.step, (box.width * box.height / Self.pointLimit).squareRoot())
    guard step <= Self.largestStep else {
      return Area(
        changed: 0, cause: IncompleteCause(.unsupported, "the focus changes too large an area"))
    }
    let probes = probes(in: box)
    let columns = Int((box.width / step).rounded(.up))
    let rows = Int((box.height / step).rounded(.up))
    var area = Area(changed: 0)
    for row in 0..<rows {
      for column in 0..<columns {
        let point = Point(
          x: box.x + (Double(column) + 0.5) * step, y: box.y + (Double(row) + 0.5) * step)
        switch colors(at: point, probes) {
        case .success(let pair):
          if pair.focused.contrastRatio(with: pair.plain) >= ratio { area.changed += step * step }
        case .failure(let obstacle): area.cause = area.cause ?? obstacle.cause
        }
      }
    }
    if changesText {
      area.cause =
        area.cause
        ?? IncompleteCause(.unsupported, "the glyphs of a text that changes are not known")
    }
    return area
  }

  private var changesText: Bool {
    changed.focused.contains { scenes.focused.layers[$0].text != nil }
      || changed.plain.contains { scenes.plain.layers[$0].text != nil }
  }

  // MARK: Points

  private typealias Probes = (focused: ColorProbe, plain: ColorProbe)

  private struct Obstacle: Error {
    var cause: IncompleteCause
  }

  private func probes(in box: Rect) -> Probes {
    let other = Rect(
      x: box.x + offset.x, y: box.y + offset.y, width: box.width, height: box.height)
    return (ColorProbe(scenes.focused, in: box), ColorProbe(scenes.plain, in: other))
  }

  /// Those of `points` that differ: the first of each patch of equal colours on both sides.
  private func representatives(of points: [Point], _ probes: Probes) -> [Point] {
    let focused = probes.focused.patches(of: points)
    let plain = probes.plain.patches(of: points.map { $0 + offset })
    var seen: Set<Int> = []
    var last = -1
    return points.indices.filter { index in
      let pair = Int(focused.patches[index]) * plain.count + Int(plain.patches[index])
      // Neighbours mostly lie in the same patches.
      if pair == last { return false }
      last = pair
      return seen.insert(pair).inserted
    }.map { points[$0] }
  }

  private func colors(
    at point: Point, _ probes: Probes
  ) -> Result<(focused: Color, plain: Color), Obstacle> {
    let other = point + offset
    let focused = probes.focused.color(at: point, over: scenes.focused.scene.window.color.value)
    let plain = probes.plain.color(at: other, over: scenes.plain.scene.window.color.value)
    switch (focused, plain) {
    case (.color(let first), .color(let second)): return .success((first, second))
    case (.unknown(let cause), _), (_, .unknown(let cause)):
      return .failure(Obstacle(cause: cause))
    }
  }
}
