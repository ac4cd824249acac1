import ColorMath
import Geometry
import SceneModel

/// A filter made ready for a rectangle: evaluates its primitives at one point after the other.
struct LocalFilter: Sendable {
  /// Primitives that one point may take: enough for some soft shadows, not for a blur of a blur.
  private static let evaluationLimit = 16_384
  /// How far a soft edge may be off where the blur's width is off by ``roundedWidth``.
  private static let softTolerance = 2.5 / 255
  /// Browsers round the boxes of a blur to whole pixels, which is half a point more or less.
  private static let roundedWidth = 0.5

  let primitives: [Filter.Primitive]
  let regions: [FlattenedPath?]
  /// The unfiltered group.
  private(set) var content: LocalScene
  /// Index, in the scene around, of the first cause of the content.
  let firstCause: Int
  /// Index, in the scene around, of the filter's own cause.
  let cause: Int
  private let limit: Int
  /// Which primitives are transparent everywhere, with the measured layers and without them.
  let clear: (with: [Bool], without: [Bool])

  /// A filter whose content is `content`; one in `depth` others gets less work a point.
  init(
    _ filter: Filter, content: LocalScene, firstCause: Int, cause: Int, depth: Int
  ) {
    primitives = filter.primitives
    regions = filter.primitives.map { primitive in primitive.region.map { FlattenedPath($0) } }
    self.content = content
    self.firstCause = firstCause
    self.cause = cause
    limit = depth < 3 ? Self.evaluationLimit >> (6 * depth) : 0
    clear = (
      filter.clearPrimitives(isSourceClear: content.isEmpty),
      filter.clearPrimitives(isSourceClear: content.isEmptyWithoutTargets)
    )
  }

  /// Whether the group holds measured layers.
  var hasTargets: Bool { content.hasTargets }

  /// Whether something is blurred.
  var hasBlur: Bool {
    content.hasBlur
      || zip(primitives, clear.with).contains { primitive, isClear in
        if case .blur = primitive.operation { return !isClear }
        return false
      }
  }

  /// The filtered group at `point`; unknown at a soft edge that looks otherwise with the rounded
  /// boxes of browsers.
  func sample(at point: Point, withTargets: Bool) -> Sample {
    var run = Run(filter: self, withTargets: withTargets, remaining: limit)
    var sample = run.sample(primitives.count - 1, at: point)
    guard run.isSoft, sample.cause < 0 else { return sample }
    var wider = Run(
      filter: self, withTargets: withTargets, remaining: limit, widening: Self.roundedWidth)
    let other = wider.sample(primitives.count - 1, at: point)
    if !other.color.isClose(to: sample.color, within: Self.softTolerance) {
      sample.cause = cause
      sample.isUnknown = true
    }
    return sample
  }

  mutating func recolor(_ definition: Definition, to color: Color, in scene: Scene) {
    content.recolor(definition, to: color, in: scene)
  }
}
