public import Audit

extension SuppressionReasonRule {
  /// What the rule is.
  public static let metadata = RuleMetadata(
    id: "suppression/no-reason",
    title: "Suppression without a reason",
    summary: """
      Reports a suppression that does not say why; it silences nothing.
      """,
    rationale: """
      A finding that somebody accepts concerns people who cannot read or hit something. Who \
      comes later has to know whether the reason still holds.
      """,
    limitations: """
      What the reason says is not judged. Remarks of other tools, such as `tools:ignore`, need \
      none.
      """)

  /// Small drawings with the outcomes they must have.
  public static let examples: [RuleExample] = [
    RuleExample(
      title: "No reason", fileName: "button.svg",
      source: SuppressionExample.drawing(
        "a11yaudit:ignore text-contrast",
        fill: "#999"),
      expected: ["suppression/inline/text-contrast/any any failed"]),
    RuleExample(
      title: "A reason", fileName: "button.svg",
      source: SuppressionExample.drawing(
        "a11yaudit:ignore text-contrast reason=\"Brand colour, under review\"",
        fill: "#999"),
      expected: []),
  ]
}
