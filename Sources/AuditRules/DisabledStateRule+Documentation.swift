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
    RuleExample(
      title: "A disabled state that looks enabled",
      fileName: "example.xml",
      source: """
        <theme xmlns="urn:a11yaudit:style:1">
          <color name="ink" value="#595959">
            <case when="disabled" value="#595959"/>
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
      expected: ["Send disabled failed"]),
    RuleExample(
      title: "A disabled state that is easier to read",
      fileName: "example.xml",
      source: """
        <theme xmlns="urn:a11yaudit:style:1">
          <color name="ink" value="#767676">
            <case when="disabled" value="#595959"/>
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
      expected: ["Send disabled failed"]),
    RuleExample(
      title: "A disabled state that fades",
      fileName: "example.xml",
      source: """
        <theme xmlns="urn:a11yaudit:style:1">
          <color name="ink" value="#595959">
            <case when="disabled" value="#949494"/>
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
      expected: ["Send disabled passed"]),
  ]
}
