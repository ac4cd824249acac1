public import Audit

extension LabelVanishesRule {
  /// What the rule is.
  public static let metadata = RuleMetadata(
    id: "label-vanishes",
    title: "Vanishing label",
    summary: """
      Checks every state of a control that shows a label normally: the label must still be \
      there and differ from its background, unless an indicator or icon takes its place.
      """,
    rationale: """
      A control that loses its name while it is pressed or focused leaves people guessing what \
      they are doing.
      """,
    limitations: """
      A label that is replaced by another text counts as shown.
      """)

  /// Small drawings with the outcomes they must have.
  public static let examples: [RuleExample] = [
    RuleExample(
      title: "The label turns white on white while pressed",
      fileName: "example.svg",
      source: """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="80" style="background:#fff">
          <style>#go:active text { fill: #ffffff }</style>
          <g id="go" role="button">
            <rect width="120" height="48" fill="#ffffff" stroke="#595959"/>
            <text x="20" y="30" font-size="16" fill="#1a1a1a">Go</text>
          </g>
        </svg>
        """,
      expected: ["go pressed failed"]),
    RuleExample(
      title: "The label stays",
      fileName: "example.svg",
      source: """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="80" style="background:#fff">
          <style>#go:active rect { fill: #dddddd }</style>
          <g id="go" role="button">
            <rect width="120" height="48" fill="#ffffff" stroke="#595959"/>
            <text x="20" y="30" font-size="16" fill="#1a1a1a">Go</text>
          </g>
        </svg>
        """,
      expected: ["go pressed passed"]),
  ]
}
