public import Audit

extension SuppressionNameRule {
  /// What the rule is.
  public static let metadata = RuleMetadata(
    id: "suppression/unknown-rule",
    title: "Suppression that cannot be understood",
    summary: """
      Reports a suppression that names no rule or one that does not exist, or that has a \
      state, a day or a key that cannot be understood; it silences nothing.
      """,
    rationale: """
      A misspelt name looks as if something were silenced, or silences what nobody meant.
      """,
    limitations: """
      The names of rules of other tools are not known, except where a format defines them.
      """)

  /// Small drawings with the outcomes they must have.
  public static let examples: [RuleExample] = [
    RuleExample(
      title: "A misspelt rule", fileName: "button.svg",
      source: SuppressionExample.drawing(
        "a11yaudit:ignore text-contrst reason=\"Brand colour\"",
        fill: "#999"),
      expected: ["suppression/inline/text-contrst/any any failed"]),
    RuleExample(
      title: "A rule that exists", fileName: "button.svg",
      source: SuppressionExample.drawing(
        "a11yaudit:ignore text-contrast reason=\"Brand colour\"",
        fill: "#999"),
      expected: []),
  ]
}
