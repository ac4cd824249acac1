import Audit
import RuleSets
import SceneModel

/// WCAG's large text: at least 18 pt, or at least 14 pt and bold, and the thresholds it has.
struct LargeText {
  /// What is required of a text.
  struct Threshold {
    var required: Double
    /// Whether the size is unknown, so that large text's threshold might apply.
    var isUncertain: Bool
  }

  let minimum: Double
  let minimumLarge: Double
  private let largeSize: Double
  private let largeBoldSize: Double
  private let boldWeight: Double
  private let unit: RuleSet.LargeTextUnit

  init(_ settings: RuleSettings, unit: RuleSet.LargeTextUnit) throws(RuleSetError) {
    minimum = try settings.number("minimum")
    minimumLarge = try settings.number("minimum-large")
    largeSize = try settings.number("large-size")
    largeBoldSize = try settings.number("large-bold-size")
    boldWeight = try settings.number("bold-weight")
    self.unit = unit
  }

  func threshold(for text: TextAttributes) -> Threshold {
    guard let size = text.fontSize else { return Threshold(required: minimum, isUncertain: true) }
    let isLarge = isLarge(size, weight: text.fontWeight, unit: unit)
    return Threshold(required: isLarge ? minimumLarge : minimum, isUncertain: false)
  }

  /// Height of a line of glyphs from the top of its ascenders to the bottom of its descenders, in
  /// em: the most that an outline of a line can be high (DejaVu Sans 0.96, Liberation Sans 0.94).
  private static let outlineHeight = 0.95

  /// The required ratio of outlines of a line that are `height` points high.
  ///
  /// The size is at least the height divided by ``outlineHeight``; the weight is not known.
  func threshold(forOutlinesOfHeight height: Double) -> Double {
    let text = TextAttributes(string: "", fontSize: height / Self.outlineHeight)
    return threshold(for: text).required
  }

  /// How the verdict on a text would differ if sizes were read in the other unit; `nil` if it
  /// would not.
  func dependenceOnUnit(
    of text: TextAttributes, _ judge: ContrastJudge, _ failingShare: Double
  ) -> String? {
    guard let size = text.fontSize, !isLarge(size, weight: text.fontWeight, unit: .px),
      isLarge(size, weight: text.fontWeight, unit: .pt),
      judge.distribution.passes(minimumLarge, failingShare: failingShare),
      !judge.distribution.passes(minimum, failingShare: failingShare)
    else { return nil }
    switch unit {
    case .px: return "passes as large text where sizes are read as platform points"
    case .pt: return "passes as large text of platform points, fails where sizes are read as CSS px"
    }
  }

  /// Whether a size is large; the thresholds are in px, and a platform point counts as 4/3 px.
  ///
  /// A hundredth of a point is allowed for sizes such as 18.66 px, which are 14 pt rounded.
  private func isLarge(_ size: Double, weight: Double, unit: RuleSet.LargeTextUnit) -> Bool {
    let pixels = unit.pixels(ofSize: size)
    let tolerance = 0.01
    if pixels >= largeSize - tolerance { return true }
    return pixels >= largeBoldSize - tolerance && weight >= boldWeight
  }
}
