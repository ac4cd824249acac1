public import Audit

extension DisabledStateRule {
  /// What the rule is.
  public static let metadata = RuleMetadata(
    id: "disabled-state",
    title: "Disabled state",
    summary: """
      Compares each disabled state with the same state enabled. It fails if both look exactly \
      alike, or if the label (or the icon of a control without one) has more contrast while \
      disabled. No standard requires either, so a failure is a note.
      """,
    rationale: """
      A control that cannot be operated and does not show it makes people try again and again.
      """,
    limitations: """
      Only states that the source tells apart are compared. Any visible difference counts, \
      however small; a background that fades is not weighed against a label that does not.
      """)

  /// Small style files with the outcomes they must have.
  public static let examples: [RuleExample] = [
    example(
      "A disabled state that looks enabled", ink: "#595959", disabled: "#595959", "failed"),
    example(
      "A disabled state that is easier to read", ink: "#767676", disabled: "#595959", "failed"),
    example("A disabled state that fades", ink: "#595959", disabled: "#949494", "passed"),
  ]

  /// A button on white with the label's colours of both states, and the outcome of the disabled one.
  private static func example(
    _ title: String, ink: String, disabled: String, _ outcome: String
  ) -> RuleExample {
    RuleExample(
      title: title,
      fileName: "example.xml",
      source: """
        <theme xmlns="urn:a11yaudit:style:1">
          <color name="ink" value="\(ink)">
            <case when="disabled" value="\(disabled)"/>
          </color>
          <style name="Plain">
            <label/>
            <frame width="120" height="48"/>
            <foreground-style color="ink"/>
            <background color="#FFFFFF"/>
          </style>
          <control name="Send" role="button" style="Plain" label="Send"/>
        </theme>
        """,
      expected: ["Send disabled \(outcome)"])
  }
}
