public import Audit

extension SuppressionExpiryRule {
  /// What the rule is.
  public static let metadata = RuleMetadata(
    id: "suppression/expired",
    title: "Expired suppression",
    summary: """
      Reports a suppression whose last day, `until`, lies before today, or before `--today`.
      """,
    rationale: """
      Whoever gave the day wanted to be reminded. What it silenced is reported again.
      """,
    limitations: """
      A suppression without a last day never expires.
      """)

  /// Small drawings with the outcomes they must have.
  public static let examples: [RuleExample] = [
    RuleExample(
      title: "A last day that is over", fileName: "button.svg",
      source: SuppressionExample.drawing(
        "a11yaudit:ignore text-contrast until=2026-06-30 reason=\"Brand colour, under review\"",
        fill: "#999"),
      expected: ["suppression/inline/text-contrast/any any failed"]),
    RuleExample(
      title: "A last day to come", fileName: "button.svg",
      source: SuppressionExample.drawing(
        "a11yaudit:ignore text-contrast until=2099-12-31 reason=\"Brand colour, under review\"",
        fill: "#999"),
      expected: []),
  ]
}
