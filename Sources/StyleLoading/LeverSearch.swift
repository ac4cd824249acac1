import Geometry
import SceneModel

/// Finds the written lengths that the extents of a control's hit region follow, by trying others.
///
/// Layout is a matter of the whole tree, so a length counts only if other values of it change the
/// extent in proportion.
struct LeverSearch {
  /// What has to agree for a control to have the same levers.
  struct Key: Hashable {
    var lengths: [WrittenLength]
    var size: Size
  }

  /// Trying is laying out again, so that only the first ones that may help are.
  private static let maximumTrials = 4
  private static let tolerance = 1e-6

  /// The lengths that were used, the innermost first.
  let lengths: [WrittenLength]
  /// The size of the hit region's bounding box as it is.
  let size: Size
  /// The size with another value for a literal; `nil` if there is none.
  let measure: (WrittenLength.Trial) -> Size?

  /// The levers of both axes.
  func levers() -> SizeLevers {
    SizeLevers(
      width: lever([.width, .minWidth], \.width), height: lever([.height, .minHeight], \.height))
  }

  private func lever(_ frames: Set<AttributeName>, _ extent: (Size) -> Double) -> SizeLever? {
    let current = extent(size)
    guard current > 0, current < SizeLever.greatestMinimum else { return nil }
    // What lies outside decides more often, and a frame says more plainly what is meant.
    let outer = lengths.reversed()
    // A name for a padding is one for the gaps of a whole design.
    let paddings = outer.filter { $0.attribute == .length && $0.definitions.count == 1 }
    let candidates = outer.filter { frames.contains($0.attribute) } + paddings
    for candidate in candidates.prefix(Self.maximumTrials) {
      if let lever = lever(candidate, current, extent) { return lever }
    }
    return nil
  }

  /// The lever of `length` if two greater values of it and its own tell one.
  private func lever(
    _ length: WrittenLength, _ current: Double, _ extent: (Size) -> Double
  ) -> SizeLever? {
    guard let literal = length.definitions.last else { return nil }
    let isPadding = length.attribute == .length
    let greatest =
      isPadding
      ? length.value + SizeLever.greatestMinimum - current : SizeLever.greatestMinimum
    let middle = (max(length.value, isPadding ? 0 : current) + greatest) / 2
    let sizes = [middle, greatest].compactMap {
      measure(WrittenLength.Trial(location: literal.location, value: $0)).map(extent)
    }
    guard sizes.count == 2, middle < greatest else { return nil }
    let rate = (sizes[1] - sizes[0]) / (greatest - middle)
    let base = sizes[1] - rate * greatest
    // Content that is larger hides the length until it exceeds it.
    guard sizes[1] > current + Self.tolerance, rate > Self.tolerance,
      base + rate * length.value <= current + Self.tolerance
    else { return nil }
    return SizeLever(
      Provenance(length.definitions), length: length.value,
      base: abs(base) < Self.tolerance ? 0 : base, rate: rate, limit: sizes[1])
  }
}
