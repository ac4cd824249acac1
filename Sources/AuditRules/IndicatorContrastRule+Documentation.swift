public import Audit

extension IndicatorContrastRule {
  /// What the rule is.
  public static let metadata = RuleMetadata(
    id: "indicator-contrast",
    title: "Indicator contrast",
    summary: """
      Compares each focus ring, check mark, spinner, selection bar or thumb of a switch with the \
      colours that it lies on. The moving arc of a spinner is compared with the ring below it. \
      What has a border along its outline has to stand out by itself or together with it.
      """,
    rationale: """
      A state that only an indicator tells is lost on people who cannot see the indicator.
      """,
    limitations: """
      A focus ring that lies half inside and half outside its control has to stand out on one \
      side only, and passes with the figures of that half if at least half of it does. Of any other indicator that is partly \
      too faint only a person can say whether the rest is enough; such a check is incomplete.
      """)

  /// Small drawings with the outcomes they must have.
  public static let examples: [RuleExample] = [
    RuleExample(
      title: "A pale check mark",
      fileName: "example.svg",
      source: """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="80" style="background:#fff">
          <g id="agree" role="checkbox">
            <rect width="24" height="24" fill="#ffffff" stroke="#595959" stroke-width="2"/>
            <path data-a11y-part="indicator" d="M5 12L10 18L20 6" fill="none" stroke="#cccccc" stroke-width="3"/>
          </g>
        </svg>
        """,
      expected: ["agree normal failed"]),
    RuleExample(
      title: "A dark check mark",
      fileName: "example.svg",
      source: """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="80" style="background:#fff">
          <g id="agree" role="checkbox">
            <rect width="24" height="24" fill="#ffffff" stroke="#595959" stroke-width="2"/>
            <path data-a11y-part="indicator" d="M5 12L10 18L20 6" fill="none" stroke="#1a1a1a" stroke-width="3"/>
          </g>
        </svg>
        """,
      expected: ["agree normal passed"]),
  ]
}
