public import Audit

extension FocusAppearanceRule {
  /// What the rule is.
  public static let metadata = RuleMetadata(
    id: "focus-appearance",
    title: "Focus appearance",
    summary: """
      Measures the area of which the colour changes by at least 3:1 when a control takes the \
      keyboard focus. It has to be as large as a perimeter of 2 points around the control without \
      the focus: twice the length of its outline, or of its bounding box if that is shorter.
      """,
    rationale: """
      A ring that is thin, short or pale is easily overlooked, most of all by people who see \
      little of the screen at a time.
      """,
    limitations: """
      Points are half a point apart, up to one in large controls; a change of more than 60,000 \
      square points is not measured. What the glyphs of a text change is not known, so a text that \
      changes leaves a failure open. Shadows count as part of what changes.
      """)

  /// Small style files with the outcomes they must have.
  public static let examples: [RuleExample] = [
    FocusExample.example(
      "A ring of 2 points around the field", ring: "#0B57D0", inset: -2, width: 2, "passed"),
    FocusExample.example(
      "A ring of 1 point", ring: "#0B57D0", inset: -1, width: 1, "failed"),
    FocusExample.example(
      "A wide ring that is too pale", ring: "#A8C7FA", inset: -4, width: 4, "failed"),
  ]
}
