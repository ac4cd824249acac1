public import Audit

extension HitAreaCoverageRule {
  /// What the rule is.
  public static let metadata = RuleMetadata(
    id: "hit-area-coverage",
    title: "Hit-area coverage",
    summary: """
      Compares the points that take taps with the outline of the control's container. Without \
      a container, all of the box around its texts and pictures has to take taps, or the frame. \
      Of a laid-out frame, the gap between a picture and its text, and what the container or the \
      target does not fill, are a finding of its own, a warning.
      """,
    rationale: """
      A tap on a dead part of a button does nothing, and people blame themselves.
      """,
    limitations: """
      The silhouette is what the loader calls the container; a decorative shape that looks \
      operable is not known as such.
      """)

  /// Small drawings with the outcomes they must have.
  public static let examples: [RuleExample] = [
    RuleExample(
      title: "An outlined button whose inside takes no taps",
      fileName: "example.svg",
      source: """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="80" style="background:#fff">
          <g id="more" role="button">
            <rect x="2" y="2" width="120" height="44" fill="none" stroke="#595959" stroke-width="2"/>
            <text x="30" y="30" font-size="16" fill="#1a1a1a">More</text>
          </g>
        </svg>
        """,
      expected: ["more any failed"]),
    RuleExample(
      title: "The same button with pointer-events",
      fileName: "example.svg",
      source: """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="80" style="background:#fff">
          <g id="more" role="button" pointer-events="all">
            <rect x="2" y="2" width="120" height="44" fill="none" stroke="#595959" stroke-width="2"/>
            <text x="30" y="30" font-size="16" fill="#1a1a1a">More</text>
          </g>
        </svg>
        """,
      expected: ["more any passed"]),
  ]
}
