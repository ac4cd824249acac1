public import Audit

extension IconContrastRule {
  /// What the rule is.
  public static let metadata = RuleMetadata(
    id: "icon-contrast",
    title: "Icon contrast",
    summary: """
      Compares each picture that carries meaning with what lies behind it, with and without \
      it, over its painted area. A failure is an error where the icon is all that names the \
      control, and a warning beside a label.
      """,
    rationale: """
      A person who cannot make out the only picture on a button does not know what it does.
      """,
    limitations: """
      Of a picture in several tones only a person can say whether the part that stands out is \
      enough; such a check is incomplete.
      """)

  /// Small drawings with the outcomes they must have.
  public static let examples: [RuleExample] = [
    RuleExample(
      title: "A pale icon alone on a button",
      fileName: "example.svg",
      source: """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="80" style="background:#fff">
          <g id="close" role="button">
            <rect width="48" height="48" fill="#ffffff"/>
            <path d="M12 12L36 36M36 12L12 36" stroke="#bbbbbb" stroke-width="4"/>
          </g>
        </svg>
        """,
      expected: ["close normal failed"]),
    RuleExample(
      title: "A dark icon",
      fileName: "example.svg",
      source: """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="80" style="background:#fff">
          <g id="close" role="button">
            <rect width="48" height="48" fill="#ffffff"/>
            <path d="M12 12L36 36M36 12L12 36" stroke="#595959" stroke-width="4"/>
          </g>
        </svg>
        """,
      expected: ["close normal passed"]),
  ]
}
