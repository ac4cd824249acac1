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

  /// How far from the centre of a target a bounding box may lie and still matter.
  var reach: Double { 2 * radius }

  /// Whether the target in `bounds` is excused, as far as `targets` tell: all others whose bounding
  /// boxes lie within ``reach`` of its centre.
  func isFree(_ bounds: Rect, of target: Target, among targets: [Target]) -> Bool {
    let center = bounds.center
    return targets.allSatisfy { other in
      guard !target.isVariant(of: other), let box = other.bounds else { return true }
      if other.region.distance(to: center) < radius - Self.tolerance { return false }
      if (box.center - center).length >= 2 * radius - Self.tolerance { return true }
      return TargetExtent(other.region).square >= minimum - Self.tolerance
    }
  }
}
