public import Audit

extension SuppressionUseRule {
  /// What the rule is.
  public static let metadata = RuleMetadata(
    id: "suppression/unused",
    title: "Unused suppression",
    summary: """
      Reports a suppression that silences nothing: no check of its rule fails where it stands.
      """,
    rationale: """
      It would hide the next failure in the same place, which nobody has looked at.
      """,
    limitations: """
      It is reported only if its rule runs, and not if only a part of the states, appearances \
      or rules is audited. One of the configuration is judged only if the whole project is \
      audited.
      """)

  /// Small drawings with the outcomes they must have.
  public static let examples: [RuleExample] = [
    RuleExample(
      title: "Nothing to silence", fileName: "button.svg",
      source: SuppressionExample.drawing(
        "a11yaudit:ignore text-contrast reason=\"Brand colour\"",
        fill: "#111"),
      expected: ["suppression/inline/text-contrast/any any failed"]),
    RuleExample(
      title: "Something to silence", fileName: "button.svg",
      source: SuppressionExample.drawing(
        "a11yaudit:ignore text-contrast reason=\"Brand colour\"",
        fill: "#999"),
      expected: []),
  ]
}
