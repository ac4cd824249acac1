public import Audit

extension UseOfColorRule {
  /// What the rule is.
  public static let metadata = RuleMetadata(
    id: "use-of-color",
    title: "Use of colour",
    summary: """
      Compares each selected or erroneous state with the same state without that. It fails if both \
      have the same shapes and texts and no colour of one has a contrast of 3:1 with the colour in \
      the same place of the other: then colour alone tells them apart. A state that adds a mark, \
      a border or other words passes.
      """,
    rationale: """
      About one man in twelve takes some hues for each other, and nobody sees hues on a black and \
      white screen or print.
      """,
    limitations: """
      What other controls or texts say about the state is not known, so a failure is a warning. \
      Any other shape passes, however small. A state that looks exactly like its counterpart has \
      no look of its own and is not compared.
      """)

  /// Small style files with the outcomes they must have.
  public static let examples: [RuleExample] = [
    example(
      "Red and green of the same lightness", selected: "#A33A3A", look: "", "failed"),
    example("A colour of another lightness", selected: "#C8E6C9", look: "", "passed"),
    example(
      "A dot as well", selected: "#A33A3A",
      look: """

            <overlay when="selected"><circle fill="#FFFFFF"/></overlay>
        """, "passed"),
  ]

  /// A button with a fill for both states, and the outcome of the selected one.
  private static func example(
    _ title: String, selected: String, look: String, _ outcome: String
  ) -> RuleExample {
    RuleExample(
      title: title,
      fileName: "example.xml",
      source: """
        <theme xmlns="urn:a11yaudit:style:1">
          <color name="fill" value="#2E7D32">
            <case when="selected" value="\(selected)"/>
          </color>
          <style name="Choice">
            <label/>
            <frame width="120" height="48"/>
            <foreground-style color="#000000"/>
            <background color="fill"/>\(look)
          </style>
          <control name="Daily" role="chip" style="Choice" label="Daily"/>
        </theme>
        """,
      expected: ["Daily selected \(outcome)"])
  }
}
