import Audit
import Geometry

/// The spacing exception of WCAG 2.5.8.
///
/// An undersized target's circle meets neither another target nor the circle of another undersized
/// target. Touching is allowed.
struct SpacingCheck {
  private let radius: Double
  private let minimum: Double
  private static let tolerance = 1e-6

  init(diameter: Double, minimum: Double) {
    radius = diameter / 2
    self.minimum = minimum
  }

  func isFree(_ bounds: Rect, of target: Target, among targets: [Target]) -> Bool {
    let center = bounds.center
    return targets.allSatisfy { other in
      guard !target.isVariant(of: other), let box = other.bounds else { return true }
      // Nothing of a target whose box is a diameter away can touch the circle or have one that does.
      let reach = box.inset(by: -2 * radius)
      guard reach.contains(center) else { return true }
      if other.region.distance(to: center) < radius - Self.tolerance { return false }
      if (box.center - center).length >= 2 * radius - Self.tolerance { return true }
      return TargetExtent(other.region).square >= minimum - Self.tolerance
    }
  }

  /// The distance from `region` to the nearest other target, between bounding boxes.
  static func gap(from region: Region, of target: Target, to targets: [Target]) -> Double? {
    guard let box = region.boundingBox else { return nil }
    return targets.compactMap { other -> Double? in
      guard !target.isVariant(of: other), let otherBox = other.bounds else { return nil }
      let dx = max(0, otherBox.x - box.maxX, box.x - otherBox.maxX)
      let dy = max(0, otherBox.y - box.maxY, box.y - otherBox.maxY)
      return Point(x: dx, y: dy).length
    }.min()
  }
}
