public import Audit

extension TextContrastRule {
  /// What the rule is.
  public static let metadata = RuleMetadata(
    id: "text-contrast",
    title: "Text contrast",
    summary: """
      Compares the final colour of each text, point by point over its glyph cells, with the \
      final colour of the same points without the text. Everything counts: what is painted \
      later, group opacity, masks, blend modes and the window. It fails when more than the \
      allowed share of the area is below the threshold.
      """,
    rationale: """
      People with low vision cannot read text that is nearly as light or dark as what lies \
      behind it.
      """,
    limitations: """
      Shapes that are probably a text turned into outlines must reach the threshold of graphics, \
      and get a warning below that of text. Glyph cells come from a table of widths, so the measured spot can be a few per cent \
      longer or shorter than the painted one. Of a text whose size is not known, ratios between both \
      thresholds are not judged. Other texts that lie under a text are left out.
      """)

  /// Small drawings with the outcomes they must have.
  public static let examples: [RuleExample] = [
    RuleExample(
      title: "Grey on white is too faint",
      fileName: "example.svg",
      source: """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="80" style="background:#fff">
          <g id="save" role="button">
            <rect width="120" height="40" fill="#ffffff" stroke="#767676"/>
            <text x="20" y="26" font-size="16" fill="#949494">Save</text>
          </g>
        </svg>
        """,
      expected: ["save normal failed"]),
    RuleExample(
      title: "The same grey is enough for large text",
      fileName: "example.svg",
      source: """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="80" style="background:#fff">
          <g id="save" role="button">
            <rect width="120" height="40" fill="#ffffff" stroke="#767676"/>
            <text x="20" y="30" font-size="24" fill="#949494">Save</text>
          </g>
        </svg>
        """,
      expected: ["save normal passed"]),
    RuleExample(
      title: "A disabled control is exempt",
      fileName: "example.svg",
      source: """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="80" style="background:#fff">
          <g id="save" role="button" aria-disabled="true">
            <rect width="120" height="40" fill="#ffffff" stroke="#767676"/>
            <text x="20" y="26" font-size="16" fill="#949494">Save</text>
          </g>
        </svg>
        """,
      expected: ["save disabled exempt"]),
  ]
}
