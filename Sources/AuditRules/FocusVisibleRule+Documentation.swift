public import Audit

extension FocusVisibleRule {
  /// What the rule is.
  public static let metadata = RuleMetadata(
    id: "focus-visible",
    title: "Visible focus",
    summary: """
      Compares a control that has the keyboard focus with the same control without it, point by \
      point, and fails if nothing changes visibly. How faint a ring may be is for \
      `indicator-contrast` to say, how small it may be for `focus-appearance`.
      """,
    rationale: "Who works with the keyboard has to see where a key press will land.",
    limitations: """
      Only states that a source tells apart are audited: a control without a focused state may \
      well show the platform's own ring. Where a source has one that changes nothing, code or the \
      platform may still draw something, so a failure is a warning. A focused state that is \
      hovered or pressed as well is not compared.
      """)

  /// Small style files with the outcomes they must have.
  public static let examples: [RuleExample] = [
    example("A white ring on a white page", ring: "#FFFFFF", "failed"),
    example("A dark ring", ring: "#0B57D0", "passed"),
  ]

  /// A field on a white page with a ring around it while it is focused.
  private static func example(_ title: String, ring: String, _ outcome: String) -> RuleExample {
    FocusExample.example(title, ring: ring, inset: -3, width: 3, outcome)
  }
}

/// A field on a white page with a ring while it is focused.
enum FocusExample {
  /// The field with a ring of `width` whose outer edge lies `inset` inside of its own.
  static func example(
    _ title: String, ring: String, inset: Int, width: Int, _ outcome: String
  ) -> RuleExample {
    RuleExample(
      title: title,
      fileName: "example.xml",
      source: """
        <theme xmlns="urn:a11yaudit:style:1">
          <appearance name="light" window="#FFFFFF"/>
          <style name="Field">
            <label/>
            <foreground-style color="#1A1A1A"/>
            <frame width="160" height="44"/>
            <background color="#FFFFFF"/>
            <overlay>
              <rectangle stroke-border="#767676"/>
            </overlay>
            <overlay when="focused">
              <rectangle inset="\(inset)" stroke-border="\(ring)" line-width="\(width)"
                         part="indicator"/>
            </overlay>
          </style>
          <control name="City" role="field" style="Field" label="City"/>
        </theme>
        """,
      expected: ["City focused \(outcome)"])
  }
}
