public import Audit

extension HitAreaOverlapRule {
  /// What the rule is.
  public static let metadata = RuleMetadata(
    id: "hit-area-overlap",
    title: "Overlapping targets",
    summary: """
      Finds controls whose area is claimed by a control that is painted later and does \
      something else.
      """,
    rationale: """
      A tap meant for one control operates another.
      """,
    limitations: """
      Only controls of one screen are compared, in their normal state.
      """)

  /// Small drawings with the outcomes they must have.
  public static let examples: [RuleExample] = [
    RuleExample(
      title: "A badge over a button",
      fileName: "example.svg",
      source: """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="80" style="background:#fff">
          <rect id="card" role="button" width="120" height="60" fill="#595959"/>
          <circle id="badge" role="button" cx="110" cy="20" r="20" fill="#1a1a1a"/>
        </svg>
        """,
      expected: ["card any failed"]),
    RuleExample(
      title: "Side by side",
      fileName: "example.svg",
      source: """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="80" style="background:#fff">
          <rect id="card" role="button" width="60" height="60" fill="#595959"/>
          <rect id="badge" role="button" x="80" width="60" height="60" fill="#1a1a1a"/>
        </svg>
        """,
      expected: []),
  ]
}
